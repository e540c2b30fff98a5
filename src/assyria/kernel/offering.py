"""Actions: offerings (§6.4)."""

from __future__ import annotations

from assyria.board.tracks import OFFERING_COST, OFFERING_STEPS
from assyria.kernel.action_bits import OFFER_BIT
from assyria.kernel.bits import NONE, Word
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import OFFERING_FACTORS


@compiled
def update_legal(s: Position) -> Word:
    """§6.4 At most three steps a turn, never past the last space."""
    me = s.players[s.order[s.order_index]]
    can = me.camels >= OFFERING_COST and s.offered < OFFERING_STEPS and me.offering < len(OFFERING_FACTORS) - 1
    return OFFER_BIT if can else NONE


@compiled
def play(s: Position) -> None:
    """§6.4 1 camel, one step on the track."""
    me = s.players[s.order[s.order_index]]
    me.camels -= OFFERING_COST
    me.offering += 1
    s.offered += 1
