"""The values that are stored beside ledgers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from assyria.host.ledger import Seated


@dataclass(frozen=True)
class Summary:
    """A table as lists show it. A cache beside the ledger: all of it but the names can be derived."""

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
    owner: str
    """The identity that opened the table."""
    about: dict[str, Any]
    """What lists show beside that. It holds no names of people, who may change them."""
    seated: tuple[Seated, ...] = ()
    """The people at the table. Read with it; an append names only those who come and go."""

    @property
    def people(self) -> tuple[str, ...]:
        """The identities that hold seats, by seat."""
        return tuple(one.identity for one in self.seated)


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
class Block:
    """Somebody whom a person has blocked, or only muted."""

    identity: str
    name: str
    """What they were called then."""
    at: float
    muted: bool


@dataclass(frozen=True)
class Report:
    """A line of chat that somebody reports, copied, since it may be removed; or a person, as line 0."""

    table: str
    n: int
    author: str
    name: str
    text: str
    reporter: str
    why: str
    at: float
    reason: str = ""
    id: int = 0


@dataclass(frozen=True)
class Token:
    """What a program signs in with. Only its digest is stored."""

    digest: str
    identity: str
    label: str
    scope: str
    at: float
    used: float | None = None
