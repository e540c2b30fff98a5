"""What programs get that play by a stream."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from assyria.protocol.options import Status
from assyria.protocol.values import MoveText, Seat, Version


@dataclass(kw_only=True)
class GameLine:
    """A line of the bot stream: one of my games has changed."""

    type: Literal["game"] = "game"
    game: str
    version: Version
    status: Status
    seats: list[Seat]
    away: list[Seat]
    mover: Seat | None
    seat: Seat | None
    your_move: bool
    position: str | None
    legal: list[MoveText]
    clock: list[float]
    scores: list[int] | None
    cursor: str
