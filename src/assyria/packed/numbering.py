"""The numbers of hexes, well sites and cards."""

from __future__ import annotations

from collections.abc import Iterable

from assyria.board import FOOD_CARDS, PLOW, WILD, Card, Food, Hex, load_board
from assyria.board.tracks import PLAYERS

BOARD = load_board("classic")
MOST_PLAYERS = max(PLAYERS)

HEXES: tuple[Hex, ...] = tuple(BOARD.hexes.values())
"""Column by column, from the top."""
SITES = BOARD.sites[MOST_PLAYERS]
"""§5.4 Sorted by name. The sites for fewer players are among them."""
NUMBER_OF_HEX = {at: number for number, at in enumerate(HEXES)}
NUMBER_OF_SITE = {site: number for number, site in enumerate(SITES)}

FOOD_KINDS: tuple[Card, ...] = tuple(sorted(set(FOOD_CARDS)))
"""§1.7 By name: three of each food, and wild last."""
KINDS: tuple[Card, ...] = (*FOOD_KINDS, PLOW)
NUMBER_OF_KIND = {card: number for number, card in enumerate(KINDS)}
WILD_KIND = NUMBER_OF_KIND[WILD]
KINDS_OF_A_FOOD = WILD_KIND // len(Food)
PLOW_KIND = NUMBER_OF_KIND[PLOW]


def hexes_word(hexes: Iterable[Hex]) -> int:
    """Return a set of hexes as one word: a bit for each of them."""
    return sum(1 << NUMBER_OF_HEX[at] for at in hexes)
