"""Reviews of whole games in the browser, kept with their tables."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Protocol

from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.record import RecordError, read_record
from assyria.study.estimate import Estimate, estimate_of_json
from assyria.study.review import NothingToReview, put_together, review_tasks
from assyria.study.review_run import ReviewRun

SLICE = 1.0
"""Seconds that a request works on a review before it answers how far it is."""
KEPT = 3
"""Reviews on their way that are remembered."""


class Judge(Protocol):
    """The worker with the strongest bot."""

    async def judge(self, task: dict[str, Any]) -> dict[str, Any]:
        """Return its judgement of a task of a review."""


class ReviewStore(Protocol):
    """The browser's database."""

    async def load_review(self, table: str) -> str | None:
        """Return the review of a table; None if there is none."""

    async def keep_review(self, table: str, review: str) -> None:
        """Keep the review of a table."""


class Reviews:
    """Goes on with a review as long as the page asks for it."""

    def __init__(self, store: ReviewStore, worker: Judge) -> None:
        self._store = store
        self._worker = worker
        self._runs: OrderedDict[bytes, ReviewRun] = OrderedDict()

    async def kept(self, table: str) -> dict[str, Any]:
        """Return the review of a table if there is one: the fields of `protocol.reviews.ReviewProgress`."""
        found = await self._store.load_review(table)
        return {"done": 0, "total": 0, "review": None if found is None else json.loads(found)}

    async def go_on(self, record: bytes, table: str | None = None) -> dict[str, Any]:
        """Work on the review of a record for a while; that of a table is kept. Raises Problem."""
        if table is not None and (kept := await self.kept(table))["review"] is not None:
            return kept
        run = self._run(record)
        try:
            await run.go_on(self._worker.judge, 1, SLICE)
        except Exception:
            raise Problem(ProblemCode.NO_ANALYSIS) from None
        review = None
        if run.done == run.total:
            review = put_together(read_record(record, most_further=None), run.judged)
            if table is not None:
                await self._store.keep_review(table, json.dumps(review))
        return {"done": run.done, "total": run.total, "review": review}

    async def estimate(self, position: str) -> Estimate:
        """Return what can be expected of a position, given as everyone sees it. Raises Problem."""
        try:
            return estimate_of_json(await self._worker.judge({"seen": position}))
        except Exception:
            raise Problem(ProblemCode.NO_ANALYSIS) from None

    def _run(self, record: bytes) -> ReviewRun:
        if record not in self._runs:
            try:
                self._runs[record] = ReviewRun(review_tasks(read_record(record)))
            except RecordError as wrong:
                raise bad_record(wrong) from None
            except NothingToReview:
                raise Problem(ProblemCode.NOTHING_TO_DECIDE) from None
            if len(self._runs) > KEPT:
                self._runs.popitem(last=False)
        self._runs.move_to_end(record)
        return self._runs[record]
