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
class Variation:
    """A line that leaves a game, or another line, and goes its own way."""

    at: int
    """The number of moves since the start of the game after which it begins."""
    moves: tuple[Played, ...]
    name: str = ""
    deals: tuple[Dealt, ...] = ()
    """The rest of both decks, if they were dealt anew, and a food deal for each reshuffle."""
    variations: tuple[Variation, ...] = ()
    extra: Extra = field(default_factory=dict)

    @property
    def deals_anew(self) -> bool:
        """Whether the unseen cards lie otherwise than in the game that it leaves."""
        return len(self.deals) > 1 and self.deals[1].deck == "expansion"

    @property
    def last(self) -> int:
        """The number of moves since the start of the game at its end."""
        return self.at + len(self.moves)


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
    variations: tuple[Variation, ...] = ()


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
    TOO_MANY_LINES = "too-many-lines"
    LINES_TOO_DEEP = "lines-too-deep"


class RecordError(ValueError):
    """A refused record: the fault, its place, what was found and what was expected.

    `number` is the move's, from 1; `why` is there for an illegal move. `line` names the variation that is
    wrong, such as `variations[0].variations[2]`; the place is within it. It is empty for the game itself. In a
    file of many records, `entry` is the line that is wrong, from 1.
    """

    line: str = ""
    entry: int | None = None

    def __init__(
        self,
        fault: Fault,
        where: str = "",
        found: object = "",
        expected: str = "",
        number: int | None = None,
        why: Reason | None = None,
    ) -> None:
        self.fault = fault
        self.where = where
        self.found = shortened(found)
        self.expected = expected
        self.number = number
        self.why = why
        super().__init__(fault, where, self.found, expected, number, why)

    def __str__(self) -> str:
        fault = self.fault.value.replace("-", " ")
        found = f": {self.found}" if self.found else ""
        expected = f"; expected: {self.expected}" if self.expected else ""
        entry = None if self.entry is None else f"line {self.entry}"
        place = ", ".join(part for part in (entry, self.line, self.where) if part)
        return f"{place or 'record'}: {fault}{found}{expected}"

    def in_line(self, line: str) -> RecordError:
        """Return the error as one of this variation."""
        self.line = line
        return self

    @property
    def rule(self) -> str:
        """The paragraph of the rules: the reason's own, or the one about records."""
        return self.why.rule if self.why else "§10"


def shortened(found: object) -> str:
    """Return what was found, shortened to fit a line."""
    text = found if isinstance(found, str) else repr(found)
    text = "".join(char if char.isprintable() else "�" for char in text)
    return text if len(text) <= 60 else f"{text[:59]}…"
