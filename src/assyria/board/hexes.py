"""Hexes, their food, and the corners where wells can stand (§1.1, §1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import NoReturn, Protocol


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


class Named(str):
    """A value that is text, its name, and knows more: each thing is said once, and nobody can change it."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{self}: {name} cannot be changed")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{self}: {name} cannot be changed")


class Hexes(Protocol):
    """What a hex knows of its board."""

    @property
    def hexes(self) -> Mapping[str, Hex]: ...


class Hex(Named):
    """§1.1 A hex is its name, `c4`, with its food, its region and its neighbours.

    As text it sorts in the order of the board (column by column, top to bottom) and is written to notation and
    records as it is.
    """

    __slots__ = ("board", "column", "food", "neighbours", "region", "row")

    food: Food
    region: Region
    column: str
    row: int
    neighbours: frozenset[Hex]
    """These and its board it learns from the board, which has all hexes."""
    board: Hexes

    def __new__(cls, column: str, row: int, food: Food, region: Region) -> Hex:
        at = super().__new__(cls, f"{column}{row}")
        at.column = column
        at.row = row
        at.food = food
        at.region = region
        return at

    def __reduce__(self) -> tuple[object, ...]:
        return _hex_of, (self.board, str(self))


def _hex_of(board: Hexes, name: str) -> Hex:
    return board.hexes[name]


class Site(Named):
    """§5.4 A corner where three hexes meet, named by them in order: `a1-a2-b1`."""

    __slots__ = ("hexes",)

    hexes: frozenset[Hex]

    def __new__(cls, hexes: frozenset[Hex]) -> Site:
        site = super().__new__(cls, "-".join(sorted(hexes)))
        site.hexes = hexes
        return site

    def __reduce__(self) -> tuple[object, ...]:
        return Site, (self.hexes,)
