"""What can be refused: a code for programs, never a sentence to parse, and what else such a problem says."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Literal

from assyria.protocol.values import Named, Version
from assyria.protocol.wire import FaultWord, ReasonWord
from assyria.record import RecordError
from assyria.rules import Reason


class ProblemCode(StrEnum):
    """Why something is refused."""

    details: tuple[str, ...]

    def __new__(cls, code: str, *details: str) -> ProblemCode:
        """`details` are the fields that a problem of this code has beside its code."""
        member = str.__new__(cls, code)
        member._value_ = code
        member.details = details
        return member

    # At the table
    STALE = "stale"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_THE_OWNER = "not-the-owner"
    ALREADY_STARTED = "already-started"
    SEATS_OPEN = "seats-open"
    CANCELLED = "cancelled"
    TOO_FEW_SEATS = "too-few-seats"
    TOO_MANY_SEATS = "too-many-seats"
    SEATS_FIXED = "seats-fixed"
    NOT_PLAYING = "not-playing"
    NOT_A_MOVE = "not-a-move"
    ILLEGAL = "illegal", "reason", "rule"
    AWAITS_CONFIRMATION = "awaits-confirmation"
    NOTHING_TO_CONFIRM = "nothing-to-confirm"
    NOTHING_TO_UNDO = "nothing-to-undo"
    CARD_TURNED_UP = "card-turned-up"
    NOTHING_PROPOSED = "nothing-proposed"
    PROPOSAL_PENDING = "proposal-pending"
    ALREADY_REFUSED = "already-refused"
    STILL_HERE = "still-here"
    REMOVED = "removed"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NO_CLOCK = "no-clock"
    AWAY = "away"
    OUT_OF_TIME = "out-of-time"
    ON_HOLIDAY = "on-holiday"
    NOT_ON_HOLIDAY = "not-on-holiday"
    NO_HOLIDAY_LEFT = "no-holiday-left", "most"
    NOT_AWAY = "not-away"
    NO_RESIGNING = "no-resigning"
    RESIGNED = "resigned"
    NOT_BEGUN = "not-begun"
    NOT_OVER = "not-over"
    NOTHING_TO_DECIDE = "nothing-to-decide"
    NO_HINTS = "no-hints"
    POSITION_IN_PLAY = "position-in-play"
    NO_SUCH_MOVE = "no-such-move", "last"
    TOO_MANY_CHANGES = "too-many-changes", "most"

    # Around tables
    NO_SUCH_TABLE = "no-such-table"
    TABLE_DAMAGED = "table-damaged"
    BAD_OPTIONS = "bad-options", "option"
    BAD_RECORD = "bad-record", "expected", "fault", "found", "line", "move", "reason", "rule", "where"
    RECORD_OVER = "record-over"
    NO_SUCH_VARIATION = "no-such-variation"
    NO_SUCH_BOT = "no-such-bot", "known"
    TOO_MANY_TABLES = "too-many-tables", "most", "retry_after"
    TOO_MANY_BOT_TABLES = "too-many-bot-tables", "most", "retry_after", "table"
    NO_ANALYSIS = "no-analysis"

    # People
    TOKEN_NEEDED = "token-needed"
    UNKNOWN_TOKEN = "unknown-token"
    TOKEN_NOT_ALLOWED = "token-not-allowed"
    NO_SUCH_TOKEN = "no-such-token"
    TOO_MANY_TOKENS = "too-many-tokens", "most"
    SIGNED_OUT = "signed-out"
    NO_SUCH_SESSION = "no-such-session"
    HAS_AN_ACCOUNT = "has-an-account"
    ACCOUNT_TAKEN = "account-taken"
    NO_ACCOUNT = "no-account"
    WRONG_ACCOUNT_OR_PASSPHRASE = "wrong-account-or-passphrase"
    WRONG_PASSPHRASE = "wrong-passphrase"
    CONFIRMATION_NEEDED = "confirmation-needed"
    BAD_PLACE = "bad-place", "why"
    NO_SUCH_PLACE = "no-such-place"
    TOO_MANY_PLACES = "too-many-places", "most"
    NO_SUCH_RECORD = "no-such-record"
    TOO_MANY_RECORDS = "too-many-records", "most"
    TOO_MANY_STREAMS = "too-many-streams", "most", "retry_after"
    TOO_MANY_SOCKETS = "too-many-sockets", "most", "retry_after"
    BAD_CURSOR = "bad-cursor"

    # Peace
    BLOCKED = "blocked"
    NO_SUCH_LINE = "no-such-line"
    CHAT_FOR_PLAYERS = "chat-for-players"
    NOT_BLOCKED = "not-blocked"
    SUSPENDED = "suspended"
    ADDRESS_REFUSED = "address-refused"
    GUESTS_CLOSED = "guests-closed"
    REGISTRATION_CLOSED = "registration-closed"
    NO_INVITATION = "no-invitation"
    NO_ADMIN = "no-admin"
    WRONG_ADMIN_TOKEN = "wrong-admin-token"
    NO_SUCH_PERSON = "no-such-person"
    NO_SUCH_REPORT = "no-such-report"
    BAD_ADDRESS = "bad-address"
    LOOPBACK_ADDRESS = "loopback-address"
    PROXY_ADDRESS = "proxy-address"
    OWN_ADDRESS = "own-address"
    NETWORK_TOO_WIDE = "network-too-wide"
    OPERATOR_EXISTS = "operator-exists"
    NO_SUCH_OPERATOR = "no-such-operator"

    # Every request
    UNKNOWN_HOST = "unknown-host", "option"
    OTHER_ORIGIN = "other-origin"
    LENGTH_REQUIRED = "length-required"
    TOO_LARGE = "too-large", "largest"
    NOT_JSON = "not-json"
    INVALID_REQUEST = "invalid-request", "errors"
    TOO_MANY_REQUESTS = "too-many-requests", "retry_after"
    TOO_MANY_CONNECTIONS = "too-many-connections", "most", "retry_after"
    TOO_SLOW = "too-slow"
    BUSY = "busy", "retry_after"
    OLD_PROTOCOL = "old-protocol", "protocol"
    NOT_FOUND = "not-found"
    NEEDS_SERVER = "needs-server"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    HTTP_ERROR = "http-error", "detail"
    STORE_UNAVAILABLE = "store-unavailable"
    MAINTENANCE_STOPPED = "maintenance-stopped"
    LISTENER_DISCONNECTED = "listener-disconnected"
    INTERNAL_ERROR = "internal-error"


Code = Annotated[str, Named("ProblemCode", "What was refused, for programs.", tuple(ProblemCode))]


class Problem(Exception):
    """A refusal: a code, and details."""

    def __init__(self, code: ProblemCode, **details: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        # Workers raise problems, which then travel between processes.
        return _problem, (self.code, self.details)

    def body(self) -> dict[str, Any]:
        """Return the problem as plain data: `ProblemBody`, without a status."""
        return {"type": f"urn:assyria:problem:{self.code}", "title": self.code.value, **self.details}


def _problem(code: ProblemCode, details: dict[str, Any]) -> Problem:
    return Problem(code, **details)


def illegal(reason: Reason) -> Problem:
    """Return why a move is refused: the reason of the rules."""
    return Problem(ProblemCode.ILLEGAL, reason=reason.code, rule=reason.rule)


def bad_record(wrong: RecordError) -> Problem:
    """Return why a record is refused: what is wrong, where, and what would be right."""
    return Problem(
        ProblemCode.BAD_RECORD,
        fault=wrong.fault.value,
        line=wrong.line or None,
        where=wrong.where,
        found=wrong.found,
        expected=wrong.expected,
        move=wrong.number,
        reason=wrong.why.code if wrong.why else None,
        rule=wrong.rule,
    )


@dataclass(kw_only=True)
class InvalidPart:
    """Which part of a request is wrong, and how."""

    where: list[str]
    what: str


@dataclass(kw_only=True)
class ProblemDetails:
    """What else a problem may say, by its code; what does not apply is absent."""

    detail: str | None = None
    errors: list[InvalidPart] | None = None
    expected: str | None = None
    fault: FaultWord | None = None
    found: str | None = None
    known: list[str] | None = None
    largest: int | None = None
    last: int | None = None
    line: str | None = None
    most: int | None = None
    move: int | None = None
    option: str | None = None
    protocol: int | None = None
    reason: ReasonWord | None = None
    retry_after: float | None = None
    rule: str | None = None
    table: str | None = None
    where: str | None = None
    why: str | None = None


@dataclass(kw_only=True)
class ProblemBody(ProblemDetails):
    """An error (RFC 9457): `application/problem+json`. `type` is `urn:assyria:problem:` and the code."""

    type: str
    title: Code
    status: int | None = None
    """Of HTTP; absent where there is none."""


@dataclass(kw_only=True)
class ProblemMessage(ProblemDetails):
    """Socket: what was sent is refused."""

    type: Literal["problem"] = field(default="problem")
    id: str | None
    code: Code
    title: Code
    status: int


@dataclass(kw_only=True)
class OkMessage:
    """Socket: the command was carried out, and led to this version."""

    type: Literal["ok"] = "ok"
    id: str | None
    version: Version


@dataclass(kw_only=True)
class PongMessage:
    """Socket: the answer to a ping."""

    type: Literal["pong"] = "pong"
    id: str | None
    version: Version
