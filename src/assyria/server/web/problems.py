"""Errors as RFC 9457 problems: a code for programs, never a sentence to parse."""

from __future__ import annotations

import math
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import address_of
from assyria.server.web.refusal_log import log_refusal
from assyria.server.web.statuses import status_of

MOST_ERRORS = 20
"""The most errors of one request that are named: an answer is never much longer than the question."""
LONGEST_PART = 40
"""Characters of an unknown key that are told again."""
LONGEST_WHAT = 600
"""Characters of one error: some repeat what was sent."""

HTTP_CODES = {404: ProblemCode.NOT_FOUND, 405: ProblemCode.METHOD_NOT_ALLOWED}


def invalid(wrong: ValidationError | RequestValidationError) -> Problem:
    """Return which part of a request does not match the OpenAPI, and what was expected."""
    found = wrong.errors()[:MOST_ERRORS]
    errors = [
        {"where": [str(part)[:LONGEST_PART] for part in e["loc"]], "what": e["msg"][:LONGEST_WHAT]} for e in found
    ]
    return Problem(ProblemCode.INVALID_REQUEST, errors=errors)


def problem_body(problem: Problem, status: int | None = None) -> dict[str, Any]:
    """Return a problem as plain data: `protocol.problems.ProblemBody`."""
    return {**problem.body(), "status": status or status_of(problem.code)}


def problem_response(problem: Problem, status: int | None = None) -> JSONResponse:
    """Return a problem as an HTTP response, with the time to wait as a header, too."""
    wait = problem.details.get("retry_after")
    headers = {} if wait is None else {"Retry-After": str(math.ceil(wait))}
    body = problem_body(problem, status)
    return JSONResponse(body, body["status"], headers, media_type="application/problem+json")


async def on_problem(request: Request, wrong: Exception) -> JSONResponse:
    """Answer with the problem that was raised."""
    assert isinstance(wrong, Problem)
    log_refusal(wrong, address_of(request))
    return problem_response(wrong)


async def on_http_error(_: Request, wrong: Exception) -> JSONResponse:
    """Answer with an error of HTTP itself, such as a path that does not exist."""
    assert isinstance(wrong, HTTPException)
    code = HTTP_CODES.get(wrong.status_code)
    if code is not None:
        return problem_response(Problem(code))
    return problem_response(Problem(ProblemCode.HTTP_ERROR, detail=str(wrong.detail)), wrong.status_code)


async def on_invalid(_: Request, wrong: Exception) -> JSONResponse:
    """Answer with what is wrong in a request."""
    assert isinstance(wrong, RequestValidationError)
    return problem_response(invalid(wrong))


async def on_disconnect(_: Request, __: Exception) -> JSONResponse:
    """Answer a request whose body did not arrive; mostly nobody is there to read it."""
    return problem_response(Problem(ProblemCode.TOO_SLOW))


async def on_unavailable(_: Request, __: Exception) -> JSONResponse:
    """Answer that the store is unavailable."""
    return problem_response(Problem(ProblemCode.STORE_UNAVAILABLE))


async def on_damaged(_: Request, __: Exception) -> JSONResponse:
    """Answer that a table's ledger is damaged."""
    return problem_response(Problem(ProblemCode.TABLE_DAMAGED))


async def on_bug(_: Request, __: Exception) -> JSONResponse:
    """Answer that we made a mistake, without details; those are logged."""
    return problem_response(Problem(ProblemCode.INTERNAL_ERROR))
