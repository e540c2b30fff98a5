"""Records that people keep and share."""

from __future__ import annotations

import pytest

from assyria.host.ledger import Missing
from assyria.store import Identity, KeptRecord, Store

ANNA, BEN = Identity("anna", "Anna", 1.0), Identity("ben", "Ben", 1.0)


def any_number(_: int) -> None:
    """Let them keep as many as they like."""


async def kept(store: Store) -> None:
    """Two of Anna's and one of Ben's."""
    for who in (ANNA, BEN):
        await store.people.add(who)
    for name, owner, at in (("old", "anna", 10.0), ("new", "anna", 30.0), ("bens", "ben", 20.0)):
        await store.shared_records.keep(KeptRecord(name, owner, at, f'{{"name":"{name}"}}'), any_number)


async def ids(store: Store, who: str) -> list[str]:
    return [record.id for record in await store.shared_records.of(who)]


async def test_who_has_the_id_finds_it(store: Store) -> None:
    await kept(store)
    assert await store.shared_records.find("old") == KeptRecord("old", "anna", 10.0, '{"name":"old"}')
    assert (await ids(store, "anna"), await ids(store, "ben")) == (["new", "old"], ["bens"])
    with pytest.raises(Missing):
        await store.shared_records.find("none")


async def test_the_owner_alone_removes_it(store: Store) -> None:
    await kept(store)
    with pytest.raises(Missing):
        await store.shared_records.remove("ben", "old")
    await store.shared_records.remove("anna", "old")
    assert await ids(store, "anna") == ["new"]
    await store.people.delete("anna")
    with pytest.raises(Missing):
        await store.shared_records.find("new")
    assert await ids(store, "ben") == ["bens"]


async def test_no_more_than_are_allowed(store: Store) -> None:
    """And nothing for somebody who is gone."""
    await kept(store)
    seen: list[int] = []

    def check(number: int) -> None:
        seen.append(number)
        raise ValueError("too many")

    with pytest.raises(ValueError, match="too many"):
        await store.shared_records.keep(KeptRecord("third", "anna", 40.0, "{}"), check)
    assert (seen, await ids(store, "anna")) == ([2], ["new", "old"])
    with pytest.raises(Missing):
        await store.shared_records.keep(KeptRecord("lost", "nobody", 40.0, "{}"), any_number)


async def test_old_ones_are_removed_the_oldest_first(store: Store) -> None:
    await kept(store)
    assert await store.shared_records.remove_older(25.0, 1) == 1
    assert await ids(store, "anna") == ["new"]
    assert await store.shared_records.remove_older(25.0, 5) == 1
    assert await store.shared_records.remove_older(25.0, 5) == 0
    assert await ids(store, "anna") == ["new"]


async def test_a_guest_stays_as_long_as_the_record(store: Store) -> None:
    await kept(store)
    assert await store.expiry.remove_guests(1e9, 10) == 0
    await store.shared_records.remove_older(25.0, 5)
    assert await store.expiry.remove_guests(1e9, 10) == 1
    assert await ids(store, "anna") == ["new"]
