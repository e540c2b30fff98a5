"""Hexes, their food, and the corners where wells can stand (§1.1, §1.2)."""

from __future__ import annotations

from enum import Enum, StrEnum


class Food(StrEnum):
    """§1.1 The food of a hex or of a food card."""

    GRAPES = "grapes"
    PALM = "palm"
    SALT = "salt"
    BARLEY = "barley"
    DATES = "dates"


class Region(Enum):
    """§1.2 Two rivers, the fertile land between them and the arid land outside."""

    UPPER_RIVER = "upper"
    LOWER_RIVER = "lower"
    FERTILE = "fertile"
    ARID = "arid"

    is_river: bool

    def __init__(self, word: str) -> None:
        self.is_river = word in ("upper", "lower")


class Hex(str):
    """§1.1 A hex is its name, `c4`, with its food, its region and its neighbours.

    As text it sorts in the order of the board (column by column, top to bottom) and is written to notation and
    records as it is.
    """

    food: Food
    region: Region
    column: str
    row: int
    neighbours: frozenset[Hex]

    def __new__(cls, column: str, row: int, food: Food, region: Region) -> Hex:
        at = super().__new__(cls, f"{column}{row}")
        at.column = column
        at.row = row
        at.food = food
        at.region = region
        at.neighbours = frozenset()  # The board links its hexes when it has them all.
        return at


class Site(str):
    """§5.4 A corner where three hexes meet, named by them in order: `a1-a2-b1`."""

    hexes: frozenset[Hex]

    def __new__(cls, hexes: frozenset[Hex]) -> Site:
        site = super().__new__(cls, "-".join(sorted(hexes)))
        site.hexes = hexes
        return site
