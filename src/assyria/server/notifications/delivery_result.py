"""The outcome of a delivery, as a code: the page has texts for it in four languages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class DeliveryCode(StrEnum):
    """The result of a delivery."""

    OK = "ok"
    BAD_URL = "bad-url"
    """Not https, with credentials, an unusual port, or not a URL at all."""
    PRIVATE_ADDRESS = "private-address"
    """The URL itself has a private address."""
    UNRESOLVABLE = "unresolvable"
    """The name has no public address: nobody is told whether it has a private one."""
    REFUSED = "refused"
    """No connection could be made."""
    TLS_FAILED = "tls-failed"
    """The other side does not prove to be the host that the URL names."""
    TIMED_OUT = "timed-out"
    BROKEN_OFF = "broken-off"
    """The connection ended early, or the answer was not HTTP."""
    STATUS = "status"
    """An answer that is neither success nor `GONE`; also a redirect, since none is followed."""
    GONE = "gone"
    """The subscription has ended and will never work again: delete it."""
    BAD_SUBSCRIPTION = "bad-subscription"
    TOO_LONG = "too-long"
    PUSH_OFF = "push-off"
    """The operator has named no contact, which push services require."""


@dataclass(frozen=True)
class DeliveryResult:
    """A code, and the HTTP status if there was an answer."""

    code: DeliveryCode
    status: int | None = None

    @property
    def ok(self) -> bool:
        return self.code is DeliveryCode.OK

    def __str__(self) -> str:
        """Return the text to store and to translate: `ok`, `timed-out`, `status-503`."""
        return f"{self.code}-{self.status}" if self.code is DeliveryCode.STATUS else self.code.value


def answered(status: int) -> DeliveryResult:
    """Return the outcome for an HTTP status."""
    return DeliveryResult(DeliveryCode.OK if 200 <= status < 300 else DeliveryCode.STATUS, status)


class Undeliverable(Exception):
    """A delivery that ends early; the public functions return its outcome instead."""

    def __init__(self, code: DeliveryCode) -> None:
        super().__init__(code.value)
        self.outcome = DeliveryResult(code)
