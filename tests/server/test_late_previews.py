"""A busy server sends moves first: the preview of the next decision comes in a message of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.entries import Began, Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.server.tables import late_previews
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.store import Store
from tests.server.live_process import Process
from tests.waiting import until

CHAIRS = tuple(Chair(ChairKind.PERSON, who) for who in ("ann", "ben"))
OPENED = Opened(TableOptions(players=2, confirm=False), CHAIRS, "ann", bytes(32).hex())


def messages(watcher: QueueWatcher) -> list[dict[str, Any]]:
    """All that a watcher was sent since the last look."""
    found = []
    while not watcher.queue.empty():
        message = watcher.queue.get_nowait()
        assert message is not None
        found.append(orjson.loads(message))
    return found


def at_a_table(tmp_path: Path, test: Callable[[Process, LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'assyria.sqlite'}")
        process = Process(store)
        process.admission.pause = 0.01
        live = await process.host.tables.open(OPENED, {0: "Ann", 1: "Ben"})
        await process.host.commands.run(live, lambda _: [Began()])
        await test(process, live)
        await process.tasks.close()
        await store.close()

    asyncio.run(run())


def test_once_for_the_newest_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many changes of one table that is behind do not add up; nor is one sent that came with a later change."""
    monkeypatch.setattr(late_previews, "LATE", -1.0)

    async def test(process: Process, live: LiveTable) -> None:
        ann, ben = (process.watch(live, who) for who in ("ann", "ben"))
        messages(ann)  # That Ben came.
        change: Any = SimpleNamespace(at=time.time())
        sent = process.late_previews
        for _ in range(3):
            assert sent.defers(live, [change])
        await until(lambda: not ann.queue.empty() or not ben.queue.empty())
        assert [message["type"] for message in [*messages(ann), *messages(ben)]] == ["preview"]
        assert sent.defers(live, [change])
        monkeypatch.setattr(late_previews, "LATE", 60.0)
        assert not sent.defers(live, [change])
        await asyncio.sleep(0.05)
        assert messages(ann) == messages(ben) == []

    at_a_table(tmp_path, test)


def test_only_if_the_server_is_busy(tmp_path: Path) -> None:
    """A slow disk is no reason: then there is time for the preview."""

    change: Any = SimpleNamespace(at=time.time() - 10)

    async def test(process: Process, live: LiveTable) -> None:
        late = process.late_previews
        process.admission.pause = 0.0
        assert not late.defers(live, [change])
        process.admission.pause = 0.01
        assert late.defers(live, [change])
        assert not late.defers(live, [])
        change.at = time.time() + 10
        assert not late.defers(live, [change])

    at_a_table(tmp_path, test)
