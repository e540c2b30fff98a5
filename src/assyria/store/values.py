"""The values that are stored, and the errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Conflict(Exception):
    """Somebody else was first: that entry, name or key is taken."""


class Unavailable(Exception):
    """The database is gone, full, read-only, or locked for too long."""


class Missing(Exception):
    """There is no such table, identity, session, token or subscription."""


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


@dataclass(frozen=True)
class Session:
    """Where someone is signed in: a browser that holds a cookie. Only the cookie's digest is stored."""

    digest: str
    identity: str
    browser: str
    system: str
    created: float
    seen: float


@dataclass(frozen=True)
class Token:
    """What a program signs in with. Only its digest is stored."""

    digest: str
    identity: str
    label: str
    scope: str
    at: float
    used: float | None = None
