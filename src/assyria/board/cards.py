"""Food, wild and plow cards, and the expansion cards (§1.7, §1.8)."""

from __future__ import annotations

from assyria.board.hexes import Food, Hex, Named


class Card(Named):
    """§1.7 A card is its name: `barley-2`, `wild`, `plow`. It has symbols and a price in camels."""

    __slots__ = ("food", "price", "symbols")

    food: Food | None
    symbols: int
    price: int

    def __new__(cls, food: Food | None, symbols: int, price: int, name: str | None = None) -> Card:
        card = super().__new__(cls, name or f"{food}-{symbols}")
        card.food = food
        card.symbols = symbols
        card.price = price
        return card

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (str(self),)

    def fits(self, at: Hex) -> bool:
        """§5.2 Return whether a card feeds a hut there: food feeds huts on its food, wild and plow any hut."""
        return self.food is None or self.food is at.food


WILD = Card(None, symbols=1, price=2, name="wild")
PLOW = Card(None, symbols=1, price=2, name="plow")

_PRICES = {1: 1, 2: 2, 3: 2}
_COPIES = {1: 3, 2: 2, 3: 2}
_FOODS = {symbols: [Card(food, symbols, _PRICES[symbols]) for food in Food] for symbols in sorted(_COPIES)}

CARDS: dict[str, Card] = {
    card: card for card in [*(card for cards in _FOODS.values() for card in cards), WILD, PLOW]
}
"""Every kind of card by its name."""

FOOD_CARDS: tuple[Card, ...] = tuple(
    sorted([*(c for n, cards in _FOODS.items() for c in cards for _ in range(_COPIES[n])), *[WILD] * 5])
)
"""§1.7 The forty cards of the food deck, sorted by name."""

EXPANSION_CARDS: tuple[int, ...] = (2, 2, 3, 3, 3, 3, 4, 4, 4)
"""§1.8 The number of huts for each turn. One of the 4s always lies in the first slot."""

FIRST_EXPANSION = 4
BONUS_CARD = 4


def card_named(name: str) -> Card | None:
    """Return the card of that name, or None."""
    return CARDS.get(name)
