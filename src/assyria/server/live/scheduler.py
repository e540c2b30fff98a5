"""Bots that move, clocks that run out, overdue tables that are resumed, and idle tables that are evicted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from assyria.protocol.entries import Resumed, kind_of
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.engine.bots import Bots, Chosen
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.live.live_table import LiveTable
from assyria.server.live.pipeline import CommandPipeline, Decide
from assyria.server.live.presence import Presence
from assyria.server.live.registry import Registry
from assyria.server.live.tasks import Tasks
from assyria.server.metrics import BOT_SECONDS
from assyria.server.readiness import Readiness
from assyria.server.server_clock import ServerClock
from assyria.store import Store, Unavailable
from assyria.table import decide_bot_move, pause_deserted, resume_deserted, time_out
from assyria.table.stand_in import StandInPace

log = logging.getLogger("assyria.scheduler")

ROUND = 5.0
"""Seconds between rounds of maintenance."""
PAUSE = 0.05
"""Seconds between tables that are resumed."""
RETRY = 1.0
"""Seconds before the next attempt if the database is unavailable."""


class Scheduler:
    """Runs bots and clocks at the tables of this process."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        pipeline: CommandPipeline,
        bots: Bots,
        tasks: Tasks,
        readiness: Readiness,
        presence: Presence,
        clock: ServerClock,
        stand_in: StandInPace,
        idle: float,
        bot_late: float,
    ) -> None:
        self._store = store
        self._registry = registry
        self._pipeline = pipeline
        self._bots = bots
        self._tasks = tasks
        self._readiness = readiness
        self._presence = presence
        self._clock = clock
        self._stand_in = stand_in
        self._idle = idle
        self._bot_late = bot_late
        self._loop = asyncio.get_running_loop()
        registry.on_load.append(self.schedule)
        registry.on_change.append(self._on_change)

    def schedule(self, live: LiveTable) -> None:
        """Start a bot or a clock if a table needs one next."""
        if live.set_aside:
            return
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.clock.deadline
        if deadline is not None:
            wait = max(0.0, deadline - self._registry.time_at(live)) + 0.05
            live.alarm = self._loop.call_later(min(wait, 3600.0), self._on_alarm, live)
        if self._bot_to_move(live) is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = self._tasks.start(self._let_bots_play(live))
        if self._presence.is_anyone_here(live):
            live.played_elsewhere = False
            if resume_deserted(live.table):
                self._tasks.start(self._run(live, resume_deserted))
        elif self._is_deserted(live):
            version = live.table.version
            self._loop.call_later(self._stand_in.grace, self._pause_if_deserted, live, version)

    def on_gone(self, live: LiveTable) -> None:
        """Note that a socket at a table was closed. Someone who loads the page again is back in a moment."""
        self._loop.call_later(self._stand_in.grace, self.schedule, live)

    def _is_deserted(self, live: LiveTable) -> bool:
        """Return whether a stand-in has finished its turn and nobody who plays is connected."""
        return not live.played_elsewhere and bool(pause_deserted(live.table))

    def _pause_if_deserted(self, live: LiveTable, version: int) -> None:
        same = self._registry.tables.get(live.id) is live and live.table.version == version
        if same and self._is_deserted(live) and not self._presence.is_anyone_here(live):
            self._tasks.start(self._run(live, pause_deserted))

    async def _run(self, live: LiveTable, decide: Decide) -> None:
        with contextlib.suppress(Problem):  # The next change of the table or its next visitor tries again.
            await self._pipeline.run(live, decide)

    async def run_maintenance(self) -> None:
        """Resume overdue tables and evict idle ones, again and again. The server listens already."""
        self._readiness.note_maintenance()
        with contextlib.suppress(Unavailable):
            # Games in which a bot, or soon a clock, has to act: the process that played them has ended.
            await self._resume_overdue(self._clock.wall() + self._bot_late)
        while True:
            self._readiness.note_maintenance()
            await asyncio.sleep(min(ROUND, self._idle / 2))
            self._registry.evict_idle()
            with contextlib.suppress(Unavailable):  # The next round finds them again.
                await self._resume_overdue(self._clock.wall())

    async def _resume_overdue(self, before: float) -> None:
        """Resume tables where something is overdue: the process that had them in memory may have died.

        The longest overdue come first, with pauses, since people who come back meanwhile must not wait for all.
        """
        for table_id in await self._store.tables.due(before):
            self._readiness.note_maintenance()
            loaded = table_id in self._registry.tables
            try:
                self.schedule(await self._registry.get(table_id))
                if not loaded:
                    await asyncio.sleep(PAUSE)
            except Problem as wrong:
                # A damaged table is named once, when it is set aside.
                if wrong.code is not ProblemCode.TABLE_DAMAGED:
                    log.warning("table not resumed", extra={"table": table_id, "why": wrong.code})
            except Exception:
                # Whatever is wrong with one table, the others are resumed.
                log.exception("table not resumed", extra={"table": table_id})

    def _on_change(self, live: LiveTable, changes: list[ChangeView], _: list[bytes]) -> None:
        if any(change.kind == kind_of(Resumed) for change in changes):
            # Not by us if nobody is connected here, so that we must not pause it again.
            live.played_elsewhere = True
        self.schedule(live)

    def _on_alarm(self, live: LiveTable) -> None:
        live.alarm = None
        self._tasks.start(self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        with contextlib.suppress(Problem):
            await self._pipeline.run(live, lambda table: time_out(table, self._registry.time_at(live)))
        if live.alarm is None:
            self.schedule(live)

    async def _let_bots_play(self, live: LiveTable) -> None:
        """Ask bots for moves and play them, as long as it is a bot's turn."""
        while (seat := self._bot_to_move(live)) is not None:
            table = live.table
            wait = self._stand_in.ready_at(table) - self._clock.wall()
            if wait > 0:
                # Perhaps the person comes back meanwhile, so look again then.
                await asyncio.sleep(wait)
                continue
            version, state, bot = table.version, table.state, table.bot_of(seat)
            assert state is not None
            try:
                turn = Turn(Priority.LIVE, self._owners(live))
                with BOT_SECONDS.time():
                    chosen = await self._bots.choose(bot, state, secrets.randbits(32), live.id, version, turn)
                await self._play(live, seat, chosen, version)
            except Exception:
                # The game must not stop here for ever.
                log.exception("bot turn failed", extra={"table": live.id})
                await asyncio.sleep(RETRY)

    async def _play(self, live: LiveTable, seat: int, chosen: Chosen, version: int) -> None:
        move, failed = chosen.move, chosen.failure is not None
        try:
            await self._pipeline.run(live, lambda table: decide_bot_move(table, seat, move, version, failed))
        except Problem as wrong:
            if wrong.code is ProblemCode.STORE_UNAVAILABLE:
                await asyncio.sleep(RETRY)
            elif wrong.code is not ProblemCode.STALE:
                log.warning("bot move refused", extra={"table": live.id, "why": wrong.code})

    def _bot_to_move(self, live: LiveTable) -> int | None:
        """Return the seat for which a bot is to decide.

        If only bots play, somebody has to watch. Once a stand-in has finished a turn, somebody has to be there.
        """
        if live.set_aside or (live.table.bots_alone and not live.watchers):
            return None
        if self._is_deserted(live) and not self._presence.is_anyone_here(live):
            return None
        return live.table.bot_to_move

    def _owners(self, live: LiveTable) -> tuple[Owner, ...]:
        """Return for whom a bot thinks: people with seats who are there, else those who watch, else the owner."""
        seated = {chair.holder for chair in live.table.chairs if chair.holder is not None}
        there = [Owner(watcher.who or watcher.address, watcher.address) for watcher in live.watchers]
        players = {owner for owner in there if owner.person in seated}
        players |= {Owner(who) for who in seated if self._presence.has_stream(who)}
        return tuple(players or set(there)) or (Owner(live.table.opened.owner),)

    def close(self) -> None:
        """Stop all clocks."""
        for live in self._registry.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
