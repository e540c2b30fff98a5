"""What can be refused: a code for programs, its HTTP status, and what else such a problem says (RFC 9457)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Literal

from assyria.protocol.values import Named, Version
from assyria.protocol.wire import FaultWord, ReasonWord


class ProblemCode(StrEnum):
    """Why something is refused."""

    status: int
    details: tuple[str, ...]

    def __new__(cls, code: str, status: int, *details: str) -> ProblemCode:
        """`details` are the fields that a problem of this code has beside its code."""
        member = str.__new__(cls, code)
        member._value_ = code
        member.status = status
        member.details = details
        return member

    # At the table
    STALE = "stale", 409
    NO_SUCH_SEAT = "no-such-seat", 422
    SEAT_TAKEN = "seat-taken", 422
    NOT_YOUR_SEAT = "not-your-seat", 403
    NOT_THE_OWNER = "not-the-owner", 403
    ALREADY_STARTED = "already-started", 422
    SEATS_OPEN = "seats-open", 422
    CANCELLED = "cancelled", 409
    TOO_FEW_SEATS = "too-few-seats", 422
    TOO_MANY_SEATS = "too-many-seats", 422
    SEATS_FIXED = "seats-fixed", 422
    NOT_PLAYING = "not-playing", 422
    NOT_A_MOVE = "not-a-move", 422
    ILLEGAL = "illegal", 422, "reason", "rule"
    AWAITS_CONFIRMATION = "awaits-confirmation", 422
    NOTHING_TO_CONFIRM = "nothing-to-confirm", 422
    NOTHING_TO_UNDO = "nothing-to-undo", 422
    CARD_TURNED_UP = "card-turned-up", 422
    NOTHING_PROPOSED = "nothing-proposed", 409
    PROPOSAL_PENDING = "proposal-pending", 409
    ALREADY_REFUSED = "already-refused", 409
    REMATCH_OPENED = "rematch-opened", 409
    PAUSED = "paused", 409
    NOT_PAUSED = "not-paused", 409
    NO_CLOCK = "no-clock", 422
    AWAY = "away", 409
    OUT_OF_TIME = "out-of-time", 409
    ON_HOLIDAY = "on-holiday", 409
    NOT_ON_HOLIDAY = "not-on-holiday", 409
    NO_HOLIDAY_LEFT = "no-holiday-left", 422, "most"
    NOT_AWAY = "not-away", 422
    NO_RESIGNING = "no-resigning", 422
    RESIGNED = "resigned", 422
    NOT_BEGUN = "not-begun", 409
    NOT_OVER = "not-over", 409
    NOTHING_TO_DECIDE = "nothing-to-decide", 409
    NO_HINTS = "no-hints", 403
    POSITION_IN_PLAY = "position-in-play", 403
    NO_SUCH_MOVE = "no-such-move", 422, "last"
    TOO_MANY_CHANGES = "too-many-changes", 409, "most"

    # Around tables
    NO_SUCH_TABLE = "no-such-table", 404
    TABLE_DAMAGED = "table-damaged", 500
    BAD_OPTIONS = "bad-options", 422, "option"
    BAD_RECORD = "bad-record", 422, "expected", "fault", "found", "line", "move", "reason", "rule", "where"
    RECORD_OVER = "record-over", 422
    NO_SUCH_VARIATION = "no-such-variation", 422
    NO_SUCH_BOT = "no-such-bot", 422, "known"
    TOO_MANY_TABLES = "too-many-tables", 429, "most", "retry_after"
    TOO_MANY_BOT_TABLES = "too-many-bot-tables", 429, "most", "retry_after", "table"
    NO_ANALYSIS = "no-analysis", 503

    # People
    TOKEN_NEEDED = "token-needed", 401
    UNKNOWN_TOKEN = "unknown-token", 401
    TOKEN_NOT_ALLOWED = "token-not-allowed", 403
    NO_SUCH_TOKEN = "no-such-token", 404
    TOO_MANY_TOKENS = "too-many-tokens", 422, "most"
    SIGNED_OUT = "signed-out", 401
    NO_SUCH_SESSION = "no-such-session", 404
    HAS_AN_ACCOUNT = "has-an-account", 409
    ACCOUNT_TAKEN = "account-taken", 409
    NO_ACCOUNT = "no-account", 409
    WRONG_ACCOUNT_OR_PASSPHRASE = "wrong-account-or-passphrase", 401
    WRONG_PASSPHRASE = "wrong-passphrase", 403
    CONFIRMATION_NEEDED = "confirmation-needed", 422
    BAD_PLACE = "bad-place", 422, "why"
    NO_SUCH_PLACE = "no-such-place", 404
    TOO_MANY_PLACES = "too-many-places", 422, "most"
    TOO_MANY_STREAMS = "too-many-streams", 429, "most", "retry_after"
    TOO_MANY_SOCKETS = "too-many-sockets", 429, "most", "retry_after"
    BAD_CURSOR = "bad-cursor", 422

    # Peace
    BLOCKED = "blocked", 403
    NO_SUCH_LINE = "no-such-line", 404
    NOT_BLOCKED = "not-blocked", 404
    SUSPENDED = "suspended", 403
    ADDRESS_REFUSED = "address-refused", 403
    GUESTS_CLOSED = "guests-closed", 403
    REGISTRATION_CLOSED = "registration-closed", 403
    NO_INVITATION = "no-invitation", 403
    NO_ADMIN = "no-admin", 404
    WRONG_ADMIN_TOKEN = "wrong-admin-token", 403
    NO_SUCH_PERSON = "no-such-person", 404
    NO_SUCH_REPORT = "no-such-report", 404
    BAD_ADDRESS = "bad-address", 422
    LOOPBACK_ADDRESS = "loopback-address", 422
    PROXY_ADDRESS = "proxy-address", 422
    OWN_ADDRESS = "own-address", 422
    NETWORK_TOO_WIDE = "network-too-wide", 422
    OPERATOR_EXISTS = "operator-exists", 409
    NO_SUCH_OPERATOR = "no-such-operator", 404

    # Every request
    UNKNOWN_HOST = "unknown-host", 421, "option"
    OTHER_ORIGIN = "other-origin", 403
    LENGTH_REQUIRED = "length-required", 411
    TOO_LARGE = "too-large", 413, "largest"
    NOT_JSON = "not-json", 400
    INVALID_REQUEST = "invalid-request", 422, "errors"
    TOO_MANY_REQUESTS = "too-many-requests", 429, "retry_after"
    TOO_MANY_CONNECTIONS = "too-many-connections", 429, "most", "retry_after"
    TOO_SLOW = "too-slow", 408
    BUSY = "busy", 503, "retry_after"
    OLD_PROTOCOL = "old-protocol", 409, "protocol"
    NOT_FOUND = "not-found", 404
    METHOD_NOT_ALLOWED = "method-not-allowed", 405
    HTTP_ERROR = "http-error", 400, "detail"
    STORE_UNAVAILABLE = "store-unavailable", 503
    MAINTENANCE_STOPPED = "maintenance-stopped", 503
    LISTENER_DISCONNECTED = "listener-disconnected", 503
    INTERNAL_ERROR = "internal-error", 500


Code = Annotated[str, Named("ProblemCode", "What was refused, for programs.", tuple(ProblemCode))]


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
class Problem(ProblemDetails):
    """An error over HTTP (RFC 9457): `application/problem+json`. `type` is `urn:assyria:problem:` and the code."""

    type: str
    title: Code
    status: int


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
