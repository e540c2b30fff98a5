"""Keeps tables in sync with what other processes wrote to their ledgers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from assyria.host.catching_up import UNKNOWN
from assyria.host.host import Host
from assyria.host.ledger import REMOVED_HEAD, UNKNOWN_HEAD, Damaged, Head, Missing, StoredEntry, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.tasks import Tasks
from assyria.store import Store
from assyria.store.interest import EVERY

PAUSE = 0.6
"""Seconds from one look for what we were not told of to the next."""
ON_THE_WAY = 0.4
"""Seconds within which what is written is told: on a busy server many messages are on their way."""

News = Callable[[str, list[str]], None]
"""Called with a table that is new, or has changed and is not in memory here, and its people."""


class Synchroniser:
    """Hears what other processes have written, and has it applied."""

    def __init__(self, store: Store, host: Host, tasks: Tasks) -> None:
        self._followers: list[tuple[News, Callable[[], Iterable[str]]]] = []
        self._store = store
        self._interest = store.ledgers.interest
        self._tables = host.tables
        self._catch_up = host.catch_up
        self._clock = host.clock
        self._tasks = tasks
        store.ledgers.on_append(self._on_append)
        store.people.on_rename(self._on_rename)

    @contextmanager
    def following(self, on_news: News, wanted: Callable[[], Iterable[str]]) -> Iterator[None]:
        """Call `on_news` while the context lasts; `wanted` are the tables and people that it is about."""
        follower = (on_news, wanted)
        self._followers.append(follower)
        self._interest.tell(wanted())
        try:
            yield
        finally:
            self._followers.remove(follower)

    async def run(self) -> None:
        """Tell other processes what to tell us, and look for what they did not tell, again and again."""
        renewed = float("-inf")
        while True:
            if time.monotonic() - renewed >= EVERY:
                renewed = time.monotonic()
                self._interest.renew(self._wanted())
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(Unavailable):
                await self.look()

    async def look(self) -> None:
        """Look for entries that we were not told of: a process may end between writing and telling."""
        known = {table_id: live.head.version for table_id, live in self._tables.live.items()}
        versions = await self._store.tables.versions(list(known))
        await asyncio.sleep(ON_THE_WAY)
        for table_id, version in known.items():
            live = self._tables.live.get(table_id)
            if live is None or version < 0:
                continue  # Evicted meanwhile, or not opened yet.
            if table_id not in versions:
                self._on_removal(table_id)
            elif versions[table_id] > live.head.version:
                self._on_announcement(live, Head(versions[table_id], ""), None)

    def _wanted(self) -> Iterator[str]:
        """Yield the tables and people that somebody here wants to hear of."""
        yield from self._tables.live
        yield from self._tables.loading
        for _, wanted in self._followers:
            yield from wanted()

    def _on_append(self, table_id: str, head: Head, news: Any) -> None:
        """Handle an append by any process, as told by the store; after a lost connection it names no table."""
        if head == REMOVED_HEAD:
            self._on_removal(table_id)
            return
        if not table_id:
            self._interest.tell(self._wanted())
        found = self._tables.live.get(table_id)
        for live in [found] if found else list(self._tables.live.values()) if not table_id else []:
            self._on_announcement(live, head, news)
        if news and (found is None or head.version == 0):
            for on_news, _ in self._followers:
                on_news(table_id, news["people"])
        for loading_id, loading in self._tables.loading.items():
            # A table that is being loaded may have been read before this was written.
            if table_id in ("", loading_id):
                self._tasks.start(self._once_loaded(loading, lambda live: self._on_announcement(live, head, None)))

    def _on_removal(self, table_id: str) -> None:
        """Handle a table that any process removed."""
        self._tables.forget(table_id)
        if table_id in self._tables.loading:
            loading = self._tables.loading[table_id]
            self._tasks.start(self._once_loaded(loading, lambda live: self._tables.forget(live.id)))

    def _on_announcement(self, live: LiveTable, head: Head, news: Any) -> None:
        """Apply announced entries. Most were written by this process, which knows them when the lock is free."""
        entries = news["entries"] if news else []
        first = live.head.version + 1
        if not live.lock.locked() and entries and head.version == live.head.version + len(entries):
            rows = [StoredEntry(first + i, at, body) for i, (at, body) in enumerate(entries)]
            try:
                # Written just now: so we measure from now on, whatever the other machine's clock shows.
                self._catch_up.take_over(live, rows, head, dict(news["names"]), self._clock.steady())
            except Damaged as damage:
                self._tables.set_aside(damage)
            return
        live.announced = UNKNOWN if head == UNKNOWN_HEAD else max(live.announced, head.version)
        if not live.lock.locked():
            self._catch_up.resume(live)

    def _on_rename(self, identity: str, old: str | None, new: str) -> None:
        """Handle another name of somebody, at the seats that have the old one; None stands for any."""

        def rename(live: LiveTable) -> None:
            table = live.table
            seats = [seat for seat in table.seats_of(identity) if old is None or table.names.get(seat) == old]
            if seats:
                live.table = table.rename(dict.fromkeys(seats, new))
                self._tables.announce(live, [])

        for live in list(self._tables.live.values()):
            rename(live)
        for loading in self._tables.loading.values():
            self._tasks.start(self._once_loaded(loading, rename))

    async def _once_loaded(self, loading: asyncio.Task[LiveTable], work: Callable[[LiveTable], object]) -> None:
        with contextlib.suppress(Missing, Unavailable, Damaged):
            work(await asyncio.shield(loading))
