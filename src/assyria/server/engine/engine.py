"""The engine: all work that takes longer than an event loop may, for bots, people who learn, and records."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from assyria.bots.engine import LIMIT
from assyria.bots.process import cores
from assyria.protocol.analyses import Analysis
from assyria.record import move_text, position_text
from assyria.rules import Move, View
from assyria.server.engine.asked_once import AskedOnce
from assyria.server.engine.bots import Bots
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.reviews import Reviews
from assyria.server.engine.worker_thinker import WorkerThinker
from assyria.server.engine.workers import Workers
from assyria.server.limits.quotas import Quota
from assyria.study.estimate import Estimate
from assyria.study.playouts import KnownPlayouts, PlayoutSums
from assyria.study.thinker import Thinker, estimate_position

FEWEST = len(Priority)
"""Processes, so that each priority has one that no less urgent one can keep for long."""
RECORD_LIMIT = 30.0
"""Seconds for work on a record."""
ANALYSES = 500
"""Analyses that are kept, of some kilobytes."""
ESTIMATES = 1000
"""Estimates of positions that are kept, of a kilobyte or two: answers to puzzles repeat."""

Found = TypeVar("Found")
About = TypeVarTuple("About")


class Engine:
    """One pool of processes with one queue. A question that several people ask is worked on once."""

    def __init__(
        self,
        workers: int | None = None,
        longest_queue: int | None = None,
        bots: Iterable[str] = (),
        move_limit: float = LIMIT,
        failures: Path | None = None,
    ) -> None:
        """Create it with so many processes, by default as many as can use all cores for the least urgent work.

        `longest_queue` is how much may wait, but for bots' moves. The rest is as `Bots` has it.
        """
        self.workers = Workers("engine", max(FEWEST, workers or cores() + FEWEST - 1), longest_queue)
        self.bots = Bots(self.workers, move_limit, bots, failures)
        self.reviews = Reviews(self.workers)
        self._analyses = AskedOnce[Analysis](ANALYSES)
        self._estimates = AskedOnce[Estimate](ESTIMATES)
        self._playouts = KnownPlayouts()

    def thinker(self, turn: Turn) -> Thinker:
        """Return who thinks when a turn comes up."""
        return WorkerThinker(self.workers, turn)

    async def analyse(
        self, seen: View, asked: Quota, priority: Priority, owner: Owner, played: Move | None = None
    ) -> Analysis:
        """Return an analysis. Raises Problem.

        It looks at what was `played` in any case. `asked` limits the positions that are not known yet. When all
        who asked for a position have gone away before its turn comes, it leaves the queue.
        """
        question = position_text(seen), None if played is None else move_text(played)

        def begin(owners: Collection[Owner]) -> Coroutine[Any, Any, Analysis]:
            asked.spend(owner.person, owner.address)
            return self.thinker(Turn(priority, owners)).analyse(*question)

        return await self._analyses.ask(question, owner, begin)

    async def estimate(self, position: str, owner: Owner) -> Estimate:
        """Return what can be expected of a position, given as everyone sees it. Raises Problem."""

        def begin(owners: Collection[Owner]) -> Coroutine[Any, Any, Estimate]:
            return estimate_position(self.thinker(Turn(Priority.REVIEW, owners)), position)

        return await self._estimates.ask(position, owner, begin)

    async def play_out(self, seen: View, move: Move | None, games: int, asked: Quota, owner: Owner) -> PlayoutSums:
        """Return what so many games of a position come to. Raises Problem.

        `asked` limits the parts that are not known yet. Others come in between two parts.
        """
        position, first = position_text(seen), None if move is None else move_text(move)
        thinker = self.thinker(Turn(Priority.REVIEW, (owner,)))

        async def more(number: int) -> PlayoutSums:
            asked.spend(owner.person, owner.address)
            return await thinker.play_out(position, first, number)

        return await self._playouts.at_least(position, first, games, more)

    async def work(
        self,
        owner: Owner,
        work: Callable[[*About], Found],
        *about: *About,
        priority: Priority = Priority.REVIEW,
    ) -> Found:
        """Return the result of work on a record. Raises what it raises."""
        return await self.workers.run(Turn(priority, (owner,), brief=True), RECORD_LIMIT, work, *about)

    async def close(self) -> None:
        """Cancel all work, and end all processes."""
        self._analyses.close()
        self._estimates.close()
        self.workers.close()
        await self.bots.close()
