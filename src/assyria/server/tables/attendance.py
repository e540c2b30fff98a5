"""Who is connected at tables that are not over, to this process and to others.

Processes tell each other who is connected to them, and again now and then, so that a process that has ended is
forgotten. Nothing of it is stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakKeyDictionary

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.presence import Presence
from assyria.host.tasks import Tasks
from assyria.protocol.options import OVER
from assyria.store import Store

EVERY = 20.0
"""Seconds after which a process tells again who is connected to it."""
FORGOTTEN = 3 * EVERY
"""Seconds after which a process that has said nothing counts as ended."""


class ConnectedElsewhere(NamedTuple):
    """The people who are connected to another process, and when it said so."""

    people: frozenset[str]
    at: float


@dataclass
class _Table:
    """What is known of a table that is not over."""

    here: frozenset[str] = frozenset()
    """The people with a seat, and the host, who are connected to this process, as it last said."""
    elsewhere: dict[str, ConnectedElsewhere] = field(default_factory=dict)
    """The same of other processes, by process."""


class Attendance:
    """Knows which people are connected to other processes, and tells those who is connected to this one."""

    def __init__(self, store: Store, presence: Presence, tasks: Tasks) -> None:
        self._store = store
        self._presence = presence
        self._tasks = tasks
        self._process = secrets.token_hex(8)
        self._closed = False
        self._known: WeakKeyDictionary[LiveTable, _Table] = WeakKeyDictionary()

    def follow(self, host: Host) -> None:
        """Follow who comes and goes at the tables of a host."""
        self._host = host
        self._presence.elsewhere = self.people_elsewhere
        host.tables.on_change.append(lambda live, *_: self.update(live))
        host.watching.on_come_or_go.append(lambda live, _: self.update(live))
        self._store.attendance.on_told(self._on_present)

    def people_elsewhere(self, live: LiveTable) -> frozenset[str]:
        """Return the people who are connected to a table through other processes."""
        return frozenset().union(*(one.people for one in self.elsewhere(live).values()))

    def elsewhere(self, live: LiveTable) -> dict[str, ConnectedElsewhere]:
        """Return who is connected to other processes, by process."""
        return self._table(live).elsewhere

    def update(self, live: LiveTable) -> None:
        """Tell other processes if somebody came or went here."""
        here = frozenset[str]() if live.table.status in OVER else self._presence.people_here(live)
        known = self._table(live)
        if here != known.here:
            known.here = here
            self._tell(live)

    def _table(self, live: LiveTable) -> _Table:
        return self._known.setdefault(live, _Table())

    def _tell(self, live: LiveTable) -> None:
        if not self._closed:
            self._store.attendance.tell(live.id, self._process, sorted(self._table(live).here))

    def _on_present(self, table_id: str, process: str, people: list[str]) -> None:
        live = self._host.tables.live.get(table_id)
        if live is None or process == self._process:
            return
        known = self._table(live)
        if people and process not in known.elsewhere and known.here:
            self._tell(live)  # A process that has just come does not know who is here.
        if people:
            known.elsewhere[process] = ConnectedElsewhere(frozenset(people), time.monotonic())
        else:
            known.elsewhere.pop(process, None)
        self._host.absences.update(live)

    async def run(self) -> None:
        """Tell other processes who is here, and forget those that have ended, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            self.refresh()

    def refresh(self) -> None:
        """Do it once."""
        for live in list(self._host.tables.live.values()):
            before, known = time.monotonic() - FORGOTTEN, self._table(live)
            known.elsewhere = {process: one for process, one in known.elsewhere.items() if one.at > before}
            if known.here:
                self._tell(live)
            self._host.absences.update(live)

    def close(self) -> None:
        """Tell other processes nothing more: those who were connected here soon are elsewhere."""
        self._closed = True
