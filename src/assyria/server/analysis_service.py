"""Analysis of positions for people, in a process of its own, so that no bot has to wait for it."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Collection, Coroutine
from random import Random
from typing import Any

from assyria.bots.analysis_json import analysis_to_json
from assyria.protocol.problems import Problem, ProblemCode
from assyria.record import move_text, parse_move, parse_position, position_text
from assyria.rules import Move, View
from assyria.server.engine.asked_once import AskedOnce
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.workers import Workers
from assyria.server.limits import Quota

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


class AnalysisService:
    """Analyses each position once, no matter how many people ask for it."""

    def __init__(self, longest_queue: int | None = None, seconds: float = SECONDS) -> None:
        """Set `longest_queue`: how many positions may wait for the engine."""
        self._seconds = seconds
        self.workers = Workers("analysis", 1, LIMIT, longest_queue)
        self._found = AskedOnce[dict[str, Any]](KEPT)

    async def analyse(
        self, seen: View, asked: Quota, priority: Priority, owner: Owner, played: Move | None = None
    ) -> dict[str, Any]:
        """Return the engine's analysis: the fields of `protocol.replays.Analysis`. Raises Problem.

        It looks at what was `played` in any case. `asked` limits the positions that are not known yet. When all
        who asked for a position have gone away before its turn comes, it leaves the queue.
        """
        position = position_text(seen)
        question = position, None if played is None else move_text(played)

        def begin(owners: Collection[Owner]) -> Coroutine[Any, Any, dict[str, Any]]:
            asked.spend(owner.person, owner.address)
            # The seed follows from what players see, so that an analysis depends on nothing else.
            seed = zlib.crc32(position.encode())
            return self.workers.run(Turn(priority, owners), study, *question, seed, self._seconds)

        try:
            return await self._found.ask(question, owner, begin)
        except Problem:
            raise
        except Exception as wrong:
            log.warning("analysis failed", extra={"why": type(wrong).__name__}, exc_info=wrong)
            raise Problem(ProblemCode.NO_ANALYSIS) from None

    def close(self) -> None:
        """Cancel all analyses and end the process."""
        self._found.close()
        self.workers.close()
