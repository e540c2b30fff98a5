"""Bots at tables: they think in processes of their own, with a time limit; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from random import Random

from assyria.bots import BOTS
from assyria.protocol.options import STAND_IN
from assyria.record import move_text, parse_position, position_text
from assyria.rules import State, View, legal_moves, view
from assyria.server.engine import Engine, EngineFailed, parse_engines
from assyria.server.fair_queue import Turn
from assyria.server.workers import Workers

log = logging.getLogger("assyria.bots")

LIVE = Turn()
LIMIT = 10.0
"""Seconds a bot may think about a move."""


def think(bot: str, position: str, seed: int) -> str:
    """Return a bot's move in a position, given as every player sees it. Runs in the worker."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return move_text(BOTS[bot].choose(seen, Random(seed)))


def prepare() -> None:
    """Load what the compiled bots need, which takes a second. Runs in the worker."""
    from assyria.bots.compiled.functions import COMPILED_FUNCTIONS  # Only workers need Numba.
    from assyria.kernel import warm_up

    warm_up(parts=COMPILED_FUNCTIONS)


class BotWorkers:
    """Processes that think for bots, and one process for each local engine."""

    def __init__(self, workers: int = 1, limit: float | None = None, engines: Iterable[str] = ()) -> None:
        """Create the workers. Raises ValueError for an engine that is not `name=command`."""
        self.limit = LIMIT if limit is None else limit
        self.engines = {
            name: Engine(called, self.limit) for name, called in parse_engines(engines, taken=BOTS).items()
        }
        self.workers = Workers("bots", workers, self.limit)
        self._waking: asyncio.Task[None] | None = None

    @property
    def levels(self) -> dict[str, int | None]:
        """The level of each bot that can be put at a table; None for local engines."""
        return {name: bot.level for name, bot in BOTS.items()} | dict.fromkeys(self.engines)

    def wake(self) -> None:
        """Start a worker before a bot is needed, so that its first move does not have to wait."""
        self._waking = self._waking or asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            await self.workers.run(Turn(), prepare)
        except Exception as wrong:
            log.warning("bots not ready", extra={"why": type(wrong).__name__})

    async def choose(
        self, bot: str, state: State, seed: int, game: str = "", version: int = 0, turn: Turn = LIVE
    ) -> str:
        """Return a bot's move; if it fails, any legal move, so that the game continues."""
        seen = view(state)
        legal = [move_text(move) for move in legal_moves(seen)]
        try:
            if bot in self.engines:
                return await self.engines[bot].ask(
                    {
                        "type": "game",
                        "game": game,
                        "version": version,
                        "seat": seen.seat,
                        "position": position_text(seen),
                        "legal": legal,
                    },
                    legal,
                    turn,
                )
            if bot not in BOTS:
                log.warning("no such bot", extra={"bot": bot, "stand_in": STAND_IN})
                bot = STAND_IN
            return await self.workers.run(turn, think, bot, position_text(seen), seed)
        except Exception as wrong:
            why = str(wrong) if isinstance(wrong, EngineFailed) else type(wrong).__name__
            log.warning("bot failed", extra={"bot": bot, "table": game, "why": why})
            return Random(seed).choice(legal)

    def close(self) -> None:
        """End all processes. `wait_closed` waits until they have ended."""
        if self._waking is not None:
            self._waking.cancel()
        for engine in self.engines.values():
            engine.kill()
        self.workers.close()

    async def wait_closed(self) -> None:
        """Wait until all processes have ended."""
        for engine in self.engines.values():
            await engine.wait_closed()
