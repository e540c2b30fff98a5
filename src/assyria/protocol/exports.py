"""Everything that is stored about a person, as they get it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from assyria.protocol.options import Status
from assyria.protocol.puzzles import OwnPuzzle
from assyria.protocol.replays import GameRecord
from assyria.protocol.requests import PlaceLine, TokenScope
from assyria.protocol.values import Seat, Time

EXPORT_FORMAT = "assyria-export/1"


@dataclass(kw_only=True)
class ExportedIdentity:
    """Who I am, as it is stored."""

    id: str
    name: str
    created: Time
    account: str | None


@dataclass(kw_only=True)
class ExportedSession:
    """A session of mine, without its cookie, of which only a digest is stored."""

    browser: str
    system: str
    created: Time
    seen: Time


@dataclass(kw_only=True)
class ExportedToken:
    """A token of mine, without the token itself, of which only a digest is stored."""

    label: str
    scope: TokenScope
    at: Time
    used: Time | None


@dataclass(kw_only=True)
class ExportedChatLine:
    """A line of chat that I wrote."""

    table: str
    text: str
    at: Time
    phrase: str | None = None
    """What I said instead of a text."""


@dataclass(kw_only=True)
class ExportedBlock:
    """Somebody I have blocked or muted, under the name of then."""

    name: str
    at: Time
    muted: bool = False


@dataclass(kw_only=True)
class ExportedHoliday:
    """A holiday of mine."""

    begun: Time
    until: Time


@dataclass(kw_only=True)
class ExportedReport:
    """A report that I wrote, about a line of chat, which is another's, or about a person at the table: line 0."""

    table: str
    line: int
    why: str
    at: Time
    reason: str = ""


@dataclass(kw_only=True)
class ExportedReportOnMe:
    """That a line of mine, or I (line 0), was reported, and on which day.

    Who did it, and why, is the other's to tell.
    """

    table: str
    line: int
    name: str
    text: str
    day: Time
    """When the day began, in UTC: the moment could tell who was there."""


@dataclass(kw_only=True)
class ExportedTable:
    """A table that I opened or where I hold seats; with its record once the game is over."""

    id: str
    status: Status
    created: Time
    updated: Time
    owner: bool
    seats: list[Seat]
    record: GameRecord | None
    problem: str | None
    """Why the table cannot be read, if it cannot."""


@dataclass(kw_only=True)
class ExportedRecord:
    """A record that I keep and share."""

    id: str
    at: Time
    record: GameRecord


@dataclass(kw_only=True)
class PersonalExport:
    """Everything that is stored about me."""

    format: Literal["assyria-export/1"]
    at: Time
    identity: ExportedIdentity
    sessions: list[ExportedSession]
    log_ins: list[Time]
    """When I last logged in from each address that is remembered; the addresses themselves are not stored."""
    tokens: list[ExportedToken]
    notifications: list[PlaceLine]
    """The places where I am notified, without their addresses, which are keys."""
    chat: list[ExportedChatLine]
    blocks: list[ExportedBlock]
    reports: list[ExportedReport]
    reports_on_me: list[ExportedReportOnMe]
    holidays: list[ExportedHoliday]
    puzzles: list[OwnPuzzle]
    """Mistakes of mine that I practise."""
    records: list[ExportedRecord]
    """Records that I keep and share."""
    tables: list[ExportedTable]


# Of a browser, where tables are the person's own


@dataclass(kw_only=True)
class SavedTable:
    """A table as a browser keeps it."""

    id: str
    rows: list[dict[str, Any]]
    """Its entries with their times: `at` and `body`."""
    names: dict[str, str]
    """Of people, by seat; the ledger has none."""
    about: dict[str, Any]
    """What lists show."""


@dataclass(kw_only=True)
class SavedTables:
    """All tables of a browser. It holds the cards of games that still go on, so it is for nobody else."""

    format: str
    tables: list[SavedTable]
    puzzles: list[OwnPuzzle]
    """Mistakes of these games that are practised."""


@dataclass(kw_only=True)
class CountedTables:
    """What became of the tables in a file: how many were added, were there already, or are damaged."""

    added: int
    known: int
    damaged: int
