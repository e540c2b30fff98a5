"""The worker with the compiled code, as tables ask it: whatever goes wrong there, people get a problem."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict

import pytest

from assyria.local.table_worker import BrowserThinker
from assyria.protocol.analyses import Analysis, Candidate, LineMove, SeatChance
from assyria.protocol.coaching import Explanation, WhyCode
from assyria.protocol.problems import Problem
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums
from assyria.study.reasons import why

SUMS = PlayoutSums(1, (1.0, 0.0), ((1, 2), (3, 4)), ((0, 1), (1,)))
ANALYSIS = Analysis(
    network="5d0c0ffe",
    simulations=5,
    seats=[SeatChance(chance=0.5, points=60.5, sources={"huts": 60.5})],
    candidates=[Candidate(move="pass", visits=5, chances=[0.5], points=[60.5], sources={"huts": 60.5})],
    line=[LineMove(seat=0, move="pass")],
    why=Explanation(move="pass", other=None, equals=["wait"], reasons=[]),
)
WHY = why(WhyCode.CAMELS, count=3)
JUDGEMENT = Judgement(
    "pass", Estimate((0.5, 0.5), ((1.0, 2.0), (3.0, 4.0))), Estimate((0.5, 0.5), ((1.0,), (2.0,))), why=[WHY]
)
TASK = ReviewTask("here", "pass", "there")


class JsBots:
    """A worker that says what it was asked, or has ended."""

    def __init__(self, ended: bool = False) -> None:
        self.ended = ended

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        return self._answer([bot, position, seed, game])

    async def analyse(self, position: str, played: str) -> str:
        assert (position, played) in (("here", ""), ("here", "pass"))
        return self._answer(asdict(ANALYSIS))

    async def judge(self, task: str) -> str:
        assert ReviewTask(**json.loads(task)) == TASK
        return self._answer(asdict(JUDGEMENT))

    async def play_out(self, position: str, move: str, number: int) -> str:
        assert (position, move, number) == ("here", "", 100)
        return self._answer(vars(SUMS))

    def _answer(self, answer: object) -> str:
        if self.ended:
            raise OSError("the worker has ended")
        return json.dumps(answer)


def test_texts_and_numbers_alone_travel() -> None:
    async def ask() -> None:
        thinker = BrowserThinker(JsBots())
        assert json.loads(await thinker.think("greedy", "here", 1, "game")) == ["greedy", "here", 1, "game"]
        assert await thinker.analyse("here", None) == await thinker.analyse("here", "pass") == ANALYSIS
        assert await thinker.judge(TASK) == JUDGEMENT
        assert await thinker.play_out("here", None, 100) == SUMS

    asyncio.run(ask())


def test_a_worker_that_fails_is_a_problem() -> None:
    async def ask() -> None:
        thinker = BrowserThinker(JsBots(ended=True))
        for work in (thinker.analyse("here", None), thinker.judge(TASK), thinker.play_out("here", None, 100)):
            with pytest.raises(Problem, match="no-analysis"):
                await work

    asyncio.run(ask())
