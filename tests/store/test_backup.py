"""A backup carries everything from either database to either."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from pathlib import Path

import pytest

from assyria.host.ledger import Conflict, Missing, StoredEntry, Unavailable
from assyria.store import Identity, Session, Store, Token, backup, restore
from tests.effort import some
from tests.store.lines import entry, filled, summary
from tests.store.postgres_server import Postgres


async def fill(store: Store) -> None:
    await store.people.add(Identity("anna", "Änne 🏺", 1.5, "Anna", "hash"))
    await store.people.add(Identity("ben", "Ben", 2.5))
    for i in range(3):
        await filled(store, f"t{i}", 400, people=("anna", "ben"), to_move="anna", about={"ł": [1, None]})
    await store.ledgers.append(
        "u", [StoredEntry(0, 0.1, {"z": "𒀸", "a": 1})], summary("u", listed=False, status="finished")
    )
    await store.chat.add("t0", "anna", "Anna", "zażółć", 3.0)
    await store.credentials.add_token(Token("digest", "anna", "bot", "play", 4.0))
    await store.credentials.add_session(Session("cookie", "anna", "Firefox", "Linux", 5.0, 6.0), 30)
    await store.credentials.note_address("anna", "somewhere", 7.0, 20)
    gone = await store.places.add("ben", "push", {})
    await store.places.add("anna", "push", {"x": [1]})
    await store.places.remove(gone, "ben")
    await store.settings.get_or_make("key", lambda: "secret")


async def contents(store: Store) -> list[object]:
    return [
        [await store.ledgers.entries(table) for table in ("t0", "t1", "t2", "u")],
        [await store.tables.summary(table) for table in ("t0", "t1", "t2", "u")],
        sorted(one.id for one in await store.tables.of("ben")),
        [
            await store.people.identity("anna"),
            await store.people.identity("ben"),
            await store.people.identity_by_account("ANNA"),
        ],
        await store.chat.lines("t0"),
        await store.credentials.tokens_of("anna"),
        await store.credentials.sessions_of("anna", 0.0),
        await store.credentials.addresses_of("anna"),
        await store.places.of("anna"),
        await store.settings.get_or_make("key", lambda: "another"),
    ]


@pytest.mark.parametrize("to", some(["postgres", "sqlite"]))
async def test_there_and_back(store: Store, url: str, to: str, tmp_path: Path, other_urls: dict[str, str]) -> None:
    await fill(store)
    file = tmp_path / "backup.gz"
    rows = await backup(url, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert await restore(file, other_urls[to]) == rows
    copy = await Store.open(other_urls[to])
    try:
        assert await contents(copy) == await contents(store)
        again = tmp_path / "again.gz"
        await backup(other_urls[to], again)
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())
        # Life goes on: the copy counts on from where the original was.
        taken = [one["id"] for one in await copy.places.of("anna")]
        assert await copy.places.add("ben", "push", {}) not in taken
        await copy.ledgers.append("u", [entry(1)], summary("u", version=1))
    finally:
        await copy.close()
    with pytest.raises(Conflict):
        await restore(file, url)


@pytest.fixture
def other_urls(postgres: Postgres, tmp_path: Path) -> dict[str, str]:
    return {"sqlite": f"sqlite:///{tmp_path / 'other.db'}", "postgres": postgres.url()}


@pytest.mark.long
async def test_a_backup_of_a_living_store_is_one_moment(store: Store, url: str, tmp_path: Path) -> None:
    await filled(store, "t", 1)
    stop = False

    async def play() -> None:
        n = 1
        while not stop:
            await store.ledgers.append("t", [entry(n)], summary(version=n))
            n += 1

    playing = asyncio.create_task(play())
    try:
        for i in range(5):
            await backup(url, tmp_path / f"{i}.gz")
            place = f"sqlite:///{tmp_path / f'{i}.db'}"
            await restore(tmp_path / f"{i}.gz", place)
            copy = await Store.open(place)
            assert (await copy.ledgers.entries("t"))[-1].n == (await copy.tables.summary("t")).version
            await copy.close()
    finally:
        stop = True
        await playing


@pytest.mark.long
async def test_a_damaged_file_fills_nothing(
    store: Store, url: str, tmp_path: Path, other_urls: dict[str, str]
) -> None:
    await fill(store)
    whole = tmp_path / "whole.gz"
    await backup(url, whole)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": whole.read_bytes()[:-200],
        "text": b"hello",
        "empty": gzip.compress(b""),
        "short": gzip.compress(b"".join(lines[:-1])),
        "gap": gzip.compress(b"".join(lines[:10] + lines[11:])),
        "more": gzip.compress(b"".join([*lines, lines[5]])),
        "odd": gzip.compress(lines[0] + b'["passwords",{}]\n{"rows":1}\n'),
    }
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        for place in other_urls.values():
            with pytest.raises(ValueError, match="backup"):
                await restore(tmp_path / name, place)
    (tmp_path / "later").write_bytes(gzip.compress(re.sub(rb"\d{4}", b"9999", lines[0]) + b'{"rows":0}\n'))
    for place in other_urls.values():
        with pytest.raises(Unavailable, match="edition"):
            await restore(tmp_path / "later", place)
        await restore(whole, place)


async def test_an_interrupted_backup_leaves_no_file(
    store: Store, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store)
    folder = tmp_path / "backups"
    folder.mkdir()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(Unavailable, match="No space"):
            await backup(url, folder / "b.gz")
    for pause in (0.0, 0.005, 0.02):
        task = asyncio.create_task(backup(url, folder / "b.gz"))
        await asyncio.sleep(pause)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        # A thread may have come to the end all the same; half a file there is never.
        for file in folder.iterdir():
            assert file.name == "b.gz"
            assert gzip.decompress(file.read_bytes()).splitlines()[-1].startswith(b'{"rows":')


async def test_there_must_be_something_to_back_up(tmp_path: Path, postgres_url: str) -> None:
    with pytest.raises(Missing):
        await backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "b.gz")
    with pytest.raises(Missing):
        await backup(postgres_url, tmp_path / "b.gz")
    assert list(tmp_path.iterdir()) == []
