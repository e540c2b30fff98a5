"""The tables that are in memory: opened, loaded from their ledgers, and evicted when nobody uses them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from assyria.protocol.entries import Began, Entry, Opened, parse_entry
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import ProblemCode
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.live_table import LiveTable, apply
from assyria.server.metrics import LIVE_TABLES
from assyria.server.problems import Problem
from assyria.store import Missing, Store, Unavailable
from assyria.table import Table

LONGEST_STRETCH = 0.005
"""Seconds that a table may be loaded before others get their turn."""

OnChange = Callable[[LiveTable, list[ChangeView], list[bytes]], None]
"""Called with a table, its newest changes, and the same changes encoded."""


class Registry:
    """All tables of this process, and the listeners to their changes."""

    def __init__(self, store: Store, writer: LedgerWriter, idle: float) -> None:
        """Set `idle`: the seconds after which a table that nobody uses is evicted from memory."""
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_load: list[Callable[[LiveTable], None]] = []
        """Called for every table that is loaded from its ledger."""
        self.on_change: list[OnChange] = []
        """Called for every change of a table in memory, by any process."""
        self._store = store
        self._writer = writer
        self._idle = idle
        self._replaying = ThreadPoolExecutor(1, "replaying")

    async def open(self, opened: Opened) -> LiveTable:
        """Open a new table."""
        table_id = secrets.token_urlsafe(9)
        table = Table(opened)
        now = time.time()
        # In memory first: a process that is told of it before we are done must not load it again.
        live = self.tables[table_id] = LiveTable(table_id, table, now, updated=now)
        try:
            await self._writer.write(live, 0, [(opened, now)], table)
        except BaseException:
            del self.tables[table_id]
            raise
        LIVE_TABLES.set(len(self.tables))
        return live

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, loaded from its ledger if necessary. Raises Problem."""
        if table_id in self.tables:
            live = self.tables[table_id]
            live.used = time.monotonic()
            return live
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
            # Not by callers, who may be cancelled earlier: then another would load the table a second time.
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        try:
            return await asyncio.shield(self.loading[table_id])
        except (Missing, ValueError):  # ValueError: an id that cannot be stored
            raise Problem(ProblemCode.NO_SUCH_TABLE) from None
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None

    async def _load(self, table_id: str) -> LiveTable:
        first, *rest = await self._store.entries(table_id)
        opened = parse_entry(first.body)
        assert isinstance(opened, Opened)
        live = LiveTable(table_id, Table(opened), first.at)
        changes, pause = list[ChangeView](), time.monotonic() + LONGEST_STRETCH
        for entry in rest:
            changes.append(await self.apply(live.table, parse_entry(entry.body), entry.at))
            if time.monotonic() > pause:
                await asyncio.sleep(0)
                pause = time.monotonic() + LONGEST_STRETCH
        live.changes.extend(changes)
        live.updated = rest[-1].at if rest else first.at
        self.tables[table_id] = live
        LIVE_TABLES.set(len(self.tables))
        for on_load in self.on_load:
            on_load(live)
        return live

    async def apply(self, table: Table, entry: Entry, at: float) -> ChangeView:
        """Apply an entry to a table and return the change as others see it."""
        if isinstance(entry, Began) and table.opened.record is not None:
            # Replaying a record takes a while, and other tables must not wait for it.
            return await asyncio.get_running_loop().run_in_executor(self._replaying, apply, table, entry, at)
        return apply(table, entry, at)

    def announce(self, live: LiveTable, changes: list[ChangeView]) -> None:
        """Add changes to a table's log and call all listeners."""
        encoded = live.changes.extend(changes)
        live.updated = changes[-1].at
        for on_change in self.on_change:
            on_change(live, changes, encoded)

    def forget(self, table_id: str) -> None:
        """Evict a table that was removed from the store; those who watch it come back and find none."""
        live = self.tables.pop(table_id, None)
        if live is None:
            return
        if live.alarm is not None:
            live.alarm.cancel()
        if live.thinking is not None:
            live.thinking.cancel()
        for watcher in list(live.watchers):
            watcher.close()
        LIVE_TABLES.set(len(self.tables))

    def evict_idle(self) -> None:
        """Evict tables that nobody uses. If a clock still runs, the ledger says when the table is due."""
        for live in list(self.tables.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            deadline = live.table.clock.deadline
            soon = deadline is not None and deadline < time.time() + self._idle
            if live.watchers or live.lock.locked() or thinking or soon:
                continue
            if time.monotonic() - live.used > self._idle:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.tables[live.id]
        LIVE_TABLES.set(len(self.tables))

    def close(self) -> None:
        """End the thread that replays records."""
        self._replaying.shutdown(wait=False, cancel_futures=True)
