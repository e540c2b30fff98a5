"""Who is here, where people are connected to several processes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Start
from assyria.protocol.entries import Ended, Opened
from assyria.protocol.options import Chair, ChairKind, Ending, TableOptions
from assyria.server.tables import attendance
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.store import Store
from assyria.table import decide
from tests.server.live_process import Process, eventually
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

CHAIRS = tuple(Chair(ChairKind.PERSON, who, bot="greedy") for who in ("ann", "ben"))
OPENED = Opened(TableOptions(players=2), CHAIRS, "ann", bytes(32).hex())

Test = Callable[[Process, LiveTable, Process, LiveTable], Awaitable[None]]


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Process, LiveTable, Process, LiveTable]]:
    """Two processes on one PostgreSQL, each with the same table in memory."""
    stores = [await Store.open(url), await Store.open(url)]
    here, there = (Process(store) for store in stores)
    live = await here.host.tables.open(OPENED, {0: "Ann", 1: "Ben"})
    yield here, live, there, await there.host.tables.get(live.id)
    for process in (here, there):
        await process.tasks.close()
    for store in stores:
        await store.close()


def seats_here(process: Process, live: LiveTable) -> list[int]:
    """The seats whose people are connected, as far as a process knows."""
    return process.presence.attendance(live, time.time()).here


def play(request: pytest.FixtureRequest, test: Test) -> None:
    url: str = request.getfixturevalue("postgres_url")

    async def run() -> None:
        async with two_processes(url) as processes:
            await test(*processes)

    asyncio.run(run())


def told(watcher: QueueWatcher) -> list[int] | None:
    """The seats that a watcher was last told are here."""
    here = None
    while not watcher.queue.empty():
        here = json.loads(watcher.queue.get_nowait() or b"{}").get("here", here)
    return here


def test_each_knows_who_is_at_the_other(request: pytest.FixtureRequest) -> None:
    """Those who watch are told; when somebody goes, too."""

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        ann = here.watch(live, "ann")
        await eventually(lambda: seats_here(there, other) == [0])
        ben = there.watch(other, "ben")
        await eventually(lambda: seats_here(here, live) == [0, 1])
        assert seats_here(there, other) == [0, 1]
        await eventually(lambda: told(ann) == [0, 1])
        there.host.leave(other, ben)
        await eventually(lambda: seats_here(here, live) == [0])

    play(request, test)


def test_a_process_that_comes_later_is_told(request: pytest.FixtureRequest) -> None:
    """As soon as somebody is there, and not only when it is told again."""

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        here.watch(live, "ann")
        await eventually(lambda: bool(there.attendance.elsewhere(other)))
        there.attendance.elsewhere(other).clear()  # As if it had not been there to hear it.
        there.watch(other, "ben")
        await eventually(lambda: seats_here(there, other) == [0, 1])

    play(request, test)


def test_a_process_that_ended_is_forgotten(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is heard of again and again is not."""

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        here.watch(live, "ann")
        await eventually(lambda: seats_here(there, other) == [0])
        before = there.attendance.elsewhere(other).copy()
        here.attendance.refresh()
        await eventually(lambda: there.attendance.elsewhere(other) != before)
        there.attendance.refresh()
        assert seats_here(there, other) == [0]
        monkeypatch.setattr(attendance, "FORGOTTEN", 0.0)
        there.attendance.refresh()
        assert seats_here(there, other) == []

    play(request, test)


def test_during_the_game_too(request: pytest.FixtureRequest) -> None:
    """Until it is over: then nobody is waited for."""

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        here.watch(live, "ann")
        ben = there.watch(other, "ben")
        await here.host.commands.run(live, lambda table: decide(table, Start(), "ann"))
        await eventually(lambda: seats_here(there, other) == [0, 1])
        there.host.leave(other, ben)
        await eventually(lambda: here.presence.attendance(live, time.time()).gone[1] is not None)
        assert seats_here(here, live) == [0]
        await here.host.commands.run(live, lambda _: [Ended(Ending.UNCOUNTED)])
        assert seats_here(here, live) == []
        await eventually(lambda: not there.attendance.elsewhere(other))

    play(request, test)


def test_a_server_that_stops_says_nothing_more(request: pytest.FixtureRequest) -> None:
    """Its people are soon connected elsewhere."""

    async def test(here: Process, live: LiveTable, there: Process, other: LiveTable) -> None:
        ann = here.watch(live, "ann")
        await eventually(lambda: seats_here(there, other) == [0])
        here.attendance.close()
        here.host.leave(live, ann)
        there.watch(other, "ben")
        await eventually(lambda: seats_here(here, live) == [1])
        assert seats_here(there, other) == [0, 1]

    play(request, test)
