"""Settings."""

from __future__ import annotations

import asyncio

from assyria.store import Store


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
