"""Reviews of whole games, judged in processes of their own for as long as somebody asks for them."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from assyria.bots.process import cores
from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.record import RecordError, parse_position, read_record
from assyria.server.engine.asked_once import AskedOnce
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.kept_reviews import KeptReviews
from assyria.server.engine.workers import Workers
from assyria.server.limits import Quota
from assyria.study.estimate import Estimate, estimate_of_json
from assyria.study.review_run import ReviewRun
from assyria.table.likeness import mark_of

log = logging.getLogger("assyria.review")

WORKERS = 2
"""Processes, where there are as many cores."""
LIMIT = 120.0
"""Seconds for one decision after which we give up: the first time the engine is loaded, or even compiled."""
MARK = "mark"
"""The key of a task under which the mark of its position stands."""
SLICE = 3.0
"""Seconds that a request works on a review before it answers how far it is."""
ESTIMATES = 1000
"""Estimates of positions that are kept, of a kilobyte or two: answers to puzzles repeat."""

Permit = Callable[[Sequence[int]], Awaitable[None]]
"""Permits help with positions that have these marks, or raises Problem."""


class ReviewService:
    """Goes on with a review as long as somebody asks for it; who stops asking has cancelled it."""

    def __init__(self, longest_queue: int | None = None) -> None:
        """Set `longest_queue`: how many decisions may wait for the engine."""
        self._workers = Workers("reviews", min(WORKERS, cores()), LIMIT, longest_queue)
        self._kept = KeptReviews()
        self._estimates = AskedOnce[dict[str, Any]](ESTIMATES)

    async def go_on(self, record: bytes, asked: Quota, owner: Owner, permit: Permit) -> dict[str, Any]:
        """Work on the review of a record for a while: the fields of `protocol.reviews.ReviewProgress`.

        `asked` limits the reviews that are begun, and `permit` has to permit its positions. Raises Problem.
        """
        turn = Turn(Priority.REVIEW, (owner,))
        digest = hashlib.sha256(record).hexdigest()
        try:
            run = await self._run(digest, record, asked, owner)
            await permit([task[MARK] for task in run.tasks])
            await run.go_on(lambda task: self._workers.run(turn, judge, task), self._workers.workers, SLICE)
            if run.done < run.total:
                return {"done": run.done, "total": run.total, "review": None}
            review = await self._workers.run(turn, put_together, record, run.judged)
        except* Problem as wrong:
            raise _first(wrong) from None
        except* Exception as wrong:
            log.warning("review failed", extra={"why": type(_first(wrong)).__name__}, exc_info=_first(wrong))
            raise Problem(ProblemCode.NO_ANALYSIS) from None
        return {"done": run.done, "total": run.total, "review": review}

    async def estimate(self, position: str, owner: Owner) -> Estimate:
        """Return what can be expected of a position, given as everyone sees it. Raises Problem."""
        try:
            found = await self._estimates.ask(
                position,
                owner,
                lambda owners: self._workers.run(Turn(Priority.REVIEW, owners), judge, {"seen": position}),
            )
        except Problem:
            raise
        except Exception as wrong:
            log.warning("judging failed", extra={"why": type(wrong).__name__}, exc_info=wrong)
            raise Problem(ProblemCode.NO_ANALYSIS) from None
        return estimate_of_json(found)

    async def _run(self, digest: str, record: bytes, asked: Quota, owner: Owner) -> ReviewRun:
        found = self._kept.find(digest, owner)
        if found is not None:
            return found
        asked.spend(owner.person, owner.address)
        tasks = await self._workers.run(Turn(Priority.REVIEW, (owner,)), list_tasks, record)
        return self._kept.keep(digest, ReviewRun(tasks), owner)

    def close(self) -> None:
        """Cancel all estimates and end the processes."""
        self._estimates.close()
        self._workers.close()


def _first(group: BaseExceptionGroup[Any]) -> BaseException:
    """Return one of several failures."""
    found = group.exceptions[0]
    return _first(found) if isinstance(found, BaseExceptionGroup) else found


# In the worker, which alone loads the compiled engine


def list_tasks(record: bytes) -> list[dict[str, Any]]:
    """Return what has to be judged, with the marks of the positions. Raises Problem."""
    from assyria.study.review import NothingToReview, review_tasks

    try:
        tasks = review_tasks(read_record(record))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    except NothingToReview:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE) from None
    return [{**task, MARK: mark_of(parse_position(task["seen"]))} for task in tasks]


def judge(task: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's judgement of a task."""
    from assyria.study.review import judge_task

    return judge_task(task)


def put_together(record: bytes, judged: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the whole review."""
    from assyria.study import review

    return review.put_together(read_record(record, most_further=None), judged)
