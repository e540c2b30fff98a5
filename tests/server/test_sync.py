"""Tables in step with the ledger, where a fault has to come at a certain moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from assyria.host import catching_up
from assyria.host.ledger import UNKNOWN_HEAD, Chain, Head, Unavailable
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Sit
from assyria.protocol.entries import Entry
from assyria.server.tables import sync as sync_module
from assyria.store import Store
from assyria.store.line import Line
from assyria.table import Table, decide
from tests.server.live_process import OPENED, Process, eventually
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures


def test_what_was_missed_is_taken_over_once_the_database_is_back(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to PostgreSQL stands again, but the first looks at it fail."""
    url: str = request.getfixturevalue("postgres_url")
    monkeypatch.setattr(catching_up, "RETRY", 0.01)

    async def play() -> None:
        async with two_processes(url) as (here, live, there, known):
            watcher = there.watch(known, None)
            await there.store._database.stop_listening()
            version = await here.host.commands.run(live, sit)
            failures = 3
            read = there.store.ledgers.read

            async def away(table: str, known: Head | None = None) -> Chain:
                nonlocal failures
                if failures:
                    failures -= 1
                    raise Unavailable
                return await read(table, known)

            monkeypatch.setattr(there.store.ledgers, "read", away)
            await there.host.catch_up.catch_up(known)
            assert (known.table.version, failures) == (0, 2)
            there.sync._on_append("", UNKNOWN_HEAD, None)
            await eventually(lambda: known.table.version == version)
            assert failures == 0
            assert watcher.queue.qsize() == 1, "watchers are told, once"

    asyncio.run(play())


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Process, LiveTable, Process, LiveTable]]:
    """Two processes that have the same table in memory."""
    stores = [await Store.open(url), await Store.open(url)]
    here, there = (Process(store) for store in stores)
    live = await here.host.tables.open(OPENED, {0: "Ann"})
    try:
        yield here, live, there, await there.host.tables.get(live.id)
    finally:
        for process in (here, there):
            await process.tasks.close()
        for store in stores:
            await store.close()


def sit(table: Table) -> list[Entry]:
    return decide(table, Sit(1, "Ben"), "ben")


def test_looks_come_often_enough_to_find_within_two_seconds_what_was_lost() -> None:
    """What is written just after a look is found by the next one, once what is on its way has come."""
    assert 2 * sync_module.ON_THE_WAY + sync_module.PAUSE < 1.5


def test_what_a_process_wrote_before_it_was_killed_is_found(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit and the announcement: nobody is told, and whoever has the table looks for it."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            watcher = there.watch(other, None)
            monkeypatch.setattr(Line, "tell", lambda *_: None)
            there.tasks.supervise("sync", there.sync.run)
            version = await here.host.commands.run(live, sit)
            await eventually(lambda: other.table.version == version)
            await eventually(lambda: watcher.queue.qsize() == 1)

    asyncio.run(play())


def test_a_process_that_begins_to_watch_just_then_misses_nothing(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has read the ledger before the entry was written, and the writer does not know yet that it watches."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            there.host.tables.live.clear()
            read = there.store.ledgers.read
            monkeypatch.setattr(here.store.ledgers.interest, "is_wanted", lambda *_: False)

            async def slowly(table: str, known: Head | None = None) -> Chain:
                found = await read(table, known)
                if known is None:
                    await here.host.commands.run(live, sit)
                return found

            monkeypatch.setattr(there.store.ledgers, "read", slowly)
            late = await there.host.tables.get(other.id)
            assert late.table.version < live.table.version
            await there.sync.look()
            await eventually(lambda: late.table.version == live.table.version)

    asyncio.run(play())


def test_a_process_tells_what_it_has_before_it_reads_it(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what it opens, and what the streams of bots wait for; and all of it again after a lost line."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            known, unknown = here.store.ledgers.interest, there.store.ledgers.interest
            for interest in (known, unknown):
                monkeypatch.setattr(interest, "_unknown_until", 0.0)
            await eventually(lambda: known.is_wanted(other.id, []) and unknown.is_wanted(live.id, []))
            with there.sync.following(lambda *_: None, lambda: ["bot"]):
                await eventually(lambda: known.is_wanted("", ["bot"]))
                known._wanted.clear()
                there.sync._on_append("", UNKNOWN_HEAD, None)
                await eventually(lambda: known.is_wanted("", ["bot"]) and known.is_wanted(other.id, []))

    asyncio.run(play())


def test_a_table_that_was_removed_unheard_is_forgotten(request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, _):
            watcher = there.watch(there.host.tables.live[live.id], None)
            await there.store._database.stop_listening()
            await here.store.expiry.remove_table(live.id)
            await there.sync.look()
            assert live.id not in there.host.tables.live
            assert watcher.why == "no-such-table"

    asyncio.run(play())
