"""Bots that move, clocks that run out, overdue tables that are resumed, and idle tables that are evicted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from assyria.protocol.messages import ChangeView
from assyria.protocol.options import STAND_IN
from assyria.protocol.problems import ProblemCode
from assyria.server.bots import BotWorkers
from assyria.server.fair_queue import Owner, Priority, Turn
from assyria.server.live.live_table import LiveTable
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.registry import Registry
from assyria.server.live.tasks import Tasks
from assyria.server.metrics import BOT_SECONDS
from assyria.server.problems import Problem
from assyria.store import Store, Unavailable
from assyria.table import decide_bot_move, time_out

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
        bots: BotWorkers,
        tasks: Tasks,
        idle: float,
        bot_late: float,
    ) -> None:
        self._store = store
        self._registry = registry
        self._pipeline = pipeline
        self._bots = bots
        self._tasks = tasks
        self._idle = idle
        self._bot_late = bot_late
        self._loop = asyncio.get_running_loop()
        registry.on_load.append(self.schedule)
        registry.on_change.append(self._on_change)

    def schedule(self, live: LiveTable) -> None:
        """Start a bot or a clock if a table needs one next."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.clock.deadline
        if deadline is not None:
            wait = max(0.0, deadline - time.time()) + 0.05
            live.alarm = self._loop.call_later(min(wait, 3600.0), self._on_alarm, live)
        if _bot_to_move(live) is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = self._tasks.start(self._let_bots_play(live))

    async def run_maintenance(self) -> None:
        """Resume overdue tables and evict idle ones, again and again. The server listens already."""
        with contextlib.suppress(Unavailable):
            # Games in which a bot, or soon a clock, has to act: the process that played them has ended.
            await self._resume_overdue(time.time() + self._bot_late)
        while True:
            await asyncio.sleep(min(ROUND, self._idle / 2))
            self._registry.evict_idle()
            with contextlib.suppress(Unavailable):  # The next round finds them again.
                await self._resume_overdue(time.time())

    async def _resume_overdue(self, before: float) -> None:
        """Resume tables where something is overdue: the process that had them in memory may have died.

        The longest overdue come first, with pauses, since people who come back meanwhile must not wait for all.
        """
        for table_id in await self._store.due_tables(before):
            loaded = table_id in self._registry.tables
            try:
                self.schedule(await self._registry.get(table_id))
            except Problem as wrong:
                log.warning("table not resumed", extra={"table": table_id, "why": wrong.code})
            except Exception as wrong:  # One table that cannot be loaded does not keep the others asleep.
                log.warning("table not resumed", extra={"table": table_id, "why": type(wrong).__name__})
            if not loaded:
                await asyncio.sleep(PAUSE)

    def _on_change(self, live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        self.schedule(live)

    def _on_alarm(self, live: LiveTable) -> None:
        live.alarm = None
        self._tasks.start(self._time_out(live))

    async def _time_out(self, live: LiveTable) -> None:
        with contextlib.suppress(Problem):
            await self._pipeline.run(live, lambda table: time_out(table, time.time()))
        if live.alarm is None:
            self.schedule(live)

    async def _let_bots_play(self, live: LiveTable) -> None:
        """Ask bots for moves and play them, as long as it is a bot's turn."""
        while (seat := _bot_to_move(live)) is not None:
            table = live.table
            version, state, bot = table.version, table.state, table.chairs[seat].bot or STAND_IN
            assert state is not None
            with BOT_SECONDS.time():
                turn = Turn(Priority.LIVE, _owners(live))
                text = await self._bots.choose(bot, state, secrets.randbits(32), live.id, version, turn)
            await self._play(live, seat, text, version)

    async def _play(self, live: LiveTable, seat: int, text: str, version: int) -> None:
        try:
            await self._pipeline.run(live, lambda table: decide_bot_move(table, seat, text, version))
        except Problem as wrong:
            if wrong.code is ProblemCode.STORE_UNAVAILABLE:
                await asyncio.sleep(RETRY)
            elif wrong.code is not ProblemCode.STALE:
                log.warning("bot move refused", extra={"table": live.id, "why": wrong.code})

    def close(self) -> None:
        """Stop all clocks."""
        for live in self._registry.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()


def _owners(live: LiveTable) -> tuple[Owner, ...]:
    """Return for whom a bot thinks: people with seats who are there, else those who watch, else the owner."""
    seated = {chair.holder for chair in live.table.chairs if chair.holder is not None}
    there = [Owner(watcher.who or watcher.address, watcher.address) for watcher in live.watchers]
    players = {owner for owner in there if owner.person in seated}
    return tuple(players or set(there)) or (Owner(live.table.opened.owner),)


def _bot_to_move(live: LiveTable) -> int | None:
    """Return the seat for which a bot is to decide. If only bots play, somebody has to watch."""
    return None if live.table.bots_alone and not live.watchers else live.table.bot_to_move
