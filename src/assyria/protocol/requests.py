"""What clients send over HTTP, beside commands, and the short answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from assyria.protocol.commands import ClockChoice, Request
from assyria.protocol.options import ChatRule
from assyria.protocol.values import (
    AccountName,
    BotName,
    Language,
    Limits,
    MoveCount,
    MoveText,
    Named,
    PersonName,
    Seat,
    Time,
    Version,
)
from assyria.rules import FeedingRule

RecordText: TypeAlias = Annotated[str, Limits(longest=200_000)]
LinePath: TypeAlias = Annotated[list[Annotated[int, Limits(0, 63)]], Limits(longest=8)]
"""A line of a record: its place among the variations of the game, then of each line. Empty for the game itself."""

# New tables


@dataclass(frozen=True)
class SeatChoice(Request):
    """Who is to sit there: `me`, `open` for someone with the link, or a bot by name."""

    kind: Literal["me", "open", "bot"]
    name: PersonName | None = None
    bot: BotName | None = None


@dataclass(frozen=True)
class NewTable(Request):
    """A table to be opened."""

    seats: Annotated[list[SeatChoice], Limits(shortest=2, longest=4)]
    two_player_draft: Literal[2, 3] = 2
    feeding: FeedingRule = FeedingRule.FREE
    clock: ClockChoice = field(default_factory=ClockChoice)
    confirm: bool = True
    resign: bool = False
    listed: bool = False
    hints: bool | None = None
    """Whether one may ask for hints; if nothing is said, where one person plays against bots."""
    chat: ChatRule = ChatRule.EVERYONE
    record: RecordText | None = None
    """A record to go on from, as JSON text. The unseen cards are dealt again."""
    at: MoveCount | None = None
    """After how many moves of the record; if nothing is said, after the last one."""
    line: LinePath = field(default_factory=list)
    """Of which of its lines."""

    @property
    def solo(self) -> bool:
        """One person against bots: nobody else is there to whom a hint would be unfair."""
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("me") == 1 and "open" not in kinds

    @property
    def bots_alone(self) -> bool:
        """Nobody but bots would play."""
        return all(seat.kind == "bot" for seat in self.seats)


@dataclass(frozen=True)
class Invitation(Request):
    """The code of an invitation to a server that admits no other guests."""

    code: Annotated[str, Limits(shortest=1, longest=100)]


@dataclass(kw_only=True)
class Notice:
    """What this server tells everyone, and whom it admits."""

    text: str | None
    until: Time | None
    guests: bool
    registration: bool


@dataclass(frozen=True)
class BotMove(Request):
    """A bot's move."""

    seat: Seat
    version: Version
    move: MoveText


# People


@dataclass(frozen=True)
class Rename(Request):
    """Another name for me."""

    name: PersonName


Passphrase = Annotated[str, Limits(shortest=8, longest=200)]


@dataclass(frozen=True)
class Account(Request):
    """An account's name and its passphrase."""

    account: AccountName
    passphrase: Passphrase


@dataclass(frozen=True)
class NewPassphrase(Request):
    """Another passphrase for my account. All other sessions end, and my tokens if I ask for it."""

    old: Passphrase
    new: Passphrase
    revoke_tokens: bool = False


@dataclass(frozen=True)
class Erasure(Request):
    """My wish to be anonymised or deleted: the passphrase of my account, or `confirm` if I have none."""

    passphrase: Passphrase | None = None
    confirm: bool = False


@dataclass(kw_only=True)
class Me:
    """Who I am."""

    id: str
    name: str
    account: str | None


@dataclass(kw_only=True)
class SessionLine:
    """Where I am signed in: a browser and its system as far as they are known, else empty."""

    digest: str
    browser: str
    system: str
    created: Time
    seen: Time
    """When it was last seen, to the hour."""
    current: bool


TokenScope = Annotated[
    Literal["play", "read"],
    Named(
        "TokenScope",
        "What a token may do: `play` as I would, or only `read` tables and records.",
        ("play", "read"),
    ),
]


@dataclass(frozen=True)
class NewToken(Request):
    """A token to be made: a label for it, and what it may do."""

    label: PersonName
    scope: TokenScope = "play"


@dataclass(kw_only=True)
class MadeToken:
    """A token, shown this once."""

    token: str


@dataclass(kw_only=True)
class TokenLine:
    """A bot's token in the list of mine; the token itself is shown once, when it is made."""

    digest: str
    label: str
    scope: TokenScope
    at: Time
    used: Time | None
    """When it was last used, to the hour."""


@dataclass(frozen=True)
class NewHoliday(Request):
    """A holiday to begin now."""

    days: Annotated[int, Limits(1, 366)]


@dataclass(kw_only=True)
class Holiday:
    """Until when I am on holiday, and the days that I have left this year and have in a year."""

    until: Time | None
    days_left: int
    days: int


# Notifications

WebhookShape = Annotated[
    Literal["discord", "slack", "json"],
    Named("WebhookShape", "Whose JSON a webhook takes.", ("discord", "slack", "json")),
]
Address = Annotated[str, Limits(shortest=8, longest=2000)]


@dataclass(frozen=True)
class WebhookPlace(Request):
    """A webhook to be notified at."""

    url: Address
    shape: WebhookShape
    language: Language = "en"
    kind: Literal["webhook"] = field(default="webhook", kw_only=True)


@dataclass(frozen=True)
class PushPlace(Request):
    """A browser to be notified in: what its PushSubscription says."""

    endpoint: Address
    p256dh: Annotated[str, Limits(longest=200)]
    auth: Annotated[str, Limits(longest=100)]
    language: Language = "en"
    kind: Literal["push"] = field(default="push", kw_only=True)


NotificationPlace = WebhookPlace | PushPlace


@dataclass(kw_only=True)
class PlaceLine:
    """A place where I am notified, without the address, which is a key; `failure` is how the last try failed.

    Since `given_up` nothing is sent there, until a test arrives.
    """

    id: int
    kind: Literal["webhook", "push"]
    host: str
    shape: WebhookShape | None
    language: Language
    failure: str | None
    given_up: Time | None


@dataclass(kw_only=True)
class AddedPlace:
    """The number of a place that was added."""

    id: int


@dataclass(kw_only=True)
class TestOutcome:
    """How a test notification went."""

    outcome: str


@dataclass(kw_only=True)
class PushKey:
    """The key a browser needs to subscribe; none where the operator named no contact."""

    key: str | None


NotificationKind = Annotated[
    str,
    Named(
        "NotificationKind",
        "Why a person is notified.",
        (
            "your-turn",
            "game-over",
            "table-cancelled",
            "take-back-proposed",
            "pause-proposed",
            "end-proposed",
            "rematch-opened",
            "seat-taken",
            "table-full",
            "test",
        ),
    ),
]


@dataclass(kw_only=True)
class NotificationMessage:
    """What a plain JSON webhook and the page's service worker get."""

    kind: NotificationKind
    table: str | None
    link: str
    seat: Seat | None
    text: str


# The server


@dataclass(kw_only=True)
class Health:
    """The process is alive; which edition, protocol and page it has."""

    status: Literal["ok"] = "ok"
    version: str
    protocol: int
    page: str | None


@dataclass(kw_only=True)
class OwnNetwork:
    """How others in one's network reach this server: told only at the machine where it runs."""

    address: str | None
    """This machine's address and the port; null elsewhere, and without a network."""
    reached: bool
    """Whether the server answers there; if not, it was started for this machine alone."""


@dataclass(kw_only=True)
class Ready:
    """The store answers, so tables can be played."""

    status: Literal["ready"] = "ready"


@dataclass(kw_only=True)
class BotLine:
    """A bot that can be put at a table."""

    name: str
    level: int | None
    """How strong it is, from 1; not known of a local engine."""
