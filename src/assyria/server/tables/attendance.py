"""Who is connected at tables that have not started, to this process and to others.

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
from assyria.protocol.messages import ChangeView
from assyria.protocol.options import Status
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
    """What is known of a table that has not started."""

    here: frozenset[str] = frozenset()
    """The people with a seat who are connected to this process, as it last said."""
    elsewhere: dict[str, ConnectedElsewhere] = field(default_factory=dict)
    """The same of other processes, by process."""
    told: list[int] = field(default_factory=list)
    """The seats that watchers were told are here."""


class Attendance:
    """Knows which people with a seat are connected before the start."""

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
        host.tables.on_change.append(self._on_change)
        host.watching.on_come_or_go.append(lambda live, _: self.update(live))
        self._store.attendance.on_told(self._on_present)

    def seats_here(self, live: LiveTable) -> list[int]:
        """Return the seats whose people are connected; none once the game has begun."""
        if live.table.status is not Status.OPEN:
            return []
        elsewhere = (one.people for one in self.elsewhere(live).values())
        people = self._presence.holders_here(live).union(*elsewhere)
        return [seat for seat, chair in enumerate(live.table.chairs) if chair.holder in people]

    def elsewhere(self, live: LiveTable) -> dict[str, ConnectedElsewhere]:
        """Return who is connected to other processes, by process."""
        return self._table(live).elsewhere

    def update(self, live: LiveTable) -> None:
        """Tell everyone at a table, and other processes, if somebody came or went."""
        self._update_here(live)
        known, here = self._table(live), self.seats_here(live)
        if here != known.told:
            known.told = here
            self._host.watching.broadcast(live, [], [])

    def _on_change(self, live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        self._update_here(live)
        # Those who watch were told with the change itself.
        self._table(live).told = self.seats_here(live)

    def _update_here(self, live: LiveTable) -> None:
        waits = live.table.status is Status.OPEN
        here = self._presence.holders_here(live) if waits else frozenset[str]()
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
        self.update(live)

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
            self.update(live)

    def close(self) -> None:
        """Tell other processes nothing more: those who were connected here soon are elsewhere."""
        self._closed = True
