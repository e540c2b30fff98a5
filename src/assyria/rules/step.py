"""The result of a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from assyria.rules.events import Event
from assyria.rules.state import State


class Step(NamedTuple):
    """The position after a move, and what happened on the way there."""

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Step:
        """Return the same position with these events added."""
        return Step(self.state, self.events + events)

    def then(self, consequence: Callable[[State], Step]) -> Step:
        """Apply what follows by itself, and return the result with all events in order."""
        state, events = consequence(self.state)
        return Step(state, self.events + events)
