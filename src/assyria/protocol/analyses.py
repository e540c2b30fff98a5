"""What the engine thinks of a position: analyses and hints. Workers make them, so it imports little."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.coaching import Explanation
from assyria.protocol.values import MoveText, Seat, Version
from assyria.protocol.wire import SourceWord


@dataclass(kw_only=True)
class LineMove:
    """A move of a line, and whose it is."""

    seat: Seat
    move: MoveText


@dataclass(kw_only=True)
class SeatChance:
    """What a seat can expect: its win chance, from 0 to 1, and its score in the end, by source."""

    chance: float
    points: float
    sources: dict[SourceWord, float]


@dataclass(kw_only=True)
class Candidate:
    """A legal move, how often the engine tried it, and each seat's win chance and final score after it."""

    move: MoveText
    visits: int
    chances: list[float]
    points: list[float]
    sources: dict[SourceWord, float]
    """The final score of the seat that decides, by source."""


@dataclass(kw_only=True)
class Analysis:
    """What the engine thinks of a position: all legal moves, most tried first, and what it expects to happen."""

    network: str
    """The name of the engine's network. Another one may say something else."""
    simulations: int
    seats: list[SeatChance]
    candidates: list[Candidate]
    line: list[LineMove]
    why: Explanation
    """Why the first move is best: against what was played, if that is worse, or against the next that is."""


@dataclass(kw_only=True)
class TableAnalysis(Analysis):
    """The position after so many moves of a game that is over, and the seat that decided there."""

    move: int
    seat: Seat


@dataclass(kw_only=True)
class Hint(Analysis):
    """The position that a table has come to with this version, and the seat that decides."""

    version: Version
    seat: Seat
