"""The contents of the box: hexes, well sites, cards, tracks and costs. Data, no behaviour."""

from assyria.board.board import Board, BoardError, load_board, parse_board
from assyria.board.cards import EXPANSION_CARDS, FOOD_CARDS, PLOW, WILD, Card, card_named
from assyria.board.hexes import Food, Hex, Region, Site
from assyria.board.tracks import Dignitary

__all__ = [
    "EXPANSION_CARDS",
    "FOOD_CARDS",
    "PLOW",
    "WILD",
    "Board",
    "BoardError",
    "Card",
    "Dignitary",
    "Food",
    "Hex",
    "Region",
    "Site",
    "card_named",
    "load_board",
    "parse_board",
]
