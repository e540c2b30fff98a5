"""Actions: building and extending ziggurats (§6.1, §6.2)."""

from __future__ import annotations

from assyria.board.tracks import BUILD_COST, CENTRE_COST, ROOF_COST, TILES
from assyria.kernel.bits import NONE, Word, bit, count
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import RIVERS


@compiled
def update_legal(s: Position) -> Word:
    """Return the hexes where a ziggurat can be built or extended.

    §6.1 Built: on an own hut, off the rivers, on a hex that touches nobody's well; a base and 6 camels.
    §6.2 Extended: an own ziggurat without a roof that has not risen this turn.
    """
    me = s.players[s.order[s.order_index]]
    hexes = NONE
    if me.camels >= BUILD_COST and count(me.bases) < TILES:
        hexes = me.huts & ~RIVERS & ~s.watered
    risable = me.bases & ~me.roofs & ~s.raised
    if me.camels >= CENTRE_COST:
        hexes |= risable & ~me.centres
    if me.camels >= ROOF_COST:
        hexes |= risable & me.centres
    return hexes


@compiled
def play(s: Position, at: int) -> None:
    """§6.1 A base replaces a hut, or §6.2 a ziggurat rises; either way once a turn for each ziggurat."""
    me = s.players[s.order[s.order_index]]
    here = bit(at)
    if me.huts & here != NONE:
        me.huts &= ~here
        me.fed &= ~here
        me.bases |= here
        me.stock += 1
        me.camels -= BUILD_COST
    elif me.centres & here != NONE:
        me.roofs |= here
        me.camels -= ROOF_COST
    else:
        me.centres |= here
        me.camels -= CENTRE_COST
    s.raised |= here
