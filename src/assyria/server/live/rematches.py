"""Rematches: once everyone has agreed, a new table is opened and started."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from assyria.protocol.commands import Start
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem
from assyria.server.live.live_table import LiveTable
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.registry import Registry, call_all
from assyria.server.live.tasks import Tasks
from assyria.store import Unavailable
from assyria.table import decide, open_rematch
from assyria.table.permissions import rematch

log = logging.getLogger("assyria.rematches")


class Rematches:
    """Opens the tables of rematches."""

    def __init__(self, registry: Registry, pipeline: CommandPipeline, tasks: Tasks) -> None:
        self.on_opened: list[Callable[[str, str], None]] = []
        """Called with the old table and the new one."""
        self._registry = registry
        self._pipeline = pipeline
        self._tasks = tasks
        self._opening: set[str] = set()
        # Also when a table is loaded: the process that had to open its rematch may have been killed.
        registry.on_load.append(self._open_if_agreed)
        pipeline.on_written.append(self._on_written)

    def _on_written(self, live: LiveTable, _: list[ChangeView]) -> None:
        self._open_if_agreed(live)

    def _open_if_agreed(self, live: LiveTable) -> None:
        if live.table.rematch_agreed and live.id not in self._opening:
            self._opening.add(live.id)
            self._tasks.start(self._open(live))

    async def _open(self, live: LiveTable) -> None:
        """Open the new table before the old one names it, and start it last: nobody's clock runs unannounced."""
        try:
            opened = rematch(live.table, live.id, secrets.token_hex(32))
            new = await self._registry.open(opened, live.table.names)
            call_all(self.on_opened, live.id, new.id)
            await self._pipeline.run(live, lambda table: open_rematch(table, new.id))
            await self._pipeline.run(new, lambda table: decide(table, Start(), opened.owner))
        except (Problem, Unavailable) as wrong:
            log.warning("rematch not opened", extra={"table": live.id, "why": str(wrong)})
        finally:
            self._opening.discard(live.id)
