"""Errors as RFC 9457 problems: a code for programs, never a sentence to be parsed."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from assyria.record import RecordError
from assyria.table import Denied


class Problem(Exception):
    """Something was refused: an HTTP status, a code, and what else helps."""

    def __init__(self, status: int, code: str, **details: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = details

    def body(self) -> dict[str, Any]:
        return {
            "type": f"urn:assyria:problem:{self.code}",
            "title": self.code,
            "status": self.status,
            **self.details,
        }


def denied(wrong: Denied) -> Problem:
    """What the table refused: a stale version is a conflict, somebody else's seat is forbidden."""
    code = wrong.why.value
    status = {"stale": 409, "not-your-seat": 403, "not-the-owner": 403}.get(code, 422)
    if wrong.reason is None:
        return Problem(status, code)
    return Problem(status, code, reason=wrong.reason.code, rule=wrong.reason.rule)


def bad_record(wrong: RecordError) -> Problem:
    """A record that cannot be: all that a client needs to say what was wrong, where, and what would be right."""
    return Problem(
        422,
        "bad-record",
        fault=wrong.fault.value,
        where=wrong.where,
        found=wrong.found,
        expected=wrong.expected,
        move=wrong.number,
        reason=wrong.reason.code if wrong.reason else None,
        rule=wrong.rule,
    )


def answer(problem: Problem) -> JSONResponse:
    return JSONResponse(problem.body(), problem.status, media_type="application/problem+json")


async def on_problem(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, Problem)
    return answer(wrong)


async def on_http_error(_: Request, wrong: Exception) -> JSONResponse:
    assert isinstance(wrong, HTTPException)
    return answer(Problem(wrong.status_code, f"http-{wrong.status_code}", detail=str(wrong.detail)))


async def on_invalid(_: Request, wrong: Exception) -> JSONResponse:
    """A request that is not what the OpenAPI says: which part, and what was expected."""
    assert isinstance(wrong, RequestValidationError)
    errors = [{"where": [str(part) for part in e["loc"]], "what": e["msg"]} for e in wrong.errors()]
    return answer(Problem(422, "invalid-request", errors=errors))
