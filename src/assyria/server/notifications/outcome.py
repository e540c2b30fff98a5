"""How a delivery went, as a name: the page has the words for it, in four languages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Code(StrEnum):
    """What became of a delivery."""

    OK = "ok"
    BAD_URL = "bad-url"
    """Not https, carries credentials, an odd port, or no address at all."""
    PRIVATE_ADDRESS = "private-address"
    UNRESOLVABLE = "unresolvable"
    REFUSED = "refused"
    """No connection came about."""
    TLS_FAILED = "tls-failed"
    """Someone is there, but does not prove to be who the URL names."""
    TIMED_OUT = "timed-out"
    BROKEN_OFF = "broken-off"
    """The connection ended, or what came was not HTTP."""
    STATUS = "status"
    """An answer that is neither success nor `GONE`; redirects too, since none is followed."""
    GONE = "gone"
    """The subscription has ended and will never work again: drop it."""
    BAD_SUBSCRIPTION = "bad-subscription"
    TOO_LONG = "too-long"
    PUSH_OFF = "push-off"
    """The operator has named no contact, which push services ask for."""


@dataclass(frozen=True)
class Outcome:
    """A code, and the HTTP status where there was an answer."""

    code: Code
    status: int | None = None

    @property
    def ok(self) -> bool:
        return self.code is Code.OK

    def __str__(self) -> str:
        """The name to store and to translate: `ok`, `timed-out`, `status-503`."""
        return f"{self.code}-{self.status}" if self.code is Code.STATUS else self.code.value


def answered(status: int) -> Outcome:
    """The outcome that an HTTP status stands for."""
    return Outcome(Code.OK if 200 <= status < 300 else Code.STATUS, status)


class Undeliverable(Exception):
    """Raised where a delivery ends early; the public functions return its outcome instead."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.value)
        self.outcome = Outcome(code)
