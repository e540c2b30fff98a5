"""Handlers of endpoints that only a server answers: where and how is said by the table of endpoints."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, TypeVar, get_type_hints

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from assyria.server.routing import API
from assyria.server.web.openapi import PROBLEMS, Responses, answer
from assyria.service.endpoint import Home
from assyria.service.endpoints import find

Handler = TypeVar("Handler", bound=Callable[..., Any])


def served(
    router: APIRouter,
    key: str,
    responses: Responses | None = None,
    response_class: type[Response] = JSONResponse,
) -> Callable[[Handler], Handler]:
    """Let a function answer an endpoint of the table, given by method and path."""
    endpoint = find(key)
    assert endpoint is not None, key
    assert endpoint.home is Home.SERVER, key

    def serve(handler: Handler) -> Handler:
        found = get_type_hints(handler)["return"]
        encodes = isinstance(found, type) and issubclass(found, Response)
        usual = answer(endpoint.answer, endpoint.status) if encodes and not endpoint.hidden else PROBLEMS
        router.add_api_route(
            API + endpoint.path,
            handler,
            methods=[endpoint.method],
            status_code=endpoint.status,
            include_in_schema=not endpoint.hidden,
            responses=responses or usual,
            response_model=None if encodes or found is NoneType else found,
            response_class=response_class,
        )
        return handler

    return serve
