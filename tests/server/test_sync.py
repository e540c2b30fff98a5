"""Tables in step with the ledger, where a fault has to come at a certain moment."""

from __future__ import annotations

import asyncio

import pytest

from assyria.host import catching_up
from assyria.host.ledger import UNKNOWN_HEAD, Chain, Head, Unavailable
from assyria.protocol.commands import Sit
from assyria.store import Store
from assyria.table import decide
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
