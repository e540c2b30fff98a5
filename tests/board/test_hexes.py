"""Hexes, foods, regions and corners (§1.1, §1.2)."""

from typing import Any

import pytest

from assyria.board import Food, Hex, Region, Site
from assyria.board.cards import WILD
from tests.positions import CLASSIC, at, hexes


def test_five_foods() -> None:
    """§1.1 Grapes, palm, salt, barley and dates grow on the board."""
    assert list(Food) == ["grapes", "palm", "salt", "barley", "dates"]


def test_a_hex_is_its_name() -> None:
    """§1.1 A hex's name is column and row, and it knows what lies on it."""
    lone = Hex("b", 5, Food.SALT, Region.ARID)
    assert lone == "b5"
    assert (lone.column, lone.row, lone.food, lone.region) == ("b", 5, Food.SALT, Region.ARID)


def test_hexes_sort_as_the_board_is_read() -> None:
    """§1.1 Column by column, rows from the top."""
    assert sorted(hexes("b1 a6 a2 j3")) == ["a2", "a6", "b1", "j3"]


@pytest.mark.parametrize("what", [at("b5"), CLASSIC.sites[4][0], WILD])
def test_nobody_can_change_the_board(what: Any) -> None:
    """§1.1 Hexes, corners and cards are what they are."""
    for name in what.__slots__:
        before = getattr(what, name)
        with pytest.raises(AttributeError):
            setattr(what, name, before)
        with pytest.raises(AttributeError):
            delattr(what, name)
        assert getattr(what, name) is before
    with pytest.raises(AttributeError):
        what.further = 1


def test_rivers() -> None:
    """§1.2 The upper and the lower river are rivers."""
    assert Region.UPPER_RIVER.is_river
    assert Region.LOWER_RIVER.is_river


def test_not_a_river() -> None:
    """§1.2 Fertile and arid land are no rivers."""
    assert not Region.FERTILE.is_river
    assert not Region.ARID.is_river


def test_a_corner_is_named_by_its_hexes_in_order() -> None:
    """§5.4 Three hexes, sorted, whatever order they come in."""
    site = Site(frozenset((at("b1"), at("a2"), at("a1"))))
    assert site == "a1-a2-b1"
    assert site.hexes == hexes("a1 a2 b1")


def test_not_a_corner_of_hexes_in_a_row() -> None:
    """§5.4 Three hexes that do not all touch have a name but no place on the board."""
    assert Site(hexes("a1 a2 a3")) not in CLASSIC.corners
