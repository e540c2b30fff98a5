"""Refusals as RFC 9457 problems: a code for programs, never a sentence to parse."""

from __future__ import annotations

from typing import Any

from assyria.protocol.problems import ProblemCode
from assyria.record import RecordError
from assyria.table.denied import Denied


class Problem(Exception):
    """A refusal: a code, its HTTP status, and details."""

    def __init__(self, code: ProblemCode, status: int | None = None, **details: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.status = code.status if status is None else status
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        # Workers raise problems, which then travel between processes.
        return _problem, (self.code, self.status, self.details)

    def body(self) -> dict[str, Any]:
        """Return the problem as plain data: `protocol.problems.Problem`."""
        return {
            "type": f"urn:assyria:problem:{self.code}",
            "title": self.code.value,
            "status": self.status,
            **self.details,
        }


def _problem(code: ProblemCode, status: int, details: dict[str, Any]) -> Problem:
    return Problem(code, status, **details)


def denied(wrong: Denied) -> Problem:
    """Return a table's refusal as a problem."""
    if wrong.reason is None:
        return Problem(wrong.code)
    return Problem(wrong.code, reason=wrong.reason.code, rule=wrong.reason.rule)


def bad_record(wrong: RecordError) -> Problem:
    """Return why a record is refused: what is wrong, where, and what would be right."""
    return Problem(
        ProblemCode.BAD_RECORD,
        fault=wrong.fault.value,
        line=wrong.line or None,
        where=wrong.where,
        found=wrong.found,
        expected=wrong.expected,
        move=wrong.number,
        reason=wrong.reason.code if wrong.reason else None,
        rule=wrong.rule,
    )
