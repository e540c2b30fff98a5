"""The values that are stored, and the errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class Conflict(Exception):
    """Somebody else was first: that entry, name or key is taken."""


class Unavailable(Exception):
    """The database is gone, full, read-only, or locked for too long."""


class Missing(Exception):
    """There is no such table, identity, token or subscription."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's ledger. The first is number 0."""

    n: int
    at: float
    body: dict[str, Any]


@dataclass(frozen=True)
class Summary:
    """A table as lists show it. A cache beside the ledger: all of it can be derived."""

    id: str
    version: int
    status: str
    listed: bool
    created: float
    updated: float
    to_move: str | None
    """The identity whose decision it is."""
    due: float | None
    """The time from which any process may resume the table: a bot should have moved, or a clock has run out."""
    people: tuple[str, ...]
    """The identities that hold seats."""
    owner: str
    """The identity that opened the table."""
    about: dict[str, Any]


@dataclass(frozen=True)
class Identity:
    """A person or a bot. A guest has no account."""

    id: str
    name: str
    created: float
    account: str | None = None
    passphrase: str | None = None
    """A hash, never the passphrase itself."""
    seen: float = field(default=0.0, compare=False)
    """When they last used the server, to the day; 0 for a new one."""
