"""How many people without a seat watch a table, at this process and at others, and who wishes to be seen.

Processes tell each other numbers and names, never identities: somebody who is connected to two processes counts
twice. Nothing of it is stored. However many come and go, a table is told of it once in some seconds at most.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakKeyDictionary

from assyria.host.host import Host
from assyria.host.ledger import Missing, Unavailable
from assyria.host.live_table import LiveTable
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.tables.audience import watchers_from_afar
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.store import Store
from assyria.table.look_alikes import looks_like_another

EVERY = 4.0
"""Seconds after which a table is told again who watches it, if that has changed."""
AGAIN = 20.0
"""Seconds after which a process tells others again who watches there."""
FORGOTTEN = 3 * AGAIN
"""Seconds after which a process that has said nothing counts as ended."""
MOST_NAMES = 20
"""As many names are told; how many people there are is told of all."""


class Watching(NamedTuple):
    """How many people watch, and the names of those who wish to be seen."""

    people: int = 0
    names: tuple[str, ...] = ()


class WatchingElsewhere(NamedTuple):
    """Who watches at another process, and when it said so."""

    watching: Watching
    at: float


@dataclass
class _Table:
    """What is known of a table."""

    here: Watching = Watching()
    """Who watches at this process, as it last said."""
    said: float = 0.0
    """When it said so."""
    elsewhere: dict[str, WatchingElsewhere] = field(default_factory=dict)
    """The same of other processes, by process."""
    told: set[Watching] = field(default_factory=set)
    """What people at the table were told since all of them were told the same."""


class Spectators:
    """Knows who watches."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = secrets.token_hex(8)
        self._closed = False
        self._known: WeakKeyDictionary[LiveTable, _Table] = WeakKeyDictionary()

    def follow(self, host: Host) -> None:
        """Follow who comes and goes at the tables of a host."""
        self._host = host
        self._store.spectators.on_told(self._on_watching)
        self._store.people.on_rename(self._on_rename)

    def told(self, live: LiveTable) -> Watching:
        """Return who watches a table now, for a message that somebody gets."""
        watching = self.watching(live)
        self._table(live).told.add(watching)
        return watching

    def watching(self, live: LiveTable) -> Watching:
        """Return who watches a table now."""
        all_of_them = [_watching_here(live), *(one.watching for one in self._table(live).elsewhere.values())]
        names = sorted({name for one in all_of_them for name in one.names})
        return Watching(sum(one.people for one in all_of_them), tuple(names[:MOST_NAMES]))

    async def show_name(self, watcher: QueueWatcher, shown: bool) -> None:
        """Let others see the name of somebody who watches, or only count them. Raises Problem."""
        watcher.name = ""
        if not shown or watcher.who is None:
            return
        try:
            # They may have another name by now than when they connected.
            watcher.name = (await self._store.people.identity(watcher.who)).name
        except Missing:
            raise Problem(ProblemCode.NO_SUCH_PERSON) from None
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None

    def _on_rename(self, identity: str, _: str | None, new: str) -> None:
        for live in self._host.tables.live.values():
            for watcher in watchers_from_afar(live):
                if watcher.who == identity and watcher.name:
                    watcher.name = new

    def _on_watching(self, table_id: str, process: str, count: int, names: list[str]) -> None:
        live = self._host.tables.live.get(table_id)
        if live is None or process == self._process:
            return
        known = self._table(live)
        if count and process not in known.elsewhere:
            known.said = 0.0  # A process that has just come does not know who is here.
        if count:
            known.elsewhere[process] = WatchingElsewhere(Watching(count, tuple(names)), time.monotonic())
        else:
            known.elsewhere.pop(process, None)

    async def run(self) -> None:
        """Tell everyone who watches, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            self.refresh()

    def refresh(self) -> None:
        """Tell those at the tables, and other processes, who came and went since the last time."""
        for live in list(self._host.tables.live.values()):
            self._refresh(live, self._table(live), time.monotonic())

    def _refresh(self, live: LiveTable, known: _Table, now: float) -> None:
        known.elsewhere = {process: one for process, one in known.elsewhere.items() if one.at > now - FORGOTTEN}
        here = _watching_here(live)
        if here != known.here or (here.people and known.said < now - AGAIN):
            known.here, known.said = here, now
            if not self._closed:
                self._store.spectators.tell(live.id, self._process, here.people, here.names)
        if known.told - {self.watching(live)}:
            known.told.clear()
            self._host.watching.tell_presence(live)

    def close(self) -> None:
        """Tell other processes nothing more: those who were connected here soon are elsewhere."""
        self._closed = True

    def _table(self, live: LiveTable) -> _Table:
        return self._known.setdefault(live, _Table())


def _watching_here(live: LiveTable) -> Watching:
    """Return who watches at this process. Somebody with several windows counts once, strangers every time.

    A name that looks like that of somebody at the table is not told.
    """
    table = live.table
    seated = {chair.holder for chair in table.chairs if chair.holder is not None}
    watchers = [one for one in watchers_from_afar(live) if one.who is None or one.who not in seated]
    strangers = sum(one.who is None for one in watchers)
    people = {one.who for one in watchers if one.who is not None}
    players = [table.name_of(seat) for seat in range(len(table.chairs))]
    names = {one.name for one in watchers if one.name and not looks_like_another(players, one.name)}
    return Watching(strangers + len(people), tuple(sorted(names)[:MOST_NAMES]))
