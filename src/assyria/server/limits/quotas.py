"""Limits for one person or one address: sizes, rates as token buckets, and counted slots."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import Counted, counted_networks
from assyria.server.limits.breadth import MOST_VALUES
from assyria.server.limits.limit_settings import LimitSettings, Rate
from assyria.server.metrics import LIMITED
from assyria.service.endpoint import LARGEST_BODY, MOVES_BODY, SMALL_BODY

REMEMBERED = 50_000

HOLIDAYS = Rate(6, 3600), Rate(60, 3600)
"""Holidays that begin or end, of one person and from one address: each is written to all their games over days."""
PLACES = Rate(20, 3600), Rate(200, 3600)
"""Places for notifications that one person adds, and that are added from one address: each may fail anew."""
PROPOSALS = Rate(30, 600), Rate(300, 600)
"""Proposals of one person and from one address, withdrawn ones included: the others are notified of each."""
PROPOSALS_TABLE = Rate(5, 600)
"""Those of one person at one table."""

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
    "holidays of one person that begin or end": str(HOLIDAYS[0]),
    "holidays that begin or end, from one address": str(HOLIDAYS[1]),
    "places for notifications that one person adds": str(PLACES[0]),
    "the same, added from one address": str(PLACES[1]),
    "proposals of one person at one table": str(PROPOSALS_TABLE),
    "proposals of one person": str(PROPOSALS[0]),
    "proposals from one address": str(PROPOSALS[1]),
}
"""Limits that cannot be set, by the names in the documentation."""


def _counted(who: str, limit: str) -> tuple[Counted, ...]:
    """Return what a limit counts for somebody: an address with the networks around it, anything else as it is."""
    return counted_networks(who) if limit.endswith("_address") else (Counted(who, 1),)


ALMOST = 1e-9
"""Seconds that are none: times are not exact."""


def _now() -> float:
    return time.monotonic()


class RateLimit:
    """A rate limit with bursts, by person or address; those who have not been seen for longest are forgotten."""

    def __init__(self, rate: Rate, name: str = "", clock: Callable[[], float] | None = None) -> None:
        """Set `name`: the name of the limit, as in the settings."""
        self._clock = clock or _now
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
        wait = self.wait(who)
        if wait > 0:
            LIMITED.labels(self.name).inc()
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=round(wait, 2) or 0.01)

    def wait(self, who: str) -> float:
        """Return the seconds until somebody's bucket has one."""
        now = self._clock()
        waits = [
            (1 - self._left(counted, now)) / (self.per_second * counted.times)
            for counted in _counted(who, self.name)
        ]
        return max(wait if wait > ALMOST else 0.0 for wait in waits)

    def take(self, who: str) -> None:
        """Take one from somebody's bucket, which has one."""
        self._add(who, -1)

    @contextmanager
    def spent(self, who: str) -> Iterator[None]:
        """Take one from somebody's bucket, for what counts only if it is not refused. Raises Problem 429."""
        self.spend(who)
        try:
            yield
        except Problem:
            self._add(who, 1)
            raise

    def _add(self, who: str, more: int) -> None:
        now = self._clock()
        for counted in _counted(who, self.name):
            self._buckets[counted.network] = (self._left(counted, now) + more, now)
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

    @contextmanager
    def spent(self, person: str, address: str) -> Iterator[None]:
        """Take one from both buckets, for something that counts only if it is not refused. Raises Problem 429."""
        with self.person.spent(person), self.address.spent(address):
            yield


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


class ProcessLimits:
    """The limits of one process, as its settings say. Each process counts for itself."""

    def __init__(self, settings: LimitSettings) -> None:
        def rate(name: str) -> RateLimit:
            return RateLimit(getattr(settings, name), name)

        def quota(name: str) -> Quota:
            return Quota(rate(f"{name}_person"), rate(f"{name}_address"))

        def slots(name: str, code: ProblemCode) -> Slots:
            return Slots(getattr(settings, name), name, code)

        def fixed(name: str, rates: tuple[Rate, Rate]) -> Quota:
            return Quota(
                *(RateLimit(one, f"{name}_{of}") for one, of in zip(rates, ("person", "address"), strict=True))
            )

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
        self.holidays = fixed("holidays", HOLIDAYS)
        self.places = fixed("places", PLACES)
        self.proposals = fixed("proposals", PROPOSALS)
        self.proposals_table = RateLimit(PROPOSALS_TABLE, "proposals_table")
        self.changes_table = settings.changes_table
        self.streams = slots("streams_person", ProblemCode.TOO_MANY_STREAMS)
        self.sockets_person = slots("sockets_person", ProblemCode.TOO_MANY_SOCKETS)
        self.sockets_address = slots("sockets_address", ProblemCode.TOO_MANY_SOCKETS)
