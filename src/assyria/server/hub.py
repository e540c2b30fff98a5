"""The tables that are in use: commands one after the other, written down first, then told to everyone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import orjson

from assyria import store as st
from assyria.server.bots import BotWorkers
from assyria.server.history import Change, History
from assyria.server.metrics import BOT_SECONDS, BROADCASTS, COMMANDS, LIVE_TABLES, WATCHERS
from assyria.server.problems import Problem, denied
from assyria.store import Conflict, Missing, Store, Unavailable
from assyria.table import ChairKind, Denied, Entry, Status, Table, entry_body, parse_entry
from assyria.table.entries import Began, Opened
from assyria.table.messages import table_message
from assyria.table.table import STAND_IN

log = logging.getLogger("assyria.hub")

QUEUE = 64
"""Messages a watcher may be behind before it is dropped; it can come back and resume."""
ATTEMPTS = 5
"""How often a command is tried anew when other processes keep being first; one that names a version is not."""
UNKNOWN = sys.maxsize
"""A version beyond all: some may have been written that we were not told of."""
ROUND = 5.0
"""Seconds between rounds: what is overdue is taken up, what is idle is put away."""
LATE = 5.0
"""Seconds by which a clock is overdue when any process may take the table: the one that has it had its chance."""
PAUSE = 1.0
"""Seconds to wait for a database that is away."""


class Watcher:
    """Somebody who is told of changes: a queue that may overflow, and then is closed."""

    def __init__(self, who: str | None = None) -> None:
        self.who = who
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False

    def tell(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass(eq=False)
class LiveTable:
    """A table in memory, with those who watch it."""

    id: str
    table: Table
    created: float
    history: History = field(default_factory=History)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    used: float = field(default_factory=time.monotonic)
    heard: int = -1
    """The last version that we were told of and have not taken over."""
    catching_up: asyncio.Task[None] | None = None

    def message(self) -> dict[str, Any]:
        return {"type": "table", "id": self.id, **table_message(self.table, time.time())}


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, bots: BotWorkers, idle: float) -> None:
        """`idle` is after how many seconds a table that nobody uses leaves the memory."""
        self.store = store
        self.bots = bots
        self.idle = idle
        self.live: dict[str, LiveTable] = {}
        self.on_change: list[Callable[[LiveTable, list[Change]], None]] = []
        """Told of every change, whichever process made it."""
        self.on_written: list[Callable[[LiveTable, list[Change]], None]] = []
        """Told of the changes that this process wrote."""
        self.on_news: list[Callable[[str, list[str]], None]] = []
        """Told of tables that are new, or change and are not in memory here, and who sits there."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        store.on_append(self._appended)
        store.on_chat(self._said)

    # Tables come and go

    async def open(self, opened: Opened) -> LiveTable:
        """A new table."""
        table_id = secrets.token_urlsafe(9)
        table = Table(opened)
        now = time.time()
        # In memory first: whoever is told of it before we are done must not load it a second time.
        live = self.live[table_id] = LiveTable(table_id, table, now)
        try:
            await self._write(live, 0, [(opened, now)], table)
        except BaseException:
            del self.live[table_id]
            raise
        LIVE_TABLES.set(len(self.live))
        return live

    async def get(self, table_id: str) -> LiveTable:
        """A table, loaded from its ledger if need be. Raises Problem."""
        if table_id in self.live:
            live = self.live[table_id]
            live.used = time.monotonic()
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            # Not by who waits for it, who may go away earlier: then somebody else would load it a second time.
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(self._loading[table_id])
        except (Missing, ValueError):  # ValueError: an id that no database can hold
            raise Problem(404, "no-such-table") from None
        except Unavailable:
            raise Problem(503, "store-unavailable") from None

    async def _load(self, table_id: str) -> LiveTable:
        first, *rest = await self.store.entries(table_id)
        opened = parse_entry(first.body)
        assert isinstance(opened, Opened)
        live = LiveTable(table_id, Table(opened), first.at)
        changes: list[Change] = []
        for entry in rest:
            self._apply(live.table, changes, parse_entry(entry.body), entry.at)
        live.history.extend(changes)
        self.live[table_id] = live
        LIVE_TABLES.set(len(self.live))
        self._go_on(live)
        return live

    async def wake(self) -> None:
        """After a start: games in which a bot has something to do, or soon a clock, go on at once."""
        await self._take_up(time.time() + self._bot_late)

    async def make_rounds(self) -> None:
        """Again and again: what is overdue is taken up, and tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(min(ROUND, self.idle / 2))
            self._put_away()
            try:
                await self._take_up(time.time())
            except Unavailable:
                continue  # The next round finds them again.

    async def _take_up(self, before: float) -> None:
        """Tables where something was due: whoever had them in memory may have died. One that has not goes on."""
        for table_id in await self.store.due_tables(before):
            try:
                self._go_on(await self.get(table_id))
            except Problem as wrong:
                log.warning("table not taken up", extra={"table": table_id, "why": wrong.code})

    def _put_away(self) -> None:
        for live in list(self.live.values()):
            thinking = live.thinking is not None and not live.thinking.done()
            deadline = live.table.clock.deadline
            soon = deadline is not None and deadline < time.time() + self.idle
            if live.watchers or live.lock.locked() or thinking or soon:
                continue
            if time.monotonic() - live.used > self.idle:
                # A clock that still runs is written down, and the table is taken up when it has run out.
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.live[live.id]
        LIVE_TABLES.set(len(self.live))

    # Commands

    async def command(self, live: LiveTable, decide: Callable[[Table], list[Entry]]) -> int:
        """Validate, write down, tell people: in this order. The version it led to. Raises Problem."""
        try:
            async with live.lock:
                live.used = time.monotonic()
                return await self._command(live, decide)
        finally:
            self._listen_again(live)

    async def _command(self, live: LiveTable, decide: Callable[[Table], list[Entry]]) -> int:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._try(live, decide)
            except Denied as wrong:
                COMMANDS.labels(wrong.why.value).inc()
                raise denied(wrong) from None
            except Unavailable:
                COMMANDS.labels("unavailable").inc()
                raise Problem(503, "store-unavailable") from None
            except Conflict:
                # Another process was first: look at what it wrote and decide again.
                try:
                    await self._catch_up(live)
                except Unavailable:
                    COMMANDS.labels("unavailable").inc()
                    raise Problem(503, "store-unavailable") from None
                if attempt == ATTEMPTS:
                    COMMANDS.labels("stale").inc()
                    raise Problem(409, "stale") from None
        raise AssertionError

    async def _try(self, live: LiveTable, decide: Callable[[Table], list[Entry]]) -> int:
        now = time.time()
        entries = decide(live.table)
        after, changes = live.table.copy(), list[Change]()
        written: list[tuple[Entry, float]] = []
        while entries:
            for entry in entries:
                if isinstance(entry, Began) and after.opened.record is not None:
                    # To replay a record takes a while, and other tables are not to wait for it.
                    await asyncio.to_thread(self._apply, after, changes, entry, now)
                else:
                    self._apply(after, changes, entry, now)
                written.append((entry, now))
            entries = after.forced()
        if not written:
            return live.table.version
        await self._write(live, live.table.version + 1, written, after)
        live.table = after
        COMMANDS.labels("ok").inc()
        self._tell(live, changes)
        for told in self.on_written:
            told(live, changes)
        self._go_on(live)
        return after.version

    async def _write(self, live: LiveTable, n: int, entries: list[tuple[Entry, float]], after: Table) -> None:
        rows = [st.Entry(n + i, at, entry_body(entry)) for i, (entry, at) in enumerate(entries)]
        about = summary(live, after, entries[-1][1], self._bot_late)
        # The first entry holds the secret of the deal; and nobody else knows the table yet.
        told = [[row.at, row.body] for row in rows] if n > 0 else []
        await self.store.append(live.id, rows, about, {"people": about.people, "entries": told})

    @staticmethod
    def _apply(table: Table, changes: list[Change], entry: Entry, at: float) -> None:
        before = table.state
        events = table.apply(entry, at)
        when = (before.reign, before.turn) if before else (None, None)
        seat, move, to = (getattr(entry, name, None) for name in ("seat", "move", "to"))
        moves = len(table.history.moves) if table.history else 0
        changes.append(Change(table.version, type(entry).__name__, seat, move, to, moves, events, at, *when))

    def _tell(self, live: LiveTable, changes: list[Change]) -> None:
        """Write changes into the history; one message, encoded once, to everyone who watches."""
        told = live.history.extend(changes)
        if live.watchers:
            body = {**live.message(), "type": "change", "changes": [orjson.Fragment(change) for change in told]}
            message = orjson.dumps(body)
            for watcher in list(live.watchers):
                watcher.tell(message)
                if watcher.dropped:
                    live.watchers.discard(watcher)
            BROADCASTS.inc(len(live.watchers))
        for concerned in self.on_change:
            concerned(live, changes)

    def _said(self, table_id: str, line: dict[str, Any]) -> None:
        """Called by the store for every line of chat, in whatever process it was said."""
        if table_id in self.live:
            message = orjson.dumps({"type": "chat", **line})
            for watcher in list(self.live[table_id].watchers):
                watcher.tell(message)

    # Other processes

    def _appended(self, table_id: str, version: int, news: Any) -> None:
        """Called by the store for every append by any process; after a lost connection it names no table."""
        found = self.live.get(table_id)
        for live in [found] if found else list(self.live.values()) if not table_id else []:
            self._hear(live, version, news["entries"] if news else [])
        if news and (found is None or version == 0):
            for told in self.on_news:
                told(table_id, news["people"])
        for loading_id, loading in self._loading.items():
            # What is being loaded may have been read before this was written.
            if table_id in ("", loading_id):
                self._start(self._catch_up_loaded(loading, version))

    def _hear(self, live: LiveTable, version: int, entries: list[Any]) -> None:
        """Most of what is told was written here, and is known once the table is not busy any more."""
        if not live.lock.locked() and entries and version == live.table.version + len(entries):
            self._take_over(live, [(parse_entry(body), at) for at, body in entries])
            return
        live.heard = UNKNOWN if version < 0 else max(live.heard, version)
        if not live.lock.locked():
            self._listen_again(live)

    def _listen_again(self, live: LiveTable) -> None:
        """The table is not busy any more: what was told meanwhile?"""
        if live.heard > live.table.version and (live.catching_up is None or live.catching_up.done()):
            live.catching_up = self._start(self._catch_up_at_last(live))

    async def catch_up(self, live: LiveTable) -> None:
        """Take over whatever has been written, heard of or not; if the database is away, once it is back."""
        async with live.lock:
            with contextlib.suppress(Unavailable):
                await self._catch_up(live)
        self._listen_again(live)

    async def _catch_up_loaded(self, loading: asyncio.Task[LiveTable], version: int) -> None:
        with contextlib.suppress(Missing, Unavailable, ValueError):
            self._hear(await asyncio.shield(loading), version, [])

    async def _catch_up_at_last(self, live: LiveTable) -> None:
        while live.heard > live.table.version:
            try:
                async with live.lock:
                    if live.heard > live.table.version:
                        await self._catch_up(live)
            except Unavailable:
                await asyncio.sleep(PAUSE)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take over what another process has written. Raises Unavailable; then it is still to be done."""
        live.heard = -1
        try:
            found = await self.store.entries(live.id, live.table.version)
        except Unavailable:
            live.heard = UNKNOWN
            raise
        self._take_over(live, [(parse_entry(entry.body), entry.at) for entry in found])

    def _take_over(self, live: LiveTable, entries: list[tuple[Entry, float]]) -> None:
        changes: list[Change] = []
        for entry, at in entries:
            self._apply(live.table, changes, entry, at)
        if changes:
            self._tell(live, changes)
            self._go_on(live)

    # Bots and clocks

    @property
    def _bot_late(self) -> float:
        """Seconds after which a bot that has not moved is thought for by another process, too."""
        return 3 * self.bots.limit

    def _go_on(self, live: LiveTable) -> None:
        """Whatever now happens by itself: a bot thinks, a clock runs."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.clock.deadline
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + 0.05
            live.alarm = self._loop.call_later(min(wait, 3600.0), self._ring, live)
        if live.table.bot_to_move is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = self._start(self._let_bots_play(live))

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self._start(self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        with contextlib.suppress(Problem):
            await self.command(live, lambda table: table.time_out(time.time()))
        if live.alarm is None:
            self._go_on(live)

    async def _let_bots_play(self, live: LiveTable) -> None:
        """While it is a bot's turn, ask it and play what it says."""
        while (seat := live.table.bot_to_move) is not None:
            table = live.table
            version, state, chair = table.version, table.state, table.chairs[seat]
            assert state is not None
            with BOT_SECONDS.time():
                text = await self.bots.choose(chair.bot or STAND_IN, state, secrets.randbits(32), live.id, version)
            try:
                await self.command(live, lambda t, s=seat, m=text, v=version: t.bot_move(s, m, v))  # type: ignore[misc]
            except Problem as wrong:
                if wrong.code == "store-unavailable":
                    await asyncio.sleep(1.0)
                elif wrong.code != "stale":
                    log.warning("bot move refused", extra={"table": live.id, "why": wrong.code})

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Watchers

    def watch(self, live: LiveTable, who: str | None = None) -> Watcher:
        watcher = Watcher(who)
        live.watchers.add(watcher)
        WATCHERS.inc()
        return watcher

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        WATCHERS.dec()

    async def close(self) -> None:
        """Everyone is told to come back later; nothing is lost, since everything was written first."""
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
            for watcher in list(live.watchers):
                watcher.dropped = True
                with contextlib.suppress(asyncio.QueueFull):
                    watcher.queue.put_nowait(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def summary(live: LiveTable, table: Table, now: float, bot_late: float) -> st.Summary:
    """What lists show of a table: all of it follows from the ledger."""
    mover, deadline = table.mover, table.clock.deadline
    people = tuple(sorted({chair.holder for chair in table.chairs if chair.holder is not None}))
    return st.Summary(
        id=live.id,
        version=table.version,
        status=table.status.value,
        listed=table.options.listed,
        created=live.created,
        updated=now,
        to_move=table.chairs[mover].holder if mover is not None and table.chairs[mover].decides else None,
        due=now + bot_late if table.bot_to_move is not None else deadline + LATE if deadline is not None else None,
        people=people,
        about={
            "players": table.options.players,
            "owner": table.opened.owner,
            "chairs": [{"kind": chair.kind.value, "name": chair.name, "bot": chair.bot} for chair in table.chairs],
            "open": sum(chair.kind is ChairKind.OPEN for chair in table.chairs),
            "clock": table.options.clock.kind.value,
            "moves": len(table.history.moves) if table.history else 0,
            "over": table.status is Status.FINISHED,
        },
    )
