"""Sessions and tokens: whom they sign in, how they end, and that every process is told."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, MetaData, Table, insert, update

from assyria.host.ledger import Conflict, Missing
from assyria.store import Identity, Session, Store, Token, schema
from assyria.store.address import database_at
from assyria.store.credentials import OLD_COOKIE
from assyria.store.migrate import upgrade
from tests.waiting import until

ANNA, BEN = Identity("anna", "Anna", 1.0), Identity("ben", "Ben", 2.0)
MOST = 20
"""The most sessions of one person, and the most addresses of one account."""


def session(digest: str, identity: str = "anna", seen: float = 10.0) -> Session:
    return Session(digest, identity, "Firefox", "Linux", 5.0, seen)


def token(digest: str, identity: str = "anna", at: float = 5.0) -> Token:
    return Token(digest, identity, f"label of {digest}", "play", at)


@pytest.fixture
def told(store: Store) -> list[tuple[str, str]]:
    heard: list[tuple[str, str]] = []
    store.credentials.on_signed_out(lambda *what: heard.append(what))
    return heard


async def people(store: Store) -> None:
    await store.people.add(ANNA)
    await store.people.add(BEN)


async def test_a_session_signs_in_until_it_ends(store: Store, told: list[tuple[str, str]]) -> None:
    await people(store)
    found = store.credentials
    await found.add_session(session("a1"), MOST)
    assert await found.identity_by_session("a1", 0.0) == (ANNA, session("a1"))
    assert await found.existing(["a1", "a2"]) == {"a1"}
    with pytest.raises(Missing):
        await found.identity_by_session("a1", 10.1)
    await found.note_session_seen("a1", 20.0)
    assert (await found.identity_by_session("a1", 10.1))[1].seen == 20.0
    with pytest.raises(Missing):
        await found.end_session("a1", "ben")
    assert told == []
    await found.end_session("a1", "anna")
    await until(lambda: told == [("anna", "a1")])
    with pytest.raises(Missing):
        await found.identity_by_session("a1", 0.0)
    with pytest.raises(Missing):
        await found.add_session(session("x", "nobody"), MOST)


async def test_of_too_many_sessions_those_unused_for_longest_end(
    store: Store, told: list[tuple[str, str]]
) -> None:
    await people(store)
    await store.credentials.add_session(session("bens", "ben", seen=0.0), MOST)
    for n in range(MOST + 2):
        await store.credentials.add_session(session(f"s{n}", seen=float(n)), MOST)
    kept = [one.digest for one in await store.credentials.sessions_of("anna", 0.0)]
    assert kept == [f"s{n}" for n in range(MOST + 1, 1, -1)]
    assert len(await store.credentials.sessions_of("ben", 0.0)) == 1
    await until(lambda: told == [("anna", "s0"), ("anna", "s1")])


async def test_ending_the_others_also_ends_copies_of_ones_own(store: Store, told: list[tuple[str, str]]) -> None:
    await people(store)
    for digest in ("a1", "a2", "a3"):
        await store.credentials.add_session(session(digest), MOST)
    await store.credentials.add_session(session("b1", "ben"), MOST)
    await store.credentials.add_token(token("t1"))
    with pytest.raises(Missing):
        await store.credentials.end_other_sessions("anna", "b1", "new")
    await store.credentials.end_other_sessions("anna", "a1", "new")
    assert [one.digest for one in await store.credentials.sessions_of("anna", 0.0)] == ["new"]
    assert len(await store.credentials.sessions_of("ben", 0.0)) == 1
    assert len(await store.credentials.tokens_of("anna")) == 1
    ended = {("anna", digest) for digest in ("a1", "a2", "a3", OLD_COOKIE)}
    await until(lambda: set(told) == ended)


async def test_ending_everything(store: Store, told: list[tuple[str, str]]) -> None:
    await people(store)
    await store.credentials.add_session(session("a1"), MOST)
    await store.credentials.add_token(token("t1"))
    await store.credentials.add_token(token("t2", "ben"))
    await store.credentials.end_all("anna")
    assert await store.credentials.existing(["a1", "t1", "t2"]) == {"t2"}
    await until(lambda: told == [("anna", "")])


async def test_tokens_open_the_door_until_revoked(store: Store, told: list[tuple[str, str]]) -> None:
    await people(store)
    found = store.credentials
    await found.add_token(token("d1"))
    await found.add_token(token("d2", at=6.0))
    await found.add_token(token("d3", at=7.0))
    with pytest.raises(Conflict):
        await found.add_token(token("d1", "ben"))
    with pytest.raises(Missing):
        await found.add_token(token("d4", "nobody"))
    assert await found.identity_by_token("d1") == (ANNA, token("d1"))
    await found.note_token_used("d1", 9.0)
    assert [(one.digest, one.used) for one in await found.tokens_of("anna")] == [
        ("d1", 9.0),
        ("d2", None),
        ("d3", None),
    ]
    with pytest.raises(Missing):
        await found.revoke_token("d1", "ben")
    await found.revoke_token("d1", "anna")
    with pytest.raises(Missing):
        await found.identity_by_token("d1")
    await until(lambda: told == [("anna", "d1")])
    await found.revoke_tokens("anna")
    assert await found.tokens_of("anna") == []
    await until(lambda: told == [("anna", "d1"), ("anna", "d2"), ("anna", "d3")])


async def test_addresses_are_remembered_for_a_while(store: Store) -> None:
    await people(store)
    found = store.credentials
    for n in range(MOST + 1):
        await found.note_address("anna", f"place {n}", float(n), MOST)
    await found.note_address("anna", "place 1", 100.0, MOST)
    assert not await found.knows_address("anna", "place 0", 0.0)
    assert await found.knows_address("anna", "place 1", 100.0)
    assert not await found.knows_address("anna", "place 2", 3.0)
    assert not await found.knows_address("ben", "place 1", 0.0)
    assert len(await found.addresses_of("anna")) == MOST


async def test_a_new_identity_never_had_an_old_cookie(store: Store) -> None:
    await people(store)
    with pytest.raises(Missing):
        await store.credentials.identity_by_old_cookie("anna")
    change = update(schema.identities).where(schema.identities.c.id == "anna").values(old_cookies=True)
    await store._database.write(lambda connection: connection.execute(change) and None)
    assert await store.credentials.identity_by_old_cookie("anna") == ANNA
    await store.credentials.end_all("anna")
    with pytest.raises(Missing):
        await store.credentials.identity_by_old_cookie("anna")


async def test_people_and_tokens_of_the_edition_before(url: str) -> None:
    """Their cookies are still good, and their tokens play."""
    older = database_at(url)

    def fill(connection: Connection) -> None:
        upgrade(connection, "0003")
        known = MetaData()
        for name, row in (
            ("identities", {"id": "anna", "name": "Anna", "created": 1.0}),
            ("tokens", {"digest": "d", "identity": "anna", "label": "bot", "at": 2.0}),
        ):
            connection.execute(insert(Table(name, known, autoload_with=connection)).values(row))

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    assert await store.credentials.identity_by_old_cookie("anna") == ANNA
    assert await store.credentials.identity_by_token("d") == (ANNA, Token("d", "anna", "bot", "play", 2.0, None))
    await store.close()


async def test_other_processes_are_told(store: Store, url: str) -> None:
    if not store._database.shared:
        pytest.skip("one process alone uses a file")
    other = await Store.open(url)
    heard: list[tuple[str, str]] = []
    other.credentials.on_signed_out(lambda *what: heard.append(what))
    await people(store)
    await store.credentials.add_token(token("d"))
    await store.credentials.revoke_token("d", "anna")
    await until(lambda: heard == [("anna", "d")])
    await other.close()


async def test_one_who_fails_on_being_told_does_not_keep_others_from_it(store: Store) -> None:
    heard: list[str] = []

    def fail(identity: str, digest: str) -> None:
        raise RuntimeError(identity, digest)

    store.credentials.on_signed_out(fail)
    store.credentials.on_signed_out(lambda identity, _: heard.append(identity))
    await people(store)
    await store.credentials.end_all("anna")
    await until(lambda: heard == ["anna"])
