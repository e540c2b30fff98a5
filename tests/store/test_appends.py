"""Appends that share a transaction: each stands or falls by itself, and is told of once it stands."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import event

from assyria.host.ledger import Conflict, Head
from assyria.store import Store, appends
from tests.store.lines import entry, filled, summary
from tests.waiting import PATIENCE

Told = list[tuple[str, int, Any]]


async def until(told: Told, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(told) < count:
            await asyncio.sleep(0.01)


async def test_those_that_wait_share_a_commit(store: Store) -> None:
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(store._database.engine, "commit", count)
    await asyncio.gather(*(filled(store, f"t{n}", 2) for n in range(20)))
    assert commits == 1
    for n in range(20):
        assert len(await store.ledgers.entries(f"t{n}")) == 2


async def test_transactions_begin_apart_so_that_more_can_share_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appends, "APART", 0.1)
    begun: list[float] = []
    event.listen(store._database.engine, "begin", lambda _: begun.append(time.monotonic()))
    for n in range(5):
        await store.ledgers.append("t", [entry(n)], summary(version=n))
    assert len(begun) == 5
    # A thread that is late for the first is not for the last.
    assert begun[-1] - begun[0] > 0.3


async def test_one_that_is_refused_leaves_the_others_alone(store: Store) -> None:
    await filled(store, "late", 3)
    results = await asyncio.gather(
        filled(store, "a", 1),
        filled(store, "late", 1),
        filled(store, "z", 1),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert len(await store.ledgers.entries("late")) == 3
    assert len(await store.ledgers.entries("z")) == 1


async def test_one_that_cannot_be_stored_leaves_the_others_alone(store: Store) -> None:
    results = await asyncio.gather(
        filled(store, "a", 1),
        store.ledgers.append("b", [entry(0, x=float("nan"))], summary("b")),
        filled(store, "c", 1),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), ValueError, type(None)]
    assert len(await store.ledgers.entries("a")) == len(await store.ledgers.entries("c")) == 1


async def test_those_of_one_table_follow_each_other(store: Store) -> None:
    await asyncio.gather(*(store.ledgers.append("t", [entry(n)], summary(version=n)) for n in range(5)))
    assert [one.n for one in await store.ledgers.entries("t")] == list(range(5))
    assert (await store.tables.summary("t")).version == 4


async def test_two_stores_that_write_the_same_tables_in_groups(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        for n in range(10):
            tries = [
                one.ledgers.append(f"t{table}", [entry(n, by=by)], summary(f"t{table}", version=n))
                for table in range(6)
                for by, one in enumerate((store, other))
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            for table in range(6):
                outcomes = results[2 * table : 2 * table + 2]
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "Head"]
                last = (await store.ledgers.entries(f"t{table}", after=n - 1))[0]
                assert isinstance(outcomes[last.body["by"]], Head)
    finally:
        await other.close()


async def test_two_stores_that_continue_the_same_heads_in_groups(store: Store, url: str) -> None:
    """Entries and summaries are those of the one who was first, and other tables of the group are written."""
    other = await Store.open(url)
    tables = [f"t{n}" for n in range(6)]
    try:
        heads = {table: await store.ledgers.append(table, [entry(0)], summary(table)) for table in tables}
        for n in range(1, 10):
            tries = [
                one.ledgers.append(
                    table,
                    [entry(n, by=by)],
                    summary(table, version=n, to_move=f"ann{by}", due=None if by else 2.5, about={"by": by}),
                    after=heads[table],
                )
                for table in (tables, tables[::-1])[n % 2]
                for by, one in enumerate((store, other))
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 6 + ["Head"] * 6
            for table in tables:
                chain = await store.ledgers.read(table)
                by = chain.entries[-1].body["by"]
                assert (chain.head.version, len(chain.entries)) == (n, n + 1)
                expected = summary(table, version=n, to_move=f"ann{by}", due=None if by else 2.5, about={"by": by})
                assert await other.tables.summary(table) == expected
                heads[table] = chain.head
    finally:
        await other.close()


async def test_one_that_cannot_be_stored_leaves_those_alone_that_continue_too(store: Store) -> None:
    heads = [await store.ledgers.append(table, [entry(0)], summary(table)) for table in ("a", "b", "c")]
    results = await asyncio.gather(
        store.ledgers.append("a", [entry(1)], summary("a", version=1), after=heads[0]),
        store.ledgers.append("b", [entry(1)], summary("b", version=1, to_move="\0"), after=heads[1]),
        store.ledgers.append("c", [entry(1)], summary("c", version=1), after=heads[2]),
        return_exceptions=True,
    )
    assert [isinstance(result, Head) for result in results][::2] == [True, True]
    assert len(await store.ledgers.entries("a")) == len(await store.ledgers.entries("c")) == 2


async def test_news_come_with_what_is_told(store: Store) -> None:
    told: Told = []
    store.ledgers.on_append(lambda table, head, news: told.append((table, head.version, news)))
    news = {"entries": [[1.5, {"move": "Łódź 🏺"}]]}
    await store.ledgers.append("t", [entry(0)], summary(), news)
    await until(told, 1)
    assert told == [("t", 0, news)]


async def test_news_too_long_for_postgresql_have_to_be_looked_up(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    try:
        told: Told = []
        other.ledgers.on_append(lambda table, head, news: told.append((table, head.version, news)))
        await store.ledgers.append("t", [entry(0, text="x" * 9000)], summary(), "🏺" * 2000)
        await until(told, 1)
        assert told == [("t", 0, None)]
    finally:
        await store.close()
        await other.close()


async def test_who_gave_up_is_told_all_the_same(store: Store) -> None:
    """Somebody else may want to know that it was written after all."""
    told: Told = []
    store.ledgers.on_append(lambda table, head, news: told.append((table, head.version, news)))
    task = asyncio.create_task(filled(store, "t", 1))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await until(told, 1)
    assert len(await store.ledgers.entries("t")) == 1


async def test_a_store_that_closes_finishes_what_waits(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.create_task(filled(store, f"t{n}", 1)) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 5
    again = await Store.open(url)
    try:
        assert len(await again.ledgers.entries("t4")) == 1
    finally:
        await again.close()


def test_a_loop_that_ends_leaves_nobody_waiting(url: str) -> None:
    async def leave() -> None:
        store = await Store.open(url)
        tasks.extend(asyncio.create_task(filled(store, "t", n)) for n in (1, 2))
        await asyncio.sleep(0)

    tasks: list[asyncio.Task[None]] = []
    asyncio.run(leave())
    assert all(task.cancelled() for task in tasks)
