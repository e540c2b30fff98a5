"""What ledgers consist of, and what may be wrong with them. Whoever keeps them says so in these words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Conflict(Exception):
    """Somebody else was first: that entry, name or key is taken."""


class Cause(StrEnum):
    """Why a database cannot be used."""

    AWAY = "away"
    """It does not answer, or a connection broke."""
    REFUSED = "refused"
    """It refuses our user or password."""
    NO_DATABASE = "no-database"
    """The server answers, but has no such database."""
    NOT_A_DATABASE = "not-a-database"
    """The file is something else, or is broken."""
    NEWER = "newer"
    """It was written by another, newer edition."""
    OLDER = "older"
    """It was written by an older edition and has not been upgraded."""
    NOT_WRITABLE = "not-writable"
    """The file or its folder cannot be opened or written."""
    FULL = "full"
    """The disk has no room."""
    IN_USE = "in-use"
    """Another server or another transaction holds it."""
    NO_DRIVER = "no-driver"
    """What talks to this kind of database is not installed."""


class Unavailable(Exception):
    """The database is gone, full, read-only, or locked for too long."""

    def __init__(self, text: str = "", cause: Cause = Cause.AWAY) -> None:
        super().__init__(text)
        self.cause = cause


class Missing(Exception):
    """There is no such table, identity, session, token or subscription."""


class Flaw(StrEnum):
    """What is wrong with a ledger, with a row that lists show, or with the file."""

    NO_ENTRIES = "no-entries"
    MISSING_ENTRY = "missing-entry"
    NOT_JSON = "not-json"
    ODD_VALUE = "odd-value"
    WRONG_DIGEST = "wrong-digest"
    NO_HEAD = "no-head"
    LOST_TAIL = "lost-tail"
    WRONG_HEAD = "wrong-head"
    UNKNOWN_KIND = "unknown-kind"
    NO_REPLAY = "no-replay"
    """The rules refuse what the entries say."""
    WRONG_SUMMARY = "wrong-summary"
    WRONG_PEOPLE = "wrong-people"
    NO_TABLE = "no-table"
    """People at a table that there is not."""
    BROKEN_FILE = "broken-file"
    NO_MEANING = "no-meaning"
    """A value of the right type that means nothing here."""
    NO_OWNER = "no-owner"
    """It belongs to somebody or something that there is not."""


class Damaged(Exception):
    """A table's ledger is not what was written: where, and what is wrong."""

    def __init__(self, table: str, n: int | None, flaw: Flaw, why: str = "") -> None:
        super().__init__(f"table {table}, entry {n}: {flaw} {why}".rstrip())
        self.table = table
        self.n = n
        self.flaw = flaw
        self.why = why


@dataclass(frozen=True)
class StoredEntry:
    """One line of a table's ledger. The first is number 0."""

    n: int
    at: float
    body: dict[str, Any]


@dataclass(frozen=True)
class Head:
    """The last entry of a ledger: its number and its digest, which stands for all entries up to it."""

    version: int
    digest: str


UNKNOWN_HEAD = Head(-1, "")
REMOVED_HEAD = Head(-2, "")
"""The head with which processes are told that a table was removed."""


@dataclass(frozen=True)
class Seated:
    """A person at a seat, under a name. The name is no part of the ledger, and may be empty."""

    seat: int
    identity: str
    name: str


@dataclass(frozen=True)
class Chain:
    """Entries of a ledger that were checked, its head after them, and the people at the table."""

    entries: list[StoredEntry]
    head: Head
    seated: tuple[Seated, ...]

    @property
    def names(self) -> dict[int, str]:
        """The names of people by seat."""
        return {one.seat: one.name for one in self.seated}
