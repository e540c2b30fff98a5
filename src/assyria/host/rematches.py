"""Rematches: once everyone has agreed, a new table is opened and started."""

from __future__ import annotations

import logging
from collections.abc import Callable

from assyria.host.commands import Commands
from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Ports
from assyria.host.tables import LiveTables, call_all
from assyria.host.tasks import Tasks
from assyria.protocol.commands import Start
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem
from assyria.table import decide, open_rematch
from assyria.table.permissions import rematch

log = logging.getLogger("assyria.rematches")


class Rematches:
    """Opens the tables of rematches."""

    def __init__(self, ports: Ports, tables: LiveTables, commands: Commands, tasks: Tasks) -> None:
        self.on_opened: list[Callable[[str, str], None]] = []
        """Called with the old table and the new one."""
        self._tables = tables
        self._commands = commands
        self._tasks = tasks
        self._chance = ports.chance
        self._opening: set[str] = set()
        # Also when a table is loaded: the process that had to open its rematch may have been killed.
        tables.on_load.append(self._open_if_agreed)
        commands.on_written.append(self._on_written)

    def _on_written(self, live: LiveTable, _: list[ChangeView]) -> None:
        self._open_if_agreed(live)

    def _open_if_agreed(self, live: LiveTable) -> None:
        if live.table.rematch_agreed and live.id not in self._opening:
            self._opening.add(live.id)
            self._tasks.start(self._open(live))

    async def _open(self, live: LiveTable) -> None:
        """Open the new table before the old one names it, and start it last: nobody's clock runs unannounced."""
        try:
            opened = rematch(live.table, live.id, self._chance.secret())
            new = await self._tables.open(opened, live.table.names)
            call_all(self.on_opened, live.id, new.id)
            await self._commands.run(live, lambda table: open_rematch(table, new.id))
            await self._commands.run(new, lambda table: decide(table, Start(), opened.owner))
        except (Problem, Unavailable) as wrong:
            log.warning("rematch not opened", extra={"table": live.id, "why": str(wrong)})
        finally:
            self._opening.discard(live.id)
