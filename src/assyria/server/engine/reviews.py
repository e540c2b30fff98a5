"""Reviews of whole games, judged for as long as somebody asks for them; who stops asking has cancelled them."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Collection, Sequence

from assyria.protocol.reviews import ReviewProgress
from assyria.rules import Seat
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.kept_reviews import KeptReviews
from assyria.server.engine.worker_thinker import LIMIT, WorkerThinker
from assyria.server.engine.workers import Workers
from assyria.server.limits.quotas import Quota
from assyria.study.review_run import ReviewRun
from assyria.study.thinker import answer_of

AT_ONCE = 2
"""Decisions of one review that are judged at the same time."""
SLICE = 3.0
"""Seconds that a request works on a review before it answers how far it is."""

Permit = Callable[[Sequence[int]], Awaitable[None]]
"""Permits help with positions that have these marks, or raises Problem."""


class Reviews:
    """Goes on with reviews, and keeps those that are on their way."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept = KeptReviews()

    async def go_on(
        self, record: bytes, first: Collection[Seat], asked: Quota, owner: Owner, permit: Permit
    ) -> ReviewProgress:
        """Work on the review of a record for a while; these seats come first.

        `asked` limits the reviews that are begun, and `permit` has to permit its positions. Raises Problem.
        """
        turn, digest = Turn(Priority.REVIEW, (owner,)), hashlib.sha256(record).hexdigest()
        run = self._kept.find(digest, owner)
        if run is None:
            asked.spend(owner.person, owner.address)
            plan, marks = await answer_of(self._workers.run(turn, LIMIT, records.plan_review, record))
            run = self._kept.keep(digest, ReviewRun(plan, marks), owner)
        await permit(run.marks)
        await run.go_on(WorkerThinker(self._workers, turn).judge, AT_ONCE, SLICE, first)
        if run.done < run.total:
            return run.progress(None, first)
        work = self._workers.run(turn, LIMIT, records.whole_review, record, run.judged)
        return run.progress(await answer_of(work))
