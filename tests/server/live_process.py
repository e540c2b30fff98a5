"""The parts of a server that keep tables in step, without HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.server.admission import Admission
from assyria.server.garbage import Garbage
from assyria.server.limit_settings import LimitSettings
from assyria.server.limits import Limits
from assyria.server.live.attendance import Attendance
from assyria.server.live.late_previews import LatePreviews
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.presence import Presence
from assyria.server.live.registry import Registry
from assyria.server.live.sync import Synchroniser
from assyria.server.live.tasks import Tasks
from assyria.server.live.watchers import Watchers
from assyria.server.retention import Retention
from assyria.server.retention_settings import RetentionSettings
from assyria.server.server_clock import ServerClock, TimeSource
from assyria.store import Store
from assyria.store.signs_of_life import Started
from assyria.table.stand_in import StandInPace

CHAIRS = (Chair(ChairKind.PERSON, "ann", bot="greedy"), Chair())
KEPT = RetentionSettings(guests=None, open=None, running=None, finished=None)
OPENED = Opened(TableOptions(players=2), CHAIRS, "ann", bytes(32).hex())


class Process:
    """The parts of a server that keep tables in step."""

    def __init__(self, store: Store, clock: ServerClock | None = None) -> None:
        if clock is None:
            started = Started(time.time(), ())
            clock = ServerClock(TimeSource(), store.signs_of_life, "process", time.monotonic(), started)
        self.tasks = Tasks()
        writer = LedgerWriter(store, bot_late=30, stand_in=StandInPace(wait=0, pace=0, grace=5))
        self.registry = Registry(store, writer, clock, idle=60)
        self.sync = Synchroniser(store, self.registry, clock, self.tasks)
        self.pipeline = CommandPipeline(self.registry, writer, self.sync, clock)
        self.admission = Admission()
        late = LatePreviews(self.tasks, self.admission)
        streams = Limits(LimitSettings()).streams
        self.attendance = Attendance(store, self.registry, Presence(streams), self.tasks)
        retention = Retention(store, KEPT, {})
        self.watchers = Watchers(store, self.registry, None, retention, Garbage(), late, self.attendance)


async def eventually(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)
