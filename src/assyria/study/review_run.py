"""A review on its way: what has been judged, and going on for a while.

Those who ask come first. A first look at all of their decisions finds the ones that seem to have cost most, and
those are judged before all others: their story can be told long before the review is there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import replace

from assyria.protocol.coaching import SeatStory
from assyria.protocol.reviews import Review, ReviewProgress
from assyria.rules import Seat
from assyria.study.judged import JudgedMove, judged_move, settle
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.review import ReviewPlan
from assyria.study.stories import story_of

Judge = Callable[[ReviewTask], Awaitable[Judgement]]
"""Judges a task somewhere else."""


LOOK_AGAIN = 0.05
"""Seconds between two looks at what another request does."""


class ReviewRun:
    """The tasks of a review and the judgements so far. One asks it to go on until all are there."""

    def __init__(self, plan: ReviewPlan, marks: Sequence[int] = ()) -> None:
        """Begin one; `marks` are those of its positions."""
        self.marks = marks
        self._plan = plan
        self._judged: dict[int, Judgement] = {}
        self._glanced: dict[int, Judgement] = {}
        self._under_way: set[tuple[int, bool]] = set()

    @property
    def total(self) -> int:
        return len(self._plan.tasks)

    @property
    def _seats(self) -> list[Seat]:
        return sorted({made.seat for made in self._plan.made})

    @property
    def done(self) -> int:
        return len(self._judged)

    def progress(self, review: Review | None, first: Collection[Seat] = ()) -> ReviewProgress:
        """Return how far it is, with the stories so far of the seats that come first."""
        stories = [] if review else [self._story(seat) for seat in sorted(first) or self._seats]
        return ReviewProgress(done=self.done, total=self.total, review=review, stories=stories)

    @property
    def judged(self) -> list[Judgement]:
        """All judgements, in the order of the tasks; only once all are there."""
        return [self._judged[number] for number in range(self.total)]

    async def go_on(self, judge: Judge, at_once: int, seconds: float, first: Collection[Seat] = ()) -> None:
        """Judge tasks for so many seconds, some of them at the same time. What was begun is finished.

        `first` are the seats of who asks; if that is nobody in particular, all come first. Raises what `judge`
        raises.
        """
        until = time.monotonic() + seconds
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(self._work(judge, until, first or self._seats))
        except ExceptionGroup as wrong:
            raise wrong.exceptions[0] from None
        # What is left is in the hands of another request: asking again at once would help nobody.
        while self.done < self.total and time.monotonic() < until:
            await asyncio.sleep(LOOK_AGAIN)

    async def _work(self, judge: Judge, until: float, first: Collection[Seat]) -> None:
        while (taken := next(self._open(first), None)) is not None:
            number, is_glance = taken
            self._under_way.add(taken)
            try:
                task = self._plan.tasks[number]
                found = await judge(replace(task, glance=True) if is_glance else task)
            finally:
                self._under_way.discard(taken)
            (self._glanced if is_glance else self._judged)[number] = found
            if time.monotonic() >= until:
                return

    def _open(self, first: Collection[Seat]) -> Iterator[tuple[int, bool]]:
        """Yield what is to be done next, and whether it is a first look: another request may work on the rest."""
        mine = [number for number, made in enumerate(self._plan.made) if made.seat in first]
        known = self._glanced.keys() | self._judged.keys()
        for number in mine:
            if number not in known and (number, True) not in self._under_way:
                yield number, True
        costly = sorted(mine, key=lambda number: -self._cost(number))
        for number in (*costly, *(number for number in range(self.total) if number not in set(mine))):
            if number not in self._judged and (number, False) not in self._under_way:
                yield number, False

    def _cost(self, number: int) -> float:
        move = self._move(number)
        return move.cost if move else 0.0

    def _move(self, number: int) -> JudgedMove | None:
        """Return a decision by the closest look at it so far, and at what it led to."""
        for judged in (self._judged, self._glanced | self._judged):
            if number in judged:
                move, after = judged_move(self._plan.made[number], judged[number]), judged.get(number + 1)
                return settle(move, after.best_value) if after else move
        return None

    def _story(self, seat: Seat) -> SeatStory:
        plan = self._plan
        chosen = (number for number, made in enumerate(plan.made) if made.seat == seat and made.chosen)
        mine = list(map(self._move, chosen))
        known = [move for move in mine if move is not None]
        # Until all were looked at, others may have cost much more.
        told = known if len(known) == len(mine) else []
        return story_of(seat, told, plan.headlines[seat] if plan.headlines else None)
