"""Bots at tables: they think in other processes, with a time limit. If one fails, a stand-in moves for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from random import Random

from assyria.bots import BOTS, BotFailed, Failure, FailureCode
from assyria.bots.bot import SEED_BITS
from assyria.bots.capsule import write_capsule
from assyria.bots.engine import LIMIT
from assyria.bots.failure import describe_error
from assyria.bots.spec import SHIPPED
from assyria.bots.stand_in import RETIRED_AFTER
from assyria.host.ports import Chosen
from assyria.protocol.options import STAND_IN
from assyria.record import move_text, position_text
from assyria.rules import State, View, legal_moves, view
from assyria.server.engine import worker_thinker
from assyria.server.engine.fair_queue import Turn
from assyria.server.engine.foreign_bot import ForeignBot
from assyria.server.engine.named_bots import parse_bots
from assyria.server.engine.workers import Workers
from assyria.study.thinking import prepare

log = logging.getLogger("assyria.bots")

LIVE = Turn()
MOST_COUNTED = 10_000
"""Seats of games whose failures are counted; the one that failed longest ago is forgotten first."""


class Bots:
    """Those that ship with the game think in the workers, each other one in a process of its own."""

    def __init__(
        self,
        workers: Workers,
        limit: float = LIMIT,
        bots: Iterable[str] = (),
        failures: Path | None = None,
    ) -> None:
        """Create them. `bots` are `NAME=BOT`, `failures` is the folder for capsules. Raises ValueError."""
        self.limit = limit
        self._workers = workers
        self._shipped = {name: SHIPPED[name] for name in BOTS}
        self._foreign: dict[str, ForeignBot] = {}
        for name, spec in parse_bots(bots, self.limit).items():
            if spec.ships:
                self._shipped[name] = spec
            else:
                self._foreign[name] = ForeignBot(name, spec, self.limit)
        self._failures = failures
        self._failed: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._waking: asyncio.Task[None] | None = None

    @property
    def names(self) -> list[str]:
        """The bots that can be put at a table."""
        return [*self._shipped, *self._foreign]

    @property
    def offered(self) -> dict[str, int | None]:
        """The bots that people choose among, with their levels; None for those that the operator named."""
        levels = {name: spec.load().level for name, spec in self._shipped.items()}
        hidden = [name for name, bot in BOTS.items() if bot.level is None]
        return {name: levels[name] for name in levels if name not in hidden} | dict.fromkeys(self._foreign)

    def wake(self) -> None:
        """Start a worker before a bot is needed, so that its first move does not have to wait."""
        self._waking = self._waking or asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            await self._workers.run(LIVE, self.limit, prepare)
        except Exception as wrong:
            log.warning("bots not ready", extra={"why": type(wrong).__name__})

    async def choose(
        self, bot: str, state: State, seed: int, game: str = "", version: int = 0, turn: Turn = LIVE
    ) -> Chosen:
        """Return a bot's move; if it fails, that of a stand-in, so that the game continues.

        `turn` says for whom it thinks.
        """
        seen = view(state)
        seat = game, seen.mover
        if game and self._failed.get(seat, 0) >= RETIRED_AFTER:
            return Chosen(await self._stand_in(seen, seed, turn), FailureCode.RETIRED)
        try:
            if bot in self._foreign:
                return Chosen(await self._foreign[bot].choose(seen, seed, game, version, turn))
            spec = self._shipped.get(bot) or SHIPPED.get(bot)
            if spec is None:
                log.warning("no such bot", extra={"bot": bot, "table": game})
                return Chosen(await self._stand_in(seen, seed, turn), FailureCode.NO_SUCH_BOT)
            return Chosen(await self._think(spec.name, seen, seed, game, turn))
        except Exception as wrong:
            failure = replace(_failure(wrong, seen, seed, self.limit), bot=bot, game=game)
            await self._report(failure, seat)
            return Chosen(await self._stand_in(seen, seed, turn), failure.code)

    async def _think(self, bot: str, seen: View, seed: int, game: str, turn: Turn) -> str:
        thinker = worker_thinker.WorkerThinker(self._workers, turn, self.limit)
        return await thinker.think(bot, position_text(seen), seed, game)

    async def _report(self, failure: Failure, seat: tuple[str, int]) -> None:
        """Count and log a failure, and write its capsule."""
        count = self._failed.pop(seat, 0) + 1
        self._failed[seat] = count
        if len(self._failed) > MOST_COUNTED:
            self._failed.popitem(last=False)
        told = {"bot": failure.bot, "table": failure.game, "why": failure.code.value}
        if self._failures is not None:
            try:
                told["file"] = str(await asyncio.to_thread(write_capsule, failure, self._failures))
            except OSError as wrong:
                told["file"] = f"not written: {wrong.strerror}"
        log.warning("bot failed", extra=told)
        if count == RETIRED_AFTER:
            log.warning("bot retired for this game", extra={"bot": failure.bot, "table": failure.game})

    async def _stand_in(self, seen: View, seed: int, turn: Turn) -> str:
        """Return the stand-in's move; if no worker answers, any legal one."""
        try:
            return await self._think(STAND_IN, seen, seed, "", turn)
        except Exception as wrong:
            log.warning("stand-in failed", extra={"why": type(wrong).__name__})
            return move_text(Random(seed).choice(legal_moves(seen)))

    async def close(self) -> None:
        """End the processes of bots that do not ship with the game, and wait until they have ended."""
        if self._waking is not None:
            self._waking.cancel()
        for foreign in self._foreign.values():
            foreign.kill()
        for foreign in self._foreign.values():
            await asyncio.to_thread(foreign.close)


def _failure(wrong: Exception, seen: View, seed: int, limit: float) -> Failure:
    """Return what is known about a failure."""
    if isinstance(wrong, BotFailed):
        return wrong.failure
    code, why = FailureCode.RAISED, describe_error(wrong)
    if isinstance(wrong, TimeoutError):
        code, why = FailureCode.TOO_SLOW, f"no answer in {limit:g} s"
    elif isinstance(wrong, BrokenProcessPool):
        code, why = FailureCode.ENDED, "its worker process ended"
    position, decision = position_text(seen), Random(seed).getrandbits(SEED_BITS)
    return Failure("", code, why, "", seen.mover, position, decision, seconds=limit)
