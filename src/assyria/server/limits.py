"""How much one person may ask for: a bucket that fills with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from assyria.server.problems import Problem

REMEMBERED = 50_000


class RateLimit:
    """So many a second on average, with bursts; the longest unseen are forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Raises Problem 429 when the bucket is empty."""
        now = time.monotonic()
        left, since = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._buckets[who] = (max(0.0, left - 1), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Problem(429, "too-many-requests", retry_after=round((1 - left) / self.per_second, 2))
