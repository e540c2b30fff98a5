"""What people learn from: exercises and lessons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from assyria.protocol.commands import Request
from assyria.protocol.messages import TableMessage
from assyria.protocol.values import Limits, MoveText, Seat

MOST_MOVES = 200
"""Moves of one's own in an exercise: more than a whole game has."""

PositionText: TypeAlias = Annotated[str, Limits(longest=2000)]
MovesSoFar: TypeAlias = Annotated[list[MoveText], Limits(longest=MOST_MOVES)]


@dataclass(frozen=True)
class ExerciseRequest(Request):
    """A position to play on from, the seats of the person who asks, and the moves they have made so far.

    A position without the order of the undealt cards (`~`) gets one that follows from its text. Bots play the
    other seats; the same request always gets the same answer.
    """

    position: PositionText
    mine: Annotated[list[Seat], Limits(shortest=1, longest=4)]
    moves: MovesSoFar


@dataclass(frozen=True)
class LessonTry(Request):
    """The moves that somebody has made so far to solve a task."""

    moves: MovesSoFar


@dataclass(kw_only=True)
class LessonLine:
    """A lesson in the list: how long it takes, and how many tasks it has."""

    id: str
    minutes: int
    tasks: int


@dataclass(kw_only=True)
class LessonTask:
    """A task: the name of its texts, the paragraph it is about, whose seat is played, and moves that solve it."""

    message: str
    rule: str
    seat: Seat
    solution: list[MoveText]


@dataclass(kw_only=True)
class Lesson:
    """A lesson with its tasks."""

    id: str
    minutes: int
    tasks: list[LessonTask]


LessonOutcome: TypeAlias = Literal["open", "solved", "wrong"]


@dataclass(kw_only=True)
class LessonVerdict:
    """What a try is: not decided yet, solved or wrong; and the name of the sentence about it, with its numbers."""

    outcome: LessonOutcome
    message: str | None
    rule: str | None
    values: dict[str, int]


@dataclass(kw_only=True)
class LessonAnswer:
    """The table after a try, and the verdict on it."""

    table: TableMessage
    verdict: LessonVerdict
