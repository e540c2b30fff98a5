"""Reviews of whole games in the browser, kept with their tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Protocol

from assyria.protocol.reviews import ReviewProgress
from assyria.record import read_record
from assyria.rules import Seat
from assyria.study.review import plan_review, put_together
from assyria.study.review_run import ReviewRun
from assyria.study.thinker import Thinker

SLICE = 1.0
"""Seconds that a request works on a review before it answers how far it is."""
KEPT = 3
"""Reviews on their way that are remembered."""


class ReviewStore(Protocol):
    """The browser's database."""

    async def load_review(self, table: str) -> str | None:
        """Return the review of a table; None if there is none."""

    async def keep_review(self, table: str, review: str) -> None:
        """Keep the review of a table."""


class Reviews:
    """Goes on with a review as long as the page asks for it."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._runs: OrderedDict[bytes, ReviewRun] = OrderedDict()

    async def go_on(self, record: bytes, first: Collection[Seat]) -> ReviewProgress:
        """Work on the review of a record for a while; these seats come first. Raises Problem."""
        run = self._run(record)
        await run.go_on(self._thinker.judge, 1, SLICE, first)
        if run.done < run.total:
            return run.progress(None, first)
        return run.progress(put_together(read_record(record, most_further=None), run.judged))

    def _run(self, record: bytes) -> ReviewRun:
        if record not in self._runs:
            self._runs[record] = ReviewRun(plan_review(record))
            if len(self._runs) > KEPT:
                self._runs.popitem(last=False)
        self._runs.move_to_end(record)
        return self._runs[record]
