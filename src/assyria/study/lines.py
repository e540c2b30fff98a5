"""Lines: a position played on to the end of its turn, as far as no card is turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from random import Random
from typing import TypeVar

from assyria.preview.prospect import some_state
from assyria.rules import (
    Event,
    Move,
    Phase,
    Position,
    Seat,
    Source,
    State,
    View,
    legal_moves,
    play,
    shuffled_with,
    view,
)
from assyria.rules.events import DraftShown, Scored, TurnBegan

Choose = Callable[[View], Move]
"""Chooses the moves that follow, for every seat."""
Kind = TypeVar("Kind", bound=Event)

DEALT = (DraftShown, TurnBegan)
"""From here on things depend on cards that nobody knows."""


@dataclass(frozen=True)
class Line:
    """What happens from a position to the end of its turn, the flood and the end of the game included."""

    start: Position
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    end: State
    """Its undealt cards and its columns mean nothing."""

    def of(self, kind: type[Kind], seat: Seat) -> Iterator[Kind]:
        """Yield what happened to a seat, of one kind."""
        return (event for event in self.events if isinstance(event, kind) and event.seat == seat)  # type: ignore[union-attr]

    def points(self, seat: Seat, source: Source) -> int:
        """Return the points that a seat scores from a source."""
        return sum(event.points for event in self.of(Scored, seat) if event.source is source)

    @cached_property
    def is_over(self) -> bool:
        """Whether the game ends."""
        return self.end.phase is Phase.OVER


def play_on(seen: View, first: Sequence[Move], choose: Choose) -> Line:
    """Return the line that begins with these moves, which are legal one after the other."""
    state, events, made = some_state(seen), list[Event](), list[Move]()
    ahead = list(first)
    while not any(isinstance(event, DEALT) for event in events) and (legal := legal_moves(state)):
        move = ahead.pop(0) if ahead else legal[0] if len(legal) == 1 else choose(view(state))
        step = play(state, move, shuffled_with(Random(0)))
        made.append(move)
        events += step.events
        state = step.state
    known = takewhile(lambda event: not isinstance(event, DEALT), events)
    return Line(seen, tuple(made), tuple(known), state)
