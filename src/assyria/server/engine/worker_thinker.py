"""The worker processes as a `Thinker`, for somebody's turn."""

from __future__ import annotations

from assyria.bots.engine import LIMIT as MOVE_LIMIT
from assyria.protocol.analyses import Analysis
from assyria.server.engine.fair_queue import Turn
from assyria.server.engine.workers import Workers
from assyria.study import thinking
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums
from assyria.study.thinker import answer_of

LIMIT = 120.0
"""Seconds for an analysis: the first time the engine is loaded, and with Numba on a new machine even compiled."""


class WorkerThinker:
    """Asks the workers when the turn comes up."""

    def __init__(self, workers: Workers, turn: Turn, move_limit: float = MOVE_LIMIT) -> None:
        self._workers = workers
        self._turn = turn
        self._move_limit = move_limit

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        about = bot, position, seed, game
        return await self._workers.run(self._turn, self._move_limit, thinking.think, *about, game=game)

    async def analyse(self, position: str, played: str | None) -> Analysis:
        return await answer_of(self._workers.run(self._turn, LIMIT, thinking.analyse, position, played))

    async def judge(self, task: ReviewTask) -> Judgement:
        return await answer_of(self._workers.run(self._turn, LIMIT, thinking.judge, task))

    async def play_out(self, position: str, move: str | None, number: int) -> PlayoutSums:
        return await answer_of(self._workers.run(self._turn, LIMIT, thinking.play_out, position, move, number))
