"""Lists of tables: who sees which, and in which order."""

from __future__ import annotations

from assyria.store import Store
from tests.store.lines import entry, filled, seats, summary


async def test_the_lobby_shows_listed_unfinished_tables_newest_first(store: Store) -> None:
    await filled(store, "old", 1, created=1.0, status="open")
    await filled(store, "new", 1, created=3.0)
    await filled(store, "private", 1, created=4.0, listed=False)
    for over in ("finished", "cancelled"):
        await filled(store, over, 1, created=5.0, status=over)
    assert [one.id for one in await store.tables.listed()] == ["new", "old"]
    assert [one.id for one in await store.tables.listed(limit=1)] == ["new"]


async def test_due_tables_the_longest_overdue_first(store: Store) -> None:
    for table, due in (("later", 30.0), ("now", 20.0), ("long ago", 10.0), ("never", None)):
        await filled(store, table, 1, due=due)
    assert await store.tables.due(5) == []
    assert await store.tables.due(25) == ["long ago", "now"]
    await store.ledgers.append("now", [entry(1)], summary("now", version=1, due=None))
    assert await store.tables.due(100) == ["long ago", "later"]


async def test_ones_tables_come_with_those_that_wait_first(store: Store) -> None:
    both = ("anna", "ben")
    await filled(store, "a", 1, people=both, to_move="ben", updated=9.0)
    await filled(store, "b", 1, people=both, to_move="anna", updated=2.0)
    await filled(store, "c", 1, people=both, to_move="anna", updated=3.0)
    await filled(store, "d", 1, people=both, to_move=None, updated=8.0, status="finished")
    await filled(store, "e", 1, people=("ben", "ben"), to_move="ben")
    assert [one.id for one in await store.tables.of("anna")] == ["c", "b", "a", "d"]
    assert [one.id for one in await store.tables.of("anna", limit=2)] == ["c", "b"]
    assert (await store.tables.summary("e")).people == ("ben", "ben")
    assert list((await store.tables.playing("anna", 10)).items()) == [("c", 0), ("b", 0), ("a", 0)]
    assert list(await store.tables.playing("anna", 2)) == ["c", "b"]


async def test_who_leaves_has_the_table_no_more(store: Store) -> None:
    await store.ledgers.append("t", [entry(0)], summary(), seats=seats("anna", "ben"))
    await store.ledgers.append("t", [entry(1)], summary(version=1), seats={0: None})
    assert await store.tables.of("anna") == []
    assert [one.people for one in await store.tables.of("ben")] == [("ben",)]
