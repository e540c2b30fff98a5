"""The OpenAPI: every success and every problem has its type from the protocol. It is encoded once."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from fastapi import FastAPI, Request
from pydantic import TypeAdapter
from starlette.responses import Response

from assyria.protocol.problems import ProblemBody, ProblemCode
from assyria.server.encoding import json_response
from assyria.server.web.statuses import status_of

Responses = dict[int | str, dict[str, Any]]


def problems(*statuses: int) -> Responses:
    """Return the description of problems with these statuses, with the codes they may have."""
    # By reference: with a model, FastAPI would build a validator for each problem of each endpoint, and a server
    # would take seconds longer to start.
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"content": content, "description": "A problem (RFC 9457): " + ", ".join(_codes(status))}
        for status in statuses
    }


def _codes(status: int) -> list[str]:
    return [f"`{code}`" for code in ProblemCode if status_of(code) == status]


PROBLEMS = problems(400, 401, 403, 404, 409, 411, 413, 422, 429, 500, 503)
"""The problems that any request may be answered with."""


def answer(model: Any, status: int = 200) -> Responses:
    """Return the description of an answer that an endpoint encodes itself, and of the usual problems."""
    return {status: {"model": model, "description": "Successful Response"}, **PROBLEMS}


def describe_problems(app: FastAPI) -> None:
    """Add to the app's OpenAPI the schema that the descriptions of problems refer to."""
    original = app.openapi

    def openapi() -> dict[str, Any]:
        schema = original()
        problem = TypeAdapter(ProblemBody).json_schema(ref_template="#/components/schemas/{model}")
        schema["components"]["schemas"] |= {**problem.pop("$defs", {}), "Problem": problem}
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


async def openapi_response(request: Request) -> Response:
    """Return the OpenAPI of an app. Making it takes most of a second: the first time, in a thread of its own."""
    state, app = request.app.state, request.app
    if not hasattr(state, "openapi"):
        state.openapi = await asyncio.to_thread(lambda: orjson.dumps(app.openapi()))
    return json_response(state.openapi)
