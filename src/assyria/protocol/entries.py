"""The ledger of a table: what was decided, an entry each, never changed. Everything else follows from it.

`kind` is the entry's name on the wire and in the database.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, TypeAlias, get_args

from assyria.protocol.options import (
    Chair,
    Ending,
    MoveReason,
    PauseReason,
    ProposalKind,
    TableOptions,
)
from assyria.protocol.reading import parse
from assyria.protocol.values import Seat


@dataclass(frozen=True)
class Opened:
    """The table was opened. The secret deals the cards and never leaves the server before the end."""

    options: TableOptions
    chairs: tuple[Chair, ...]
    owner: str
    secret: str
    record: str | None = None
    """A game to go on from, as JSON, its undealt cards dealt again."""
    rematch_of: str | None = None
    kind: Literal["opened"] = field(default="opened", kw_only=True)


@dataclass(frozen=True)
class Sat:
    """A person took a seat. Their name is no part of the ledger, so that it can be changed and removed."""

    seat: Seat
    holder: str
    kind: Literal["sat"] = field(default="sat", kw_only=True)


@dataclass(frozen=True)
class Stood:
    """A seat is free again, before the start."""

    seat: Seat
    removed: bool = False
    """The host took the seat from its person, who cannot sit down here again."""
    kind: Literal["stood"] = field(default="stood", kw_only=True)


@dataclass(frozen=True)
class SeatRenamed:
    """The person at a seat has another name, which is no part of the ledger."""

    seat: Seat
    kind: Literal["seat-renamed"] = field(default="seat-renamed", kw_only=True)


@dataclass(frozen=True)
class ReadyChosen:
    """A person said whether they are ready for the start."""

    seat: Seat
    ready: bool
    kind: Literal["ready-chosen"] = field(default="ready-chosen", kw_only=True)


@dataclass(frozen=True)
class SeatsSwapped:
    """Two seats, and so two colours, were swapped, before the start."""

    seat: Seat
    other: Seat
    kind: Literal["seats-swapped"] = field(default="seats-swapped", kw_only=True)


@dataclass(frozen=True)
class BotSeated:
    """The owner put a bot at a seat, before the start."""

    seat: Seat
    bot: str
    name: str
    kind: Literal["bot-seated"] = field(default="bot-seated", kw_only=True)


@dataclass(frozen=True)
class SeatClosed:
    """The owner closed a seat, before the start: those after it move up by one."""

    seat: Seat
    kind: Literal["seat-closed"] = field(default="seat-closed", kw_only=True)


@dataclass(frozen=True)
class SeatAdded:
    """The owner added an open seat after the others, before the start."""

    kind: Literal["seat-added"] = field(default="seat-added", kw_only=True)


@dataclass(frozen=True)
class OptionsChanged:
    """The host changed what the table is agreed on, before the start: everybody else has to be ready again."""

    options: TableOptions
    kind: Literal["options-changed"] = field(default="options-changed", kw_only=True)


@dataclass(frozen=True)
class HostPassed:
    """Somebody else is the host, before the start, since the one before was away."""

    seat: Seat
    kind: Literal["host-passed"] = field(default="host-passed", kw_only=True)


@dataclass(frozen=True)
class Cancelled:
    """The owner cancelled the table before the start."""

    kind: Literal["cancelled"] = field(default="cancelled", kw_only=True)


@dataclass(frozen=True, kw_only=True)
class Timed:
    """An entry of a game that goes on. At tables with a live clock it says what the clock shows."""

    used: float | None = None
    """Seconds that the running clock has used since the entry before, as the process that wrote this measured."""
    steady: float | None = None
    """The servers' steady time, from which a process that loads the table measures on."""


@dataclass(frozen=True)
class Began(Timed):
    """All seats are taken and the cards are dealt."""

    kind: Literal["began"] = field(default="began", kw_only=True)


@dataclass(frozen=True)
class Moved(Timed):
    """A move was made."""

    seat: Seat
    move: str
    reason: MoveReason | None = None
    """Why it was made for somebody; None if they chose it."""
    kind: Literal["moved"] = field(default="moved", kw_only=True)


@dataclass(frozen=True)
class Held(Timed):
    """A move that ends a person's turn waits for their confirmation."""

    seat: Seat
    move: str
    kind: Literal["held"] = field(default="held", kw_only=True)


@dataclass(frozen=True)
class Confirmed(Timed):
    """The held move was made."""

    seat: Seat
    kind: Literal["confirmed"] = field(default="confirmed", kw_only=True)


@dataclass(frozen=True)
class Undone(Timed):
    """Moves were undone, back to so many."""

    seat: Seat
    to: int
    kind: Literal["undone"] = field(default="undone", kw_only=True)


@dataclass(frozen=True)
class Proposed(Timed):
    """A person proposes something to the others."""

    seat: Seat
    what: ProposalKind
    to: int | None = None
    """The number of moves to go back to, for a take-back."""
    about: Seat | None = None
    """The seat that a bot is to play."""
    ending: Ending | None = None
    asked: tuple[Seat, ...] | None = None
    """The seats that may answer; None in ledgers of earlier editions: all of others."""
    needed: int | None = None
    """How many people have to agree; None if all who are asked."""
    kind: Literal["proposed"] = field(default="proposed", kw_only=True)


@dataclass(frozen=True)
class Answered(Timed):
    """A person agreed to the proposal, refused it, or withdrew their own."""

    seat: Seat
    yes: bool
    kind: Literal["answered"] = field(default="answered", kw_only=True)


@dataclass(frozen=True)
class Paused(Timed):
    """The game is paused: nobody moves and no clock runs."""

    reason: PauseReason
    kind: Literal["paused"] = field(default="paused", kw_only=True)


@dataclass(frozen=True)
class Resumed(Timed):
    """The game goes on. Without a seat: because somebody who plays is connected again."""

    seat: Seat | None = None
    kind: Literal["resumed"] = field(default="resumed", kw_only=True)


@dataclass(frozen=True)
class ServerAway(Timed):
    """No server ran for so many seconds. They are not counted: live clocks stood still."""

    seconds: float
    kind: Literal["server-away"] = field(default="server-away", kw_only=True)


@dataclass(frozen=True)
class HolidayTaken(Timed):
    """A person is on holiday until a time: their clock does not run before. A time in the past ends it."""

    seat: Seat
    until: float
    kind: Literal["holiday-taken"] = field(default="holiday-taken", kw_only=True)


@dataclass(frozen=True)
class PlaysAgain(Timed):
    """A person wants another game after this one, or does not."""

    seat: Seat
    yes: bool
    kind: Literal["plays-again"] = field(default="plays-again", kw_only=True)


@dataclass(frozen=True)
class RematchOpened(Timed):
    """There is another table for those who play again."""

    table: str
    kind: Literal["rematch-opened"] = field(default="rematch-opened", kw_only=True)


@dataclass(frozen=True)
class Left(Timed):
    """A person left during the game; a bot plays for them."""

    seat: Seat
    kind: Literal["left"] = field(default="left", kw_only=True)


@dataclass(frozen=True)
class StoodIn(Timed):
    """A bot plays for a person who was away too long, since most of the others wanted it."""

    seat: Seat
    kind: Literal["stood-in"] = field(default="stood-in", kw_only=True)


@dataclass(frozen=True)
class Ended(Timed):
    """The game was ended by agreement."""

    ending: Ending
    kind: Literal["ended"] = field(default="ended", kw_only=True)


@dataclass(frozen=True)
class TimedOut(Timed):
    """A person ran out of time; a bot plays for them."""

    seat: Seat
    kind: Literal["timed-out"] = field(default="timed-out", kw_only=True)


@dataclass(frozen=True)
class Returned(Timed):
    """A person came back and plays again."""

    seat: Seat
    kind: Literal["returned"] = field(default="returned", kw_only=True)


@dataclass(frozen=True)
class Resigned(Timed):
    """A person gave up; a bot plays for them to the end."""

    seat: Seat
    kind: Literal["resigned"] = field(default="resigned", kw_only=True)


@dataclass(frozen=True)
class AutoChosen(Timed):
    """A person chose whether forced moves are played for them."""

    seat: Seat
    auto: bool
    kind: Literal["auto-chosen"] = field(default="auto-chosen", kw_only=True)


@dataclass(frozen=True)
class HintAsked(Timed):
    """A person was given a hint; counted once for each decision."""

    seat: Seat
    kind: Literal["hint-asked"] = field(default="hint-asked", kw_only=True)


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | SeatRenamed
    | ReadyChosen
    | SeatsSwapped
    | BotSeated
    | SeatClosed
    | SeatAdded
    | OptionsChanged
    | HostPassed
    | Cancelled
    | Began
    | Moved
    | Held
    | Confirmed
    | Undone
    | Proposed
    | Answered
    | Paused
    | Resumed
    | ServerAway
    | HolidayTaken
    | PlaysAgain
    | RematchOpened
    | Left
    | StoodIn
    | Ended
    | TimedOut
    | Returned
    | Resigned
    | AutoChosen
    | HintAsked
)


def kind_of(entry: type[Entry]) -> str:
    """Return the entry's name on the wire."""
    (found,) = (one.default for one in fields(entry) if one.name == "kind")
    return str(found)


KINDS: dict[str, type[Entry]] = {kind_of(entry): entry for entry in get_args(Entry)}


def entry_body(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain data, for the store."""
    # Only these hold values that have values of their own.
    body = asdict(entry) if isinstance(entry, Opened | OptionsChanged) else dict(vars(entry))
    for name in _MEASURED:
        if body.get(name, 0) is None:
            del body[name]
    return body


def parse_entry(body: dict[str, Any]) -> Entry:
    """Return the entry that this was. Keys that we do not know are passed over. Raises ValueError."""
    found: Entry = parse(_ENTRY, body, strict=False)
    return found


_ENTRY: Any = Entry
_MEASURED = tuple(one.name for one in fields(Timed))
"""Fields that only tables with a live clock have."""
