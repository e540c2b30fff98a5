"""Keeps tables in sync with what other processes wrote to their ledgers."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

from assyria.protocol.entries import Entry, parse_entry
from assyria.protocol.problems import ProblemCode
from assyria.server.live.live_table import LiveTable, apply
from assyria.server.live.registry import Registry
from assyria.server.live.tasks import Tasks
from assyria.server.problems import Problem
from assyria.store import REMOVED, Missing, Store, Unavailable

UNKNOWN = sys.maxsize
"""A version higher than all: entries may have been written that we were not told of."""
RETRY = 1.0
"""Seconds before the next attempt if the database is unavailable."""


class Synchroniser:
    """Applies what other processes have written."""

    def __init__(self, store: Store, registry: Registry, tasks: Tasks) -> None:
        self.on_news: list[Callable[[str, list[str]], None]] = []
        """Called with a table that is new, or has changed and is not in memory here, and its people."""
        self._store = store
        self._registry = registry
        self._tasks = tasks
        store.on_append(self._on_append)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply all that has been written, announced or not; if the database is unavailable, once it is back."""
        async with live.lock:
            with contextlib.suppress(Unavailable):
                await self.read_ahead(live)
        self.resume(live)

    async def read_ahead(self, live: LiveTable) -> None:
        """Apply what the ledger has beyond the table, whose lock is held.

        Raises Unavailable; a later call then does it. Raises Problem if the table was removed.
        """
        live.announced = -1
        try:
            found = await self._store.entries(live.id, live.table.version)
        except Unavailable:
            live.announced = UNKNOWN
            raise
        except Missing:
            self._registry.forget(live.id)
            raise Problem(ProblemCode.NO_SUCH_TABLE) from None
        self._take_over(live, [(parse_entry(entry.body), entry.at) for entry in found])

    def resume(self, live: LiveTable) -> None:
        """Apply what was announced while the table was busy."""
        if live.announced > live.table.version and (live.catching_up is None or live.catching_up.done()):
            live.catching_up = self._tasks.start(self._catch_up_at_last(live))

    def _on_append(self, table_id: str, version: int, news: Any) -> None:
        """Handle an append by any process, as told by the store; after a lost connection it names no table."""
        registry = self._registry
        if version == REMOVED:
            registry.forget(table_id)
            return
        found = registry.tables.get(table_id)
        for live in [found] if found else list(registry.tables.values()) if not table_id else []:
            self._on_announcement(live, version, news["entries"] if news else [])
        if news and (found is None or version == 0):
            for on_news in self.on_news:
                on_news(table_id, news["people"])
        for loading_id, loading in registry.loading.items():
            # A table that is being loaded may have been read before this was written.
            if table_id in ("", loading_id):
                self._tasks.start(self._catch_up_loaded(loading, version))

    def _on_announcement(self, live: LiveTable, version: int, entries: list[Any]) -> None:
        """Apply announced entries. Most were written by this process, which knows them when the lock is free."""
        if not live.lock.locked() and entries and version == live.table.version + len(entries):
            self._take_over(live, [(parse_entry(body), at) for at, body in entries])
            return
        live.announced = UNKNOWN if version < 0 else max(live.announced, version)
        if not live.lock.locked():
            self.resume(live)

    async def _catch_up_loaded(self, loading: asyncio.Task[LiveTable], version: int) -> None:
        with contextlib.suppress(Missing, Unavailable, ValueError):
            self._on_announcement(await asyncio.shield(loading), version, [])

    async def _catch_up_at_last(self, live: LiveTable) -> None:
        while live.announced > live.table.version:
            try:
                async with live.lock:
                    if live.announced > live.table.version:
                        await self.read_ahead(live)
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Problem:
                return  # It was removed.

    def _take_over(self, live: LiveTable, entries: list[tuple[Entry, float]]) -> None:
        changes = [apply(live.table, entry, at) for entry, at in entries]
        if changes:
            self._registry.announce(live, changes)
