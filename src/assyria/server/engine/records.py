"""What is worked out from records and exercises, in the workers: a long game takes a tenth of a second."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.protocol.reviews import Review
from assyria.record import parse_position, read_record
from assyria.study import review
from assyria.study.judging import Judgement
from assyria.study.review import ReviewPlan
from assyria.table.likeness import mark_of


def plan_review(record: bytes) -> tuple[ReviewPlan, list[int]]:
    """Return what has to be judged of a record, and the marks of the positions. Raises Problem."""
    plan = review.plan_review(record)
    return plan, [mark_of(parse_position(task.seen)) for task in plan.tasks]


def whole_review(record: bytes, judged: Sequence[Judgement]) -> Review:
    """Return the review of a record whose tasks are all judged."""
    return review.put_together(read_record(record, most_further=None), judged)
