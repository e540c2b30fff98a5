"""A limit on how much is in a body or a frame, before it is validated."""

from __future__ import annotations

from typing import Any

from assyria.protocol.problems import Problem, ProblemCode

MOST_VALUES = 400
"""Values in one body: twice the moves of a whole game. Each that is wrong would be an error to build."""


def check_breadth(value: Any) -> None:
    """Refuse JSON with more values in its objects and lists than any request has. Raises Problem."""
    left, waiting = MOST_VALUES, [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, (dict, list)):
            left -= len(value)
            if left < 0:
                what = f"at most {MOST_VALUES} values are read"
                raise Problem(ProblemCode.INVALID_REQUEST, errors=[{"where": ["body"], "what": what}])
            waiting += value.values() if isinstance(value, dict) else value
