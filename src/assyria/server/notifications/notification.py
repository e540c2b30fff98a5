"""The text and the link that a person gets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The reason for a notification. Programs that receive notifications sort by this and not by the text."""

    YOUR_TURN = "your-turn"
    GAME_OVER = "game-over"
    TABLE_CANCELLED = "table-cancelled"
    TAKE_BACK_PROPOSED = "take-back-proposed"
    PAUSE_PROPOSED = "pause-proposed"
    END_PROPOSED = "end-proposed"
    REMATCH_OPENED = "rematch-opened"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    TEST = "test"


@dataclass(frozen=True)
class Notification:
    """One notification for one person.

    The text is already in the reader's language: only the caller knows the reader, and all texts are written
    in `render/`.
    """

    kind: Kind
    text: str
    link: str
    table: str | None = None
    """None for a notification without a table, such as a test."""
    seat: int | None = None

    def document(self) -> dict[str, object]:
        """Return the notification as plain JSON, for programs: other people's, and our own service worker."""
        return {
            "kind": self.kind.value,
            "table": self.table,
            "link": self.link,
            "seat": self.seat,
            "text": self.text,
        }
