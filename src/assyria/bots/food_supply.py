"""The food in a hand (§5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from assyria.board import Card, Food, Hex


class FoodSupply:
    """The symbols of each food, and those that fit any hut."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.symbols: Counter[Food] = Counter()
        self.anywhere = 0
        for card in cards:
            if card.food is None:
                self.anywhere += card.symbols
            else:
                self.symbols[card.food] += card.symbols

    def fed(self, huts: Iterable[Hex], worth: Callable[[Hex], float]) -> list[Hex]:
        """Return the huts that live if the most valuable are fed first."""
        left, anywhere, living = self.symbols.copy(), self.anywhere, []
        waiting = []
        for at in sorted(huts, key=lambda at: (-worth(at), at)):
            if left[at.food]:
                left[at.food] -= 1
                living.append(at)
            else:
                waiting.append(at)
        return living + waiting[:anywhere]


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards without one copy of this card."""
    left = list(cards)
    left.remove(card)
    return tuple(left)
