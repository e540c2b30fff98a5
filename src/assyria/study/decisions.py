"""The decisions of a game: positions with a choice, what was played there, and where that led."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from assyria.record import GameHistory
from assyria.rules import Move, Position, Seat, View, legal_moves, view
from assyria.table.move_reasons import was_chosen


@dataclass(frozen=True)
class Decision:
    """A choice, as everyone saw it. Forced moves after it belong to it."""

    number: int
    """How many moves had been made."""
    seen: View
    played: Move
    after: View
    """The next position with a choice, or the last of the game."""
    chosen: bool = True
    """Whether whoever has the seat chose it, and no stand-in."""

    @property
    def seat(self) -> Seat:
        return self.seen.mover

    @property
    def dealt(self) -> bool:
        """Whether cards were turned up before the next choice."""
        return _undealt(self.seen) != _undealt(self.after)


def _undealt(seen: View) -> tuple[object, ...]:
    return seen.reign, seen.turn, seen.undealt_food, seen.undealt_expansion


def decisions(history: GameHistory) -> Iterator[Decision]:
    """Yield the decisions of a game in order."""
    choices = [number for number in range(len(history.moves)) if has_choice(history.at(number))]
    for number, following in pairwise([*choices, len(history.moves)]):
        played = history.moves[number]
        seen, after = view(history.at(number)), view(history.at(following))
        yield Decision(number, seen, played.move, after, was_chosen(played))


def has_choice(position: Position) -> bool:
    """Return whether somebody has more than one legal move."""
    return len(legal_moves(position)) > 1
