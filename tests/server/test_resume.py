"""After a restart the server listens first, then wakes overdue games; one that cannot be read stops no other."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from assyria.server.app import create_app
from assyria.server.context import Context
from assyria.server.settings import Settings
from assyria.server.tables import maintenance
from tests.server.live_process import eventually

TABLE = {"seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "live", "bank": 3600}}


def test_overdue_games_wake_one_by_one_while_the_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(maintenance, "PAUSE", 0.01)

    async def play() -> None:
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            ids = [(await client.post("/api/tables", json=TABLE)).json()["id"] for _ in range(5)]
        with closing(sqlite3.connect(tmp_path / "assyria.sqlite")) as database, database:
            for number, table in enumerate(ids):
                database.execute("UPDATE tables SET due = ? WHERE id = ?", (number + 1, table))
            damaged = """UPDATE entries SET body = '{"kind": "of another world"}' WHERE table_id = ? AND n = 1"""
            database.execute(damaged, (ids[1],))
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            context: Context = app.state.context
            assert context.host.tables.live == {}, "the server listens before any game is loaded"
            assert (await client.get("/api/health")).status_code == 200
            whole = [table for table in ids if table != ids[1]]
            await eventually(lambda: len(context.host.tables.live) == len(whole))
            assert list(context.host.tables.live) == whole, "the longest overdue come first"

    asyncio.run(play())
    assert [record.message for record in caplog.records].count("table damaged") == 1
