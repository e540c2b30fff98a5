"""Removes what nobody has used for long: guests, and tables by their status."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections import Counter

from assyria.host.ledger import Unavailable
from assyria.protocol.options import Status
from assyria.server.metrics import REMOVED
from assyria.server.tables.retention_settings import RetentionSettings
from assyria.store import Store

log = logging.getLogger("assyria.retention")

SETTING = "retention"
BATCH = 20
"""The number of tables that are removed in one transaction."""
MANY = 200
"""The same of guests, and of records."""
PAUSE = 0.2
"""Seconds between transactions, so that moves do not wait for all of them."""
FIRST, EVERY = 60.0, 3600.0
"""Seconds until the first round, and between rounds."""
KINDS = {
    Status.OPEN: "open",
    Status.PLAYING: "running",
    Status.FINISHED: "finished",
    # It has not started, and never will.
    Status.CANCELLED: "open",
}


class Retention:
    """Knows until when tables are kept, and removes them and unused guests after that.

    Whatever the settings say, nothing is removed before `grace` has passed since they were set or shortened.
    In this time everyone can see until when a table is kept.
    """

    def __init__(self, store: Store, keep: RetentionSettings, since: dict[str, float]) -> None:
        """Set `since`: the time since which each setting is at most as long as now."""
        self._store = store
        self._keep = keep
        self._since = since

    @classmethod
    async def open(cls, store: Store, keep: RetentionSettings) -> Retention:
        """Return the retention of a store, which also keeps since when the settings are as they are."""
        now = time.time()
        try:
            known = parse_since(await store.settings.get_or_make(SETTING, lambda: "{}"))
        except ValueError as wrong:
            # As if all of it were set now: nothing is removed before the grace is over.
            store.left_out.note("", f"settings {SETTING}", str(wrong))
            known = {}
        since: dict[str, float] = {}
        for kind in ("guests", "records", *KINDS.values()):
            seconds: float | None = getattr(keep, kind)
            before, at = known.get(kind, (None, now))
            longer = seconds is None or (before is not None and before <= seconds)
            since[kind] = at if longer else now
        current = {kind: (getattr(keep, kind), at) for kind, at in since.items()}
        if current != known:
            await store.settings.set(SETTING, json.dumps(current))
        return cls(store, keep, since)

    def expires(self, status: str, updated: float) -> float | None:
        """Return until when a table is kept that last changed at a time; None if for ever."""
        return self._expires(KINDS[Status(status)], updated)

    def record_expires(self, at: float) -> float | None:
        """Return until when a record is kept that somebody shares since a time; None if for ever."""
        return self._expires("records", at)

    def _expires(self, kind: str, at: float) -> float | None:
        seconds: float | None = getattr(self._keep, kind)
        return None if seconds is None else max(at + seconds, self._since[kind] + self._keep.grace)

    async def run(self) -> None:
        """Remove what has expired, again and again."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.remove_expired()
            except Unavailable:
                log.warning("nothing removed", extra={"why": "store-unavailable"})
            await asyncio.sleep(EVERY)

    async def remove_expired(self) -> Counter[str]:
        """Remove all that has expired, in small batches, and return how many of each kind."""
        removed: Counter[str] = Counter()
        now = time.time()
        for status, kind in KINDS.items():
            before = self._limit(kind, now)
            while before is not None and (found := await self._store.expiry.remove_tables(status, before, BATCH)):
                removed[kind] += len(found)
                await asyncio.sleep(PAUSE)
        for kind, remove in (
            ("records", self._store.shared_records.remove_older),
            ("guests", self._store.expiry.remove_guests),
        ):
            before = self._limit(kind, now)
            while before is not None and (count := await remove(before, MANY)):
                removed[kind] += count
                await asyncio.sleep(PAUSE)
        for kind, number in removed.items():
            REMOVED.labels(kind).inc(number)
            log.info("removed", extra={"kind": kind, "number": number})
        return removed

    def _limit(self, kind: str, now: float) -> float | None:
        """Return the time before which something was last used that is to be removed now; None if nothing is."""
        seconds: float | None = getattr(self._keep, kind)
        if seconds is None or now < self._since[kind] + self._keep.grace:
            return None
        return now - seconds


def parse_since(value: str) -> dict[str, tuple[float | None, float]]:
    """Return the seconds of each setting, and since when they are at most as many. Raises ValueError."""
    try:
        found = {
            str(kind): (None if seconds is None else float(seconds), float(at))
            for kind, (seconds, at) in json.loads(value).items()
        }
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        raise ValueError("not since when things are kept") from None
    if not all(math.isfinite(one) for pair in found.values() for one in pair if one is not None):
        raise ValueError("not since when things are kept")
    return found
