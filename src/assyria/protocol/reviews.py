"""Reviews of whole games: win chances, mistakes, and the luck–skill ledger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from assyria.protocol.coaching import SeatStory, Verdict
from assyria.protocol.puzzles import PuzzleTheme
from assyria.protocol.values import MoveText, Seat
from assyria.protocol.wire import PhaseWord, SourceWord

FORMAT: Final = "assyria-review/2"


@dataclass(kw_only=True)
class ReviewAccount:
    """What changed for a seat: start + own + sum of others + luck + correction = result."""

    start: float
    own: float
    """By its own decisions, against the best moves found."""
    others: list[float]
    """By decisions of each other seat; 0 for the seat itself."""
    luck: float
    """By cards that were turned up, the first deal and the turn order included."""
    correction: float
    """By the engine, which sees more later."""
    result: float


@dataclass(kw_only=True)
class MistakeKind:
    """What mistakes of a seat were about: a theme of puzzles, and the lesson about it."""

    theme: PuzzleTheme
    lesson: str
    count: int


@dataclass(kw_only=True)
class SeatReview(ReviewAccount):
    """A seat's account of win chances, and how well it was played."""

    grade: float | None
    """From 0 to 100, by the expected points that its decisions cost; null for a seat that never had a choice."""
    grade_by_phase: dict[PhaseWord, float]
    story: SeatStory
    mistakes: list[MistakeKind]
    """What its mistakes were about, the commonest first."""
    points: ReviewAccount
    """The same account of expected points."""


@dataclass(kw_only=True)
class Booked:
    """What changed from one decision to the next, by seat: every change has exactly one cause."""

    decision: list[float]
    luck: list[float]
    correction: list[float]


@dataclass(kw_only=True)
class ReviewedDecision:
    """A decision with a choice: what was played, and the best move found."""

    move: int
    """After so many moves."""
    seat: Seat
    phase: PhaseWord
    reign: int
    turn: int
    played: MoveText
    best: MoveText
    verdict: Verdict
    loss: float
    """By how much win chance the best move is better; 0 if it was played."""
    cost: float
    """In points: the expected final points that it lost, or what the lost win chance is worth if that is more."""
    chances: list[float]
    points: list[float]
    """Win chances and final scores by seat with the best move."""
    sources: dict[SourceWord, float]
    """The final score of the seat that decided with the best move."""
    played_points: list[float]
    played_sources: dict[SourceWord, float]
    """The same with what was played."""
    dealt: bool
    """Whether cards were turned up before the next decision."""
    booked: Booked


@dataclass(kw_only=True)
class ReviewedTurn:
    """What a turn changed for each seat: its accounts start from 0."""

    reign: int
    turn: int
    move: int
    """Its first decision."""
    seats: list[ReviewAccount]
    points: list[ReviewAccount]
    """The same accounts of expected points."""


@dataclass(kw_only=True)
class Review:
    """A whole game as the engine sees it afterwards. Seats start at an even win chance."""

    format: Literal["assyria-review/2"]
    network: str
    """The name of the engine's network."""
    players: Literal[2, 3, 4]
    moves: int
    finished: bool
    """False for a record that breaks off: then the result is what could be expected."""
    simulations: int
    """Of the search for each decision."""
    seats: list[SeatReview]
    turns: list[ReviewedTurn]
    decisions: list[ReviewedDecision]


@dataclass(kw_only=True)
class ReviewProgress:
    """How far a review is: of so many positions, and the review once all are judged.

    Until then it has what is known already of the seats that come first, those of who asks: the moments
    become better as the engine looks closer.
    """

    done: int
    total: int
    review: Review | None
    stories: list[SeatStory]
    """Empty once the review is there."""
