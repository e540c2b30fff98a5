"""Views: what players may know, which is everything but the order of the undealt cards."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

from assyria.board import Card
from assyria.rules.state import LEGAL, P, Position, State


@dataclass(frozen=True)
class View(Position):
    """A position as everyone sees it.

    Which cards are undealt follows from what was seen; their order does not.
    """

    undealt_food: tuple[Card, ...] = ()
    """By name."""
    undealt_expansion: tuple[int, ...] = ()
    """Lowest first."""


def view(state: State) -> View:
    """Return the state without the order of its decks."""
    seen = _as(View, state)
    food, expansion = tuple(sorted(state.deck)), tuple(sorted(state.expansion_deck))
    vars(seen).update(undealt_food=food, undealt_expansion=expansion)
    return seen


def redeal(seen: View, rng: Random) -> State:
    """Return a state of this view, with the undealt cards shuffled."""
    return with_decks(
        seen,
        tuple(rng.sample(seen.undealt_food, len(seen.undealt_food))),
        tuple(rng.sample(seen.undealt_expansion, len(seen.undealt_expansion))),
    )


def with_decks(seen: View, deck: tuple[Card, ...], expansion_deck: tuple[int, ...]) -> State:
    """Return a state of this view, with the undealt cards in this order."""
    state = _as(State, seen)
    vars(state).update(deck=deck, expansion_deck=expansion_deck)
    return state


_SEEN = tuple(field.name for field in fields(Position))


def _as(kind: type[P], position: Position) -> P:
    """Return what is seen of a position as another kind of position: as a constructor would, but faster."""
    made, found = object.__new__(kind), vars(position)
    vars(made).update({name: found[name] for name in _SEEN})
    # If the legal moves were worked out, they stay: they do not depend on what is not seen.
    vars(made)[LEGAL] = found.get(LEGAL)
    return made
