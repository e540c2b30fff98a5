"""Catches up with what others have written to a table's ledger: other processes, or other tabs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from assyria.host.ledger import Damaged, Head, Missing, StoredEntry, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Ports
from assyria.host.replaying import apply_rows
from assyria.host.tables import LiveTables
from assyria.host.tasks import Tasks

UNKNOWN = 1 << 60
"""A version higher than all: entries may have been written that we were not told of."""
RETRY = 1.0
"""Seconds before the next attempt if the ledger is unavailable."""


class CatchUp:
    """Applies what others have written."""

    def __init__(self, ports: Ports, tables: LiveTables, tasks: Tasks) -> None:
        self._ledger = ports.ledger
        self._clock = ports.clock
        self._tables = tables
        self._tasks = tasks

    async def catch_up(self, live: LiveTable) -> None:
        """Apply all that has been written, announced or not; if the ledger is unavailable, once it is back.

        Raises Problem if the table is damaged or gone.
        """
        try:
            async with live.lock:
                with contextlib.suppress(Unavailable):
                    await self.read_ahead(live)
        except Damaged as damage:
            raise self._tables.set_aside(damage) from None
        except Missing:
            raise self._tables.forget(live.id) from None
        self.resume(live)

    async def read_ahead(self, live: LiveTable) -> None:
        """Apply what the ledger has beyond the table, whose lock is held.

        Raises Unavailable, and a later call then does it; Missing; Damaged.
        """
        live.announced = -1
        try:
            found = await self._ledger.read(live.id, live.head)
        except Unavailable:
            live.announced = UNKNOWN
            raise
        self.take_over(live, found.entries, found.head, found.names)

    def resume(self, live: LiveTable) -> None:
        """Apply what was announced while the table was busy."""
        if live.announced > live.head.version and (live.catching_up is None or live.catching_up.done()):
            live.catching_up = self._tasks.start(self._catch_up_at_last(live))

    async def _catch_up_at_last(self, live: LiveTable) -> None:
        while live.announced > live.head.version:
            try:
                async with live.lock:
                    if live.announced > live.head.version:
                        await self.read_ahead(live)
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Damaged as damage:
                self._tables.set_aside(damage)
                return
            except Missing:
                self._tables.forget(live.id)
                return

    def take_over(
        self,
        live: LiveTable,
        rows: list[StoredEntry],
        head: Head,
        names: Mapping[int, str],
        settled: float | None = None,
    ) -> None:
        """Apply stored entries, and the names of people at the table. Raises Damaged.

        `settled` is the steady time from which its clock is measured, if not the one that the last entry says.
        """
        table, changes = apply_rows(live.id, live.table, rows)
        live.table, live.head = table.rename(names), head
        if settled is not None:
            live.settled = settled
        elif rows:
            live.settled = self._clock.runs_since(live.table.clock)
        if changes or live.table.names != table.names:
            self._tables.announce(live, changes)
