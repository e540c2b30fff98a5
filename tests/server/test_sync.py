"""Tables in step with the ledger, where a fault has to come at a certain moment."""

from __future__ import annotations

import asyncio
import time
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
from assyria.store.outbox import Outbox
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
        stores = [await Store.open(url), await Store.open(url)]
        here, there = (Process(store) for store in stores)
        live = await here.host.tables.open(OPENED, {0: "Ann"})
        known = await there.host.tables.get(live.id)
        watcher = there.watch(known, None)
        await stores[1]._database.stop_listening()
        version = await here.host.commands.run(live, lambda table: decide(table, Sit(1, "Ben"), "ben"))
        failures = 3
        read = stores[1].ledgers.read

        async def away(table: str, known: Head | None = None) -> Chain:
            nonlocal failures
            if failures:
                failures -= 1
                raise Unavailable
            return await read(table, known)

        monkeypatch.setattr(stores[1].ledgers, "read", away)
        await there.host.catch_up.catch_up(known)
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


def test_what_a_process_wrote_before_it_was_killed_is_found(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the commit and the announcement: nobody is told, and whoever has the table looks for it."""
    url: str = request.getfixturevalue("postgres_url")
    monkeypatch.setattr(sync_module, "LOOK", 0.05)

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            monkeypatch.setattr(Outbox, "add", lambda *_: None)
            watcher = there.watch(other, None)
            there.tasks.supervise("sync", there.sync.run)
            version = await here.host.commands.run(live, sit)
            await eventually(lambda: other.table.version == version)
            await eventually(lambda: watcher.queue.qsize() == 1)

    asyncio.run(play())


def test_a_process_that_begins_to_watch_just_then_misses_nothing(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has read the ledger before the entry was written, and hears the announcement before it has the table."""
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            there.host.tables.live.clear()
            read = there.store.ledgers.read
            told: list[str] = []
            there.store.ledgers.on_append(lambda table, head, _: told.append(f"{table} {head.version}"))

            async def slowly(table: str, known: Head | None = None) -> Chain:
                found = await read(table, known)
                if known is None:
                    version = await here.host.commands.run(live, sit)
                    await eventually(lambda: f"{table} {version}" in told)
                    there.host.tables.loading.clear()  # As if it had begun only now.
                return found

            monkeypatch.setattr(there.store.ledgers, "read", slowly)
            late = await there.host.tables.get(other.id)
            assert late.table.version < live.table.version
            await there.sync.look()
            await eventually(lambda: late.table.version == live.table.version)

    asyncio.run(play())


def test_a_table_that_was_removed_unheard_is_forgotten(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url: str = request.getfixturevalue("postgres_url")

    async def play() -> None:
        async with two_processes(url) as (here, live, there, other):
            watcher = there.watch(other, None)
            monkeypatch.setattr(there.sync, "_on_append", lambda *_: None)
            await there.store._database.stop_listening()
            await here.store.expiry.remove_tables("open", time.time() + 1, 10)
            await there.sync.look()
            assert live.id not in there.host.tables.live
            assert watcher.why == "no-such-table"

    asyncio.run(play())
