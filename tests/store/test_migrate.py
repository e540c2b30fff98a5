"""The migrations build what the schema says."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert

from assyria.host.ledger import Damaged, StoredEntry, Unavailable
from assyria.store import Store
from assyria.store.address import database_at
from assyria.store.migrate import revision, scripts, upgrade
from assyria.store.schema import metadata
from tests.store.lines import summary

LATER = "UPDATE alembic_version SET version_num = '9999'"


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": False})
    return list(compare_metadata(context, metadata))


async def test_migrations_and_schema_agree(store: Store) -> None:
    assert await store._database.snapshot(differences) == []
    assert await store._database.snapshot(revision) == scripts().get_current_head()


async def test_games_from_before_there_was_a_due_time_are_due_where_something_goes_on(url: str) -> None:
    older = database_at(url)
    rows = [
        ("bots", "playing", None, "none"),
        ("clock", "playing", "anna", "slow"),
        ("person", "playing", "anna", "none"),
        ("over", "finished", None, "none"),
    ]

    def fill(connection: Connection) -> None:
        upgrade(connection, "0001")
        tables = Table("tables", MetaData(), autoload_with=connection)
        common = {"version": 1, "listed": False, "created": 1.0, "updated": 1.0, "people": []}
        for name, status, to_move, clock in rows:
            about = {"clock": clock}
            values = {"id": name, "status": status, "to_move": to_move, "about": about, **common}
            connection.execute(insert(tables).values(values))

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    assert await store.tables.due(1) == ["bots", "clock"]
    await store.close()


CHAIRS = [
    {"kind": "person", "holder": "anna", "name": "Anna ☼"},
    {"kind": "open", "holder": None, "name": ""},
    {"kind": "bot", "holder": None, "name": "Iltani"},
]
LEDGERS: dict[str, list[Any]] = {
    "whole": [
        {"kind": "opened", "chairs": CHAIRS},
        {"kind": "sat", "seat": 1, "holder": "carl", "name": "Carl"},
        {"kind": "stood", "seat": 1},
        {"kind": "sat", "seat": 1, "holder": "ben", "name": "Ben"},
        {"kind": "moved", "seat": 0, "move": "hut c4", "x": [1.5, None, "é"]},
    ],
    "odd": [{"kind": "opened"}, [], {"kind": "sat"}, "text", 7],
    "no row": [{"kind": "opened", "chairs": CHAIRS}, {"kind": "began"}],
    "lost tail": [{"kind": "opened", "chairs": []}],
}


async def test_ledgers_from_before_are_chained_and_lose_the_names_of_people(url: str) -> None:
    """What was damaged before stays damaged, and keeps nobody else from being upgraded."""
    older = database_at(url)

    def fill(connection: Connection) -> None:
        upgrade(connection, "0003")
        tables, entries = (Table(name, MetaData(), autoload_with=connection) for name in ("tables", "entries"))
        common = {"status": "playing", "listed": True, "created": 1.0, "updated": 1.0, "people": ["anna"]}
        for name, bodies in LEDGERS.items():
            rows = [{"table_id": name, "n": n, "at": 0.1 + n, "body": body} for n, body in enumerate(bodies)]
            connection.execute(insert(entries), rows)
            if name != "no row":
                about = {"chairs": CHAIRS} if name == "whole" else [1]
                version = len(bodies) if name == "lost tail" else len(bodies) - 1
                connection.execute(insert(tables).values(id=name, version=version, about=about, **common))
        # More than a page of them.
        many = [{"table_id": "long", "n": n, "at": 1.0, "body": {"kind": "moved", "n": n}} for n in range(1234)]
        connection.execute(insert(entries), many)
        connection.execute(insert(tables).values(id="long", version=1233, about={}, **common))

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    try:
        chain = await store.ledgers.read("whole")
        assert chain.names == {0: "Anna ☼", 1: "Ben"}
        assert [one.identity for one in chain.seated] == ["anna", "ben"]
        written = repr([entry.body for entry in chain.entries])
        assert not [name for name in ("Anna", "Ben", "Carl") if name in written]
        assert "Iltani" in written
        assert chain.entries[4].body == {**LEDGERS["whole"][4], "reason": None}
        assert chain.entries[4].at == 4.1
        assert len((await store.ledgers.read("long")).entries) == 1234
        (listed,) = [one for one in await store.tables.listed() if one.id == "whole"]
        assert [chair["name"] for chair in listed.about["chairs"]] == ["", "", "Iltani"]
        for name, flaw in (("odd", "not-json"), ("no row", "no-head"), ("lost tail", "lost-tail")):
            with pytest.raises(Damaged, match=flaw):
                await store.ledgers.read(name)
        await store.ledgers.append(
            "whole", [StoredEntry(5, 9.0, {})], summary("whole", version=5), after=chain.head
        )
        assert len((await store.ledgers.read("whole")).entries) == 6
    finally:
        await store.close()


PEOPLE = ("ann", "ben", "eve")
REPORTED = [
    # line, author, reporter: what is left of each
    (1, "eve", "ann", ("eve", "", "", "ann", "she shouts")),
    (2, "ben", "gone", ("ben", "Ben", "a line", "", "")),
    (3, "gone", "ann", ("", "", "", "ann", "she shouts")),
    (4, "ben", "ann", ("ben", "Ben", "a line", "ann", "she shouts")),
]


async def test_reports_and_blocks_from_before_lose_what_people_have_removed(url: str) -> None:
    """Eve removed her name, somebody else is gone; Ben is still called so, and what he wrote is there."""
    older = database_at(url)

    def fill(connection: Connection) -> None:
        upgrade(connection, "0009")
        known = MetaData()
        known.reflect(connection)
        tables = known.tables
        new = {"id": "t", "version": 0, "status": "playing", "listed": False, "created": 1.0, "updated": 1.0}
        connection.execute(insert(tables["tables"]).values(**new, about={}))
        for name in PEOPLE:
            values = {"id": name, "name": "Guest 1234" if name == "eve" else name.title(), "created": 1.0}
            connection.execute(insert(tables["identities"]).values(values))
        for n, author, reporter, _ in REPORTED:
            if author != "gone":
                line = {"table_id": "t", "n": n, "identity": author, "text": "a line", "at": 1.0}
                connection.execute(insert(tables["chat"]).values(**line, name="" if author == "eve" else "Ben"))
            told = {"table_id": "t", "n": n, "author": author, "name": author.title(), "text": "a line", "at": 1.0}
            connection.execute(insert(tables["reports"]).values(**told, reporter=reporter, why="she shouts"))
        for blocked in ("ben", "eve"):
            connection.execute(insert(tables["blocks"]).values(identity="ann", blocked=blocked, at=len(blocked)))

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    try:
        found = await store.moderation.reports()
        left = {one.n: (one.author, one.name, one.text, one.reporter, one.why) for one in found}
        assert left == {n: expected for n, _, _, expected in REPORTED}
        blocked = {one.identity: one.name for one in await store.moderation.blocked_by("ann")}
        assert blocked == {"ben": "Ben", "eve": ""}
    finally:
        await store.close()


async def test_opening_again_changes_nothing(store: Store, url: str) -> None:
    again = await Store.open(url)
    await again.tables.listed()
    await again.close()
    await store.tables.listed()


async def test_a_database_of_a_later_edition_is_refused(store: Store, url: str) -> None:
    await store._database.write(lambda connection: connection.exec_driver_sql(LATER) and None)
    with pytest.raises(Unavailable, match="another edition"):
        await Store.open(url)
