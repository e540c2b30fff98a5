"""Actions: intrigue at the court of Assur (§6.3)."""

from __future__ import annotations

from assyria.kernel.action_bits import DIGNITARY_BIT
from assyria.kernel.bits import NONE, Word, bit
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import COURT_COSTS, COURT_SPACES


@compiled
def update_legal(s: Position) -> Word:
    """§6.3 A free space, a hut in stock, and the camels."""
    me = s.players[s.order[s.order_index]]
    dignitaries = NONE
    if me.stock > 0:
        for rank in range(len(COURT_COSTS)):
            if me.camels >= COURT_COSTS[rank] and s.at_court[rank] < COURT_SPACES[rank]:
                dignitaries |= bit(DIGNITARY_BIT + rank)
    return dignitaries


@compiled
def play(s: Position, rank: int) -> None:
    """§6.3 A hut from stock on the topmost free space."""
    seat = s.order[s.order_index]
    me = s.players[seat]
    s.court[rank, s.at_court[rank]] = seat
    s.at_court[rank] += 1
    me.stock -= 1
    me.camels -= COURT_COSTS[rank]
