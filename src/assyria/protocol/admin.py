"""What operators ask of a server, and what they are told. `assyria admin` is the client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from assyria.protocol.commands import Request
from assyria.protocol.options import Status
from assyria.protocol.values import Limits, Note, Time


@dataclass(kw_only=True)
class AdminTable:
    """A table as operators see it; what cannot be read of a damaged one is null."""

    id: str
    status: Status | None
    damage: str | None
    """What is wrong with its row or its ledger, as far as the server knows."""
    listed: bool | None
    created: Time | None
    updated: Time | None
    owner: str | None
    people: list[str]
    """Identities and names of those who hold seats."""


@dataclass(kw_only=True)
class AdminPerson:
    """A person as operators see them."""

    id: str
    name: str
    account: str | None
    created: Time
    suspended: Time | None


@dataclass(kw_only=True)
class AdminReport:
    """A line of chat that somebody has reported, or a person at a table."""

    id: int
    table: str
    n: int
    """0 if the person was reported, and no line."""
    reason: str
    """A `ReportReason`; empty if none was given."""
    author: str
    name: str
    text: str
    reporter: str
    why: str
    at: Time


@dataclass(kw_only=True)
class RefusedAddress:
    """A network that is refused."""

    network: str
    why: str
    at: Time


@dataclass(kw_only=True)
class AuditLine:
    """What an operator did. Nobody knows who it was in lines of editions before."""

    at: Time
    operator: str | None
    action: str
    target: str
    detail: str


@dataclass(frozen=True)
class RefuseAddress(Request):
    """A network to refuse: `192.0.2.7` or `2001:db8::/64`."""

    network: Annotated[str, Limits(shortest=2, longest=50)]
    why: Note = ""


@dataclass(frozen=True)
class Admit(Request):
    """Whom the server is to admit; what is not said stays as it is."""

    guests: bool | None = None
    registration: bool | None = None


@dataclass(frozen=True)
class Announce(Request):
    """What everyone is to be told, and for how many minutes; an empty text ends it."""

    text: Note
    minutes: Annotated[float, Limits(0, 60 * 24 * 30)] = 60


@dataclass(frozen=True)
class Invite(Request):
    """How many people may come by an invitation, and for how many days it is good."""

    uses: Annotated[int, Limits(1, 1000)] = 1
    days: Annotated[float, Limits(0, 366)] = 7


@dataclass(frozen=True)
class NewOperator(Request):
    """The name of an operator to add, as the audit is to have it."""

    name: Annotated[str, Limits(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$")]


@dataclass(kw_only=True)
class OperatorLine:
    """An operator with a token of their own."""

    name: str
    at: Time


@dataclass(kw_only=True)
class MadeOperator:
    """The token of a new operator, shown this once."""

    name: str
    token: str


@dataclass(kw_only=True)
class MadeInvitation:
    """The code of an invitation, shown this once, and the path of the page that uses it."""

    code: str
    path: str


@dataclass(kw_only=True)
class NewPassphraseShown:
    """A passphrase for a person to begin again with, shown this once."""

    passphrase: str
