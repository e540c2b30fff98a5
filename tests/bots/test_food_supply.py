"""What cards can feed (§5.2)."""

from collections import Counter

from assyria.board import PLOW, Food
from assyria.bots.food_supply import FoodSupply, without
from assyria.preview.feeding import cards_of
from tests.positions import at, cards, hexes

SUPPLY = FoodSupply(cards("barley-2 salt-1 wild"))


def test_symbols_by_food() -> None:
    """§1.7 Food by its kind, wild and plow apart."""
    assert SUPPLY.symbols == Counter({Food.BARLEY: 2, Food.SALT: 1})
    assert SUPPLY.anywhere == 1


def test_the_dearest_are_fed_first() -> None:
    """§5.2 Each food feeds its own huts, and what fits any hut the dearest of the rest."""
    fed = SUPPLY.fed(hexes("b1 d1 c6 c1 a1"), worth=lambda at: int(at == "a1"))
    assert fed == [at("b1"), at("c1"), at("c6"), at("a1")]


def test_not_fed_without_food() -> None:
    """§5.2 No card, no hut fed."""
    assert FoodSupply(()).fed(hexes("b1"), worth=lambda _: 0) == []


def test_cards_that_can_feed() -> None:
    """§5.2 The hand, with the plow if it is held."""
    assert cards_of(cards("salt-1"), plow=True) == (*cards("salt-1"), PLOW)
    assert cards_of(cards("salt-1"), plow=False) == cards("salt-1")
    assert without(cards("salt-1 salt-1 wild"), cards("salt-1")[0]) == cards("salt-1 wild")
