"""Board, cards and court as tables of numbers, from `assyria.board`."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, WILD, Dignitary, Region
from assyria.board.tracks import HIGHER_POINTS, MULTIPLIERS, TURNS, WELL_POINTS, WELLS
from assyria.kernel.bits import Word, word
from assyria.packed.numbering import (
    BOARD,
    HEXES,
    KINDS,
    MOST_PLAYERS,
    NUMBER_OF_KIND,
    PLOW_KIND,
    SITES,
    hexes_word,
)


def _words(values: Iterable[int]) -> NDArray[np.uint64]:
    return np.array(list(values), np.uint64)


def _numbers(values: Iterable[int]) -> NDArray[np.int64]:
    return np.array(list(values), np.int64)


def _region(*regions: Region) -> Word:
    return word(hexes_word(at for at in HEXES if at.region in regions))


UPPER_RIVER = _region(Region.UPPER_RIVER)
LOWER_RIVER = _region(Region.LOWER_RIVER)
RIVERS = _region(Region.UPPER_RIVER, Region.LOWER_RIVER)
FERTILE = _region(Region.FERTILE)
ARID = _region(Region.ARID)

NEIGHBOURS = _words(hexes_word(at.neighbours) for at in HEXES)
SITE_HEXES = _words(hexes_word(site.hexes) for site in SITES)
SITES_AT = _words(sum(1 << n for n, site in enumerate(SITES) if at in site.hexes) for at in HEXES)
"""The well sites that a hex touches."""

BY_PLAYERS = range(MOST_PLAYERS + 1)
AREAS = _words(hexes_word(BOARD.areas.get(n, ())) for n in BY_PLAYERS)
STARTS = _words(hexes_word(BOARD.starts.get(n, ())) for n in BY_PLAYERS)
WELL_STOCK = _numbers(WELLS.get(n, 0) for n in BY_PLAYERS)

DECK = np.array([NUMBER_OF_KIND[card] for card in FOOD_CARDS], np.int8)
EXPANSION_DECK = np.array(EXPANSION_CARDS[:-1], np.int8)
"""§2.2 What is shuffled: all but the 4 in the first slot."""

SYMBOLS = _numbers(card.symbols for card in KINDS)
PRICES = _numbers(card.price for card in KINDS)
PLACES = _numbers(9 if card is WILD else card.symbols for card in KINDS)
"""§4.1 Where a card lies in its row: fewer symbols further left, wild cards rightmost."""
FITS = _words(hexes_word(at for at in HEXES if card.fits(at)) for card in KINDS)
"""§5.2 The hexes whose huts a card feeds."""
LARDERS = _words(dict.fromkeys(int(FITS[kind]) for kind in range(PLOW_KIND + 1)))
"""The same, once for each food, and once for what fits everything."""
LARDER_KINDS = _words(sum(1 << kind for kind in range(len(KINDS)) if FITS[kind] == larder) for larder in LARDERS)
"""The kinds of card that fit each of them."""

COURT_SPACES = _numbers(dignitary.spaces for dignitary in Dignitary)
COURT_COSTS = _numbers(dignitary.cost for dignitary in Dignitary)
INFLUENCE = _numbers(dignitary.influence for dignitary in Dignitary)
HIGHER, MIDDLE, LOWER = (dignitary.rank for dignitary in Dignitary)

TURNS_OF_REIGN = _numbers((0, *TURNS))
POINTS_OF_WELL = _numbers((0, *WELL_POINTS))
"""By reign, from 1."""
POINTS_OF_HIGHER = _numbers(HIGHER_POINTS)
OFFERING_FACTORS = _numbers(MULTIPLIERS)
