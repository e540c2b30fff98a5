"""Ledgers and lists that somebody damaged: found where it is, and nothing else suffers."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest
from sqlalchemy import Connection, text

from assyria.host.ledger import Conflict, Damaged, Flaw, Head, Missing
from assyria.store import Identity, Store, Token
from assyria.store.chain import digest
from tests.effort import some
from tests.store.lines import entry, filled, seats, summary
from tests.waiting import until

LEDGERS = {
    "an edited body": ("UPDATE entries SET body = '{\"move\":9}' WHERE n = 2", 2, Flaw.WRONG_DIGEST),
    "the same body with a space": ("UPDATE entries SET body = '{\"move\": 2}' WHERE n = 2", 2, Flaw.WRONG_DIGEST),
    "an edited time": ("UPDATE entries SET at = 99.5 WHERE n = 2", 2, Flaw.WRONG_DIGEST),
    "an edited digest": ("UPDATE entries SET digest = 'no' WHERE n = 2", 2, Flaw.WRONG_DIGEST),
    "a hole": ("DELETE FROM entries WHERE n = 2", 2, Flaw.MISSING_ENTRY),
    "no first": ("DELETE FROM entries WHERE n = 0", 0, Flaw.MISSING_ENTRY),
    "no last": ("DELETE FROM entries WHERE n = 4", 4, Flaw.LOST_TAIL),
    "no last two": ("DELETE FROM entries WHERE n > 2", 3, Flaw.LOST_TAIL),
    "nothing left": ("DELETE FROM entries WHERE n >= 0", None, Flaw.NO_ENTRIES),
    "broken JSON": ("UPDATE entries SET body = '{\"move' WHERE n = 3", 3, Flaw.NOT_JSON),
    "a null": ("UPDATE entries SET body = 'null' WHERE n = 3", 3, Flaw.NOT_JSON),
    "nothing at all": ("UPDATE entries SET body = '' WHERE n = 3", 3, Flaw.NOT_JSON),
    "nested JSON": ("UPDATE entries SET body = '[[[' WHERE n = 3".replace("[[[", "[" * 5000), 3, Flaw.NOT_JSON),
    "a wrong head": ("UPDATE tables SET digest = 'no'", None, Flaw.WRONG_HEAD),
    "a head of before": ("UPDATE tables SET version = 3", None, Flaw.WRONG_HEAD),
    "a head beyond": ("UPDATE tables SET version = 9", 5, Flaw.LOST_TAIL),
    "no row": ("DELETE FROM tables WHERE id = 't'", None, Flaw.NO_HEAD),
}
SWAP = (
    "UPDATE entries SET n = 99 WHERE n = 1",
    "UPDATE entries SET n = 1 WHERE n = 2",
    "UPDATE entries SET n = 2 WHERE n = 99",
)


async def damage(store: Store, *statements: str, table: str = "t") -> None:
    """What somebody does to one table's rows, behind the store's back."""

    def work(connection: Connection) -> None:
        for statement in statements:
            where = "" if "WHERE id" in statement else f" {'AND' if 'WHERE' in statement else 'WHERE'} "
            if where:
                where += f"{'id' if 'tables' in statement else 'table_id'} = '{table}'"
            connection.execute(text(statement.replace(":", "\\:") + where))

    await store._database.write(work)


async def test_a_chain_is_what_its_digests_say(store: Store) -> None:
    """One hash over the one before, number, time and the stored text; the head is the last."""
    head = await store.ledgers.append("t", [entry(0, move="ś"), entry(1)], summary(version=1))
    first = digest("t", 0, 100.0, '{"move":"\\u015b"}')
    assert head == Head(1, digest(first, 1, 101.0, "{}"))
    chain = await store.ledgers.read("t")
    assert (chain.head, chain.entries) == (head, [entry(0, move="ś"), entry(1)])
    later = await store.ledgers.append("t", [entry(2)], summary(version=2), after=head)
    assert (await store.ledgers.read("t", head)).entries == [entry(2)]
    assert (await store.ledgers.read("t", later)).entries == []
    with pytest.raises(Missing):
        await store.ledgers.read("nowhere")


async def test_a_writer_that_knows_another_past_is_refused(store: Store) -> None:
    head = await store.ledgers.append("t", [entry(0)], summary())
    with pytest.raises(Conflict):
        await store.ledgers.append("t", [entry(1)], summary(version=1), after=replace(head, digest="0" * 64))
    await store.ledgers.append("t", [entry(1)], summary(version=1), after=head)


@pytest.mark.parametrize("name", some(list(LEDGERS), 4))
async def test_a_damaged_ledger_is_found(store: Store, name: str) -> None:
    statement, n, flaw = LEDGERS[name]
    for table in ("t", "other"):
        await filled(store, table, 5)
    await damage(store, statement)
    with pytest.raises(Damaged) as found:
        await store.ledgers.read("t")
    assert (found.value.table, found.value.n, found.value.flaw) == ("t", n, flaw)
    assert len((await store.ledgers.read("other")).entries) == 5


async def test_swapped_entries_are_found(store: Store) -> None:
    await filled(store, "t", 5)
    await damage(store, *SWAP)
    with pytest.raises(Damaged) as found:
        await store.ledgers.read("t")
    assert (found.value.n, found.value.flaw) == (1, Flaw.WRONG_DIGEST)


async def test_entries_of_another_table_are_found(store: Store) -> None:
    """A ledger that was moved to another table as a whole, with its row."""
    await filled(store, "t", 2)
    await damage(store, "UPDATE entries SET table_id = 'u'", "UPDATE tables SET id = 'u'")
    with pytest.raises(Damaged) as found:
        await store.ledgers.read("u")
    assert (found.value.n, found.value.flaw) == (0, Flaw.WRONG_DIGEST)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET digest = 'no' WHERE n = 4",
        "DELETE FROM entries WHERE n = 4",
        "DELETE FROM tables WHERE id = 't'",
        "UPDATE tables SET digest = 'no'",
    ],
)
async def test_damage_behind_a_known_head_is_found(store: Store, statement: str) -> None:
    """As a process sees it that has the table in memory."""
    await filled(store, "t", 5)
    head = (await store.ledgers.read("t")).head
    await damage(store, statement)
    with pytest.raises(Damaged):
        await store.ledgers.read("t", head)


@pytest.mark.parametrize("statement", ["UPDATE tables SET digest = 'no'", "UPDATE tables SET version = 2"])
async def test_nothing_is_written_after_a_wrong_head(store: Store, statement: str) -> None:
    await filled(store, "t", 5)
    head = (await store.ledgers.read("t")).head
    await damage(store, statement)
    with pytest.raises(Conflict):
        await store.ledgers.append("t", [entry(5)], summary(version=5), after=head)
    assert len(await store.ledgers.entries("t")) == 5


ROWS = {
    "broken JSON": "UPDATE tables SET about = '{\"players'",
    "no object": "UPDATE tables SET about = '7'",
    "nested JSON": "UPDATE tables SET about = '[[['".replace("[[[", "[" * 5000),
    "a status that is a number of bytes": "UPDATE tables SET status = x'00ff'",
    "a text that is not UTF-8": "UPDATE tables SET owner = CAST(x'ff' AS TEXT)",
    "a version that is text": "UPDATE tables SET version = 'many'",
    "a time that is text": "UPDATE tables SET created = 'yesterday'",
    "a flag that is none": "UPDATE tables SET listed = 7",
}


@pytest.mark.parametrize("name", ROWS)
async def test_one_broken_row_does_not_empty_a_list(
    sqlite_url: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite takes anything. The others are listed, and one line says what is left out."""
    store = await Store.open(sqlite_url)
    try:
        for table in ("t", "u"):
            await filled(store, table, 2, people=("anna",))
        await damage(store, ROWS[name])
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                assert [one.id for one in await store.tables.listed()] == ["u"]
                assert [one.id for one in await store.tables.of("anna")] == ["u"]
                assert [one.id for one in await store.tables.unfinished("ann")] == ["u"]
                assert await store.tables.due(1) == []
        assert sum(record.message == "row left out" for record in caplog.records) <= 1
    finally:
        await store.close()


async def test_json_that_is_no_object_does_not_empty_a_list(store: Store) -> None:
    """PostgreSQL takes no broken JSON, but any value."""
    for table in ("t", "u"):
        await filled(store, table, 2, people=("anna",))
    await damage(store, "UPDATE tables SET about = '[1]'")
    assert [one.id for one in await store.tables.listed()] == ["u"]
    assert [one.id for one in await store.tables.of("anna")] == ["u"]


async def test_broken_people_chat_and_subscriptions_cost_themselves_alone(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    try:
        await store.people.add(Identity("anna", "Anna", 1.0))
        await filled(store, "t", 2, people=("anna", "ben"))
        for said in ("one", "two"):
            await store.chat.add("t", "anna", "Anna", said, 1.0)
        for n in range(2):
            await store.places.add("anna", "webhook", {"n": n})
        await damage(
            store, "UPDATE people SET name = x'ff' WHERE seat = 0", "UPDATE chat SET text = 7.5 WHERE n = 1"
        )
        await store._database.write(
            lambda connection: (
                connection.exec_driver_sql("UPDATE subscriptions SET body = '{' WHERE id = 1") and None
            )
        )
        (found,) = await store.tables.listed()
        assert [one.name for one in found.seated] == ["Ben"]
        assert (await store.ledgers.read("t")).names == {1: "Ben"}
        assert [line["text"] for line in await store.chat.lines("t")] == ["7.5", "two"]
        await damage(store, "UPDATE chat SET text = x'07' WHERE n = 1")
        assert [line["text"] for line in await store.chat.lines("t")] == ["two"]
        assert [place["body"] for place in await store.places.of("anna")] == [{"n": 1}]
    finally:
        await store.close()


async def test_a_person_may_hold_several_seats_under_several_names(store: Store) -> None:
    await store.people.add(Identity("anna", "Anna", 1.0))
    two = seats("anna", "anna")
    two[1] = replace(two[1], name="Little sister")  # type: ignore[type-var]
    await store.ledgers.append("t", [entry(0)], summary(), seats=two)
    assert len(await store.tables.of("anna")) == 1
    await store.people.rename("anna", "Änne")
    (found,) = await store.tables.of("anna")
    assert [(one.identity, one.name) for one in found.seated] == [("anna", "Änne"), ("anna", "Little sister")]


async def removed(store: Store, way: str, who: str) -> None:
    await (store.people.anonymise(who, "Guest 1234") if way == "anonymise" else store.people.delete(who))


@pytest.mark.parametrize("way", ["anonymise", "delete"])
async def test_names_can_be_removed_and_the_ledger_stays_whole(store: Store, way: str) -> None:
    told: list[tuple[str, str | None, str]] = []
    store.people.on_rename(lambda *what: told.append(what))
    for who in ("anna", "ben"):
        await store.people.add(Identity(who, who.title(), 1.0))
        await store.credentials.add_token(Token(f"digest of {who}", who, "bot", "play", 1.0))
    await filled(store, "t", 3, people=("anna", "ben"))
    for who in ("anna", "ben"):
        await store.chat.add("t", who, who.title(), "hi", 1.0)
    before = await store.ledgers.read("t")
    await removed(store, way, "anna")
    after = await store.ledgers.read("t")
    assert (after.entries, after.head) == (before.entries, before.head)
    assert after.names == {0: "", 1: "Ben"}
    assert [one.name for one in (await store.tables.summary("t")).seated] == ["", "Ben"]
    if way == "anonymise":
        assert (await store.people.identity("anna")).name == "Guest 1234"
        assert len(await store.credentials.tokens_of("anna")) == 1
        assert [line["name"] for line in await store.chat.lines("t")] == ["", "Ben"]
    else:
        with pytest.raises(Missing):
            await store.people.identity("anna")
        assert await store.credentials.tokens_of("anna") == []
        assert [line["identity"] for line in await store.chat.lines("t")] == ["ben"]
    with pytest.raises(Missing):
        await removed(store, way, "nobody")
    await store.ledgers.append("t", [entry(3)], summary(version=3), after=after.head)
    await until(lambda: told)
    assert told == [("anna", None, "")]
