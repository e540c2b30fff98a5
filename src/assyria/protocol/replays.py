"""Whole games and what the engine thinks of them: replays, records, analyses, hints."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from assyria.protocol.events import EventMessage
from assyria.protocol.messages import PositionMessage, ResultMessage
from assyria.protocol.options import MoveReason
from assyria.protocol.values import Card, MoveText, Seat, Version
from assyria.protocol.wire import ScoreBreakdownMessage, SourceWord
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
class LineMove:
    """A move of a line, and whose it is."""

    seat: Seat
    move: MoveText


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


# What the engine thinks


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

    simulations: int
    seats: list[SeatChance]
    candidates: list[Candidate]
    line: list[LineMove]


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
