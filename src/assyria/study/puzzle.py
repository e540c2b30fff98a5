"""Puzzles: positions of strong games in which one choice is clearly best, and not the one that catches the eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from assyria.board.tracks import TURNS
from assyria.protocol.puzzles import PuzzleChoice, PuzzleDifficulty
from assyria.rules import Phase, Seat, Source
from assyria.study.estimate import Estimate


class Kind(StrEnum):
    """What is asked."""

    MOVE = "move"
    """Find the best move."""
    TURN = "turn"
    """Plan all moves until somebody else moves."""


class Theme(StrEnum):
    """What a puzzle is about."""

    FEEDING = "feeding"
    HUTS = "huts"
    WELLS = "wells"
    ZIGGURATS = "ziggurats"
    COURT = "court"
    OFFERINGS = "offerings"
    TURN_ORDER = "turn-order"
    LAST_TURN = "last-turn"


DIFFICULTIES: tuple[PuzzleDifficulty, ...] = (1, 2, 3)
"""1: strong rules of thumb find it; 2: only what a network learned; 3: only the search."""


@dataclass(frozen=True)
class Question:
    """A position with a question and its answer."""

    kind: Kind
    position: str
    """As everyone sees it (`assyria.record.position`); the mover is asked."""
    lines: tuple[PuzzleChoice, ...]
    """What the engine looked at, best first."""

    @property
    def players(self) -> int:
        return int(self.position[0])

    @property
    def solution(self) -> PuzzleChoice:
        return self.lines[0]

    @property
    def margin(self) -> float:
        """By how much win chance the best is ahead."""
        return self.lines[0].chance - self.lines[1].chance


@dataclass(frozen=True)
class Puzzle(Question):
    """A question of the collection."""

    id: str
    theme: Theme
    difficulty: PuzzleDifficulty


_OF_PHASE = {
    Phase.DRAFT: Theme.FEEDING,
    Phase.HARVEST: Theme.TURN_ORDER,
    Phase.SUPPLY: Theme.FEEDING,
}
_OF_SOURCE = {
    Source.ZIGGURATS: Theme.ZIGGURATS,
    Source.WELLS: Theme.WELLS,
    Source.INFLUENCE: Theme.COURT,
    Source.HIGHER: Theme.COURT,
    Source.OFFERINGS: Theme.OFFERINGS,
}


def theme_of(moment: Moment, phase: Phase, best: Mapping[str, float], other: Mapping[str, float]) -> Theme:
    """Return what a decision is about: the last turn, the phase, or where the best has more points by source."""
    if is_last_turn(moment):
        return Theme.LAST_TURN
    if phase in _OF_PHASE:
        return _OF_PHASE[phase]
    gain = difference(best, other)
    main = max(Source, key=lambda source: gain[source])
    return _OF_SOURCE.get(main, Theme.HUTS)


class Moment(Protocol):
    """A time of the game."""

    @property
    def reign(self) -> int: ...

    @property
    def turn(self) -> int: ...


def is_last_turn(moment: Moment) -> bool:
    return moment.reign == len(TURNS) and moment.turn == TURNS[-1]


def difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    """Return by how many points of each source one line is ahead of another."""
    return {source: one[source] - other[source] for source in one}


def line_of(moves: Sequence[str], value: Estimate, seat: Seat) -> PuzzleChoice:
    """Return moves of a seat with what is expected after them, rounded."""
    sources = zip(Source, value.sources[seat], strict=True)
    return PuzzleChoice(
        moves=list(moves),
        chance=round(value.chances[seat], 4),
        sources={source.value: round(points, 2) for source, points in sources},
        points=[round(points, 2) for points in value.points],
    )
