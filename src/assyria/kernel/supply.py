"""Expansion B and C: supply and famine (§5.2, §5.3)."""

from __future__ import annotations

from assyria.kernel import deck
from assyria.kernel.action_bits import PLOW_BIT
from assyria.kernel.bits import NONE, Word, bit, cards_of, count, kinds_held, one_card
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import FITS, LARDER_KINDS, LARDERS, SYMBOLS
from assyria.packed.layout import NO_CARD
from assyria.packed.numbering import KINDS_OF_A_FOOD, PLOW_KIND, WILD_KIND


@compiled
def update_legal(s: Position) -> None:
    """§5.2 A card in hand that fits some unfed hut; then, for each symbol, an unfed hut it fits."""
    me = s.players[s.order[s.order_index]]
    unfed = me.huts & ~me.fed
    if s.supplying != NO_CARD:
        fits_any = s.supplying == WILD_KIND or s.supplying == PLOW_KIND
        s.legal_hexes = wild_targets(s) if fits_any and s.strict_feeding else unfed & FITS[s.supplying]
        return
    wanted = NONE
    for larder in range(len(LARDERS)):
        if unfed & LARDERS[larder] != NONE:
            wanted |= LARDER_KINDS[larder]
    held = kinds_held(me.hand)
    if me.plow:
        held |= PLOW_BIT
    s.legal_others = wanted & held


@compiled
def wild_targets(s: Position) -> Word:
    """§5.2 Strict feeding: the huts that a wild card or the plow may feed.

    If no symbol that fits any hut can be spared, these are the unfed huts of the foods that run short.
    """
    me = s.players[s.order[s.order_index]]
    unfed = me.huts & ~me.fed
    short, missing = NONE, 0
    for first in range(0, WILD_KIND, KINDS_OF_A_FOOD):
        hungry = unfed & FITS[first]
        symbols = 0
        for kind in range(first, first + KINDS_OF_A_FOOD):
            symbols += SYMBOLS[kind] * cards_of(me.hand, kind)
        if count(hungry) > symbols:
            short |= hungry
            missing += count(hungry) - symbols
    anywhere = cards_of(me.hand, WILD_KIND) + me.plow + s.picks
    return short if missing >= anywhere else unfed


@compiled
def play_card(s: Position, card: int) -> None:
    """§5.2 A card feeds all unfed huts it fits; if they outnumber its symbols, they are picked.

    Food and wild cards go to the discard, the plow back to its place on the board.
    """
    me = s.players[s.order[s.order_index]]
    if card == PLOW_KIND:
        me.plow = 0
    else:
        me.hand -= one_card(card)
        deck.discard(s, card)
    hungry = me.huts & ~me.fed & FITS[card]
    if count(hungry) > SYMBOLS[card]:
        s.supplying = card
        s.picks = SYMBOLS[card]
    else:
        me.fed |= hungry


@compiled
def pick_hut(s: Position, at: int) -> None:
    """§5.2 One symbol, one hut."""
    s.players[s.order[s.order_index]].fed |= bit(at)
    s.picks -= 1
    if s.picks == 0:
        s.supplying = NO_CARD


@compiled
def famine(s: Position) -> None:
    """§5.3 Unfed huts go back to stock."""
    me = s.players[s.order[s.order_index]]
    me.stock += count(me.huts & ~me.fed)
    me.huts = me.fed
