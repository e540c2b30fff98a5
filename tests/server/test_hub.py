"""The hub by itself, where a fault has to come at a certain moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from assyria.server import hub as hub_module
from assyria.server.bots import BotWorkers
from assyria.server.hub import Hub
from assyria.store import Entry, Store, Unavailable
from assyria.table import Chair, ChairKind, TableOptions
from assyria.table.entries import Opened
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

CHAIRS = (Chair(ChairKind.PERSON, "ann", "Ann", "greedy"), Chair())
OPENED = Opened(TableOptions(players=2), CHAIRS, "ann", bytes(32).hex())


async def eventually(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


def test_what_was_missed_is_taken_over_once_the_database_is_back(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to PostgreSQL stands again, but the first looks at it fail."""
    url: str = request.getfixturevalue("postgres_url")
    monkeypatch.setattr(hub_module, "PAUSE", 0.01)

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        bots = BotWorkers()
        here, there = (Hub(store, bots, 60) for store in stores)
        live = await here.open(OPENED)
        known = await there.get(live.id)
        watcher = there.watch(known)
        listener = stores[1]._listener
        assert listener is not None
        await listener.stop()
        version = await here.command(live, lambda table: table.sit(1, "ben", "Ben"))
        failures = 3
        read = stores[1].entries

        async def away(table: str, after: int = -1) -> list[Entry]:
            nonlocal failures
            if failures:
                failures -= 1
                raise Unavailable
            return await read(table, after)

        monkeypatch.setattr(stores[1], "entries", away)
        await there.catch_up(known)
        assert (known.table.version, failures) == (0, 2)
        there._appended("", -1, None)
        await eventually(lambda: known.table.version == version)
        assert failures == 0
        assert watcher.queue.qsize() == 1, "watchers are told, once"
        for hub in (here, there):
            await hub.close()
        bots.close()
        await bots.wait_closed()
        for store in stores:
            await store.close()

    asyncio.run(play())
