"""What is worked out from records and exercises, in the workers: a long game takes a tenth of a second."""

from __future__ import annotations

from typing import Any

from assyria.record import parse_position, read_record
from assyria.study import review
from assyria.table.likeness import mark_of

MARK = "mark"
"""The key of a task of a review under which the mark of its position stands."""


def review_tasks(record: bytes) -> list[dict[str, Any]]:
    """Return what has to be judged of a record, with the marks of the positions. Raises Problem."""
    return [{**task, MARK: mark_of(parse_position(task["seen"]))} for task in review.record_tasks(record)]


def whole_review(record: bytes, judged: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the review of a record whose tasks are all judged."""
    return review.put_together(read_record(record, most_further=None), judged)
