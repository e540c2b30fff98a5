"""Places for notifications."""

from __future__ import annotations

import pytest

from assyria.host.ledger import Missing
from assyria.store import Identity, Store

ANNA = Identity("anna", "Anna", 1.0)


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
