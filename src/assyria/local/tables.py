"""The tables of a browser: commands, bots and clocks, one after the other at each table.

Everything is written before it is told. Another tab may write to the same table: the slower one reads on and
decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from assyria.local.bots import Bots
from assyria.local.encoding import encode, to_json
from assyria.local.store import Kept, Store
from assyria.protocol import PROTOCOL
from assyria.protocol.commands import Command, RenameSeat, SeatBot, Sit, Start
from assyria.protocol.entries import Entry, Opened, entry_body, parse_entry
from assyria.protocol.messages import ChangeMessage, ListedTable, TableMessage
from assyria.protocol.options import ChairKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table import Table, decide, decide_bot_move, forced_entries, time_out
from assyria.table.changes import apply_entry
from assyria.table.messages import preview_message, table_summary, table_view
from assyria.table.permissions import rematch
from assyria.table.proposals import open_rematch
from assyria.table.stand_in import StandInPace

ME = "me"
"""Whoever sits before this browser; several people may."""
LOCAL = "here-"
"""How the names of these tables begin, so that they are never those of a server's."""
PACE = StandInPace(wait=0, pace=1, grace=0)
"""For a seat that was left: a second a decision, so that everyone can follow."""
RETRY = 1.0
"""Seconds before the next attempt if nothing can be written."""
ATTEMPTS = 5
"""How often a command is tried if other tabs are faster."""

Decide = Callable[[Table], list[Entry]]
Send = Callable[[str], None]


@dataclass(eq=False)
class LocalTable:
    """A table in memory, and who looks at it."""

    id: str
    table: Table
    rows: int = 0
    """How many entries are kept of it."""
    updated: float = 0.0
    changes: list[Any] = field(default_factory=list)
    """All changes as JSON has them."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: list[Send] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    settled: float = 0.0
    """The moment of the monotonic clock from which the running clock is measured."""
    opens_rematch: bool = False


@dataclass(frozen=True)
class Chance:
    """Where chance comes from: secrets of deals, seeds of bots, names of tables."""

    secret: Callable[[], str] = lambda: secrets.token_hex(32)
    seed: Callable[[], int] = lambda: secrets.randbits(32)
    name: Callable[[], str] = lambda: LOCAL + secrets.token_hex(8)


@dataclass(frozen=True)
class TimeSource:
    """The clocks of the machine: the time of day, and one that nobody sets."""

    wall: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic


class Tables:
    """All tables of this browser."""

    def __init__(
        self, store: Store, bots: Bots, chance: Chance | None = None, source: TimeSource | None = None
    ) -> None:
        self.bots = bots
        self.chance = chance or Chance()
        self._time = source or TimeSource()
        self.my_name = ""
        """Of the person before this browser."""
        self.store = store
        self._live: dict[str, LocalTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding and opening

    async def open(self, opened: Opened, names: Mapping[int, str]) -> LocalTable:
        """Open a table. Raises Problem."""
        live = LocalTable(self.chance.name(), Table.new(opened, names))
        await self._write(live, live.table, [(opened, self._time.wall())])
        self._live[live.id] = live
        return live

    async def get(self, table_id: str) -> LocalTable:
        """Return a table. Raises Problem."""
        if table_id not in self._live:
            kept = await self.store.load(table_id)
            if kept is None:
                raise Problem(ProblemCode.NO_SUCH_TABLE)
            live = _loaded(kept)
            self._measure(live)
            # Meanwhile somebody else may have loaded it.
            self._live.setdefault(table_id, live)
        return self._live[table_id]

    async def all(self) -> list[ListedTable]:
        """Return all tables as lists show them, those where it is a person's turn first, then the newest."""
        found = [listed for kept in await self.store.all() if (listed := _listed(kept)) is not None]
        return sorted(found, key=lambda listed: (not listed.my_turn, -listed.updated))

    async def remove(self, table_id: str) -> None:
        """Forget a table for good."""
        live = self._live.pop(table_id, None)
        if live is not None and live.alarm is not None:
            live.alarm.cancel()
        await self.store.remove(table_id)

    # Watching

    async def watch(self, table_id: str, since: int | None, send: Send) -> Callable[[], None]:
        """Send a table and all its changes from now on; return how to end that. Raises Problem."""
        live = await self.get(table_id)
        send(encode(self.table_message(live, since)))
        live.watchers.append(send)
        self.schedule(live)
        return lambda: live.watchers.remove(send)

    def table_message(self, live: LocalTable, since: int | None = None) -> TableMessage:
        """Return a table with its changes since a version."""
        known = None if since is None else [change for change in live.changes if change["version"] > since]
        return TableMessage(
            **vars(table_view(live.table, self._time_at(live))),
            **_personal(live),
            protocol=PROTOCOL,
            page=None,
            id=live.id,
            owner=True,
            expires=None,
            changes=known,
        )

    def _announce(self, live: LocalTable, changes: list[Any]) -> None:
        live.changes += changes
        view = vars(table_view(live.table, self._time_at(live)))
        message = encode(ChangeMessage(**view, **_personal(live), id=live.id, changes=changes))
        for send in live.watchers:
            send(message)
        self.schedule(live)

    async def catch_up(self, table_id: str) -> None:
        """Apply what another tab has written."""
        live = self._live.get(table_id)
        if live is None:
            return
        try:
            async with live.lock:
                await self._read_on(live)
        except Problem as wrong:
            # Removed, or not to be read now: the next command says which.
            if wrong.code is ProblemCode.NO_SUCH_TABLE:
                self._live.pop(table_id, None)

    async def _read_on(self, live: LocalTable) -> None:
        kept = await self.store.load(live.id)
        if kept is None:
            raise Problem(ProblemCode.NO_SUCH_TABLE)
        if len(kept.rows) > live.rows:
            newer = _loaded(kept)
            changes = newer.changes[len(live.changes) :]
            live.table, live.rows, live.updated = newer.table, newer.rows, newer.updated
            self._measure(live)
            self._announce(live, changes)

    # Commands

    async def carry_out(self, live: LocalTable, command: Command) -> int:
        """Execute a command and return the new version. Raises Problem."""
        if isinstance(command, SeatBot) and command.bot not in self.bots.names:
            raise Problem(ProblemCode.NO_SUCH_BOT, known=self.bots.names)
        names = {command.seat: command.name or self.my_name} if isinstance(command, Sit | RenameSeat) else {}
        return await self.run(live, lambda table: decide(table, command, ME), names)

    async def run(self, live: LocalTable, decide: Decide, names: Mapping[int, str] | None = None) -> int:
        """Validate, write and tell, in this order, and return the new version. Raises Problem."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if await self._attempt(live, decide, names or {}):
                    break
                await self._read_on(live)
            else:
                raise Problem(ProblemCode.STALE)
            version = live.table.version
        if live.table.rematch_agreed and not live.opens_rematch:
            live.opens_rematch = True
            self._start(self._open_rematch(live))
        return version

    async def _attempt(self, live: LocalTable, decide: Decide, names: Mapping[int, str]) -> bool:
        """Return False if another tab was faster. Raises Problem."""
        entries = decide(live.table)
        # After deciding: somebody who is found to be out of time has used no less.
        now, settled = self._time.wall(), self._time.monotonic()
        used = settled - live.settled
        after, changes, written = live.table, [], list[tuple[Entry, float]]()
        while entries:
            for decided in entries:
                entry, used = after.measured(decided, used), 0.0
                after, change = apply_entry(after, entry, now)
                changes.append(to_json(change))
                written.append((entry, now))
            entries = forced_entries(after)
        if not written:
            return True
        after = after.rename(names)
        if not await self._write(live, after, written):
            return False
        live.table, live.settled = after, settled
        self._announce(live, changes)
        return True

    async def _write(self, live: LocalTable, after: Table, entries: list[tuple[Entry, float]]) -> bool:
        rows = [{"at": at, "body": to_json(entry_body(entry))} for entry, at in entries]
        at = entries[-1][1]
        kept = Kept(live.id, rows, {str(seat): name for seat, name in after.names.items()}, _about(after, at))
        if not await self.store.append(kept, live.rows):
            return False
        live.rows += len(rows)
        live.updated = at
        return True

    async def _open_rematch(self, live: LocalTable) -> None:
        try:
            opened = rematch(live.table, live.id, self.chance.secret())
            new = await self.open(opened, live.table.names)
            await self.run(live, lambda table: open_rematch(table, new.id))
            await self.run(new, lambda table: decide(table, Start(), ME))
        except Problem:
            # Another tab was faster, or nothing can be written: the next proposal tries again.
            live.opens_rematch = False

    # Bots and clocks

    def _measure(self, live: LocalTable) -> None:
        """Measure the running clock from the last entry on. While no tab had the table open, it ran too."""
        since = max(0.0, self._time.wall() - live.table.clock.since)
        live.settled = self._time.monotonic() - since

    def _time_at(self, live: LocalTable) -> float:
        """Return the time as a table's clock counts it: measured if a live one runs, else the time of day."""
        clock = live.table.clock
        if not clock.is_measured:
            return self._time.wall()
        return clock.time_after(self._time.monotonic() - live.settled)

    def schedule(self, live: LocalTable) -> None:
        """Start a bot or a clock if a table needs one next. Where nobody looks, nothing goes on."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if not live.watchers:
            return
        deadline = live.table.clock.deadline
        if deadline is not None:
            wait = max(0.0, deadline - self._time_at(live)) + 0.05
            live.alarm = asyncio.get_running_loop().call_later(wait, self._on_alarm, live)
        if live.table.bot_to_move is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = self._start(self._let_bots_play(live))

    def _on_alarm(self, live: LocalTable) -> None:
        live.alarm = None
        self._start(self._time_out(live))

    async def _time_out(self, live: LocalTable) -> None:
        with contextlib.suppress(Problem):
            await self.run(live, lambda table: time_out(table, self._time_at(live)))
        if live.alarm is None:
            self.schedule(live)

    async def _let_bots_play(self, live: LocalTable) -> None:
        while live.watchers and (seat := live.table.bot_to_move) is not None:
            table = live.table
            wait = PACE.ready_at(table) - self._time.wall()
            if wait > 0:
                # Perhaps the person comes back meanwhile, so look again then.
                await asyncio.sleep(wait)
                continue
            version, state = table.version, table.state
            assert state is not None
            chosen = await self.bots.choose(table.bot_of(seat), state, self.chance.seed(), live.id)
            try:
                await self.run(live, _bot_move(seat, chosen.move, version, chosen.failed))
            except Problem as wrong:
                if wrong.code is ProblemCode.STORE_UNAVAILABLE:
                    await asyncio.sleep(RETRY)
                elif wrong.code is not ProblemCode.STALE:
                    return
            # Others come first: a person's command, a message to the page.
            await asyncio.sleep(0)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _bot_move(seat: int, move: str, version: int, failed: bool) -> Decide:
    return lambda table: decide_bot_move(table, seat, move, version, failed)


def _personal(live: LocalTable) -> dict[str, Any]:
    """Return what depends on who looks."""
    table, mine = live.table, live.table.seats_of(ME)
    own = table.mover is not None and table.mover in mine
    return {
        "mine": mine,
        "here": mine if table.status is Status.OPEN else [],
        "preview": preview_message(table) if own else None,
    }


def _loaded(kept: Kept) -> LocalTable:
    """Return a table from its ledger. Raises Problem if that cannot be read."""
    try:
        first, *rest = kept.rows
        opened = parse_entry(first["body"])
        assert isinstance(opened, Opened)
        table, changes = Table.new(opened), []
        for row in rest:
            table, change = apply_entry(table, parse_entry(row["body"]), row["at"])
            changes.append(to_json(change))
        table = table.with_names({int(seat): name for seat, name in kept.names.items()})
        return LocalTable(kept.id, table, len(kept.rows), kept.rows[-1]["at"], changes)
    except Exception as wrong:
        # What is kept may be anything, and so may be what the rules raise at it.
        raise Problem(ProblemCode.TABLE_DAMAGED) from wrong


def check_kept(kept: Kept) -> None:
    """Raise Problem if a table cannot be read, or is none of a browser's."""
    _loaded(kept)
    if not kept.id.startswith(LOCAL) or _listed(kept) is None:
        raise Problem(ProblemCode.TABLE_DAMAGED)


def _about(table: Table, at: float) -> dict[str, Any]:
    """Return what lists show of a table."""
    mover = table.mover
    summary = table_summary(table)
    for seat, chair in enumerate(summary.chairs):
        chair.name = table.name_of(seat)
    found = to_json(summary)
    found["status"] = table.status.value
    found["version"] = table.version
    found["updated"] = at
    found["my_turn"] = mover is not None and table.chairs[mover].decides
    found["mine"] = any(chair.kind is ChairKind.PERSON for chair in table.chairs)
    return dict(found)


def _listed(kept: Kept) -> ListedTable | None:
    """Return a table as a list shows it; None if that cannot be read."""
    try:
        return ListedTable(**kept.about, id=kept.id, expires=None)
    except TypeError:
        return None
