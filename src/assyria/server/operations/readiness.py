"""Whether a server can do its work: write, resume tables, and hear of other processes."""

from __future__ import annotations

import asyncio
import time

from assyria.host.ledger import Unavailable
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.metrics import MAINTENANCE, WRITE_FAILURES
from assyria.store import Store

FRESH = 3.0
"""Seconds for which the outcome of a write counts: so often a write is tried at most."""
OVERDUE = 60.0
"""Seconds without any sign of maintenance after which it counts as stopped. A round takes a few seconds."""


class Readiness:
    """What `/api/ready` answers. Maintenance reports here that it is at work."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._tried = float("-inf")
        self._writes = True
        self._at_work = time.monotonic()
        store.health.on_write_failure(self._note_failure)

    def _note_failure(self) -> None:
        """Note that somebody's write failed: an older success says nothing then."""
        self._tried = float("-inf")
        WRITE_FAILURES.inc()

    def note_maintenance(self) -> None:
        """Note that maintenance is at work."""
        self._at_work = time.monotonic()
        MAINTENANCE.set_to_current_time()

    async def check(self) -> None:
        """Raise Problem, with the code of what does not work."""
        if not self._store.health.listening:
            # Perhaps the whole database is away: an older success says nothing.
            self._tried = float("-inf")
        if not await self._can_write():
            raise Problem(ProblemCode.STORE_UNAVAILABLE)
        if time.monotonic() - self._at_work > OVERDUE:
            raise Problem(ProblemCode.MAINTENANCE_STOPPED)
        if not self._store.health.listening:
            raise Problem(ProblemCode.LISTENER_DISCONNECTED)

    async def _can_write(self) -> bool:
        """Return whether a small write works now, or did a moment ago. Those who ask at the same time share it."""
        async with self._trying:
            if time.monotonic() - self._tried > FRESH:
                try:
                    await self._store.health.check_writes(time.time())
                    self._writes = True
                except Unavailable:
                    self._writes = False
                self._tried = time.monotonic()
            return self._writes
