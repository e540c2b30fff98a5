"""Limits for one person: sizes, and rates as token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict

from assyria.protocol.problems import ProblemCode
from assyria.server.problems import Problem
from assyria.server.settings import Settings

REMEMBERED = 50_000

COMMANDS = "commands of one person, and frames over a socket"
CHATS = "chat lines and test notifications of one person"
GUESTS = "new guests from one address; attempts of one person to make an account"
ANALYSES = "positions that one person asks the engine about, as hints or in games that are over"
LOG_INS = "attempts to log in from one address"
LOG_INS_TO_ACCOUNT = (
    "attempts to log in to one account from one address, and passphrases given by one who is signed in"
)
LOG_INS_OF_STRANGERS = "attempts to log in to one account from addresses where it never logged in"
EXPORTS = "exports of one person's own data"

LARGEST_BODY = 1_100_000
"""The most bytes of a request: a record to continue from, and a little more."""
LARGEST_FRAME = 4096
"""The most bytes of a frame sent over a socket."""
QUEUE = 64
"""The most messages that may wait for a watcher before it is dropped; it can come back and resume."""
MOST_PLACES = 10
"""The most places for notifications of one person."""
MOST_TOKENS = 50
"""The most tokens of one person."""
MOST_STREAMS = 8
"""The most open bot streams of one identity in a process; each queries the store from time to time."""
MOST_BOT_TABLES = 1
"""The most running tables of bots alone that one person may have."""

SIZES = {
    "body of an HTTP request": f"{LARGEST_BODY:,} bytes",
    "frame sent over the socket": f"{LARGEST_FRAME:,} bytes",
    "messages that a socket may lag behind": f"{QUEUE}",
    "places for notifications of one person": f"{MOST_PLACES}",
    "tokens of one person": f"{MOST_TOKENS}",
    "bot streams that one identity may have open": f"{MOST_STREAMS}",
    "running tables of bots alone that one person may have": f"{MOST_BOT_TABLES}",
}
"""Limits of size or number, by the names in the documentation."""


class RateLimit:
    """A rate limit with bursts, per person; those who have not been seen for longest are forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Take one from a person's bucket. Raises Problem 429 if it is empty."""
        now = time.monotonic()
        left, since = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._buckets[who] = (max(0.0, left - 1), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=round((1 - left) / self.per_second, 2))


def rates(settings: Settings) -> dict[str, RateLimit]:
    """Return a server's rate limits by their names in the documentation."""
    often = settings.commands_per_second
    return {
        COMMANDS: RateLimit(often, 10 * often),
        CHATS: RateLimit(0.5, 10),
        GUESTS: RateLimit(2, 60),
        ANALYSES: RateLimit(0.5, 20),
        LOG_INS: RateLimit(0.2, 20),
        LOG_INS_TO_ACCOUNT: RateLimit(0.1, 10),
        LOG_INS_OF_STRANGERS: RateLimit(1 / 30, 50),
        EXPORTS: RateLimit(1 / 60, 3),
    }
