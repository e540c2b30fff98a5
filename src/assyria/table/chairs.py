"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

BOT_NAMES = ("Lamassi", "Ahuni", "Iltani", "Zakir")
"""What bots are called, by seat: common names of the time, the same in every language of ours."""


class ChairKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True)
class Chair:
    """A seat at the table and who holds it."""

    kind: ChairKind = ChairKind.OPEN
    holder: str | None = None
    """The identity of the person."""
    name: str = ""
    bot: str | None = None
    """Which bot plays, or would play if the person is away."""
    away: bool = False
    """The person has left or run out of time; a bot plays until they return."""
    resigned: bool = False
    auto: bool = True
    """Forced moves are played for the person."""

    @property
    def decides(self) -> bool:
        """Whether a person at this chair makes its moves now."""
        return self.kind is ChairKind.PERSON and not self.away
