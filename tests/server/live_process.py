"""The parts of a server that keep tables in step, without HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance, Chosen, Ports
from assyria.host.presence import Presence
from assyria.host.tasks import Tasks
from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.rules import State
from assyria.server import encoding
from assyria.server.limits.admission import Admission
from assyria.server.tables.attendance import Attendance
from assyria.server.tables.ids import new_id
from assyria.server.tables.late_previews import LatePreviews
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.server.tables.retention import Retention
from assyria.server.tables.retention_settings import RetentionSettings
from assyria.server.tables.server_clock import ServerClock, TimeSource
from assyria.server.tables.spectators import Spectators
from assyria.server.tables.sql_ledger import SqlLedger
from assyria.server.tables.surroundings import ServerSurroundings
from assyria.server.tables.sync import Synchroniser
from assyria.store import Store
from assyria.store.signs_of_life import Started
from assyria.table.stand_in_pace import StandInPace

CHAIRS = (Chair(ChairKind.PERSON, "ann", bot="greedy"), Chair())
KEPT = RetentionSettings(guests=None, open=None, running=None, finished=None)
OPENED = Opened(TableOptions(players=2), CHAIRS, "ann", bytes(32).hex())


class NoBots:
    """Nobody is there to move for people who are away."""

    @property
    def names(self) -> list[str]:
        return []

    async def choose(self, live: LiveTable, bot: str, state: State) -> Chosen:
        raise NotImplementedError


class Process:
    """The parts of a server that keep tables in step."""

    def __init__(self, store: Store, clock: ServerClock | None = None) -> None:
        if clock is None:
            started = Started(time.time(), ())
            clock = ServerClock(TimeSource(), store.signs_of_life, "process", time.monotonic(), started)
        self.store, self.tasks, self.admission = store, Tasks(), Admission()
        stand_in = StandInPace(wait=0, pace=0, grace=5)
        presence = self.presence = Presence()
        self.attendance = Attendance(store, presence, self.tasks)
        self.late_previews = LatePreviews(self.tasks, self.admission)
        self.spectators = Spectators(store)
        retention = Retention(store, KEPT, {})
        ports = Ports(
            ledger=SqlLedger(store, bot_late=30, stand_in=stand_in),
            clock=clock,
            bots=NoBots(),
            encoder=encoding,
            surroundings=ServerSurroundings(None, retention, self.spectators, self.late_previews),
            chance=Chance(lambda: new_id(9)),
        )
        self.host = Host(ports, self.tasks, presence, stand_in)
        self.sync = Synchroniser(store, self.host, self.tasks)
        self.attendance.follow(self.host)
        self.spectators.follow(self.host)
        self.late_previews.send = self.host.watching.send_preview

    def watch(self, live: LiveTable, who: str | None) -> QueueWatcher:
        """Watch a table."""
        watcher = QueueWatcher(who)
        self.host.watch(live, watcher)
        # Which is what a socket sends first.
        self.host.watching.table_message(live, who)
        return watcher


async def eventually(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)
