"""People have names and accounts."""

from __future__ import annotations

import pytest

from assyria.host.ledger import Conflict, Missing
from assyria.store import Identity, Store

ANNA = Identity("anna", "Anna", 1.0)
BEN = Identity("ben", "Ben", 2.0)


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
