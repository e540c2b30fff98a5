"""What is written is there, once, in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from assyria.host.ledger import Conflict, Head, Missing, StoredEntry
from assyria.store import Store
from tests.store.lines import entry, filled, summary
from tests.waiting import until


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.ledgers.append("t", [entry(0), entry(1)], summary(version=1))
    await store.ledgers.append("t", [entry(2)], summary(version=2))
    assert await store.ledgers.entries("t") == [entry(0), entry(1), entry(2)]
    assert await store.ledgers.entries("t", after=1) == [entry(2)]
    assert await store.ledgers.entries("t", after=2) == []
    assert (await store.tables.summary("t")).version == 2


async def test_bodies_keep_every_character_and_number(store: Store) -> None:
    body: dict[str, Any] = {
        "é": "Ⅻ 𒀸𒋩 \u0000 \ud83d",
        "n": [1, 2.5, -3, 2**53, None, True, {"a": {}}],
        "'": '"\\\n',
    }
    await store.ledgers.append("t", [StoredEntry(0, 1234567890.123456, body)], summary(about={"name": "Łódź 🏺"}))
    assert await store.ledgers.entries("t") == [StoredEntry(0, 1234567890.123456, body)]
    assert (await store.tables.summary("t")).about == {"name": "Łódź 🏺"}


async def test_a_hole_is_refused_and_nothing_is_written(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.ledgers.append("t", [entry(1)], summary())
    with pytest.raises(Missing):
        await store.tables.summary("t")
    await store.ledgers.append("t", [entry(0)], summary())
    for wrong in ([entry(0)], [entry(2)], [entry(1), entry(3)], [entry(1), entry(1)], [entry(-1)]):
        with pytest.raises(Conflict):
            await store.ledgers.append("t", wrong, summary(version=9))
    assert await store.ledgers.entries("t") == [entry(0)]
    assert (await store.tables.summary("t")).version == 0


async def test_an_append_of_nothing_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="needs entries"):
        await store.ledgers.append("t", [], summary())
    with pytest.raises(ValueError, match="same table"):
        await store.ledgers.append("t", [entry(0)], summary("u"))


async def test_of_many_writers_of_one_entry_exactly_one_wins(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        for n in range(10):
            tries = [
                one.ledgers.append("t", [entry(n, by=by)], summary(version=n, about={"by": by}))
                for by, one in enumerate((store, other) * 3)
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            winners = [by for by, result in enumerate(results) if isinstance(result, Head)]
            assert len(winners) == 1
            assert sum(isinstance(result, Conflict) for result in results) == 5
            assert (await other.ledgers.entries("t", after=n - 1))[0].body == {"by": winners[0]}
            assert (await store.tables.summary("t")).about == {"by": winners[0]}
    finally:
        await other.close()


async def test_many_tables_grow_at_once(store: Store) -> None:
    async def grow(table: str) -> None:
        for n in range(10):
            await store.ledgers.append(table, [entry(n)], summary(table, version=n))

    await asyncio.gather(*(grow(f"t{i}") for i in range(12)))
    assert len(await store.tables.listed()) == 12
    for i in range(12):
        assert [one.n for one in await store.ledgers.entries(f"t{i}")] == list(range(10))


async def test_appends_are_told_once_and_after_they_are_there(store: Store) -> None:
    told: list[tuple[str, int]] = []

    def broken(table: str, head: Head, news: object) -> None:
        raise RuntimeError(table, head, news)

    store.ledgers.on_append(broken)
    store.ledgers.on_append(lambda table, head, _: told.append((table, head.version)))
    await filled(store, "t", 3)
    with pytest.raises(Conflict):
        await filled(store, "t", 3)
    await filled(store, "table with spaces", 1)
    await until(lambda: len(told) >= 2)
    await asyncio.sleep(0.05)
    assert told == [("t", 2), ("table with spaces", 0)]
