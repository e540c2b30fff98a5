"""Puzzles: positions with one clearly best answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from assyria.protocol.coaching import Why
from assyria.protocol.commands import Request
from assyria.protocol.messages import TableMessage
from assyria.protocol.study import MovesSoFar
from assyria.protocol.values import MoveText, Seat, Time
from assyria.protocol.wire import SourceWord

PuzzleKind: TypeAlias = Literal["move", "turn"]
PuzzleTheme: TypeAlias = Literal[
    "feeding", "huts", "wells", "ziggurats", "court", "offerings", "turn-order", "last-turn"
]
PuzzleDifficulty: TypeAlias = Literal[1, 2, 3]


@dataclass(frozen=True)
class PuzzleTry(Request):
    """The moves that somebody has made so far to solve a puzzle; or they give up, and want the answer."""

    moves: MovesSoFar
    give_up: bool = False


@dataclass(kw_only=True)
class PuzzleLine:
    """A puzzle in the list: `move` asks for the best move, `turn` for all moves until somebody else moves."""

    id: str
    kind: PuzzleKind
    theme: PuzzleTheme
    difficulty: PuzzleDifficulty
    players: Literal[2, 3, 4]


@dataclass(kw_only=True)
class PuzzleChoice:
    """An answer that the engine has looked at, with what can be expected after it."""

    moves: list[MoveText]
    chance: float
    """The win chance of the seat that is asked."""
    sources: dict[SourceWord, float]
    """Its final points by source."""
    points: list[float]
    """Everyone's final points, by seat."""


PuzzleOutcome: TypeAlias = Literal["open", "solved", "wrong", "given-up"]


@dataclass(kw_only=True)
class TriedPuzzle:
    """The table after the moves so far. Once the puzzle is over, what was chosen, and what else there was."""

    seat: Seat
    table: TableMessage
    outcome: PuzzleOutcome
    chosen: PuzzleChoice | None
    """What was played, if the engine knows it."""
    choices: list[PuzzleChoice]
    """The best first; empty while the puzzle is open."""
    why: list[Why]
    """Why the best is better than what was chosen, or than the next if that is best; empty while it is open."""


@dataclass(kw_only=True)
class PuzzleAnswer(TriedPuzzle):
    """A puzzle after the moves so far."""

    puzzle: PuzzleLine


# Of somebody's own


@dataclass(kw_only=True)
class OwnPuzzleLine:
    """A mistake in a finished game of mine, which I practise: it asks for the best move."""

    table: str
    move: int
    """After so many moves of that game."""
    theme: PuzzleTheme
    players: Literal[2, 3, 4]
    made: Time
    due: Time | None
    """From when on an answer counts; null once it is learned."""
    solved: int
    """How often it was solved in a row when it was due,"""
    failed: int
    """and how often it was not."""


@dataclass(kw_only=True)
class OwnPuzzle(OwnPuzzleLine):
    """The same as it is kept."""

    position: str
    """As everyone saw it."""
    lines: list[PuzzleChoice]
    """What was best, then what I played."""


@dataclass(kw_only=True)
class OwnPuzzleAnswer(TriedPuzzle):
    """A puzzle of mine after the moves so far."""

    puzzle: OwnPuzzleLine
