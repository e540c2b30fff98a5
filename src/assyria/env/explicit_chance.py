"""Chance one draw at a time: the turn order seat by seat, and cards as they are turned up.

The rules play with whole decks. Here a deal or a move waits until every card that it turns up was drawn; in which
order the others lie does not matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from assyria.board import FOOD_CARDS, Card
from assyria.board.cards import CARDS
from assyria.rules import Deal, Game, Move, State, Step, new_game, play, view
from assyria.rules.setup import SHUFFLED_EXPANSION
from assyria.rules.view import with_decks

Kind = TypeVar("Kind")

MOST_PLAYERS = 4
DRAWS: tuple[str, ...] = (
    *(f"seat-{seat}" for seat in range(MOST_PLAYERS)),
    *(f"expansion-{huts}" for huts in sorted(set(SHUFFLED_EXPANSION))),
    *sorted(set(FOOD_CARDS)),
)
"""What can be drawn: the next in the turn order, the next expansion card, the next food card."""


@dataclass(frozen=True)
class Waiting:
    """A deal, or a move in a position, and what was drawn for it so far."""

    game: Game
    position: State | None = None
    """None for a deal."""
    move: Move | None = None
    drawn: tuple[str, ...] = ()

    def with_drawn(self, one: str) -> Waiting:
        """Return what waits with one more draw. Raises ValueError for one that cannot come."""
        if one not in self.missing:
            raise ValueError(f"{one} cannot be drawn now: there are {', '.join(sorted(self.missing)) or 'none'}")
        return replace(self, drawn=(*self.drawn, one))

    @cached_property
    def missing(self) -> Counter[str]:
        """What may be drawn next, each by how often it is there; nothing if all is known."""
        if self.position is None and len(self._seats) < self.game.players - 1:
            return self._seats_left
        step, reshuffled = self._attempt
        after, before = step.state, self._expansion_deck
        if len(before) - len(after.expansion_deck) > len(self._expansion):
            return Counter(f"expansion-{huts}" for huts in before) - Counter(
                f"expansion-{huts}" for huts in self._expansion
            )
        if len(self._deck) + len(reshuffled) - len(after.deck) <= len(self._food):
            return Counter()
        if len(self._food) < len(self._deck):
            return Counter[str](self._deck) - Counter[str](self._food)
        return Counter[str](reshuffled) - Counter[str](self._food[len(self._deck) :])

    @property
    def step(self) -> Step:
        """What happens, once nothing is missing; the cards that are left lie in any order."""
        return self._attempt[0]

    @cached_property
    def _attempt(self) -> tuple[Step, Sequence[Card]]:
        """What happens with the draws on top of the decks, and the cards that are shuffled on the way."""
        deck, expansion = _on_top(self._food, self._deck), _on_top(self._expansion, self._expansion_deck)
        if self.position is None:
            order = tuple(int(one.removeprefix("seat-")) for one in (*self._seats, *self._seats_left))
            return new_game(self.game, Deal(order, deck, expansion)), ()
        assert self.move is not None
        reshuffled: list[Card] = []

        def shuffle(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            reshuffled.extend(cards)
            return _on_top(self._food[len(self._deck) :], cards)

        return play(with_decks(view(self.position), deck, expansion), self.move, shuffle), reshuffled

    @property
    def _deck(self) -> tuple[Card, ...]:
        return FOOD_CARDS if self.position is None else self.position.deck

    @property
    def _expansion_deck(self) -> tuple[int, ...]:
        return SHUFFLED_EXPANSION if self.position is None else self.position.expansion_deck

    @property
    def _seats(self) -> list[str]:
        return [one for one in self.drawn if one.startswith("seat-")]

    @property
    def _seats_left(self) -> Counter[str]:
        return Counter(f"seat-{seat}" for seat in range(self.game.players)) - Counter(self._seats)

    @property
    def _food(self) -> list[Card]:
        return [CARDS[one] for one in self.drawn if one in CARDS]

    @property
    def _expansion(self) -> list[int]:
        return [int(one.removeprefix("expansion-")) for one in self.drawn if one.startswith("expansion-")]


def _on_top(drawn: Sequence[Kind], cards: Sequence[Kind]) -> tuple[Kind, ...]:
    """Return a deck with the cards that were drawn first, as far as they are of it."""
    left = Counter(cards)
    top = list(drawn[: len(cards)])
    left.subtract(top)
    return (*top, *left.elements())
