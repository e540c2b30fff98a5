"""What nobody has used for long is removed, whole, and nothing else."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from assyria.host.ledger import REMOVED_HEAD, Head, Missing
from assyria.store import Identity, Session, Store, Token
from assyria.store.address import database_at
from assyria.store.migrate import upgrade
from assyria.store.schema import metadata
from tests.store.lines import filled


async def rows(store: Store) -> dict[str, int]:
    """How many rows each table of the database has."""

    def count(connection: Connection) -> dict[str, int]:
        return {
            name: connection.scalar(select(func.count()).select_from(table)) or 0
            for name, table in metadata.tables.items()
        }

    return await store._database.read(count)


async def test_a_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    for name in ("old", "new"):
        await store.people.add(Identity(name, name, 1.0))
        await filled(store, name, 5, people=(name,), updated=10.0 if name == "old" else 20.0)
        await store.chat.add(name, name, name, "hello", 1.0)
    assert await store.expiry.remove_tables("open", 15.0, 10) == []
    assert await store.expiry.remove_tables("playing", 15.0, 10) == ["old"]
    with pytest.raises(Missing):
        await store.ledgers.entries("old")
    with pytest.raises(Missing):
        await store.tables.summary("old")
    with pytest.raises(Missing):
        await store.ledgers.read("old")
    left = await rows(store)
    assert (left["entries"], left["tables"], left["people"], left["chat"]) == (5, 1, 1, 1)
    assert len(await store.ledgers.entries("new")) == 5


async def test_a_batch_takes_the_oldest(store: Store) -> None:
    for number in range(5):
        await filled(store, f"t{number}", 2, updated=float(number))
    assert sorted(await store.expiry.remove_tables("playing", 100.0, 3)) == ["t0", "t1", "t2"]
    assert sorted(await store.expiry.remove_tables("playing", 100.0, 3)) == ["t3", "t4"]
    assert await store.expiry.remove_tables("playing", 100.0, 3) == []


async def test_every_process_is_told(url: str) -> None:
    here = await Store.open(url)
    there = here if url.startswith("sqlite") else await Store.open(url)
    told: list[tuple[str, Head, Any]] = []
    there.ledgers.on_append(lambda *news: told.append(news))
    await filled(here, "t", 2, updated=1.0)
    await here.expiry.remove_tables("playing", 2.0, 10)
    async with asyncio.timeout(30):
        while len(told) < 2:
            await asyncio.sleep(0.01)
    assert told[-1] == ("t", REMOVED_HEAD, None)
    await there.close()
    if there is not here:
        await here.close()


async def test_guests_go_who_have_nothing_here(store: Store) -> None:
    """Not those with an account, a seat, a table that they opened, or a session or token that was used."""
    names = ("ann", "ben", "cat", "dan", "eve", "fay", "gil")
    for name in names:
        await store.people.add(Identity(name, name.title(), 1.0))
        await store.credentials.add_session(Session(f"session of {name}", name, "", "", 1.0, 1.0), 30)
        await store.credentials.add_token(Token(f"token of {name}", name, "bot", "play", 1.0))
    await store.people.claim("ann", "ann", "a hash")
    await filled(store, "seat", 2, people=("ben",), owner="somebody")
    await filled(store, "opened", 2, people=(), owner="cat")
    await store.credentials.note_session_seen("session of dan", 50.0)
    await store.credentials.note_token_used("token of fay", 50.0)
    await store.credentials.add_token(Token("new", "gil", "bot", "play", 50.0))
    assert await store.expiry.remove_guests(40.0, 100) == 1
    with pytest.raises(Missing):
        await store.people.identity("eve")
    for name in set(names) - {"eve"}:
        assert (await store.people.identity(name)).id == name
    assert await store.credentials.existing(["session of eve", "token of eve"]) == set()


async def test_lines_of_a_guest_who_is_removed_lose_the_name(store: Store) -> None:
    """They wrote as a spectator; what others answered stays readable."""
    for name, created in (("ann", 1.0), ("ben", 50.0)):
        await store.people.add(Identity(name, name.title(), created))
    await filled(store, "t", 2, people=(), owner="somebody")
    for name in ("ann", "ben"):
        await store.chat.add("t", name, name.title(), "hello", 1.0)
    await store.moderation.report("t", 1, "ben", "she shouts", 2.0)
    await store.moderation.report("t", 2, "ann", "so does he", 3.0)
    assert await store.expiry.remove_guests(40.0, 100) == 1
    assert [(line["name"], line["text"]) for line in await store.chat.lines("t")] == [
        ("", "hello"),
        ("Ben", "hello"),
    ]
    about, by = await store.moderation.reports()
    assert (about.author, about.name, about.text, about.reporter, about.why) == ("", "", "", "ben", "she shouts")
    assert (by.author, by.name, by.text, by.reporter, by.why) == ("ben", "Ben", "hello", "", "")


async def test_guests_are_removed_in_batches(store: Store) -> None:
    for number in range(5):
        await store.people.add(Identity(f"g{number}", "Guest", float(number + 1)))
    assert await store.expiry.remove_guests(100.0, 3) == 3
    assert await store.expiry.remove_guests(100.0, 3) == 2
    assert await store.expiry.remove_guests(100.0, 3) == 0


async def test_people_of_an_older_edition_count_as_seen_now(url: str) -> None:
    """They have a cookie, and nobody knows when they last used it: so nobody goes at once, and not for ever."""
    older = database_at(url)

    def fill(connection: Connection) -> None:
        upgrade(connection, "0003")
        connection.exec_driver_sql("INSERT INTO identities (id, name, created) VALUES ('ann', 'Ann', 1.0)")

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    now = time.time()
    assert await store.expiry.remove_guests(now - 60.0, 10) == 0
    assert await store.expiry.remove_guests(now + 60.0, 10) == 1
    await store.close()
