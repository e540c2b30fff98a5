"""What is written is there, once, in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from assyria.store import Conflict, Entry, Head, Identity, Missing, Store
from tests.store.lines import entry, filled, seats, summary
from tests.waiting import until

ANNA = Identity("anna", "Anna", 1.0)
BEN = Identity("ben", "Ben", 2.0)


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
    await store.ledgers.append("t", [Entry(0, 1234567890.123456, body)], summary(about={"name": "Łódź 🏺"}))
    assert await store.ledgers.entries("t") == [Entry(0, 1234567890.123456, body)]
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


async def test_what_is_not_there_is_missing(store: Store) -> None:
    for strange in ("nowhere", "", "\0", "\ud83d", "x" * 5000):
        for ask in (
            store.ledgers.entries,
            store.tables.summary,
            store.people.identity,
            store.people.identity_by_account,
            store.credentials.identity_by_token,
            store.credentials.identity_by_old_cookie,
        ):
            with pytest.raises(Missing):
                await ask(strange)
        with pytest.raises(Missing):
            await store.ledgers.entries(strange, after=3)
        assert await store.chat.lines(strange) == []
        assert await store.tables.of(strange) == []
        assert await store.tables.playing(strange, 5) == {}
        assert await store.credentials.tokens_of(strange) == []
        assert await store.places.of(strange) == []


async def test_texts_that_one_database_refuses_both_refuse(store: Store) -> None:
    await store.people.add(ANNA)
    await filled(store, "t", 1)
    for strange in ("a\0b", "\ud83d"):
        with pytest.raises(ValueError, match="cannot be stored"):
            await store.people.rename("anna", strange)
        with pytest.raises(ValueError, match="cannot be stored"):
            await store.chat.add("t", "anna", "Anna", strange, 1.0)
    for body in ({"x": float("nan")}, {"x": {1, 2}}):
        with pytest.raises(ValueError, match=r"JSON"):
            await store.ledgers.append("t", [entry(1, **body)], summary(version=1))
    await store.tables.listed()


async def test_numbers_beyond_every_database(store: Store) -> None:
    await filled(store, "t", 1)
    for huge in (2**31, 2**63, 10**30):
        assert await store.ledgers.entries("t", after=huge) == []
        assert await store.chat.lines("t", after=huge) == []
        with pytest.raises((Missing, ValueError)):
            await store.places.note_outcome(huge)
        with pytest.raises((Missing, ValueError)):
            await store.places.remove(huge, "anna")
    await store.tables.listed()


async def test_the_lobby_shows_listed_unfinished_tables_newest_first(store: Store) -> None:
    await filled(store, "old", 1, created=1.0, status="open")
    await filled(store, "new", 1, created=3.0)
    await filled(store, "private", 1, created=4.0, listed=False)
    await filled(store, "over", 1, created=5.0, status="finished")
    assert [one.id for one in await store.tables.listed()] == ["new", "old"]
    assert [one.id for one in await store.tables.listed(limit=1)] == ["new"]


async def test_a_commit_waits_for_the_disk(sqlite_url: str) -> None:
    """Nobody can pull the plug of a test; SQLite promises it for FULL, which is 2."""
    store = await Store.open(sqlite_url)
    asked = [await store._database.write(_synchronous), await store._database.read(_synchronous)]
    await store.close()
    assert asked == [2, 2]


def _synchronous(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA synchronous").scalar_one())


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


async def test_people_have_names(store: Store) -> None:
    await store.people.add(ANNA)
    with pytest.raises(Conflict):
        await store.people.add(ANNA)
    assert await store.people.identity("anna") == ANNA
    await store.people.rename("anna", "Änne 🏺")
    assert (await store.people.identity("anna")).name == "Änne 🏺"
    with pytest.raises(Missing):
        await store.people.rename("nobody", "x")


async def test_an_account_belongs_to_one_in_any_spelling(store: Store) -> None:
    await store.people.add(ANNA)
    await store.people.add(BEN)
    await store.people.claim("anna", "Straße", "hash")
    assert await store.people.identity_by_account("STRASSE") == Identity("anna", "Anna", 1.0, "Straße", "hash")
    with pytest.raises(Conflict):
        await store.people.claim("ben", "strasse", "other")
    assert (await store.people.identity("ben")).account is None
    with pytest.raises(Missing):
        await store.people.claim("nobody", "name", "hash")
    await store.people.claim("anna", "Anna", "new hash")
    await store.people.claim("ben", "strasse", "other")
    with pytest.raises(Conflict):
        await store.people.add(Identity("carl", "Carl", 1.0, "ANNA", "hash"))


async def test_chat_is_numbered_without_gaps_by_many_speakers(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        await filled(store, "t", 1)
        await filled(store, "u", 1)
        said = [
            one.chat.add("t", "anna", "Anna", f"hej {i} 🏺", float(i)) for i in range(15) for one in (store, other)
        ]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 31))
        assert await store.chat.add("u", "anna", "Anna", "hi", 1.0) == 1
        lines = await other.chat.lines("t")
        assert [line["n"] for line in lines] == list(range(1, 31))
        assert set(lines[0]) == {"n", "identity", "name", "text", "at"}
        assert [line["n"] for line in await store.chat.lines("t", after=28)] == [29, 30]
        assert [line["n"] for line in await store.chat.lines("t", after=3, limit=2)] == [4, 5]
        with pytest.raises(Missing):
            await store.chat.add("nowhere", "anna", "Anna", "hi", 1.0)
    finally:
        await other.close()


async def test_subscriptions_remember_their_last_failure(store: Store) -> None:
    await store.people.add(ANNA)
    first = await store.places.add("anna", "webhook", {"url": "https://example.org/ł"})
    second = await store.places.add("anna", "push", {"endpoint": "x"})
    assert first != second
    works = {"failure": None, "failures": 0, "retry_at": None, "given_up": None}
    fails = {"failure": "HTTP 404", "failures": 3, "retry_at": 60.5, "given_up": None}
    await store.places.note_outcome(first, "HTTP 404", 3, 60.5)
    assert await store.places.of("anna") == [
        {"id": first, "kind": "webhook", "body": {"url": "https://example.org/ł"}, **fails},
        {"id": second, "kind": "push", "body": {"endpoint": "x"}, **works},
    ]
    await store.places.note_outcome(first, "HTTP 404", 12, given_up=99.0)
    assert (await store.places.of("anna"))[0]["given_up"] == 99.0
    await store.places.note_outcome(first)
    assert works.items() <= (await store.places.of("anna"))[0].items()
    with pytest.raises(Missing):
        await store.places.remove(second, "ben")
    await store.places.remove(second, "anna")
    assert await store.places.add("anna", "push", {}) > second
    with pytest.raises(Missing):
        await store.places.note_outcome(second, "late")
    with pytest.raises(Missing):
        await store.places.add("nobody", "push", {})


async def test_a_setting_is_made_once(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        numbers = iter(range(100))
        got = await asyncio.gather(
            *(one.settings.get_or_make("key", lambda: f"made {next(numbers)}") for one in (store, other) * 5)
        )
        assert len(set(got)) == 1
        assert await other.settings.get_or_make("key", lambda: "late") == got[0]
    finally:
        await other.close()


async def test_chat_is_told_once_and_after_it_is_there(store: Store) -> None:
    told: list[tuple[str, dict[str, Any]]] = []

    def broken(table: str, line: object) -> None:
        raise RuntimeError(table, line)

    store.chat.on_line(broken)
    store.chat.on_line(lambda table, line: told.append((table, line)))
    await filled(store, "t", 1)
    longest = "𒀸" * 500
    for text in ("hej 🏺", longest):
        await store.chat.add("t", "anna", "𒀸" * 40, text, 1.5)
    await until(lambda: len(told) >= 2)
    lines = [
        {key: line[key] for key in ("n", "identity", "name", "text", "at")} for line in await store.chat.lines("t")
    ]
    assert told == [("t", line) for line in lines]
    assert lines[1]["text"] == longest


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


async def test_reviews_are_kept_with_their_tables(store: Store) -> None:
    await store.ledgers.append("t", [entry(0)], summary())
    assert await store.reviews.find("t") is None
    await store.reviews.keep("t", '{"a": 1}')
    await store.reviews.keep("t", '{"a": 2}')
    assert await store.reviews.find("t") == '{"a": 2}'
    await store.reviews.keep("elsewhere", "{}")
    assert await store.reviews.find("elsewhere") is None
    await store.expiry.remove_table("t")
    assert await store.reviews.find("t") is None


@pytest.mark.parametrize("damaged", ["", "{", "[]", "null"])
async def test_a_damaged_review_is_none(store: Store, damaged: str) -> None:
    await store.ledgers.append("t", [entry(0)], summary())
    await store.reviews.keep("t", damaged)
    assert await store.reviews.find("t") is None
