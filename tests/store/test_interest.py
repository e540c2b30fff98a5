"""Processes on PostgreSQL tell each other only what one of them wants to hear of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from assyria.store import Store, interest
from assyria.store.database import Channel
from assyria.store.interest import Interest
from tests.store.lines import entry, summary
from tests.waiting import until


@asynccontextmanager
async def pair(url: str) -> AsyncIterator[tuple[Store, Store, list[str]]]:
    """Two stores that know what the other wants, and what the second hears of."""
    one, two = await Store.open(url), await Store.open(url)
    told: list[str] = []
    two.ledgers.on_append(lambda table, *_: told.append(table))
    try:
        for store in (one, two):
            store.ledgers.interest._unknown_until = 0.0
        yield one, two, told
    finally:
        await one.close()
        await two.close()


async def append(store: Store, table: str, *people: str) -> Any:
    return await store.ledgers.append(table, [entry(0)], summary(table), people=people)


async def test_not_what_nobody_wants_is_told(postgres_url: str) -> None:
    async with pair(postgres_url) as (one, two, told):
        two.ledgers.interest.tell(["mine", "bot"])
        await until(lambda: one.ledgers.interest.is_wanted("mine", []))
        for table, people in (("other", "ann"), ("of-the-bot", "bot"), ("mine", "ann")):
            await append(one, table, people)
        await until(lambda: "mine" in told)
        assert told == ["of-the-bot", "mine"]


async def test_more_than_a_message_holds(postgres_url: str) -> None:
    many = [f"{n:064}" for n in range(250)]
    async with pair(postgres_url) as (one, two, _):
        two.ledgers.interest.tell(many)
        await until(lambda: all(one.ledgers.interest.is_wanted(table, []) for table in many))


async def test_a_new_process_tells_everything_until_it_knows_what_others_want(postgres_url: str) -> None:
    async with pair(postgres_url) as (one, _, told):
        one.ledgers.interest.reset()
        await append(one, "t")
        await until(lambda: told == ["t"])


async def test_what_was_written_together_is_told_in_one_go(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(postgres_url) as (one, two, _):
        calls = 0
        driver = one._database._line._call.driver  # type: ignore[attr-defined]
        fetch = type(driver).fetch

        async def count(self: object, *what: Any, **options: Any) -> Any:
            nonlocal calls
            calls += self is driver
            return await fetch(self, *what, **options)

        monkeypatch.setattr(type(driver), "fetch", count)
        for n in range(3):
            one._database.tell(Channel.WANTED, [[f"t{n}"]])
        await until(lambda: two.ledgers.interest.is_wanted("t2", []))
        assert calls == 1


def test_what_nobody_tells_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nobody:
        def on_message(self, *_: object) -> None: ...
        def tell(self, *_: object) -> None: ...

    now = 0.0
    monkeypatch.setattr(interest, "time", SimpleNamespace(monotonic=lambda: now))
    known = Interest(Nobody())  # type: ignore[arg-type]
    assert known.is_wanted("anything", [])
    known._hear("t")
    now = interest.FORGOTTEN - 0.1
    known._hear("u")
    now = interest.FORGOTTEN + 0.1
    assert not known.is_wanted("t", [])
    assert known.is_wanted("u", [])
    known.renew([])
    assert list(known._wanted) == ["u"]
