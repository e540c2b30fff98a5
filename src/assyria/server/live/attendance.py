"""Who is connected at tables that have not started, to this process and to others.

Processes tell each other who is connected to them, and again now and then, so that a process that has ended is
forgotten. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable

from assyria.protocol.messages import ChangeView
from assyria.protocol.options import Status
from assyria.server.live.live_table import ConnectedElsewhere, LiveTable
from assyria.server.live.presence import Presence
from assyria.server.live.registry import Registry
from assyria.server.live.tasks import Tasks
from assyria.store import Store, Unavailable

EVERY = 20.0
"""Seconds after which a process tells again who is connected to it."""
FORGOTTEN = 3 * EVERY
"""Seconds after which a process that has said nothing counts as ended."""


class Attendance:
    """Knows which people with a seat are connected before the start."""

    def __init__(self, store: Store, registry: Registry, presence: Presence, tasks: Tasks) -> None:
        self.on_change: list[Callable[[LiveTable], None]] = []
        """Called with a table where somebody came or went."""
        self._store = store
        self._registry = registry
        self._presence = presence
        self._tasks = tasks
        self._process = secrets.token_hex(8)
        self._closed = False
        registry.on_change.append(self._on_change)
        store.attendance.on_told(self._on_present)

    def seats_here(self, live: LiveTable) -> list[int]:
        """Return the seats whose people are connected; none once the game has begun."""
        if live.table.status is not Status.OPEN:
            return []
        people = self._presence.holders_here(live).union(*(one.people for one in live.elsewhere.values()))
        return [seat for seat, chair in enumerate(live.table.chairs) if chair.holder in people]

    def update(self, live: LiveTable) -> None:
        """Tell everyone at a table, and other processes, if somebody came or went."""
        self._update_here(live)
        if self.seats_here(live) != live.here_told:
            for listener in self.on_change:
                listener(live)

    def _on_change(self, live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        # Those who watch were told with the change itself.
        self._update_here(live)

    def _update_here(self, live: LiveTable) -> None:
        waits = live.table.status is Status.OPEN
        here = self._presence.holders_here(live) if waits else frozenset[str]()
        if here != live.here:
            live.here = here
            self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        if not self._closed:
            self._tasks.start(self._send(live.id, sorted(live.here)))

    async def _send(self, table_id: str, people: list[str]) -> None:
        with contextlib.suppress(Unavailable):  # It is told again soon.
            await self._store.attendance.tell(table_id, self._process, people)

    def _on_present(self, table_id: str, process: str, people: list[str]) -> None:
        live = self._registry.tables.get(table_id)
        if live is None or process == self._process:
            return
        if people and process not in live.elsewhere and live.here:
            self._tell(live)  # A process that has just come does not know who is here.
        if people:
            live.elsewhere[process] = ConnectedElsewhere(frozenset(people), time.monotonic())
        else:
            live.elsewhere.pop(process, None)
        self.update(live)

    async def run(self) -> None:
        """Tell other processes who is here, and forget those that have ended, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            self.refresh()

    def refresh(self) -> None:
        """Do it once."""
        for live in list(self._registry.tables.values()):
            before = time.monotonic() - FORGOTTEN
            live.elsewhere = {process: one for process, one in live.elsewhere.items() if one.at > before}
            if live.here:
                self._tell(live)
            self.update(live)

    def close(self) -> None:
        """Tell other processes nothing more: those who were connected here soon are elsewhere."""
        self._closed = True
