"""Expansion A: new huts (§5.1)."""

from __future__ import annotations

from assyria.kernel.bits import NONE, Word, bit, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import AREAS, NEIGHBOURS


@compiled
def begin(s: Position) -> None:
    """§5.1 As many huts as the turn's expansion card says, or all in stock if fewer."""
    s.to_place = min(s.expansion[s.turn - 1], s.players[s.order[s.order_index]].stock)


@compiled
def empty(s: Position) -> Word:
    """Return the empty hexes in play."""
    taken = NONE
    for seat in range(s.seats):
        taken |= s.players[seat].huts | s.players[seat].bases
    return AREAS[s.seats] & ~taken


@compiled
def update_legal(s: Position) -> None:
    """§5.1 An empty hex in play next to an own hut or ziggurat; rivers are allowed, wells block nothing."""
    me = s.players[s.order[s.order_index]]
    own = me.huts | me.bases
    beside = NONE
    while own != NONE:
        beside |= NEIGHBOURS[lowest(own)]
        own = without_lowest(own)
    s.legal_hexes = beside & empty(s)


@compiled
def play(s: Position, at: int) -> None:
    """§5.1 One hut; the next may stand beside it."""
    me = s.players[s.order[s.order_index]]
    me.huts |= bit(at)
    me.stock -= 1
    s.to_place -= 1
