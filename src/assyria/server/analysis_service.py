"""Analysis of positions for people, in a process of its own, so that no bot has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from assyria.bots.analysis_json import analysis_to_json
from assyria.protocol.problems import ProblemCode
from assyria.record import move_text, parse_move, parse_position, position_text
from assyria.rules import Move, View
from assyria.server.fair_queue import Owner, Priority, Turn
from assyria.server.limits import Quota
from assyria.server.workers import Workers
from assyria.table.problem import Problem

log = logging.getLogger("assyria.analysis")

SECONDS = 1.0
"""Seconds that the engine spends on a position."""
LIMIT = 120.0
"""Seconds after which we give up: the first time the engine is loaded, and on a new machine even compiled."""
KEPT = 500
"""The number of analyses that are kept; one takes some kilobytes."""


def study(position: str, played: str | None, seed: int, seconds: float) -> dict[str, Any]:
    """Return what the engine finds in a position, given as every player sees it. Runs in the worker."""
    # The compiled engine takes a second to load, and the server itself does not need it.
    from assyria.bots.budget import Budget
    from assyria.bots.champion import THREADS
    from assyria.bots.comparison import analyse_and_compare

    seen = parse_position(position)
    assert isinstance(seen, View)
    move = None if played is None else parse_move(played, seen.game.board)
    return analysis_to_json(analyse_and_compare(seen, Random(seed), Budget(None, seconds), THREADS, move))


class _Question(NamedTuple):
    """What is analysed."""

    position: str
    played: str | None


@dataclass(eq=False)
class _Analysis:
    """A position that is being analysed or was, and how many people wait for it."""

    task: asyncio.Task[dict[str, Any]]
    waiting: int = 0


class AnalysisService:
    """Analyses each position once, no matter how many people ask for it."""

    def __init__(self, longest_queue: int | None = None, seconds: float = SECONDS) -> None:
        """Set `longest_queue`: how many positions may wait for the engine."""
        self._seconds = seconds
        self.workers = Workers("analysis", 1, LIMIT, longest_queue)
        self._found: OrderedDict[_Question, _Analysis] = OrderedDict()

    async def analyse(
        self, seen: View, asked: Quota, priority: Priority, owner: Owner, played: Move | None = None
    ) -> dict[str, Any]:
        """Return the engine's analysis: the fields of `protocol.replays.Analysis`. Raises Problem.

        It looks at what was `played` in any case. `asked` limits the positions that are not known yet. When all
        who asked for a position have gone away before its turn comes, it leaves the queue.
        """
        position = position_text(seen)
        question = _Question(position, None if played is None else move_text(played))
        if question not in self._found:
            asked.spend(owner.person, owner.address)
            # The seed follows from what players see, so that an analysis depends on nothing else.
            seed = zlib.crc32(position.encode())
            work = self.workers.run(Turn(priority, (owner,)), study, *question, seed, self._seconds)
            self._found[question] = _Analysis(asyncio.create_task(work))
            if len(self._found) > KEPT:
                self._forget_oldest()
        self._found.move_to_end(question)
        found = self._found[question]
        found.waiting += 1
        try:
            # A caller who goes away does not cancel it for the others who wait.
            return await asyncio.shield(found.task)
        except Problem:
            self._forget(question, found)
            raise
        except Exception as wrong:
            self._forget(question, found)
            log.warning("analysis failed", extra={"why": type(wrong).__name__}, exc_info=wrong)
            raise Problem(ProblemCode.NO_ANALYSIS) from None
        finally:
            found.waiting -= 1
            if not found.waiting and not found.task.done():
                self._forget(question, found)
                found.task.cancel()

    def _forget(self, question: _Question, found: _Analysis) -> None:
        if self._found.get(question) is found:
            del self._found[question]

    def _forget_oldest(self) -> None:
        """Forget the analysis that was asked for longest ago, unless somebody waits for it."""
        oldest = next((one for one, found in self._found.items() if found.task.done()), None)
        if oldest is not None:
            del self._found[oldest]

    def close(self) -> None:
        """Cancel all analyses and end the process."""
        for found in self._found.values():
            found.task.cancel()
        self.workers.close()
