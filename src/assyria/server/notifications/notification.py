"""What a person is told: one sentence, and where to go."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """Why someone is told; a program that receives notifications sorts by this and not by the text."""

    YOUR_TURN = "your-turn"
    GAME_OVER = "game-over"
    TAKE_BACK_ASKED = "take-back-asked"
    TEST = "test"


@dataclass(frozen=True)
class Notification:
    """One thing to tell one person.

    The text comes ready in the reader's language: only the caller knows the reader, and no
    sentence is written below `render/`.
    """

    kind: Kind
    text: str
    link: str
    table: str | None = None
    """None where there is no table to speak of, as for a test."""
    seat: int | None = None

    def document(self) -> dict[str, object]:
        """The notification as plain JSON, for programs: other people's, and our own service worker."""
        return {
            "kind": self.kind.value,
            "table": self.table,
            "link": self.link,
            "seat": self.seat,
            "text": self.text,
        }
