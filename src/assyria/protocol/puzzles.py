"""Puzzles: positions with one clearly best answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from assyria.protocol.coaching import Why
from assyria.protocol.commands import Request
from assyria.protocol.messages import TableMessage
from assyria.protocol.study import MovesSoFar
from assyria.protocol.values import MoveText, Seat
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
    """The win chance of the seat that is asked,"""
    sources: dict[SourceWord, float]
    """its final points by source,"""
    points: list[float]
    """and everyone's final points, by seat."""


PuzzleOutcome: TypeAlias = Literal["open", "solved", "wrong", "given-up"]


@dataclass(kw_only=True)
class PuzzleAnswer:
    """The table after the moves so far. Once the puzzle is over, what was chosen, and what else there was."""

    puzzle: PuzzleLine
    seat: Seat
    table: TableMessage
    outcome: PuzzleOutcome
    chosen: PuzzleChoice | None
    """What was played, if the engine knows it."""
    choices: list[PuzzleChoice]
    """The best first; empty while the puzzle is open."""
    why: list[Why]
    """Why the best is better than what was chosen, or than the next if that is best; empty while it is open."""
