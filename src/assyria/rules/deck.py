"""The food deck: drawing, and shuffling the discard into a new deck (§2.2, §4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.board import Card
from assyria.rules.events import Event, Reshuffled
from assyria.rules.state import Shuffle, State, change


class WrongDeal(ValueError):
    """A shuffle that returned other cards; `deck` is `food`, `expansion` or `turn_order`."""

    def __init__(self, deck: str) -> None:
        super().__init__(deck)
        self.deck = deck


def draw(state: State, count: int, shuffle: Shuffle) -> tuple[State, tuple[Card, ...], tuple[Event, ...]]:
    """§4.1 Turn up so many cards; fewer if deck and discard run out together.

    The discard becomes a new deck only when a card must be drawn and there is none.
    """
    cards: tuple[Card, ...] = state.deck[:count]
    state = change(state, deck=state.deck[count:])
    if len(cards) == count or not state.discard:
        return state, cards, ()
    fresh = permutation(state.discard, shuffle(state.discard))
    missing = count - len(cards)
    state = change(state, deck=fresh[missing:], discard=())
    return state, cards + fresh[:missing], (Reshuffled(len(fresh)),)


def permutation(cards: Sequence[Card], shuffled: Sequence[Card]) -> tuple[Card, ...]:
    """Return the shuffled cards. Raises WrongDeal if they are not the same cards."""
    if sorted(cards) != sorted(shuffled):
        raise WrongDeal("food")
    return tuple(shuffled)


def discard(state: State, cards: Sequence[Card]) -> State:
    """Put cards on the discard, which has no order."""
    return change(state, discard=tuple(sorted((*state.discard, *cards))))
