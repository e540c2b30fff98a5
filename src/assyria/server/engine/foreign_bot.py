"""A bot that does not ship with the game: it thinks in a process of its own, and the server waits in a thread."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from random import Random

from assyria.bots import BotSpec
from assyria.bots.engine import PASSED_ON
from assyria.record import move_text
from assyria.rules import View
from assyria.server.engine.fair_queue import FairQueue, Turn


class ForeignBot:
    """One process for all tables, one question at a time. Waiting for one's turn does not count for the limit."""

    def __init__(self, name: str, spec: BotSpec, limit: float) -> None:
        """Create it under its name at tables."""
        passed_on = {variable: os.environ[variable] for variable in PASSED_ON if variable in os.environ}
        self._engine = spec.engine(limit, environment=passed_on)
        self._engine.name = name
        self._bot = self._engine.bot()
        self._queue = FairQueue("named-bots", 1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"bot-{name}")

    async def choose(self, seen: View, seed: int, game: str, version: int, turn: Turn) -> str:
        """Return its move. Raises BotFailed. A question that is cancelled while it waits leaves the queue."""
        async with self._queue.slot(turn):
            player = self._bot.new_game(game, version)
            asking = asyncio.get_running_loop().run_in_executor(self._thread, player.choose, seen, Random(seed))
            try:
                return move_text(await asking)
            except asyncio.CancelledError:
                self._engine.kill()  # So that the thread is free, and a late answer is nobody's.
                raise

    def kill(self) -> None:
        """Kill its process; the next question starts another."""
        self._engine.kill()

    def close(self) -> None:
        """Kill its process and wait until it has ended."""
        self._engine.close()
        self._thread.shutdown()
