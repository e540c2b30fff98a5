"""The HTTP status of each problem (RFC 9110)."""

from __future__ import annotations

from assyria.protocol.problems import ProblemCode

UNPROCESSABLE = 422
"""For all that is understood and cannot be done."""
_OTHERS = {
    400: "not-json http-error",
    401: "token-needed unknown-token signed-out wrong-account-or-passphrase",
    403: """
        not-your-seat not-the-owner no-hints position-in-play token-not-allowed wrong-passphrase
        blocked removed chat-for-players suspended address-refused guests-closed registration-closed
        no-invitation wrong-admin-token other-origin
    """,
    404: """
        no-such-table no-such-token no-such-session no-such-place no-such-line no-such-record not-blocked no-admin
        no-such-person no-such-report no-such-operator not-found
    """,
    405: "method-not-allowed",
    408: "too-slow",
    409: """
        stale cancelled nothing-proposed proposal-pending already-refused still-here paused
        not-paused away out-of-time on-holiday not-on-holiday not-begun not-over nothing-to-decide
        too-many-changes has-an-account account-taken no-account operator-exists old-protocol
    """,
    411: "length-required",
    413: "too-large",
    421: "unknown-host",
    429: """
        too-many-tables too-many-bot-tables too-many-streams too-many-sockets too-many-requests
        too-many-connections
    """,
    500: "table-damaged internal-error",
    501: "needs-server",
    503: "no-analysis busy store-unavailable maintenance-stopped listener-disconnected",
}
_STATUSES = {ProblemCode(code): status for status, codes in _OTHERS.items() for code in codes.split()}


def status_of(code: ProblemCode) -> int:
    """Return the status of a problem with this code."""
    return _STATUSES.get(code, UNPROCESSABLE)
