"""Limits for one person or one address: sizes, rates as token buckets, and counted slots."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from assyria.protocol.problems import ProblemCode
from assyria.server.addresses import Counted, counted_networks
from assyria.server.breadth import MOST_VALUES
from assyria.server.limit_settings import LimitSettings, Rate
from assyria.server.metrics import LIMITED
from assyria.table.problem import Problem

REMEMBERED = 50_000

LARGEST_BODY = 262_144
"""The most bytes of a request: a record to continue from, and a little more."""
MOVES_BODY = 16_384
"""The most bytes of a request with a position and the moves of a whole game."""
SMALL_BODY = 4096
"""The most bytes of any other request."""
LARGEST_FRAME = 4096
"""The most bytes of a frame sent over a socket."""
QUEUE = 64
"""The most messages that may wait for a watcher before it is dropped; it can come back and resume."""

GUESSES = Rate(60, 60.0)
"""Wrong tokens of operators from one address."""

SIZES = {
    "body of an HTTP request with a record": f"{LARGEST_BODY:,} bytes",
    "body with the moves of an exercise": f"{MOVES_BODY:,} bytes",
    "any other body": f"{SMALL_BODY:,} bytes",
    "values in a body or a frame": f"{MOST_VALUES}",
    "frame sent over the socket": f"{LARGEST_FRAME:,} bytes",
    "messages that a socket may lag behind": f"{QUEUE}",
    "wrong tokens of operators from one address": f"{GUESSES}",
}
"""Limits that cannot be set, by the names in the documentation."""


def _counted(who: str, limit: str) -> tuple[Counted, ...]:
    """Return what a limit counts for somebody: an address with the networks around it, anything else as it is."""
    return counted_networks(who) if limit.endswith("_address") else (Counted(who, 1),)


class RateLimit:
    """A rate limit with bursts, by person or address; those who have not been seen for longest are forgotten."""

    def __init__(self, rate: Rate, name: str = "") -> None:
        """Set `name`: the name of the limit, as in the settings."""
        self.per_second = rate.count / rate.seconds
        self.burst = rate.count
        self.name = name
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Take one from somebody's bucket. Raises Problem 429 if it is empty."""
        self.check(who)
        self.take(who)

    def check(self, who: str) -> None:
        """Raise Problem 429 if somebody's bucket is empty."""
        now = time.monotonic()
        for counted in _counted(who, self.name):
            left = self._left(counted, now)
            if left < 1:
                LIMITED.labels(self.name).inc()
                wait = (1 - left) / (self.per_second * counted.times)
                raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=round(wait, 2) or 0.01)

    def take(self, who: str) -> None:
        """Take one from somebody's bucket, which has one."""
        now = time.monotonic()
        for counted in _counted(who, self.name):
            self._buckets[counted.network] = (self._left(counted, now) - 1, now)
            self._buckets.move_to_end(counted.network)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def _left(self, counted: Counted, now: float) -> float:
        burst = self.burst * counted.times
        left, since = self._buckets.get(counted.network, (burst, now))
        return min(burst, left + (now - since) * self.per_second * counted.times)


class Quota:
    """A rate limit for each person and a wider one for each address."""

    def __init__(self, person: RateLimit, address: RateLimit) -> None:
        self.person = person
        self.address = address

    def spend(self, person: str | None, address: str) -> None:
        """Take one from both buckets, or from neither. Raises Problem 429.

        Somebody without an identity is limited like one person at their address.
        """
        who = f"address {address}" if person is None else person
        self.person.check(who)
        self.address.spend(address)
        self.person.take(who)


class Slots:
    """A number of things that somebody may have at the same time."""

    def __init__(self, most: int, name: str, code: ProblemCode) -> None:
        """Set `name`, as in the settings, and `code`: the problem of somebody who has all of them."""
        self.most = most
        self.name = name
        self.code = code
        self._taken: Counter[str] = Counter()

    @contextmanager
    def held(self, who: str) -> Iterator[None]:
        """Hold a slot. Raises Problem 429 if none is free."""
        self.check(who)
        self.take(who)
        try:
            yield
        finally:
            self.free(who)

    def taken(self, who: str) -> int:
        """Return the number of slots that somebody holds."""
        return self._taken[who]

    def check(self, who: str) -> None:
        """Raise Problem 429 if somebody has no free slot."""
        for network, times in _counted(who, self.name):
            if self.taken(network) >= self.most * times:
                LIMITED.labels(self.name).inc()
                raise Problem(self.code, most=self.most * times, retry_after=RETRY)

    def take(self, who: str) -> None:
        """Take a slot; `free` gives it back."""
        for network, _ in _counted(who, self.name):
            self._taken[network] += 1

    def free(self, who: str) -> None:
        """Give a slot back."""
        for network, _ in _counted(who, self.name):
            self._taken[network] -= 1
            if not self._taken[network]:
                del self._taken[network]


RETRY = 10.0
"""Seconds after which it is worth trying again, where nobody knows when a place will be free."""


class Limits:
    """The limits of one process, as its settings say. Each process counts for itself."""

    def __init__(self, settings: LimitSettings) -> None:
        def rate(name: str) -> RateLimit:
            return RateLimit(getattr(settings, name), name)

        def quota(name: str) -> Quota:
            return Quota(rate(f"{name}_person"), rate(f"{name}_address"))

        def slots(name: str, code: ProblemCode) -> Slots:
            return Slots(getattr(settings, name), name, code)

        self.settings = settings
        self.requests = rate("requests_address")
        self.guests = rate("guests_address")
        self.accounts = rate("accounts_person")
        self.log_ins_address = rate("log_ins_address")
        self.log_ins_account = rate("log_ins_account")
        self.log_ins_strangers = rate("log_ins_strangers")
        self.exports = rate("exports_person")
        self.guesses = RateLimit(GUESSES, "operator_guesses")
        self.commands = quota("commands")
        self.renames = quota("renames")
        self.tables = quota("tables")
        self.imports = quota("imports")
        self.replays = quota("replays")
        self.exercises = quota("exercises")
        self.hints = quota("hints")
        self.analyses = quota("analyses")
        self.playouts = quota("playouts")
        self.reviews = quota("reviews")
        self.sockets_opened = quota("sockets_opened")
        self.chat = quota("chat")
        self.changes_table = settings.changes_table
        self.streams = slots("streams_person", ProblemCode.TOO_MANY_STREAMS)
        self.sockets_person = slots("sockets_person", ProblemCode.TOO_MANY_SOCKETS)
        self.sockets_address = slots("sockets_address", ProblemCode.TOO_MANY_SOCKETS)
