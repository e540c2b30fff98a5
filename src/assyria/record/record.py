"""Records: options, deals and moves of a game. Everything else follows by replay (§10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from assyria.board import Card
from assyria.rules import Game, Move, Outcome, Reason, Seat

FORMAT = "assyria-record/1"

Extra = Mapping[str, object]
"""Unknown keys, kept unchanged."""

NOTHING: Extra = {}


@dataclass(frozen=True)
class Dealt:
    """A deck as it was shuffled, top card first."""

    deck: str
    cards: tuple[Card, ...] | tuple[int, ...]
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """A move and its seat."""

    seat: Seat
    move: Move
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True)
class Record:
    """A game, finished or not."""

    game: Game
    turn_order: tuple[Seat, ...]
    deals: tuple[Dealt, ...]
    moves: tuple[Played, ...]
    outcome: Outcome | None = None
    """Only once the game is over."""
    extra: Extra = field(default_factory=dict)


class Fault(StrEnum):
    """The errors of a record."""

    NOT_UTF8 = "not-utf8"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    TOO_DEEP = "too-deep"
    WRONG_TYPE = "wrong-type"
    MISSING_KEY = "missing-key"
    FURTHER_KEYS = "further-keys"
    UNKNOWN_FORMAT = "unknown-format"
    UNKNOWN_BOARD = "unknown-board"
    UNKNOWN_OPTION = "unknown-option"
    WRONG_VALUE = "wrong-value"
    OPTION_FOR_TWO = "option-for-two"
    WRONG_ORDER = "wrong-order"
    WRONG_DECK = "wrong-deck"
    WRONG_CARDS = "wrong-cards"
    MISSING_DEAL = "missing-deal"
    SURPLUS_DEAL = "surplus-deal"
    UNKNOWN_MOVE = "unknown-move"
    WRONG_SEAT = "wrong-seat"
    ILLEGAL_MOVE = "illegal-move"
    RESULT_TOO_EARLY = "result-too-early"
    WRONG_RESULT = "wrong-result"


class RecordError(ValueError):
    """A refused record: the fault, its place, what was found and what was expected.

    `number` is the move's, from 1; `reason` is there for an illegal move.
    """

    def __init__(
        self,
        fault: Fault,
        where: str = "",
        found: object = "",
        expected: str = "",
        number: int | None = None,
        reason: Reason | None = None,
    ) -> None:
        self.fault = fault
        self.where = where
        self.found = _short(found)
        self.expected = expected
        self.number = number
        self.reason = reason
        super().__init__(f"{fault.value} {where} {self.found} {expected}".strip())

    @property
    def rule(self) -> str:
        """The paragraph of the rules: the reason's own, or the one about records."""
        return self.reason.rule if self.reason else "§10"


def _short(found: object) -> str:
    """Return what was found, shortened to fit a line."""
    text = found if isinstance(found, str) else repr(found)
    text = "".join(char if char.isprintable() else "�" for char in text)
    return text if len(text) <= 60 else f"{text[:59]}…"
