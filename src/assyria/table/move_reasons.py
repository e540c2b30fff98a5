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


def was_forced(played: Played) -> bool:
    """Return whether a move was the only one, and played for somebody."""
    return played.extra.get("reason") == MoveReason.FORCED
