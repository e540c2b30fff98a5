"""Retention: what expires, when that is said, and what happens to a table that somebody still looks at."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result

from assyria.cli.app import build
from assyria.host.ledger import Missing
from assyria.render.words import words_in
from assyria.server.app import create_app
from assyria.server.context import Context
from assyria.server.operations.doctor import Doctor
from assyria.server.settings import Settings
from assyria.server.tables import retention
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.server.tables.retention import SETTING, Retention
from assyria.server.tables.retention_settings import RetentionSettings
from assyria.store import Identity, KeptRecord, Store
from assyria.store.inspection import Inspection
from tests.server.in_process import InProcess
from tests.server.live_process import OPENED, Process, eventually
from tests.server.running import table_body
from tests.store.conftest import postgres  # noqa: F401 - a fixture
from tests.store.lines import filled
from tests.store.postgres_server import Postgres

DAY = 86_400.0
KEEP = RetentionSettings(guests=30 * DAY, open=10 * DAY, running=20 * DAY, finished=None, grace=5 * DAY)


def with_store(folder: Path, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder / 'assyria.sqlite'}")
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0)
    monkeypatch.setattr(retention, "BATCH", 2)


async def set_long_ago(store: Store, keep: RetentionSettings) -> Retention:
    """The retention of a server whose settings have been the same for a year."""
    await Retention.open(store, keep)
    known = json.loads(await store.settings.get_or_make(SETTING, str))
    since = {kind: (seconds, time.time() - 365 * DAY) for kind, (seconds, _) in known.items()}
    await store.settings.set(SETTING, json.dumps(since))
    return await Retention.open(store, keep)


def test_each_kind_has_its_time(tmp_path: Path) -> None:

    async def test(store: Store) -> None:
        now = time.time()
        ages = {"open": (9, 11, 12, 13), "playing": (19, 21), "finished": (1000,)}
        for status, days in ages.items():
            for age in days:
                await filled(store, f"{status}-{age}", 2, status=status, updated=now - age * DAY, owner="nobody")
        for age in (29, 31):
            await store.people.add(Identity(f"guest-{age}", "Guest", now - age * DAY))
        await store.people.add(Identity("member", "Member", now, "member", "hash"))
        for age in (179, 181):
            await store.shared_records.keep(KeptRecord(f"r{age}", "member", now - age * DAY, "{}"), lambda _: None)
        kept = await set_long_ago(store, KEEP)
        assert await kept.remove_expired() == Counter(open=3, running=1, guests=1, records=1)
        assert [one.id for one in await store.shared_records.of("member")] == ["r179"]
        for table in ("open-9", "playing-19", "finished-1000"):
            await store.tables.summary(table)
        for table in ("open-11", "open-13", "playing-21"):
            with pytest.raises(Missing):
                await store.tables.summary(table)
        await store.people.identity("guest-29")
        assert await kept.remove_expired() == Counter()

    with_store(tmp_path, test)


def test_until_when_a_table_is_kept_is_said_before(tmp_path: Path) -> None:
    """Whatever an operator sets, people have the grace to see it; a longer time needs none."""

    async def test(store: Store) -> None:
        now = time.time()
        await filled(store, "t", 2, status="finished", updated=now - 100 * DAY)
        kept = await set_long_ago(store, KEEP)
        assert kept.expires("finished", now - 100 * DAY) is None
        assert kept.expires("open", now) == now + 10 * DAY
        shorter = RetentionSettings(**{**vars(KEEP), "finished": 50 * DAY})
        kept = await Retention.open(store, shorter)
        expires = kept.expires("finished", now - 100 * DAY)
        assert expires == pytest.approx(now + 5 * DAY, abs=60)
        assert await kept.remove_expired() == Counter()
        # Started again: the grace is not counted again, also not where the time is longer.
        kept = await Retention.open(store, shorter)
        assert kept.expires("finished", now - 100 * DAY) == expires
        longer = await Retention.open(store, RetentionSettings(**{**vars(KEEP), "finished": 200 * DAY}))
        assert longer.expires("finished", now - 100 * DAY) == pytest.approx(now + 100 * DAY)
        assert (await set_long_ago(store, shorter)).expires("finished", now - 100 * DAY) == now - 50 * DAY
        assert await (await Retention.open(store, shorter)).remove_expired() == Counter(finished=1)

    with_store(tmp_path, test)


def test_the_page_and_lists_say_until_when(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server, server.client() as ada:
        made = ada.post("/api/tables", json=table_body("me", "open", listed=True)).raise_for_status().json()
        kept = RetentionSettings().open
        assert kept is not None
        expected = pytest.approx(time.time() + kept, abs=60)
        assert made["table"]["expires"] == expected
        assert [table["expires"] for table in ada.get("/api/tables").json()] == [expected]
        assert [table["expires"] for table in ada.get("/api/me/tables").json()] == [expected]


def test_a_removed_table_leaves_the_memory_and_its_watchers(tmp_path: Path) -> None:
    """A command that was on its way is told that there is no such table."""

    async def ask() -> None:
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            context: Context = app.state.context
            body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            here = f"/api/tables/{(await client.post('/api/tables', json=body)).json()['id']}"
            (live,) = context.host.tables.live.values()
            watcher = QueueWatcher(None)
            context.host.watch(live, watcher)
            assert await context.store.expiry.remove_tables("open", time.time() + 1, 10) == [live.id]
            assert context.host.tables.live == {}
            assert watcher.queue.get_nowait() is None
            assert watcher.why == "no-such-table"
            for answer in (await client.get(here), await client.post(f"{here}/commands", json={"type": "start"})):
                assert (answer.status_code, answer.json()["title"]) == (404, "no-such-table")
            # One that another process removed without our hearing of it.
            context.host.tables.live[live.id] = live
            late = await client.post(f"{here}/commands", json={"type": "sit", "seat": 1})
            assert (late.status_code, late.json()["title"]) == (404, "no-such-table")
            assert context.host.tables.live == {}

    asyncio.run(ask())


def test_a_table_that_one_process_removes_is_evicted_by_the_other(request: pytest.FixtureRequest) -> None:
    database: Postgres = request.getfixturevalue("postgres")
    address = database.url()

    async def play() -> None:
        stores = [await Store.open(address), await Store.open(address)]
        here, there = (Process(one) for one in stores)
        live = await here.host.tables.open(OPENED, {})
        await there.host.tables.get(live.id)
        await stores[0].expiry.remove_tables("open", time.time() + 1, 10)
        await eventually(lambda: not here.host.tables.live and not there.host.tables.live)
        for one in stores:
            await one.close()

    asyncio.run(play())


def test_the_doctor_is_content_with_what_is_left(tmp_path: Path) -> None:
    """Also while tables are being removed."""
    with InProcess(tmp_path) as server, server.client() as ada:
        for seats in (("me", "open"), ("me", "me"), ("me", "open"), ("me", "open")):
            ada.post("/api/tables", json=table_body(*seats)).raise_for_status()

    async def examine() -> None:
        url = f"sqlite:///{tmp_path / 'assyria.sqlite'}"
        store, inspected = await Store.open(url), await Inspection.open(url)
        assert len(await store.expiry.remove_tables("open", time.time() + 1, 1)) == 1
        examined, doctor = [], Doctor(inspected, repair=False)
        for table in await doctor.table_ids():
            examined.append(await doctor.examine(table))
            await store.expiry.remove_tables("open", time.time() + 1, 10)
        assert len(examined) == 3
        assert [one.findings for one in examined] == [[], [], []]
        await inspected.close()
        await store.close()

    asyncio.run(examine())


# From cron


def call(*arguments: str) -> Result:
    words = words_in("en")
    return CliRunner().invoke(build(words), ["maintain", *arguments], obj=words)


def test_maintain_removes_once_and_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ASSYRIA_KEEP", raising=False)

    async def fill() -> None:
        games = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        for number in range(3):
            await filled(games, f"t{number}", 2, status="open", updated=time.time() - 11 * DAY)
        await set_long_ago(games, RetentionSettings(open=10 * DAY))
        await games.close()

    asyncio.run(fill())
    first, second = (call("--data", str(tmp_path), "--keep", "open=10d") for _ in range(2))
    assert first.exit_code == 0, first.output
    assert "3 tables that never started" in first.output
    assert "0 tables that never started" in second.output


def test_maintain_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    missing = call("--data", str(tmp_path / "nowhere"))
    assert (missing.exit_code, str(tmp_path / "nowhere") in missing.output) == (1, True)
    assert not (tmp_path / "nowhere").exists()
    wrong = call("--data", str(tmp_path), "--keep", "tables=1d")
    assert (wrong.exit_code, "finished" in wrong.output) == (2, True)
