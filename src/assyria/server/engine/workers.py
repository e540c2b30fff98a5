"""Worker processes with a time limit and a fair queue; a process that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from assyria.bots.process import end_with_parent
from assyria.server.engine.fair_queue import FairQueue, Turn

START = 60.0
"""Seconds that a process has to start. They do not count for the limit of its work."""
NICE = 5
"""By how much workers are less important than the server to the system's scheduler."""

Found = TypeVar("Found")


class Workers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, name: str, workers: int, limit: float, longest_queue: int | None = None) -> None:
        """Set `name`, of the queue in the metrics, and `limit`: the seconds that one piece of work may take."""
        self.workers = workers
        self.limit = limit
        self.queue = FairQueue(name, workers, longest_queue)
        self._pool = self._new_pool()
        self._started: ProcessPoolExecutor | None = None
        """The pool whose processes are known to run."""
        self._running: set[asyncio.Task[Any]] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker shares no sockets, locks or secrets with the server.
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )

    async def run(self, turn: Turn, work: Callable[..., Found], *about: object) -> Found:
        """Return the result of the work. Raises TimeoutError, BrokenProcessPool, Problem, or what the work raises.

        Work that is cancelled while it waits leaves the queue. Once begun it goes on to its end, which is cheaper
        than a new process, and keeps its slot until then. Neither waiting nor the start of a process counts for
        the time limit.
        """
        await self.queue.acquire(turn)
        task = asyncio.create_task(self._run(work, *about))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        self.queue.release()
        if not task.cancelled():
            task.exception()  # Retrieved: whoever asked may be gone.

    async def _run(self, work: Callable[..., Found], *about: object) -> Found:
        for attempt in (1, 2):
            pool = self._pool
            try:
                await self._start(pool, work)
                job = pool.submit(work, *about)
                return await asyncio.wait_for(asyncio.wrap_future(job), self.limit)
            except TimeoutError:
                self._replace(pool)
                raise
            except BrokenProcessPool:
                # Perhaps other work hung and its workers were killed: try once more.
                self._replace(pool)
                if attempt == 2:
                    raise
        raise AssertionError

    async def _start(self, pool: ProcessPoolExecutor, work: Callable[..., object]) -> None:
        """Wait until new processes have loaded the work: on a busy machine that takes longer than thinking."""
        if pool is not self._started:
            jobs = [pool.submit(_load, work) for _ in range(self.workers)]
            await asyncio.wait_for(asyncio.gather(*map(asyncio.wrap_future, jobs)), START + self.limit)
            self._started = pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace all processes, since work that hangs keeps its process, unless they are replaced already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool)

    def close(self) -> None:
        """Kill all processes."""
        for task in self._running:
            task.cancel()
        _end(self._pool)


def _begin() -> None:
    """Set up a worker: ignore Ctrl-C, which is for the server, and end if the server is killed.

    Where there are fewer cores than work, the server itself comes first: it needs little, but at once.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def _load(_: Callable[..., object]) -> None:
    """Do nothing. Runs in the worker, which imported the work to get here."""


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False)
