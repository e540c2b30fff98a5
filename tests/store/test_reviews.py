"""Reviews of games."""

from __future__ import annotations

import pytest

from assyria.store import Store
from tests.store.lines import entry, summary


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


@pytest.mark.parametrize("damaged", ["", "{", "[]", "null", "[" * 50_000])
async def test_a_damaged_review_is_none(store: Store, damaged: str) -> None:
    await store.ledgers.append("t", [entry(0)], summary())
    await store.reviews.keep("t", damaged)
    assert await store.reviews.find("t") is None
