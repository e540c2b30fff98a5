"""A review on its way: what has been judged, and going on for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence

from assyria.protocol.reviews import Review, ReviewProgress
from assyria.study.judging import Judgement, ReviewTask

Judge = Callable[[ReviewTask], Awaitable[Judgement]]
"""Judges a task somewhere else."""


LOOK_AGAIN = 0.05
"""Seconds between two looks at what another request does."""


class ReviewRun:
    """The tasks of a review and the judgements so far. One asks it to go on until all are there."""

    def __init__(self, tasks: Sequence[ReviewTask], marks: Sequence[int] = ()) -> None:
        """Begin one; `marks` are those of its positions."""
        self.tasks = tasks
        self.marks = marks
        self._judged: dict[int, Judgement] = {}
        self._under_way: set[int] = set()

    @property
    def total(self) -> int:
        return len(self.tasks)

    @property
    def done(self) -> int:
        return len(self._judged)

    def progress(self, review: Review | None) -> ReviewProgress:
        """Return how far it is."""
        return ReviewProgress(done=self.done, total=self.total, review=review)

    @property
    def judged(self) -> list[Judgement]:
        """All judgements, in the order of the tasks; only once all are there."""
        return [self._judged[number] for number in range(self.total)]

    async def go_on(self, judge: Judge, at_once: int, seconds: float) -> None:
        """Judge tasks for so many seconds, some of them at the same time. What was begun is finished.

        Raises what `judge` raises.
        """
        until = time.monotonic() + seconds
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(self._work(judge, until))
        except ExceptionGroup as wrong:
            raise wrong.exceptions[0] from None
        # What is left is in the hands of another request: asking again at once would help nobody.
        while self.done < self.total and time.monotonic() < until:
            await asyncio.sleep(LOOK_AGAIN)

    async def _work(self, judge: Judge, until: float) -> None:
        for number in self._open():
            self._under_way.add(number)
            try:
                self._judged[number] = await judge(self.tasks[number])
            finally:
                self._under_way.discard(number)
            if time.monotonic() >= until:
                return

    def _open(self) -> Iterator[int]:
        """Yield tasks that nobody has taken: another request may work on the same review."""
        for number in range(self.total):
            if number not in self._judged and number not in self._under_way:
                yield number
