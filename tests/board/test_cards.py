"""The cards in the box (§1.7, §1.8)."""

from collections import Counter

import pytest

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, PLOW, WILD, Food, card_named
from assyria.board.cards import BONUS_CARD, CARDS, FIRST_EXPANSION
from tests.positions import at, card


def test_forty_food_cards() -> None:
    """§1.7 Of each food three with 1 symbol, two with 2 and two with 3; and five wild."""
    counts = Counter(FOOD_CARDS)
    assert len(FOOD_CARDS) == 40
    assert counts[WILD] == 5
    for food in Food:
        assert [counts[card(f"{food}-{symbols}")] for symbols in (1, 2, 3)] == [3, 2, 2]


def test_seventeen_kinds_of_card() -> None:
    """§1.7 Five foods with 1, 2 or 3 symbols, wild and plow."""
    assert set(CARDS) == {*FOOD_CARDS, "plow"}
    assert len(CARDS) == 17


@pytest.mark.parametrize(
    ("name", "price"), [("salt-1", 1), ("dates-2", 2), ("palm-3", 2), ("wild", 2), ("plow", 2)]
)
def test_prices(name: str, price: int) -> None:
    """§1.7 1 camel for a 1-symbol card, 2 for any other and for a plow."""
    assert card(name).price == price


@pytest.mark.parametrize(
    ("name", "symbols"), [("salt-1", 1), ("dates-2", 2), ("palm-3", 3), ("wild", 1), ("plow", 1)]
)
def test_symbols(name: str, symbols: int) -> None:
    """§1.7 A food card has as many symbols as its name says; wild and plow have one."""
    assert card(name).symbols == symbols


def test_a_card_is_found_by_its_name() -> None:
    """§1.7 `barley-2` is barley, twice."""
    found = card_named("barley-2")
    assert found is not None
    assert (found.food, found.symbols) == (Food.BARLEY, 2)


@pytest.mark.parametrize("name", ["salt-4", "salt-0", "wild-1", "onion-1", "Salt-1", ""])
def test_not_a_card(name: str) -> None:
    """§1.7 No other cards are in the box."""
    assert card_named(name) is None


def test_not_a_plow_among_the_food_cards() -> None:
    """§1.6 §1.7 Plows are not part of the food deck."""
    assert PLOW not in FOOD_CARDS


def test_food_fits_its_food() -> None:
    """§5.2 Salt fits a hut on salt."""
    assert card("salt-3").fits(at("c1"))


def test_not_fitting_another_food() -> None:
    """§5.2 Salt does not fit a hut on barley."""
    assert not card("salt-3").fits(at("b1"))


@pytest.mark.parametrize("name", ["a1", "b1", "c1", "e1", "i1"])
def test_wild_and_plow_fit_any_hut(name: str) -> None:
    """§5.2 Whatever grows there."""
    assert WILD.fits(at(name))
    assert PLOW.fits(at(name))


def test_nine_expansion_cards() -> None:
    """§1.8 Two 2s, four 3s, three 4s; the bonus card is a 4."""
    assert Counter(EXPANSION_CARDS) == {2: 2, 3: 4, 4: 3}
    assert (FIRST_EXPANSION, BONUS_CARD) == (4, 4)


def test_not_an_expansion_card() -> None:
    """§1.8 No 1 and no 5, and the bonus card is not one of the nine."""
    assert not {1, 5} & set(EXPANSION_CARDS)
    assert len(EXPANSION_CARDS) == 9
