"""Worker processes with a fair queue and time limits; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

from assyria.bots.players import REMEMBERED
from assyria.server.engine.fair_queue import FairQueue, Turn
from assyria.server.engine.worker_process import begin, import_work

START = 60.0
"""Seconds that a process has to start and to import its work. They do not count for the limit of the work."""

Found = TypeVar("Found")
About = TypeVarTuple("About")


class Workers:
    """Worker processes, as many as are needed at the same time, up to a number."""

    def __init__(self, name: str, workers: int, longest_queue: int | None = None) -> None:
        """Set `name`, of the queue in the metrics, and `longest_queue`: how much may wait, but for bots' moves."""
        self.queue = FairQueue(name, workers, longest_queue)
        self.all = [Worker() for _ in range(workers)]
        self._free = list(self.all)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(
        self, turn: Turn, limit: float, work: Callable[[*About], Found], *about: *About, game: str = ""
    ) -> Found:
        """Return the result of the work. Raises TimeoutError, BrokenProcessPool, Problem, or what the work raises.

        Work that is cancelled while it waits leaves the queue. Once begun it goes on to its end, which is cheaper
        than a new process, and keeps its slot until then. `limit` is in seconds; neither waiting nor the start of
        a process counts for it. Work for a `game` goes to a process that remembers it, if that is free.
        """
        await self.queue.acquire(turn)
        if self._closed:
            raise RuntimeError("the workers are closed")
        worker = min(self._free, key=lambda free: free.rank(game))
        self._free.remove(worker)
        task = asyncio.create_task(worker.run(limit, work, *about, game=game))
        self._running.add(task)
        task.add_done_callback(partial(self._done, worker, turn))
        return await asyncio.shield(task)

    def _done(self, worker: Worker, turn: Turn, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        self._free.append(worker)
        self.queue.release(turn)
        if not task.cancelled():
            task.exception()  # Retrieved: whoever asked may be gone.

    def close(self) -> None:
        """Kill all processes, and return once they are gone. Nothing starts them again."""
        self._closed = True
        for task in self._running:
            task.cancel()
        for worker in self.all:
            # A server that is told to end does so at once: what it has not given back by then counts as leaked.
            worker.end(wait=True)
        gc.collect()


class Worker:
    """A process that is started by its first work, and after its end by the next. It does one thing at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._imported: set[str] = set()
        self._games: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def started(self) -> bool:
        return self._pool is not None

    def rank(self, game: str) -> tuple[bool, bool, bool]:
        """Return how well it suits work, the lower the better: it knows the game, it runs, it knows no games."""
        return game not in self._games, not self.started, bool(self._games)

    async def run(self, limit: float, work: Callable[[*About], Found], *about: *About, game: str = "") -> Found:
        """Return the result of the work. If the process dies, it is tried once more."""
        if game and game not in self._games:
            self._games.append(game)
        try:
            return await self._attempt(limit, work, *about)
        except BrokenProcessPool:
            return await self._attempt(limit, work, *about)

    async def _attempt(self, limit: float, work: Callable[[*About], Found], *about: *About) -> Found:
        # Spawned, not forked: a worker shares no sockets, locks or secrets with the server.
        spawn = multiprocessing.get_context("spawn")
        pool = self._pool = self._pool or ProcessPoolExecutor(1, mp_context=spawn, initializer=begin)
        try:
            if work.__module__ not in self._imported:
                # On a busy machine that takes longer than thinking.
                await asyncio.wait_for(asyncio.wrap_future(pool.submit(import_work, work)), START + limit)
                self._imported.add(work.__module__)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *about)), limit)
        except (TimeoutError, BrokenProcessPool):
            self.end()
            raise

    def end(self, wait: bool = False) -> None:
        """Kill the process; `wait` until all that belongs to it is given back."""
        pool, self._pool = self._pool, None
        self._imported.clear()
        self._games.clear()
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=wait)
