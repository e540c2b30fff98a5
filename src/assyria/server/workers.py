"""Worker processes with a time limit; one that hangs or dies is replaced."""

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
    """A few worker processes, started when they are first needed."""

    def __init__(self, workers: int, limit: float) -> None:
        """Set `limit`: the seconds that one piece of work may take."""
        self.workers = workers
        self.limit = limit
        self._pool = self._new_pool()
        # Waiting for a free worker does not count for the limit.
        self._free = asyncio.Semaphore(workers)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker shares no sockets, locks or secrets with the server.
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )

    async def run(self, work: Callable[..., Found], *about: object) -> Found:
        """Return the result of the work. Raises TimeoutError, BrokenProcessPool, or what the work raises."""
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
                    # Perhaps other work hung and its workers were killed: try once more.
                    self._replace(pool)
                    if attempt == 2:
                        raise
        raise AssertionError

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace all processes, since work that hangs keeps its process, unless they are replaced already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool)

    def close(self) -> None:
        """Kill all processes."""
        _end(self._pool)


def _begin() -> None:
    """Set up a worker: ignore Ctrl-C, which is for the server, and end if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False)
