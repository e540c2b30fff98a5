"""The policy's rating of feeding: which card, then which huts."""

from __future__ import annotations

from typing import Any

from assyria.board.tracks import FIRST_RIVER_HUT
from assyria.bots.compiled.policy_huts import rate_land, rate_yield
from assyria.bots.compiled.position_facts import FOODS, SIZES, sites_by_huts, symbols_held, turns_to_come
from assyria.kernel.bits import NONE, bit, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import FITS, SITES_AT, SYMBOLS
from assyria.packed.actions import CARD
from assyria.packed.numbering import PLOW_KIND, WILD_KIND


@compiled
def rate_feeding(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the cards to feed with: those that feed most and waste least, wild cards and the plow last."""
    me = s.players[s.order[s.order_index]]
    hungry = me.huts & ~me.fed
    options = 0
    legal = s.legal_others
    while legal != NONE:
        kind = lowest(legal)
        legal = without_lowest(legal)
        if kind < WILD_KIND:
            feeds = min(count(hungry & FITS[kind]), SYMBOLS[kind])
            value = 4.0 + feeds - weights.waste * (SYMBOLS[kind] - feeds)
        else:
            value = weights.plow_before_wild if kind == PLOW_KIND else 0.0
        actions[options] = CARD + kind
        values[options] = value
        options += 1
    return options


@compiled
def rate_huts_to_feed(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the huts that the card can feed: what each yields, less if another card feeds it anyway."""
    me = s.players[s.order[s.order_index]]
    fertile, arid, camel = rate_land(weights, turns_to_come(s))
    _, _, thrice = sites_by_huts(me.huts)
    dug = thrice & ~s.wells
    options = 0
    legal = s.legal_hexes
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        here = bit(at)
        value = rate_yield(here, me.fed, FIRST_RIVER_HUT, fertile, arid, camel)
        value += weights.feed_well * count(SITES_AT[at] & dug)
        if s.supplying >= WILD_KIND:
            for food in range(FOODS):
                if here & FITS[SIZES * food] != NONE and symbols_held(me, food) > 0:
                    value -= weights.feed_later
        actions[options] = at
        values[options] = value
        options += 1
    return options
