"""Puzzles of people's own."""

from __future__ import annotations

from assyria.store import Identity, Store
from tests.store.lines import filled

ANNA, BEN = Identity("anna", "Anna", 1.0), Identity("ben", "Ben", 1.0)


async def people(store: Store) -> None:
    for who in (ANNA, BEN):
        await store.people.add(who)
    for table in ("one", "two"):
        await filled(store, table, 1)


async def test_everyone_has_their_own(store: Store) -> None:
    await people(store)
    assert await store.own_puzzles.of("anna") == []
    await store.own_puzzles.keep("anna", {("one", 3): "a", ("one", 5): "b"})
    await store.own_puzzles.keep("ben", {("one", 3): "c"})
    await store.own_puzzles.keep("anna", {("one", 3): "d"})
    assert sorted(await store.own_puzzles.of("anna")) == ["b", "d"]
    await store.own_puzzles.remove("anna", [("one", 3), ("two", 3)])
    assert await store.own_puzzles.of("anna") == ["b"]
    assert await store.own_puzzles.of("ben") == ["c"]


async def test_they_go_with_the_game_and_with_the_person(store: Store) -> None:
    await people(store)
    for who in ("anna", "ben"):
        await store.own_puzzles.keep(who, {("one", 3): "a", ("two", 3): "b"})
    await store.expiry.remove_table("one")
    assert [await store.own_puzzles.of(who) for who in ("anna", "ben")] == [["b"], ["b"]]
    await store.people.delete("anna")
    assert [await store.own_puzzles.of(who) for who in ("anna", "ben")] == [[], ["b"]]


async def test_nothing_is_kept_of_a_game_or_for_a_person_that_is_gone(store: Store) -> None:
    await people(store)
    await store.own_puzzles.keep("anna", {("gone", 3): "a"})
    await store.own_puzzles.keep("gone", {("one", 3): "a"})
    assert [await store.own_puzzles.of(who) for who in ("anna", "gone")] == [[], []]
