"""The ledger of a table: what was decided, an entry each, never changed. Everything else follows from it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias, get_args

from assyria.rules import Seat
from assyria.table.chairs import Chair, ChairKind
from assyria.table.clock import ClockKind, ClockRule
from assyria.table.options import TableOptions


@dataclass(frozen=True)
class Opened:
    """The first entry of every table. The secret deals the cards and never leaves the server before the end."""

    options: TableOptions
    chairs: tuple[Chair, ...]
    owner: str
    secret: str
    record: str | None = None
    """A game to go on from, as JSON, its undealt cards dealt anew."""
    rematch_of: str | None = None


@dataclass(frozen=True)
class Sat:
    seat: Seat
    holder: str
    name: str


@dataclass(frozen=True)
class Stood:
    """A seat is free again, before the start."""

    seat: Seat


@dataclass(frozen=True)
class Began:
    """All seats are taken and the cards are dealt."""


@dataclass(frozen=True)
class Moved:
    seat: Seat
    move: str
    auto: bool = False
    """Forced, and played for the person."""


@dataclass(frozen=True)
class Held:
    """A move that ends a person's turn waits for their word."""

    seat: Seat
    move: str


@dataclass(frozen=True)
class Confirmed:
    seat: Seat


@dataclass(frozen=True)
class Undone:
    """Back to so many moves."""

    seat: Seat
    to: int


@dataclass(frozen=True)
class TakeBackAsked:
    seat: Seat
    to: int


@dataclass(frozen=True)
class TakeBackAnswered:
    seat: Seat
    yes: bool


@dataclass(frozen=True)
class Left:
    """A person gets up during the game; a bot plays on for them."""

    seat: Seat


@dataclass(frozen=True)
class TimedOut:
    seat: Seat


@dataclass(frozen=True)
class Returned:
    seat: Seat


@dataclass(frozen=True)
class Resigned:
    seat: Seat


@dataclass(frozen=True)
class AutoChosen:
    """Whether forced moves are played for this seat."""

    seat: Seat
    auto: bool


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Began
    | Moved
    | Held
    | Confirmed
    | Undone
    | TakeBackAsked
    | TakeBackAnswered
    | Left
    | TimedOut
    | Returned
    | Resigned
    | AutoChosen
)

_KINDS: dict[str, type[Entry]] = {kind.__name__: kind for kind in get_args(Entry)}


def entry_body(entry: Entry) -> dict[str, Any]:
    """An entry as plain data for the store."""
    # Only the first one holds values that have values of their own.
    values = asdict(entry) if isinstance(entry, Opened) else vars(entry)
    return {"kind": type(entry).__name__, **values}


def parse_entry(body: dict[str, Any]) -> Entry:
    """The entry that this was."""
    kind = _KINDS[body["kind"]]
    values = {field.name: body[field.name] for field in fields(kind) if field.name in body}
    if kind is Opened:
        values["options"] = _options(values["options"])
        values["chairs"] = tuple(
            Chair(**{**chair, "kind": ChairKind(chair["kind"])}) for chair in values["chairs"]
        )
    return kind(**values)


def _options(body: dict[str, Any]) -> TableOptions:
    clock = body["clock"]
    return TableOptions(**{**body, "clock": ClockRule(**{**clock, "kind": ClockKind(clock["kind"])})})
