"""What if: lines that leave a game, and positions that are played out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from assyria.protocol.commands import Request
from assyria.protocol.requests import LinePath, RecordText
from assyria.protocol.study import MovesSoFar, PositionText
from assyria.protocol.values import Limits, LineName, MoveCount, MoveText, Seat
from assyria.protocol.wire import SourceWord


@dataclass(frozen=True)
class LineRequest(Request):
    """A line of a record, or the game itself: to be replayed as a game of its own."""

    record: RecordText
    line: LinePath = field(default_factory=list)


@dataclass(frozen=True)
class BranchRequest(Request):
    """A position of a record, after so many moves of the game or of one of its lines, to go on from otherwise."""

    record: RecordText
    at: MoveCount
    line: LinePath = field(default_factory=list)


@dataclass(kw_only=True)
class Branch:
    """A position to go on from otherwise: who decides, what is legal, and the unseen cards dealt again."""

    seat: Seat
    moves: list[MoveText]
    position: str
    """As everyone sees it, in one line."""
    dealt: str
    """The same with the unseen cards in an order that was drawn just now; it is not that of the game."""


@dataclass(frozen=True)
class NewLineRequest(Request):
    """A line as it was played in an exercise: from which position on, at which seats, with which moves of mine."""

    dealt: PositionText
    at: MoveCount
    """After how many moves of the game."""
    mine: Annotated[list[Seat], Limits(shortest=1, longest=4)]
    moves: MovesSoFar
    name: LineName = ""


@dataclass(frozen=True)
class PlayoutRequest(Request):
    """A position as everyone sees it, in one line, to be played out so often, perhaps with a first move."""

    position: PositionText
    games: Annotated[int, Limits(1, 1000)] = 1000
    move: MoveText | None = None


@dataclass(kw_only=True)
class PlayoutSeat:
    """What a seat had in the end: its share of the victories and its mean points with 95 % intervals."""

    chance: float
    chance_low: float
    chance_high: float
    points: float
    points_low: float
    points_high: float
    sources: dict[SourceWord, float]
    """Mean points by source."""
    quantiles: list[int]
    """The scores that 5, 25, 50, 75 and 95 % of the games did not exceed."""
    scores: list[list[int]]
    """Final scores, each with the number of games it came in."""


@dataclass(kw_only=True)
class PlayoutResult:
    """What so many games of a position came to."""

    games: int
    seats: list[PlayoutSeat]
