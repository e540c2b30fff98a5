"""The tables that are in memory: opened, loaded from their ledgers, and evicted when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from assyria.protocol.entries import Began, Entry, Opened
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.ids import new_id
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.live_table import LiveTable
from assyria.server.live.replaying import replay_in_turns, replay_ledger
from assyria.server.metrics import DAMAGED_TABLES, LIVE_TABLES
from assyria.server.server_clock import ServerClock
from assyria.store import Damaged, Missing, Store, Unavailable
from assyria.table import Table
from assyria.table.changes import apply_entry

log = logging.getLogger("assyria.tables")

LOOK_AGAIN = 60.0
"""Seconds after which a table that was set aside is read again, if somebody asks for it."""

Found = TypeVar("Found")
OnChange = Callable[[LiveTable, list[ChangeView], list[bytes]], None]
"""Called with a table, its newest changes, and the same changes encoded."""


class SetAside(NamedTuple):
    """A table that is out of play: what is wrong with it, and until when nobody looks again."""

    damage: Damaged
    until: float


class Registry:
    """All tables of this process, and the listeners to their changes."""

    def __init__(self, store: Store, writer: LedgerWriter, clock: ServerClock, idle: float) -> None:
        """Set `idle`: the seconds after which a table that nobody uses is evicted from memory."""
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged: dict[str, SetAside] = {}
        self.on_load: list[Callable[[LiveTable], None]] = []
        """Called for every table that is loaded from its ledger."""
        self.on_change: list[OnChange] = []
        """Called for every change of a table in memory, by any process."""
        self._store = store
        self._writer = writer
        self._clock = clock
        self._idle = idle
        self._replaying = ThreadPoolExecutor(1, "replaying")

    async def open(self, opened: Opened, names: Mapping[int, str]) -> LiveTable:
        """Open a new table. `names` are those of the people who sit there already, by seat."""
        table_id = new_id(9)
        if opened.record is None:
            table = Table.new(opened, names)
        else:
            table = await self._aside(Table.new, opened, names)
        now = self._clock.wall()
        # In memory first: a process that is told of it before we are done must not load it again.
        live = self.tables[table_id] = LiveTable(table_id, table, now, updated=now)
        try:
            # Locked: we are told of it ourselves before its head is known here.
            async with live.lock:
                live.head = await self._writer.write(live, [(opened, now)], table)
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
        if table_id in self.damaged and time.monotonic() < self.damaged[table_id].until:
            raise Problem(ProblemCode.TABLE_DAMAGED)
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
            # Not by callers, who may be cancelled earlier: then another would load the table a second time.
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        try:
            return await asyncio.shield(self.loading[table_id])
        except Missing:
            raise Problem(ProblemCode.NO_SUCH_TABLE) from None
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
        except Damaged as damage:
            raise self.set_aside(damage) from None

    async def read(self, table_id: str) -> LiveTable:
        """Return a table as it is, without keeping in memory one that is not there. Raises Problem."""
        if table_id in self.tables:
            return self.tables[table_id]
        try:
            return await self._read(table_id)
        except (Missing, ValueError):
            raise Problem(ProblemCode.NO_SUCH_TABLE) from None
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
        except Damaged as damage:
            raise self.set_aside(damage) from None

    async def _load(self, table_id: str) -> LiveTable:
        live = self.tables[table_id] = await self._read(table_id)
        LIVE_TABLES.set(len(self.tables))
        if self.damaged.pop(table_id, None) is not None:
            DAMAGED_TABLES.set(len(self.damaged))
            log.info("table whole again", extra={"table": table_id})
        call_all(self.on_load, live)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        chain = await self._store.ledgers.read(table_id)
        if chain.entries[0].body.get("record") is None:
            table, changes = await replay_in_turns(table_id, chain)
        else:
            table, changes = await self._aside(replay_ledger, table_id, chain)
        live = LiveTable(table_id, table, chain.entries[0].at, chain.head, updated=chain.entries[-1].at)
        live.changes.extend(changes)
        live.measure_from_ledger()
        return live

    def time_at(self, live: LiveTable) -> float:
        """Return the time as a table's clock counts it: measured if a live one runs, else the time of day."""
        clock = live.table.clock
        if not clock.is_measured:
            return self._clock.wall()
        return clock.time_after(self._clock.used_since(live.settled))

    async def apply(self, table: Table, entry: Entry, at: float) -> tuple[Table, ChangeView]:
        """Return the table after an entry, and the change as others see it."""
        if isinstance(entry, Began) and table.opened.record is not None:
            return await self._aside(apply_entry, table, entry, at)
        return apply_entry(table, entry, at)

    async def _aside(self, work: Callable[..., Found], *about: object) -> Found:
        """Return the result of work with a record, which takes a while, and other tables must not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, work, *about)

    def set_aside(self, damage: Damaged) -> Problem:
        """Take a table whose ledger is damaged out of play, and return the problem that everyone gets.

        Nothing of it is changed. It is logged once; after a while we look again, since it may have been repaired.
        """
        self._take_out(damage.table, ProblemCode.TABLE_DAMAGED)
        known = self.damaged.get(damage.table)
        if known is None or str(known.damage) != str(damage):
            about = {"table": damage.table, "entry": damage.n, "what": damage.flaw.value, "why": damage.why}
            log.error("table damaged", extra=about)
        self.damaged[damage.table] = SetAside(damage, time.monotonic() + LOOK_AGAIN)
        DAMAGED_TABLES.set(len(self.damaged))
        return Problem(ProblemCode.TABLE_DAMAGED)

    def forget(self, table_id: str) -> Problem:
        """Evict a table that was removed from the store, and return the problem that everyone gets."""
        self._take_out(table_id, ProblemCode.NO_SUCH_TABLE)
        if self.damaged.pop(table_id, None) is not None:
            DAMAGED_TABLES.set(len(self.damaged))
        return Problem(ProblemCode.NO_SUCH_TABLE)

    def _take_out(self, table_id: str, why: ProblemCode) -> None:
        """Take a table out of play and out of memory; those who watch it are told why."""
        live = self.tables.pop(table_id, None)
        if live is None:
            return
        live.set_aside = True
        if live.alarm is not None:
            live.alarm.cancel()
        for watcher in list(live.watchers):
            watcher.close(why)
        LIVE_TABLES.set(len(self.tables))

    def announce(self, live: LiveTable, changes: list[ChangeView]) -> None:
        """Add changes to a table's log and call all listeners."""
        if changes:
            live.updated = changes[-1].at
        call_all(self.on_change, live, changes, live.changes.extend(changes))

    def evict_idle(self) -> None:
        """Evict tables that nobody uses. If a clock still runs, the ledger says when the table is due."""
        for live in list(self.tables.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            deadline = live.table.clock.deadline
            soon = deadline is not None and deadline < self.time_at(live) + self._idle
            if live.watchers or live.lock.locked() or thinking or soon:
                continue
            if time.monotonic() - live.used > self._idle:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.tables[live.id]
        LIVE_TABLES.set(len(self.tables))

    def close(self) -> None:
        """End the thread that reads records."""
        self._replaying.shutdown(wait=False, cancel_futures=True)


def call_all(listeners: Sequence[Callable[..., None]], *what: Any) -> None:
    """Call all listeners. One that fails is logged; the others are told all the same."""
    for listener in listeners:
        try:
            listener(*what)
        except Exception:
            log.exception("listener failed")
