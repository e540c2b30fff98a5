"""Bots as seats: they think in processes of their own, with a limit; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from assyria.bots import BOTS
from assyria.record import move_text, parse_position, position_text
from assyria.rules import State, View, legal_moves, view

log = logging.getLogger("assyria.bots")

LIMIT = 10.0
"""Seconds a bot may think about a move."""


def think(bot: str, position: str, seed: int) -> str:
    """In the worker: what a bot chooses in a position, which it gets as every player sees it."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return move_text(BOTS[bot].choose(seen, Random(seed)))


class BotWorkers:
    """A few processes that think for bots."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self.workers = workers
        self.limit = limit
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker shares no sockets, locks or secrets with the server.
        return ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(BOTS)

    async def choose(self, bot: str, state: State, seed: int) -> str:
        """A bot's move; if it fails, any legal move, so that the table goes on."""
        seen = view(state)
        try:
            job = self._pool.submit(think, bot, position_text(seen), seed)
            return await asyncio.wait_for(asyncio.wrap_future(job), self.limit)
        except (TimeoutError, BrokenProcessPool, RuntimeError, OSError) as wrong:
            log.warning("bot failed", extra={"bot": bot, "why": type(wrong).__name__})
            self._replace_pool()
            return move_text(Random(seed).choice(legal_moves(seen)))

    def _replace_pool(self) -> None:
        """A bot that hangs keeps its process: all of them go, and new ones come."""
        old, self._pool = self._pool, self._new_pool()
        for process in list(getattr(old, "_processes", {}).values()):
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
