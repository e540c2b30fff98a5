"""Tables in step with the ledger, where a fault has to come at a certain moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from assyria.protocol.commands import Sit
from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.server.admission import Admission
from assyria.server.garbage import Garbage
from assyria.server.limit_settings import LimitSettings
from assyria.server.limits import Limits
from assyria.server.live import sync as sync_module
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
from assyria.store import UNKNOWN_HEAD, Chain, Head, Store, Unavailable
from assyria.store.signs_of_life import Started
from assyria.table import decide
from assyria.table.stand_in import StandInPace
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

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


def test_what_was_missed_is_taken_over_once_the_database_is_back(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to PostgreSQL stands again, but the first looks at it fail."""
    url: str = request.getfixturevalue("postgres_url")
    monkeypatch.setattr(sync_module, "RETRY", 0.01)

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        here, there = (Process(store) for store in stores)
        live = await here.registry.open(OPENED, {0: "Ann"})
        known = await there.registry.get(live.id)
        watcher = there.watchers.add(known, None)
        await stores[1]._database.stop_listening()
        version = await here.pipeline.run(live, lambda table: decide(table, Sit(1, "Ben"), "ben"))
        failures = 3
        read = stores[1].ledgers.read

        async def away(table: str, known: Head | None = None) -> Chain:
            nonlocal failures
            if failures:
                failures -= 1
                raise Unavailable
            return await read(table, known)

        monkeypatch.setattr(stores[1].ledgers, "read", away)
        await there.sync.catch_up(known)
        assert (known.table.version, failures) == (0, 2)
        there.sync._on_append("", UNKNOWN_HEAD, None)
        await eventually(lambda: known.table.version == version)
        assert failures == 0
        assert watcher.queue.qsize() == 1, "watchers are told, once"
        for process in (here, there):
            await process.tasks.close()
        for store in stores:
            await store.close()

    asyncio.run(play())
