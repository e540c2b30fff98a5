"""Overdue tables that are resumed, and idle tables that are evicted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from assyria.host.host import Host
from assyria.host.ledger import Unavailable
from assyria.protocol.problems import Problem, ProblemCode
from assyria.store import Store

log = logging.getLogger("assyria.maintenance")

ROUND = 5.0
"""Seconds between rounds."""
PAUSE = 0.05
"""Seconds between tables that are resumed."""


class Maintenance:
    """Looks after the tables of all processes that nobody looks after, and after the memory of this one."""

    def __init__(
        self, store: Store, host: Host, at_work: Callable[[], None], idle: float, bot_late: float
    ) -> None:
        """Set the seconds after which a table that nobody uses is evicted, and a bot's move is overdue.

        `at_work` is called again and again.
        """
        self._store = store
        self._host = host
        self._at_work = at_work
        self._idle = idle
        self._bot_late = bot_late

    async def run(self) -> None:
        """Do it again and again. The server listens already."""
        self._at_work()
        with contextlib.suppress(Unavailable):
            # Games in which a bot, or soon a clock, has to act: the process that played them has ended.
            await self.resume_overdue(self._host.clock.wall() + self._bot_late)
        while True:
            self._at_work()
            await asyncio.sleep(min(ROUND, self._idle / 2))
            # If a clock still runs, the ledger says when the table is due.
            self._host.tables.evict_idle(self._idle)
            with contextlib.suppress(Unavailable):  # The next round finds them again.
                await self.resume_overdue(self._host.clock.wall())

    async def resume_overdue(self, before: float) -> None:
        """Resume tables where something is overdue: the process that had them in memory may have died.

        The longest overdue come first, with pauses, since people who come back meanwhile must not wait for all.
        """
        for table_id in await self._store.tables.due(before):
            self._at_work()
            loaded = table_id in self._host.tables.live
            try:
                self._host.turns.schedule(await self._host.tables.get(table_id))
                if not loaded:
                    await asyncio.sleep(PAUSE)
            except Problem as wrong:
                # A damaged table is named once, when it is set aside.
                if wrong.code is not ProblemCode.TABLE_DAMAGED:
                    log.warning("table not resumed", extra={"table": table_id, "why": wrong.code})
            except Exception:
                # Whatever is wrong with one table, the others are resumed.
                log.exception("table not resumed", extra={"table": table_id})
