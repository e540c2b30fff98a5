"""What people learn from: exercises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from assyria.protocol.commands import Request
from assyria.protocol.values import Limits, MoveText, Seat

MOST_MOVES = 200
"""Moves of one's own in an exercise: more than a whole game has."""

MovesSoFar: TypeAlias = Annotated[list[MoveText], Limits(longest=MOST_MOVES)]


@dataclass(frozen=True)
class ExerciseRequest(Request):
    """A position to play on from, the seats of the person who asks, and the moves they have made so far.

    A position without the order of the undealt cards (`~`) gets one that follows from its text. Bots play the
    other seats; the same request always gets the same answer.
    """

    position: Annotated[str, Limits(longest=2000)]
    mine: Annotated[list[Seat], Limits(shortest=1, longest=4)]
    moves: MovesSoFar
