"""Refused guesses and floods in the log, with the address, so that programs such as fail2ban can act on them."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import widest_network
from assyria.server.web.statuses import status_of

PAUSE = 5.0
"""Seconds between two lines of one kind about one address: a flood must not flood the log."""
REMEMBERED = 10_000

GUESSES = frozenset(
    {
        ProblemCode.WRONG_ACCOUNT_OR_PASSPHRASE,
        ProblemCode.WRONG_PASSPHRASE,
        ProblemCode.UNKNOWN_TOKEN,
        ProblemCode.WRONG_ADMIN_TOKEN,
        ProblemCode.NO_INVITATION,
    }
)
log = logging.getLogger("assyria.refusals")


class Throttle:
    """Counts events by kind and address, and says when a line about them is due."""

    def __init__(self) -> None:
        self._counts: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()
        """How many came since the last line, and when that was; those not seen for longest are forgotten."""

    def due(self, kind: str, address: str) -> int:
        """Count an event. Return how many a line should tell of, or 0 if it is too early for one."""
        # By the widest network: somebody with many addresses gets one line as well.
        key, now = (kind, widest_network(address)), time.monotonic()
        count, last = self._counts.pop(key, (0, now - PAUSE))
        count += 1
        is_due = now - last >= PAUSE
        self._counts[key] = (0, now) if is_due else (count, last)
        if len(self._counts) > REMEMBERED:
            self._counts.popitem(last=False)
        return count if is_due else 0


_THROTTLE = Throttle()


def log_refusal(problem: Problem, address: str) -> None:
    """Log a refused guess or a refusal by a limit; the address is as limits count it."""
    if status_of(problem.code) == 429 or problem.code in GUESSES:
        count = _THROTTLE.due(problem.code, address)
        if count:
            log.warning("refused", extra={"code": problem.code.value, "address": address, "count": count})


def log_unknown_host(name: str, address: str) -> None:
    """Log a request for another name: mostly one that the operator has not set. No reason to ban anybody."""
    count = _THROTTLE.due("unknown host", address)
    if count:
        log.warning("unknown host", extra={"host": name, "address": address, "count": count})
