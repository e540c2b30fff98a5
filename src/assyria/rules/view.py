"""Views: what players may know, which is everything but the order of the undealt cards."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

from assyria.board import Card
from assyria.rules.state import Position, State


@dataclass(frozen=True)
class View(Position):
    """A position as everyone sees it.

    Which cards are undealt follows from what was seen; their order does not.
    """

    undealt_food: tuple[Card, ...] = ()
    """By name."""
    undealt_expansion: tuple[int, ...] = ()
    """Lowest first."""


_SEEN = tuple(field.name for field in fields(Position))


def view(state: State) -> View:
    """Return the state without the order of its decks."""
    seen = {name: getattr(state, name) for name in _SEEN}
    return View(
        **seen,
        undealt_food=tuple(sorted(state.deck)),
        undealt_expansion=tuple(sorted(state.expansion_deck)),
    )


def dealt_anew(seen: View, rng: Random) -> State:
    """Return a state of this view, with the undealt cards shuffled."""
    return State(
        **{name: getattr(seen, name) for name in _SEEN},
        deck=tuple(rng.sample(seen.undealt_food, len(seen.undealt_food))),
        expansion_deck=tuple(rng.sample(seen.undealt_expansion, len(seen.undealt_expansion))),
    )
