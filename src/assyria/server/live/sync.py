"""Keeps tables in sync with what other processes wrote to their ledgers."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Mapping
from typing import Any

from assyria.server.live.live_table import LiveTable
from assyria.server.live.registry import Registry
from assyria.server.live.replaying import apply_rows
from assyria.server.live.tasks import Tasks
from assyria.server.server_clock import ServerClock
from assyria.store import REMOVED_HEAD, UNKNOWN_HEAD, Damaged, Head, Missing, Store, Unavailable
from assyria.store import Entry as Row

UNKNOWN = sys.maxsize
"""A version higher than all: entries may have been written that we were not told of."""
RETRY = 1.0
"""Seconds before the next attempt if the database is unavailable."""


class Synchroniser:
    """Applies what other processes have written."""

    def __init__(self, store: Store, registry: Registry, clock: ServerClock, tasks: Tasks) -> None:
        self.on_news: list[Callable[[str, list[str]], None]] = []
        """Called with a table that is new, or has changed and is not in memory here, and its people."""
        self._store = store
        self._registry = registry
        self._clock = clock
        self._tasks = tasks
        store.ledgers.on_append(self._on_append)
        store.people.on_rename(self._on_rename)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply all that has been written, announced or not; if the database is unavailable, once it is back.

        Raises Problem if the table is damaged or gone.
        """
        try:
            async with live.lock:
                with contextlib.suppress(Unavailable):
                    await self.read_ahead(live)
        except Damaged as damage:
            raise self._registry.set_aside(damage) from None
        except Missing:
            raise self._registry.forget(live.id) from None
        self.resume(live)

    async def read_ahead(self, live: LiveTable) -> None:
        """Apply what the ledger has beyond the table, whose lock is held.

        Raises Unavailable, and a later call then does it; Missing; Damaged.
        """
        live.announced = -1
        try:
            found = await self._store.ledgers.read(live.id, live.head)
        except Unavailable:
            live.announced = UNKNOWN
            raise
        self._take_over(live, found.entries, found.head, found.names)

    def resume(self, live: LiveTable) -> None:
        """Apply what was announced while the table was busy."""
        if live.announced > live.head.version and (live.catching_up is None or live.catching_up.done()):
            live.catching_up = self._tasks.start(self._catch_up_at_last(live))

    def _on_append(self, table_id: str, head: Head, news: Any) -> None:
        """Handle an append by any process, as told by the store; after a lost connection it names no table."""
        registry = self._registry
        if head == REMOVED_HEAD:
            self._on_removal(table_id)
            return
        found = registry.tables.get(table_id)
        for live in [found] if found else list(registry.tables.values()) if not table_id else []:
            self._on_announcement(live, head, news)
        if news and (found is None or head.version == 0):
            for on_news in self.on_news:
                on_news(table_id, news["people"])
        for loading_id, loading in registry.loading.items():
            # A table that is being loaded may have been read before this was written.
            if table_id in ("", loading_id):
                self._tasks.start(self._once_loaded(loading, lambda live: self._on_announcement(live, head, None)))

    def _on_removal(self, table_id: str) -> None:
        """Handle a table that any process removed."""
        self._registry.forget(table_id)
        if table_id in self._registry.loading:
            loading = self._registry.loading[table_id]
            self._tasks.start(self._once_loaded(loading, lambda live: self._registry.forget(live.id)))

    def _on_announcement(self, live: LiveTable, head: Head, news: Any) -> None:
        """Apply announced entries. Most were written by this process, which knows them when the lock is free."""
        entries = news["entries"] if news else []
        first = live.head.version + 1
        if not live.lock.locked() and entries and head.version == live.head.version + len(entries):
            rows = [Row(first + i, at, body) for i, (at, body) in enumerate(entries)]
            try:
                # Written just now: so we measure from now on, whatever the other machine's clock shows.
                self._take_over(live, rows, head, dict(news["names"]), self._clock.steady())
            except Damaged as damage:
                self._registry.set_aside(damage)
            return
        live.announced = UNKNOWN if head == UNKNOWN_HEAD else max(live.announced, head.version)
        if not live.lock.locked():
            self.resume(live)

    def _on_rename(self, identity: str, old: str | None, new: str) -> None:
        """Handle another name of somebody, at the seats that have the old one; None stands for any."""

        def rename(live: LiveTable) -> None:
            table = live.table
            seats = [seat for seat in table.seats_of(identity) if old is None or table.names.get(seat) == old]
            if seats:
                live.table = table.rename(dict.fromkeys(seats, new))
                self._registry.announce(live, [])

        for live in list(self._registry.tables.values()):
            rename(live)
        for loading in self._registry.loading.values():
            self._tasks.start(self._once_loaded(loading, rename))

    async def _once_loaded(self, loading: asyncio.Task[LiveTable], work: Callable[[LiveTable], object]) -> None:
        with contextlib.suppress(Missing, Unavailable, Damaged):
            work(await asyncio.shield(loading))

    async def _catch_up_at_last(self, live: LiveTable) -> None:
        while live.announced > live.head.version:
            try:
                async with live.lock:
                    if live.announced > live.head.version:
                        await self.read_ahead(live)
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Damaged as damage:
                self._registry.set_aside(damage)
                return
            except Missing:
                self._registry.forget(live.id)
                return

    def _take_over(
        self,
        live: LiveTable,
        rows: list[Row],
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
            live.measure_from_ledger()
        if changes or live.table.names != table.names:
            self._registry.announce(live, changes)
