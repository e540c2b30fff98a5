"""Databases that go away, fill up, or are held by someone else: refused loudly, and nothing lost."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
import time
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from unittest.mock import Mock

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError

from assyria.host.ledger import Conflict, Unavailable
from assyria.store import Store
from assyria.store.postgres import check_connection
from tests.store.lines import entry, filled, summary
from tests.store.postgres_server import Postgres
from tests.waiting import until


async def test_two_processes_hear_of_each_others_appends(postgres_url: str) -> None:
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    try:
        told: dict[str, list[tuple[str, int]]] = {"one": [], "two": []}
        one.ledgers.on_append(lambda table, head, _: told["one"].append((table, head.version)))
        two.ledgers.on_append(lambda table, head, _: told["two"].append((table, head.version)))
        for n in range(5):
            await (one, two)[n % 2].ledgers.append("t", [entry(n)], summary(version=n))
        await until(lambda: min(len(heard) for heard in told.values()) >= 5)
        expected = [("t", n) for n in range(5)]
        assert told == {"one": expected, "two": expected}
    finally:
        await one.close()
        await two.close()


async def test_two_processes_hear_of_each_others_chat(postgres_url: str) -> None:
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    try:
        told: list[tuple[str, str, int]] = []
        one.chat.on_line(lambda table, line: told.append(("one", table, line["n"])))
        two.chat.on_line(lambda table, line: told.append(("two", table, line["n"])))
        await filled(one, "t", 1)
        await two.chat.add("t", "anna", "Anna", "hi", 1.0)
        await until(lambda: len(told) >= 2)
        assert sorted(told) == [("one", "t", 1), ("two", "t", 1)]
    finally:
        await one.close()
        await two.close()


async def test_a_server_that_stops_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    told: list[tuple[str, int]] = []
    store.ledgers.on_append(lambda table, head, _: told.append((table, head.version)))
    try:
        await filled(store, "t", 3)
        await asyncio.to_thread(postgres.stop)
        try:
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await store.ledgers.append("t", [entry(3)], summary(version=3))
                with pytest.raises(Unavailable):
                    await store.ledgers.entries("t")
                with pytest.raises(Unavailable):
                    await store.tables.listed()
            with pytest.raises(Unavailable):
                await Store.open(postgres_url)
        finally:
            await asyncio.to_thread(postgres.start)
        await store.tables.listed()
        assert len(await store.ledgers.entries("t")) == 3
        await store.ledgers.append("t", [entry(3)], summary(version=3))
        await until(lambda: ("", -1) in told)
        told.clear()
        await other.ledgers.append("t", [entry(4)], summary(version=4))
        await until(lambda: ("t", 4) in told)
        # What was appended in between may be heard before or after the line stands again.
        assert [one for one in told if one != ("t", 3)] == [("t", 4)]
    finally:
        await store.close()
        await other.close()


async def test_connections_cut_in_the_midst_are_replaced(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    told: list[tuple[str, int]] = []
    store.ledgers.on_append(lambda table, head, _: told.append((table, head.version)))
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    try:
        await filled(store, "t", 1)
        await other._database.read(lambda connection: connection.exec_driver_sql(cut).all())
        await until(lambda: ("", -1) in told)
        await store.ledgers.append("t", [entry(1)], summary(version=1))
        assert len(await other.ledgers.entries("t")) == 2
    finally:
        await store.close()
        await other.close()


async def test_a_row_held_too_long_is_unavailable(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    try:
        await filled(store, "t", 1)
        event.listen(store._database.engine, "begin", lambda c: c.exec_driver_sql("SET LOCAL lock_timeout = 100"))
        holder = await asyncpg.connect(postgres_url)
        await holder.execute("BEGIN")
        await holder.execute("SELECT * FROM tables FOR UPDATE")
        with pytest.raises(Unavailable):
            await store.ledgers.append("t", [entry(1)], summary(version=1))
        await holder.close()
        assert len(await store.ledgers.entries("t")) == 1
        await store.ledgers.append("t", [entry(1)], summary(version=1))
    finally:
        await store.close()


async def test_a_full_disk_loses_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    pages = 0

    def limit(connection: object, most: int) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute(f"PRAGMA max_page_count={most}")
        cursor.close()

    try:
        count = await store._database.read(
            lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar()
        )
        pages = int(count or 0) + 20
        event.listen(store._database.engine, "checkout", lambda c, *_: limit(c, pages))
        written = 0
        with suppress(Unavailable):
            for n in range(100):
                await store.ledgers.append("t", [entry(n, text="x" * 3000)], summary(version=n))
                written = n + 1
        assert 0 < written < 100
        for _ in range(3):
            with pytest.raises(Unavailable, match="full"):
                await store.ledgers.append("t", [entry(written, text="x" * 30000)], summary(version=written))
        assert [one.n for one in await store.ledgers.entries("t")] == list(range(written))
        assert (await store.tables.summary("t")).version == written - 1
        await store.tables.listed()
        pages += 1000
        await store.ledgers.append("t", [entry(written, text="x" * 30000)], summary(version=written))
    finally:
        await store.close()
    again = await Store.open(sqlite_url)
    try:
        assert len(await again.ledgers.entries("t")) == written + 1
    finally:
        await again.close()


async def test_a_file_locked_too_long_is_unavailable(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)

    def hurry(connection: object, *_: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA busy_timeout=100")
        cursor.close()

    event.listen(store._database.engine, "checkout", hurry)
    try:
        await filled(store, "t", 1)
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="locked"):
                await store.ledgers.append("t", [entry(1)], summary(version=1))
            assert len(await store.ledgers.entries("t")) == 1
            holder.execute("ROLLBACK")
        await store.ledgers.append("t", [entry(1)], summary(version=1))
    finally:
        await store.close()


async def test_an_append_given_up_half_way_leaves_the_store_in_order(store: Store) -> None:
    await filled(store, "t", 1)
    for pause in range(30):
        before = len(await store.ledgers.entries("t"))
        task = asyncio.create_task(store.ledgers.append("t", [entry(before)], summary(version=before)))
        await asyncio.sleep(pause / 5000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        after = len(await store.ledgers.entries("t"))
        assert after in (before, before + 1)
        assert (await store.tables.summary("t")).version == after - 1
    n = len(await store.ledgers.entries("t"))
    await store.ledgers.append("t", [entry(n)], summary(version=n))


async def test_places_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await Store.open(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
    (tmp_path / "text.db").write_text("not a database, but long enough to look at" * 100)
    with pytest.raises(Unavailable):
        await Store.open(f"sqlite:///{tmp_path / 'text.db'}")
    with pytest.raises(Unavailable):
        await Store.open("postgresql://127.0.0.1:1/none")
    for strange in ("sqlite://", "sqlite:///:memory:", "mysql://host/x"):
        with pytest.raises(ValueError, match=r"SQLite"):
            await Store.open(strange)


def _race(url: str, by: int) -> int:
    async def race() -> int:
        store = await Store.open(url)
        won = 0
        try:
            for n in range(20):
                try:
                    await store.ledgers.append("t", [entry(n, by=by)], summary(version=n))
                    won += 1
                except Conflict:
                    # Behind or ahead of the other: both go on from where the ledger is.
                    await asyncio.sleep(0)
        finally:
            await store.close()
        return won

    return asyncio.run(race())


def test_processes_that_start_at_once_share_one_database(url: str) -> None:
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        won = pool.starmap(_race, [(url, by) for by in range(3)])

    async def length() -> int:
        store = await Store.open(url)
        try:
            return len(await store.ledgers.entries("t"))
        finally:
            await store.close()

    assert asyncio.run(length()) == sum(won) > 0


@pytest.mark.parametrize(("closed", "idle", "replaced"), [(True, 0, True), (False, 0, False), (False, 60, True)])
def test_a_connection_of_the_pool_is_tried_if_it_was_idle(closed: bool, idle: float, replaced: bool) -> None:
    """One whose end nobody noticed is found when it is tried; one in use is only asked whether it is closed."""
    connection = Mock(**{"driver_connection.is_closed.return_value": closed, "ping.side_effect": OSError})
    record = Mock(info={"used": time.monotonic() - idle})
    with pytest.raises(DisconnectionError) if replaced else nullcontext():
        check_connection(connection, record, None)
