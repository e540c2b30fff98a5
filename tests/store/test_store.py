"""What no part of a store takes or has."""

from __future__ import annotations

import pytest

from assyria.host.ledger import Missing
from assyria.store import Identity, Store
from tests.store.lines import entry, filled, summary

ANNA = Identity("anna", "Anna", 1.0)


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
