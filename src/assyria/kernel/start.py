"""Start spaces (§2.4)."""

from __future__ import annotations

from assyria.kernel.bits import bit
from assyria.kernel.compiling import compiled
from assyria.kernel.huts import empty
from assyria.kernel.layout import Position
from assyria.kernel.tables import STARTS


@compiled
def update_legal(s: Position) -> None:
    """§2.4 The free start spaces (§1.4)."""
    s.legal_hexes = STARTS[s.seats] & empty(s)


@compiled
def play(s: Position, at: int) -> None:
    """§2.4 In turn order each player puts a base on a start space."""
    s.players[s.order[s.order_index]].bases = bit(at)
    s.order_index += 1
