"""Worker processes: as many as are needed; what hangs or dies takes nothing else along."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from assyria.server.engine.fair_queue import Priority, Turn
from assyria.server.engine.workers import Workers
from tests.server.test_fair_queue import ANN, run, settle

TURN = Turn()
LIMIT = 60.0


def pid() -> int:
    return os.getpid()


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def die_once(marker: Path) -> int:
    """End the process, unless it has been done before."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def test_processes_are_started_when_they_are_needed() -> None:
    """One does what comes one after the other; two start two."""

    async def play() -> None:
        workers = Workers("test", 3)
        try:
            assert [worker.started for worker in workers.all] == [False] * 3
            first = await workers.run(TURN, LIMIT, pid)
            assert await workers.run(TURN, LIMIT, pid) == first
            assert sum(worker.started for worker in workers.all) == 1
            both = await asyncio.gather(*(workers.run(TURN, LIMIT, pid_after, 0.2) for _ in range(2)))
            assert first in both
            assert len(set(both)) == 2
            assert sum(worker.started for worker in workers.all) == 2
        finally:
            workers.close()

    asyncio.run(play())


def test_a_game_is_thought_about_where_it_is_remembered() -> None:
    """Also after others have worked there; what is for no game goes elsewhere, if another process runs."""

    async def play() -> None:
        workers = Workers("test", 3)
        try:
            one, two = await asyncio.gather(
                *(workers.run(TURN, LIMIT, pid_after, 0.2, game=game) for game in ("one", "two"))
            )
            for game, there in (("two", two), ("one", one), ("two", two)):
                assert await workers.run(TURN, LIMIT, pid, game=game) == there
            away = asyncio.create_task(workers.run(TURN, LIMIT, pid_after, 0.5, game="one"))
            await asyncio.sleep(0)
            assert await workers.run(TURN, LIMIT, pid, game="one") != one, (
                "nobody waits for a process in particular"
            )
            assert await away == one
        finally:
            workers.close()

    asyncio.run(play())


def test_what_hangs_ends_alone() -> None:
    """The limit is that of the call: others go on in their processes, and the next gets a new one."""

    async def play() -> None:
        workers = Workers("test", 2)
        try:
            before = await asyncio.gather(*(workers.run(TURN, LIMIT, pid_after, 0.2) for _ in range(2)))
            other = asyncio.create_task(workers.run(TURN, LIMIT, pid_after, 1.0))
            await asyncio.sleep(0)
            with pytest.raises(TimeoutError):
                await workers.run(TURN, 0.3, pid_after, 60.0)
            after = await workers.run(TURN, LIMIT, pid)
            assert await other in before
            assert after not in before
        finally:
            workers.close()

    asyncio.run(play())


def test_what_waits_at_the_end_is_never_begun() -> None:
    async def play() -> None:
        workers = Workers("test", 1)
        running = asyncio.create_task(workers.run(TURN, LIMIT, pid_after, 60.0))
        waiting = asyncio.create_task(workers.run(TURN, LIMIT, pid))
        await asyncio.sleep(0.1)
        workers.close()
        with pytest.raises(asyncio.CancelledError):
            await running
        with pytest.raises(RuntimeError):
            await waiting
        assert not workers.all[0].started

    asyncio.run(play())


def test_what_dies_is_tried_once_more(tmp_path: Path) -> None:
    async def play() -> None:
        workers = Workers("test", 1)
        try:
            before = await workers.run(TURN, LIMIT, pid)
            assert await workers.run(TURN, LIMIT, die_once, tmp_path / "died") != before
        finally:
            workers.close()

    asyncio.run(play())


def test_work_that_is_cancelled_while_it_waits_is_never_done() -> None:
    """What has begun goes on, and nobody else gets its process before it ends."""

    async def play() -> None:
        workers = Workers("test", 1)
        try:
            turn = Turn(Priority.HINT, (ANN,))
            first = asyncio.create_task(workers.run(turn, 60, sum, [1, 2]))
            assert await first == 3
            running = asyncio.create_task(workers.run(turn, 60, sum, range(20_000_000)))
            await settle()
            waiting = asyncio.create_task(workers.run(turn, 60, sum, [3, 4]))
            await settle()
            for task in (running, waiting):
                task.cancel()
            await asyncio.gather(running, waiting, return_exceptions=True)
            assert len(workers.queue) == 0
            assert len(workers._running) == 1
            assert await workers.run(turn, 60, sum, [5, 6]) == 11
        finally:
            workers.close()

    run(play)


ENDED_AT_ONCE = """
import asyncio, os, signal, time
from assyria.server.engine.fair_queue import Turn
from assyria.server.engine.workers import Workers

async def work_and_close():
    workers = Workers("test", 2)
    await asyncio.gather(*(workers.run(Turn(), 60, time.sleep, 0.05) for _ in range(2)))
    thinking = asyncio.create_task(workers.run(Turn(), 60, time.sleep, 60))
    await asyncio.sleep(0)
    workers.close()

asyncio.run(work_and_close())
os.kill(os.getpid(), signal.SIGTERM)
"""


def test_nothing_is_leaked_by_a_server_that_is_told_to_end() -> None:
    """Python would say so in its log: nothing is given back after SIGTERM."""
    done = subprocess.run([sys.executable, "-c", ENDED_AT_ONCE], capture_output=True, text=True, timeout=120)
    assert done.returncode == -signal.SIGTERM, done.stderr
    assert done.stderr == ""
