"""Analysis of positions for people, in a process of its own, so that no bot has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from random import Random
from typing import Any

from assyria.bots.analysis_json import analysis_to_json
from assyria.protocol.problems import ProblemCode
from assyria.record import parse_position, position_text
from assyria.rules import View
from assyria.server.limits import RateLimit
from assyria.server.problems import Problem
from assyria.server.workers import Workers

log = logging.getLogger("assyria.analysis")

SECONDS = 1.0
"""Seconds that the engine spends on a position."""
LIMIT = 120.0
"""Seconds after which we give up: the first time the engine is loaded, and on a new machine even compiled."""
KEPT = 500
"""The number of analyses that are kept; one takes some kilobytes."""


def study(position: str, seed: int, seconds: float) -> dict[str, Any]:
    """Return what the engine finds in a position, given as every player sees it. Runs in the worker."""
    # The compiled engine takes a second to load, and the server itself does not need it.
    from assyria.bots.mcts import analyse

    seen = parse_position(position)
    assert isinstance(seen, View)
    return analysis_to_json(analyse(seen, Random(seed), seconds=seconds))


class AnalysisService:
    """Analyses each position once, no matter how many people ask for it."""

    def __init__(self, asked: RateLimit, seconds: float = SECONDS) -> None:
        """Set the limit `asked`: how many analyses that are not known yet one person may ask for."""
        self._asked = asked
        self._seconds = seconds
        self._workers = Workers(1, LIMIT)
        self._found: OrderedDict[str, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def analyse(self, seen: View, who: str) -> dict[str, Any]:
        """Return the engine's analysis: the fields of `protocol.replays.Analysis`. Raises Problem."""
        position = position_text(seen)
        if position not in self._found:
            self._asked.spend(who)
            # The seed follows from what players see, so that an analysis depends on nothing else.
            work = self._workers.run(study, position, zlib.crc32(position.encode()), self._seconds)
            self._found[position] = asyncio.create_task(work)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        self._found.move_to_end(position)
        try:
            # A caller who goes away does not cancel it for the others who wait.
            return await asyncio.shield(self._found[position])
        except Exception as wrong:
            self._found.pop(position, None)
            log.warning("analysis failed", extra={"why": type(wrong).__name__}, exc_info=wrong)
            raise Problem(ProblemCode.NO_ANALYSIS) from None

    def close(self) -> None:
        """Cancel all analyses and end the process."""
        for looking in self._found.values():
            looking.cancel()
        self._workers.close()
