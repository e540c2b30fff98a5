"""Whole games: replays and records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from assyria.protocol.analyses import LineMove
from assyria.protocol.events import EventMessage
from assyria.protocol.messages import PositionMessage, ResultMessage
from assyria.protocol.options import MoveReason
from assyria.protocol.values import Card, MoveText, Seat
from assyria.protocol.wire import ScoreBreakdownMessage
from assyria.rules import FeedingRule


@dataclass(kw_only=True)
class Fair:
    """The proof of a fair deal; the secret is there once the game is over. See docs/fair-deals.md."""

    commitment: str
    secret: str | None = None


@dataclass(kw_only=True)
class FoodDeal:
    """The food deck as it was shuffled, top card first."""

    deck: Literal["food"]
    cards: list[Card]


@dataclass(kw_only=True)
class ExpansionDeal:
    """The expansion cards as they were shuffled, top card first."""

    deck: Literal["expansion"]
    cards: list[int]


@dataclass(kw_only=True)
class RecordedMove:
    """A move and whose it was, and why it was made for somebody if they did not choose it."""

    seat: Seat
    move: MoveText
    reason: MoveReason | None = None


@dataclass(kw_only=True)
class RecordedLine:
    """A line that leaves a game or another line after so many moves since the start: see docs/record-format.md."""

    at: int
    name: str = ""
    deals: list[FoodDeal | ExpansionDeal] = field(default_factory=list)
    moves: list[LineMove]
    variations: list[RecordedLine] = field(default_factory=list)


@dataclass(kw_only=True)
class RecordRules:
    """Rule options that differ from the default."""

    two_player_draft: Literal[2, 3] = 2
    feeding: FeedingRule = FeedingRule.FREE


@dataclass(kw_only=True)
class GameRecord:
    """A game to take home: see docs/record-format.md."""

    format: Literal["assyria-record/1"]
    players: Literal[2, 3, 4]
    board: str
    rules: RecordRules = field(default_factory=RecordRules)
    turn_order: list[Seat]
    deals: list[FoodDeal | ExpansionDeal]
    moves: list[RecordedMove]
    scores: list[int] = field(default_factory=list)
    ledger: list[ScoreBreakdownMessage] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    variations: list[RecordedLine] = field(default_factory=list)
    names: list[str]
    fair: Fair = field(default_factory=lambda: Fair(commitment=""))


@dataclass(kw_only=True)
class ReplayStep:
    """A move, whose it was, in which turn, and the table after it. The first step is the set-up, with no move."""

    seat: Seat | None
    move: MoveText | None
    reason: MoveReason | None
    reign: int
    turn: int
    position: PositionMessage
    events: list[EventMessage]


@dataclass(kw_only=True)
class Replay:
    """A game step by step. Names are empty where a record has none; the record is there for a finished table."""

    players: Literal[2, 3, 4]
    board: str
    rules: RecordRules
    names: list[str]
    steps: list[ReplayStep]
    result: ResultMessage | None
    fair: Fair | None
    record: GameRecord | None
