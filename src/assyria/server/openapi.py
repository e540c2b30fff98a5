"""Answers in the OpenAPI: every success and every problem has its type from the protocol."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from assyria.protocol.problems import Problem, ProblemCode

Responses = dict[int | str, dict[str, Any]]


def problems(*statuses: int) -> Responses:
    """Return the description of problems with these statuses, with the codes they may have."""
    return {
        status: {"model": Problem, "description": "A problem (RFC 9457): " + ", ".join(_codes(status))}
        for status in statuses
    }


def _codes(status: int) -> list[str]:
    return [f"`{code}`" for code in ProblemCode if code.status == status]


PROBLEMS = problems(400, 401, 403, 404, 409, 411, 413, 422, 429, 500, 503)
"""The problems that any request may be answered with."""


def answer(model: Any, status: int = 200) -> Responses:
    """Return the description of an answer that an endpoint encodes itself, and of the usual problems."""
    return {status: {"model": model, "description": "Successful Response"}, **PROBLEMS}


def describe_problems(app: FastAPI) -> None:
    """Give problems their media type in the app's OpenAPI; FastAPI would give them that of all answers."""
    original = app.openapi

    def openapi() -> dict[str, Any]:
        schema = original()
        for methods in schema["paths"].values():
            for about in methods.values():
                for status, response in about["responses"].items():
                    if status[0] in "45" and "content" in response:
                        (schema_of_problem,) = response["content"].values()
                        response["content"] = {"application/problem+json": schema_of_problem}
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
