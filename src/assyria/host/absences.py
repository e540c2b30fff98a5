"""People who come and go: the others are told, they get their seats back, and somebody else becomes the host."""

from __future__ import annotations

import asyncio
import contextlib

from assyria.host.commands import Commands, Decide
from assyria.host.live_table import LiveTable, Watcher
from assyria.host.ports import Ports
from assyria.host.presence import Presence
from assyria.host.tables import LiveTables
from assyria.host.tasks import Tasks
from assyria.host.watching import Watching
from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.protocol.options import Status
from assyria.protocol.problems import Problem
from assyria.table.absence import pass_host_on, return_those_here
from assyria.table.table import Table


class Absences:
    """Follows who is connected."""

    def __init__(
        self,
        ports: Ports,
        tables: LiveTables,
        commands: Commands,
        tasks: Tasks,
        presence: Presence,
        watching: Watching,
    ) -> None:
        self._clock = ports.clock
        self._tables = tables
        self._commands = commands
        self._tasks = tasks
        self._presence = presence
        self._watching = watching
        # After those who watch were told of it.
        tables.on_change.append(self._on_change)

    def update(self, live: LiveTable, came: Watcher | None = None) -> None:
        """Tell everyone who watches a table if somebody came or went, and do what follows from it.

        Whoever came is told with the table.
        """
        attendance = self._presence.attendance(live, self._clock.wall())
        known, live.told = live.told, attendance
        if known not in (None, attendance):
            self._watching.tell_presence(live, apart_from=came)
        self._follow(live)

    def _on_change(self, live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        live.told = self._presence.attendance(live, self._clock.wall())
        self._follow(live)

    def _follow(self, live: LiveTable) -> None:
        if return_those_here(live.table, self._presence.people(live)):
            self._tasks.start(self._run(live, lambda table: return_those_here(table, self._presence.people(live))))
        if live.absence is not None:
            live.absence.cancel()
            live.absence = None
        since = live.gone.get(live.table.owner)
        if live.table.status is Status.OPEN and since is not None:
            wait = max(0.0, since + self._presence.patience - self._clock.wall())
            live.absence = asyncio.get_running_loop().call_later(wait, self._on_absence, live)

    def _on_absence(self, live: LiveTable) -> None:
        live.absence = None
        if self._tables.live.get(live.id) is live and self._passed_on(live, live.table):
            self._tasks.start(self._run(live, lambda table: self._passed_on(live, table)))

    def _passed_on(self, live: LiveTable, table: Table) -> list[Entry]:
        around = self._presence.around(live, self._clock.wall())
        return pass_host_on(table, live.gone.get(table.owner), around)

    async def _run(self, live: LiveTable, decide: Decide) -> None:
        with contextlib.suppress(Problem):  # The next who comes or goes tries again.
            await self._commands.run(live, decide)

    def close(self) -> None:
        """Stop all clocks."""
        for live in self._tables.live.values():
            if live.absence is not None:
                live.absence.cancel()
