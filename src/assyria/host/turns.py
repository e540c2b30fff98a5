"""Bots that move, clocks that run out, and tables that everyone has left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVarTuple

from assyria.host.commands import Commands, Decide
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chosen, Ports
from assyria.host.presence import Presence
from assyria.host.tables import LiveTables
from assyria.host.tasks import Tasks
from assyria.protocol.entries import Resumed, kind_of
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table import decide_bot_move, pause_deserted, resume_deserted, time_out
from assyria.table.stand_in_pace import StandInPace

log = logging.getLogger("assyria.turns")

RETRY = 1.0
"""Seconds before the next attempt if the ledger is unavailable."""
LONGEST_ALARM = 3600.0
"""Seconds for which a timer is set at most: browsers know none of some weeks."""

About = TypeVarTuple("About")


class Turns:
    """Runs bots and clocks at the tables that are in memory."""

    def __init__(
        self,
        ports: Ports,
        tables: LiveTables,
        commands: Commands,
        tasks: Tasks,
        presence: Presence,
        stand_in: StandInPace,
        unwatched: bool,
    ) -> None:
        """Set `unwatched`: whether a game goes on that nobody watches."""
        self._bots = ports.bots
        self._clock = ports.clock
        self._tables = tables
        self._commands = commands
        self._tasks = tasks
        self._presence = presence
        self._stand_in = stand_in
        self._unwatched = unwatched
        tables.on_load.append(self.schedule)
        tables.on_change.append(self._on_change)

    def schedule(self, live: LiveTable) -> None:
        """Start a bot or a clock if a table needs one next."""
        if live.set_aside:
            return
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if not (self._unwatched or live.watchers):
            return
        deadline = live.table.clock.deadline
        if deadline is not None:
            wait = max(0.0, deadline - self._tables.time_at(live)) + 0.05
            live.alarm = _after(min(wait, LONGEST_ALARM), self._on_alarm, live)
        if self._bot_to_move(live) is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = self._tasks.start(self._let_bots_play(live))
        if self._presence.is_anyone_here(live):
            live.played_elsewhere = False
            if resume_deserted(live.table):
                self._tasks.start(self._run(live, resume_deserted))
        elif self._is_deserted(live):
            _after(self._stand_in.grace, self._pause_if_deserted, live, live.table.version)

    def on_gone(self, live: LiveTable) -> None:
        """Note that somebody left a table. Someone who loads the page again is back in a moment."""
        _after(self._stand_in.grace, self.schedule, live)

    def _is_deserted(self, live: LiveTable) -> bool:
        """Return whether a stand-in has finished its turn and nobody who plays is connected."""
        return not live.played_elsewhere and bool(pause_deserted(live.table))

    def _pause_if_deserted(self, live: LiveTable, version: int) -> None:
        same = self._tables.live.get(live.id) is live and live.table.version == version
        if same and self._is_deserted(live) and not self._presence.is_anyone_here(live):
            self._tasks.start(self._run(live, pause_deserted))

    async def _run(self, live: LiveTable, decide: Decide) -> None:
        with contextlib.suppress(Problem):  # The next change of the table or its next visitor tries again.
            await self._commands.run(live, decide)

    def _on_change(self, live: LiveTable, changes: list[ChangeView], _: list[bytes]) -> None:
        if any(change.kind == kind_of(Resumed) for change in changes):
            # Not by us if nobody is connected here, so that we must not pause it again.
            live.played_elsewhere = True
        self.schedule(live)

    def _on_alarm(self, live: LiveTable) -> None:
        live.alarm = None
        self._tasks.start(self.time_out(live))

    async def time_out(self, live: LiveTable) -> None:
        """Play on for whoever has no time left at a table, and go on with it."""
        with contextlib.suppress(Problem):
            await self._commands.run(live, lambda table: time_out(table, self._tables.time_at(live)))
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
            version, state = table.version, table.state
            assert state is not None
            try:
                chosen = await self._bots.choose(live, table.bot_of(seat), state)
                await self._play(live, seat, chosen, version)
            except Exception:
                # The game must not stop here for ever.
                log.exception("bot turn failed", extra={"table": live.id})
                await asyncio.sleep(RETRY)

    async def _play(self, live: LiveTable, seat: int, chosen: Chosen, version: int) -> None:
        move, failed = chosen.move, chosen.failure is not None
        try:
            await self._commands.run(live, lambda table: decide_bot_move(table, seat, move, version, failed))
        except Problem as wrong:
            if wrong.code is ProblemCode.STORE_UNAVAILABLE:
                await asyncio.sleep(RETRY)
            elif wrong.code is not ProblemCode.STALE:
                log.warning("bot move refused", extra={"table": live.id, "why": wrong.code})

    def _bot_to_move(self, live: LiveTable) -> int | None:
        """Return the seat for which a bot is to decide.

        If only bots play, somebody has to watch. Once a stand-in has finished a turn, somebody has to be there.
        """
        needs_watcher = live.table.bots_alone or not self._unwatched
        if live.set_aside or (needs_watcher and not live.watchers):
            return None
        if self._is_deserted(live) and not self._presence.is_anyone_here(live):
            return None
        return live.table.bot_to_move

    def close(self) -> None:
        """Stop all clocks."""
        for live in self._tables.live.values():
            if live.alarm is not None:
                live.alarm.cancel()


def _after(seconds: float, work: Callable[[*About], None], *about: *About) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, work, *about)
