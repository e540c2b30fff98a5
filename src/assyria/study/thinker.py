"""Who thinks about positions: worker processes of a server, or a worker of a browser. Both are asked alike."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Protocol, TypeVar

from assyria.protocol.analyses import Analysis
from assyria.protocol.problems import Problem, ProblemCode
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums

log = logging.getLogger("assyria.engine")

Found = TypeVar("Found")


class Thinker(Protocol):
    """Answers questions about positions, which are texts, as every player sees them. Answers are plain data.

    All but `think` raise Problem if there is no answer. `assyria.study.thinking` is what it asks.
    """

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        """Return a bot's move. Whatever it raises, somebody else has to move."""

    async def analyse(self, position: str, played: str | None) -> Analysis:
        """Return an analysis, with what was played among the moves it looks at."""

    async def judge(self, task: ReviewTask) -> Judgement:
        """Return the judgement of a task of a review."""

    async def play_out(self, position: str, move: str | None, number: int) -> PlayoutSums:
        """Return what a part of the games of a position comes to, from this number on."""


async def answer_of(work: Awaitable[Found]) -> Found:
    """Return what a worker answers. Raises Problem, also if the worker hangs, dies or fails."""
    try:
        return await work
    except Problem:
        raise
    except Exception as wrong:
        log.warning("no analysis", extra={"why": type(wrong).__name__}, exc_info=wrong)
        raise Problem(ProblemCode.NO_ANALYSIS) from None


async def estimate_position(thinker: Thinker, position: str) -> Estimate:
    """Return what can be expected of a position. Raises Problem."""
    return (await thinker.judge(ReviewTask(position))).best_value
