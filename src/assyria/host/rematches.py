"""Rematches: the first who plays again opens the new table, and the others sit down there as they say so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

from assyria.host.commands import Commands
from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Ports
from assyria.host.tables import LiveTables, call_all
from assyria.host.tasks import Tasks
from assyria.protocol.commands import Cancel
from assyria.protocol.entries import PlaysAgain, Sat, kind_of
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem
from assyria.table import decide
from assyria.table.rematch import is_wanted, note_rematch, open_rematch, sit_again, start_again

log = logging.getLogger("assyria.rematches")


class Rematches:
    """Opens the tables of rematches, seats those who play again, and starts once everybody is seated."""

    def __init__(self, ports: Ports, tables: LiveTables, commands: Commands, tasks: Tasks) -> None:
        self.on_opened: list[Callable[[str, str], None]] = []
        """Called with the old table and the new one."""
        self._tables = tables
        self._commands = commands
        self._tasks = tasks
        self._chance = ports.chance
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while the people of a table are brought together."""
        # Also when a table is loaded: the process that had to open its rematch may have been killed.
        tables.on_load.append(self._on_load)
        commands.on_written.append(self._on_written)

    def _on_load(self, live: LiveTable) -> None:
        if is_wanted(live.table):
            self._tasks.start(self._bring_together(live))

    def _on_written(self, live: LiveTable, changes: list[ChangeView]) -> None:
        kinds = {change.kind for change in changes}
        if kind_of(PlaysAgain) in kinds:
            self._tasks.start(self._bring_together(live))
        if kind_of(Sat) in kinds and start_again(live.table):
            self._tasks.start(self._start(live))

    async def _bring_together(self, live: LiveTable) -> None:
        """Open the new table if there is none, and seat everybody who plays again."""
        lock = self._locks.setdefault(live.id, asyncio.Lock())
        try:
            async with lock:
                if is_wanted(live.table):
                    await self._open(live)
                if live.table.rematch is not None:
                    await self._seat(live, live.table.rematch)
        except (Problem, Unavailable) as wrong:
            log.warning("rematch not opened", extra={"table": live.id, "why": str(wrong)})

    async def _open(self, live: LiveTable) -> None:
        """Open the new table before the old one names it, and start it last: nobody's clock runs unannounced."""
        opened = open_rematch(live.table, live.id, self._chance.secret())
        seats = (seat for seat, chair in enumerate(opened.chairs) if chair.holder is not None)
        new = await self._tables.open(opened, {seat: live.table.name_of(seat) for seat in seats})
        call_all(self.on_opened, live.id, new.id)
        await self._commands.run(live, lambda table: note_rematch(table, new.id))
        if live.table.rematch != new.id:  # Somebody else was faster, at another process.
            await self._commands.run(new, lambda table: decide(table, Cancel(), opened.owner))
        elif start_again(new.table):
            await self._start(new)

    async def _seat(self, live: LiveTable, rematch: str) -> None:
        """Seat those who play again and have no seat at the new table."""
        new = await self._tables.get(rematch)
        for seat, yes in list(live.table.again.items()):
            holder = live.table.chairs[seat].holder
            if yes and holder is not None and not new.table.seats_of(holder):
                found = sit_again(new.table, seat, holder)
                names = {entry.seat: live.table.name_of(seat) for entry in found if isinstance(entry, Sat)}
                await self._commands.run(new, partial(sit_again, seat=seat, holder=holder), names)

    async def _start(self, new: LiveTable) -> None:
        try:
            await self._commands.run(new, start_again)
        except Problem as wrong:
            log.warning("rematch not started", extra={"table": new.id, "why": wrong.code})
