"""`/api/ready` tells the truth: whether writes work, maintenance runs, and other processes are heard."""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path

import httpx
import pytest

from assyria.protocol.problems import Problem
from assyria.server.operations import readiness as readiness_module
from assyria.server.operations.readiness import Readiness
from assyria.store import Store
from tests.server.running import PATIENCE, RunningServer
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures


def ready(server: RunningServer) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/api/ready", timeout=PATIENCE, trust_env=False)
    return answer.status_code, answer.json().get("title", "")


def eventually(server: RunningServer, expected: tuple[int, str]) -> None:
    end = time.monotonic() + PATIENCE
    while (found := ready(server)) != expected:
        assert time.monotonic() < end, found
        time.sleep(0.1)


def test_a_disk_without_room(tmp_path: Path) -> None:
    """No file may grow; the process is alive, and says that it cannot work."""
    with RunningServer(tmp_path) as server:
        assert ready(server) == (200, "")
        assert server.process is not None
        assert server.process.pid is not None
        unlimited = resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1024, unlimited))
        eventually(server, (503, "store-unavailable"))
        with server.client() as client:
            assert client.get("/api/health").status_code == 200
            metrics = client.get("/api/metrics").text
        assert "assyria_write_failures_total 0.0" not in metrics
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        eventually(server, (200, ""))


def test_maintenance_that_stands_still(tmp_path: Path) -> None:
    async def look() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        found = Readiness(store)
        found.note_maintenance()
        await found.check()
        found._at_work -= readiness_module.OVERDUE
        with pytest.raises(Problem, match="maintenance-stopped"):
            await found.check()
        found.note_maintenance()
        await found.check()
        await store.close()

    asyncio.run(look())


def test_a_process_that_does_not_hear_the_others(request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue("postgres_url")

    async def look() -> None:
        store = await Store.open(url)
        found = Readiness(store)
        await found.check()
        await store._database.stop_listening()
        with pytest.raises(Problem, match="listener-disconnected"):
            await found.check()
        await store.close()

    asyncio.run(look())


def test_many_who_ask_cause_few_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        found, tried = Readiness(store), 0
        write = store.health.check_writes

        async def counted(at: float) -> None:
            nonlocal tried
            tried += 1
            await write(at)

        monkeypatch.setattr(store.health, "check_writes", counted)
        await asyncio.gather(*(found.check() for _ in range(50)))
        assert tried == 1
        await store.close()

    asyncio.run(look())
