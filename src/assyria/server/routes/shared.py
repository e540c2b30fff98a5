"""Endpoints that are answered alike wherever tables are played, as FastAPI has them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from inspect import Parameter, Signature
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Body, Path, Query, Request
from starlette.responses import Response

from assyria.protocol.commands import Command
from assyria.protocol.problems import Problem
from assyria.protocol.values import Limits
from assyria.server.encoding import encode, json_response
from assyria.server.place import ServerCall, ServerPlace
from assyria.server.web.asking import Ctx, Where, Who, known_identity
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.openapi import answer
from assyria.service.endpoint import Endpoint, Home
from assyria.service.endpoints import ENDPOINTS
from assyria.service.place import Encoded
from assyria.store import Identity

A_RECORD = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}},
}


def routes(endpoints: Iterable[Endpoint]) -> APIRouter:
    """Return a router with all endpoints that have a handler."""
    made = APIRouter(prefix="/api", route_class=GuardedRoute)
    for endpoint in endpoints:
        if endpoint.home is Home.EVERYWHERE:
            made.add_api_route(
                endpoint.path,
                _function(endpoint),
                methods=[endpoint.method],
                status_code=endpoint.status,
                response_model=None,
                responses=answer(endpoint.answer, endpoint.status),
                openapi_extra=A_RECORD if endpoint.request is bytes else None,
            )
    return made


def _function(endpoint: Endpoint) -> Any:
    """Return a function with the parameters of an endpoint, which FastAPI reads from requests."""
    handle = endpoint.handle
    assert handle is not None, endpoint.key

    async def answer_request(request: Request, context: Ctx, address: Where, **given: Any) -> Response:
        who = given.pop("who") if endpoint.needs_person else await _somebody(request, endpoint)
        if endpoint.request is bytes:
            given["body"] = await request.body()
        call = ServerCall(request, who, address, context)
        found = await handle(ServerPlace(context), call, **given)
        response = _response(found, endpoint.status)
        if endpoint.file_name:
            name = endpoint.file_name.format(**given)
            response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return response

    parameters = [("request", Request), ("context", Ctx), ("address", Where)]
    parameters += [("who", Who)] if endpoint.needs_person else []
    parameters += [(name, _parameter(endpoint, name)) for name in (*endpoint.in_path, *endpoint.in_query)]
    if endpoint.request is not None and endpoint.request is not bytes:
        parameters.append(("body", _body(endpoint.request)))
    answer_request.__signature__ = Signature(  # type: ignore[attr-defined]
        [
            Parameter(
                name,
                Parameter.KEYWORD_ONLY,
                annotation=hint,
                default=endpoint.defaults.get(name, Parameter.empty),
            )
            for name, hint in parameters
        ]
    )
    answer_request.__name__, answer_request.__doc__ = handle.__name__, handle.__doc__
    return answer_request


async def _somebody(request: Request, endpoint: Endpoint) -> Identity | None:
    """Return who asks, where nobody has to be known: then a cookie or token that is no good does not matter."""
    if not endpoint.open:
        with contextlib.suppress(Problem):
            return await known_identity(request)
    return None


def _body(kind: Any) -> Any:
    # A command says by its type which one it is.
    return Annotated[kind, Body(discriminator="type")] if kind == Command else kind


def _parameter(endpoint: Endpoint, name: str) -> Any:
    """Return the type of a parameter with its limits as FastAPI knows them: texts of numbers are let in."""
    hint = endpoint.parameters.get(name, str)
    kind, *extras = get_args(hint) or (hint,)
    limits = next((extra for extra in extras if isinstance(extra, Limits)), Limits())
    where = Path if name in endpoint.in_path else Query
    return Annotated[kind, where(ge=limits.at_least, le=limits.at_most)]


def _response(found: Any, status: int) -> Response:
    """Return the response with an answer, encoded or not."""
    if not isinstance(found, Encoded):
        return json_response(encode(found), status)
    response = json_response(found.body, status)
    response.headers["Vary"] = "Accept-Encoding"
    if found.compressed:
        response.headers["Content-Encoding"] = "gzip"
    return response


router = routes(ENDPOINTS)
