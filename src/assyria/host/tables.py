"""The tables that are in memory: opened, loaded from their ledgers, and set aside where those are damaged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from assyria.host.change_log import ChangeLog
from assyria.host.ledger import Damaged, Missing, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Ports
from assyria.host.replaying import replay_in_turns, replay_ledger
from assyria.protocol.entries import Began, Entry, Opened
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table import Table
from assyria.table.changes import apply_entry

log = logging.getLogger("assyria.tables")

LOOK_AGAIN = 60.0
"""Seconds after which a table that was set aside is read again, if somebody asks for it."""

OnChange = Callable[[LiveTable, list[ChangeView], list[bytes]], None]
"""Called with a table, its newest changes, and the same changes encoded."""


class SetAside(NamedTuple):
    """A table that is out of play: what is wrong with it, and until when nobody looks again."""

    damage: Damaged
    until: float


class LiveTables:
    """All tables in memory, and the listeners to their changes."""

    def __init__(self, ports: Ports) -> None:
        self.live: dict[str, LiveTable] = {}
        """The tables, by their ids."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged: dict[str, SetAside] = {}
        self.on_load: list[Callable[[LiveTable], None]] = []
        """Called for every table that is loaded from its ledger."""
        self.on_change: list[OnChange] = []
        """Called for every change of a table in memory, whoever wrote it."""
        self._ledger = ports.ledger
        self._clock = ports.clock
        self._chance = ports.chance
        self._encoder = ports.encoder
        self._aside = ports.aside

    async def open(self, opened: Opened, names: Mapping[int, str]) -> LiveTable:
        """Open a new table. `names` are those of the people who sit there already, by seat. Raises Unavailable."""
        table_id = self._chance.table_id()
        if opened.record is None:
            table = Table.new(opened, names)
        else:
            table = await self._aside(Table.new, opened, names)
        now, used = self._clock.wall(), self._clock.steady()
        # In memory first: a process that is told of it before we are done must not load it again.
        live = self.live[table_id] = LiveTable(table_id, table, now, self._no_changes(), updated=now, used=used)
        try:
            # Locked: we are told of it ourselves before its head is known here.
            async with live.lock:
                live.head = await self._ledger.append(live, [(opened, now)], table)
        except BaseException:
            del self.live[table_id]
            raise
        return live

    async def get(self, table_id: str) -> LiveTable:
        """Return a table, loaded from its ledger if necessary. Raises Problem."""
        if table_id in self.live:
            self.note_use(self.live[table_id])
            return self.live[table_id]
        if table_id in self.damaged and self._clock.steady() < self.damaged[table_id].until:
            raise Problem(ProblemCode.TABLE_DAMAGED)
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self._load(table_id))
            # Not by callers, who may be cancelled earlier: then another would load the table a second time.
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        with self._problems():
            return await asyncio.shield(self.loading[table_id])

    async def read(self, table_id: str) -> LiveTable:
        """Return a table as it is, without keeping in memory one that is not there. Raises Problem."""
        if table_id in self.live:
            return self.live[table_id]
        with self._problems():
            return await self._read(table_id)

    @contextmanager
    def _problems(self) -> Iterator[None]:
        """Raise as a problem what is wrong with a ledger that is read."""
        try:
            yield
        except Missing:
            raise Problem(ProblemCode.NO_SUCH_TABLE) from None
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
        except Damaged as damage:
            raise self.set_aside(damage) from None

    async def _load(self, table_id: str) -> LiveTable:
        live = self.live[table_id] = await self._read(table_id)
        if self.damaged.pop(table_id, None) is not None:
            log.info("table whole again", extra={"table": table_id})
        call_all(self.on_load, live)
        return live

    async def _read(self, table_id: str) -> LiveTable:
        chain = await self._ledger.read(table_id)
        if chain.entries[0].body.get("record") is None:
            table, changes = await replay_in_turns(table_id, chain)
        else:
            table, changes = await self._aside(replay_ledger, table_id, chain)
        live = LiveTable(table_id, table, chain.entries[0].at, self._no_changes(), chain.head)
        live.updated, live.used = chain.entries[-1].at, self._clock.steady()
        live.changes.extend(changes)
        live.settled = self._clock.runs_since(table.clock)
        return live

    def _no_changes(self) -> ChangeLog:
        return ChangeLog(self._encoder.encode)

    def note_use(self, live: LiveTable) -> None:
        """Note that somebody has asked for a table."""
        live.used = self._clock.steady()

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

    def set_aside(self, damage: Damaged) -> Problem:
        """Take a table whose ledger is damaged out of play, and return the problem that everyone gets.

        Nothing of it is changed. It is logged once; after a while we look again, since it may have been repaired.
        """
        self._take_out(damage.table, ProblemCode.TABLE_DAMAGED)
        known = self.damaged.get(damage.table)
        if known is None or str(known.damage) != str(damage):
            about = {"table": damage.table, "entry": damage.n, "what": damage.flaw.value, "why": damage.why}
            log.error("table damaged", extra=about)
        self.damaged[damage.table] = SetAside(damage, self._clock.steady() + LOOK_AGAIN)
        return Problem(ProblemCode.TABLE_DAMAGED)

    def forget(self, table_id: str) -> Problem:
        """Evict a table that was removed from its ledger, and return the problem that everyone gets."""
        self._take_out(table_id, ProblemCode.NO_SUCH_TABLE)
        self.damaged.pop(table_id, None)
        return Problem(ProblemCode.NO_SUCH_TABLE)

    def _take_out(self, table_id: str, why: ProblemCode) -> None:
        """Take a table out of play and out of memory; those who watch it are told why."""
        live = self.live.pop(table_id, None)
        if live is None:
            return
        live.set_aside = True
        if live.alarm is not None:
            live.alarm.cancel()
        for watcher in list(live.watchers):
            watcher.close(why)

    def announce(self, live: LiveTable, changes: list[ChangeView]) -> None:
        """Add changes to a table's log and call all listeners."""
        if changes:
            live.updated = changes[-1].at
        call_all(self.on_change, live, changes, live.changes.extend(changes))

    def evict_idle(self, idle: float) -> None:
        """Evict tables that nobody has used for some seconds, unless a clock runs out as soon as that."""
        for live in list(self.live.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            deadline = live.table.clock.deadline
            soon = deadline is not None and deadline < self.time_at(live) + idle
            if live.watchers or live.lock.locked() or thinking or soon:
                continue
            if self._clock.steady() - live.used > idle:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.live[live.id]


def call_all(listeners: Sequence[Callable[..., None]], *what: Any) -> None:
    """Call all listeners. One that fails is logged; the others are still called."""
    for listener in listeners:
        try:
            listener(*what)
        except Exception:
            log.exception("listener failed")
