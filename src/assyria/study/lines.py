"""Lines: a position played on to the end of its turn, where no card is turned up, or of the next, on some deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
    redeal,
    shuffled_with,
    view,
)
from assyria.rules.events import DraftShown, Scored, TurnBegan

Choose = Callable[[View], Move]
"""Chooses the moves that follow, for every seat."""
Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True)
class Line:
    """What happens from a position on, floods and the end of the game included."""

    start: Position
    events: tuple[Event, ...]
    end: State
    """Its undealt cards and its columns mean nothing."""

    def of(self, kind: type[Kind], seat: Seat) -> Iterator[Kind]:
        """Yield what happened to a seat, of one kind."""
        return (event for event in self.events if isinstance(event, kind) and getattr(event, "seat", None) == seat)

    def points(self, seat: Seat, source: Source) -> int:
        """Return the points that a seat scores from a source."""
        return sum(event.points for event in self.of(Scored, seat) if event.source is source)

    @property
    def is_over(self) -> bool:
        """Whether the game ends."""
        return self.end.phase is Phase.OVER


def play_turn(seen: View, first: Sequence[Move], choose: Choose) -> Line:
    """Return the line to the end of the turn, or to the draft, that begins with these moves."""
    return _line(some_state(seen), first, choose, Random(0), (DraftShown, TurnBegan), 1)


def play_two_turns(seen: View, first: Sequence[Move], choose: Choose, deal: int) -> Line:
    """Return the line to the end of the next turn with this deal, which is the same whatever is played first."""
    rng = Random(deal)
    return _line(redeal(seen, rng), first, choose, rng, (TurnBegan,), 2)


def _line(
    state: State, first: Sequence[Move], choose: Choose, rng: Random, marks: tuple[type[Event], ...], count: int
) -> Line:
    """Return the line up to the event that is the so-manieth of these."""
    start, ahead, events = state, list(first), list[Event]()
    while legal := legal_moves(state):
        move = ahead.pop(0) if ahead else legal[0] if len(legal) == 1 else choose(view(state))
        step = play(state, move, shuffled_with(rng))
        state = step.state
        for event in step.events:
            count -= isinstance(event, marks)
            if not count:
                return Line(start, tuple(events), state)
            events.append(event)
    return Line(start, tuple(events), state)
