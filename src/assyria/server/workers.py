"""Processes that think for the server, with a limit; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from assyria.bots.process import end_with_parent

Found = TypeVar("Found")


class Workers:
    """A few processes, started when they are first needed."""

    def __init__(self, workers: int, limit: float) -> None:
        """`limit` is how many seconds one may think."""
        self.workers = workers
        self.limit = limit
        self._pool = self._new_pool()
        # Whoever waits for a worker does not think yet: the limit is for thinking.
        self._free = asyncio.Semaphore(workers)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker shares no sockets, locks or secrets with the server.
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )

    async def run(self, work: Callable[..., Found], *about: object) -> Found:
        """What the work finds. Raises TimeoutError, BrokenProcessPool, or what the work raises."""
        async with self._free:
            for attempt in (1, 2):
                pool = self._pool
                try:
                    job = pool.submit(work, *about)
                    return await asyncio.wait_for(asyncio.wrap_future(job), self.limit)
                except TimeoutError:
                    self._replace(pool)
                    raise
                except BrokenProcessPool:
                    # Perhaps other work hung, and took the workers with it: once more.
                    self._replace(pool)
                    if attempt == 2:
                        raise
        raise AssertionError

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """What hangs keeps its process: all of them go, and new ones come, unless they came already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool)

    def close(self) -> None:
        _end(self._pool)


def _begin() -> None:
    """In the worker, first: Ctrl-C is for the server, and a server that is killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False)
