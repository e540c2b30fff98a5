"""Tells people at a table that no server ran for a while, and that their time was not counted."""

from __future__ import annotations

import contextlib

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.tasks import Tasks
from assyria.protocol.entries import Entry
from assyria.protocol.problems import Problem
from assyria.server.tables.server_clock import ServerClock
from assyria.table import Table, tell_server_away


class Downtime:
    """Writes it down at tables that are loaded, once for each table."""

    def __init__(self, host: Host, clock: ServerClock, tasks: Tasks) -> None:
        self._commands = host.commands
        self._clock = clock
        self._tasks = tasks
        host.tables.on_load.append(self._on_load)

    def _on_load(self, live: LiveTable) -> None:
        if self._news(live, live.table):
            self._tasks.start(self._tell(live))

    async def _tell(self, live: LiveTable) -> None:
        # Nobody's clock depends on it: what was used is measured without the outage.
        with contextlib.suppress(Problem):
            await self._commands.run(live, lambda table: self._news(live, table))

    def _news(self, live: LiveTable, table: Table) -> list[Entry]:
        return tell_server_away(table, round(self._clock.away_since(live.settled), 1))
