"""Why moves were made for somebody, as a record says it."""

from __future__ import annotations

from assyria.protocol.options import MoveReason
from assyria.record import Played
from assyria.record.record import NOTHING, Extra

EXTRAS: dict[MoveReason | None, Extra] = {
    None: NOTHING,
    **{reason: {"reason": reason.value} for reason in MoveReason},
}
"""What is added to a move in a record."""

BY_STAND_IN = (MoveReason.STAND_IN, MoveReason.TIMED_OUT)
BY_OTHERS = (*BY_STAND_IN, MoveReason.BOT_FAILED)


def was_forced(played: Played) -> bool:
    """Return whether a move was the only one, and played for somebody."""
    return played.extra.get("reason") == MoveReason.FORCED


def was_chosen(played: Played) -> bool:
    """Return whether a move was made by whoever has the seat, as far as the record says, and by no stand-in."""
    return played.extra.get("reason") not in BY_OTHERS
