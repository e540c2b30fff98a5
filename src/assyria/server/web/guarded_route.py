"""Endpoints that know what a request costs before its body is read."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
from fastapi import Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.context import context_of
from assyria.server.limits.addresses import address_of
from assyria.server.limits.breadth import check_breadth
from assyria.server.limits.quotas import Quota
from assyria.server.routing import cost_of
from assyria.server.web.asking import (
    check_stranger,
    check_token,
    credential_or_guest,
    identity_or_guest,
    known_identity,
)
from assyria.server.web.statuses import status_of
from assyria.service.endpoint import Cost
from assyria.store import Identity

LARGE = 16_384
"""Every so many bytes of a body weigh as much as an ordinary request."""
BEYOND_LIMITS = (413, 429)
"""The statuses of who asks for too much."""


class SentRequest(Request):
    """A request whose JSON is read as frames are, and once."""

    async def json(self) -> Any:
        if not hasattr(self, "_sent"):
            self._sent = orjson.loads(await self.body())
        return self._sent


class GuardedRoute(APIRoute):
    """An endpoint whose requests wait for their turn, fit and are counted, in this order, before they are read."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        cost = cost_of(next(iter(self.methods or ())), self.path)
        reads_json, needs_identity = self.body_field is not None, _needs_identity(self.dependant)

        async def handle_guarded(request: Request) -> Response:
            # The guard of all requests lets none in that does not say its length.
            length = int(request.headers.get("content-length", "0"))
            try:
                # Nothing keeps an operator out.
                is_operator = context_of(request).people.operators.knows(request.scope)
                if not is_operator:
                    await enter(request, cost.weight and cost.weight + min(length, cost.body) // LARGE)
                if length > cost.body:
                    raise Problem(ProblemCode.TOO_LARGE, largest=cost.body)
                if not is_operator:
                    await _count(request, cost, needs_identity)
                sent = SentRequest(request.scope, request.receive)
                if reads_json:
                    # FastAPI tells of a body that is no JSON, and where.
                    with contextlib.suppress(orjson.JSONDecodeError):
                        check_breadth(await sent.json())
                await check_token(sent)
                await check_stranger(sent)
                return await handle(sent)
            except Problem as problem:
                put_back(request, problem)
                raise

        return handle_guarded


async def enter(connection: HTTPConnection, weight: float) -> None:
    """Wait until the server has time for a request or a socket of this weight. Raises Problem."""
    if weight:
        await context_of(connection).admission.enter(address_of(connection), _person(connection), weight)


def put_back(connection: HTTPConnection, problem: Problem) -> None:
    """Let somebody wait longer, while the server is busy, who was refused since they asked for too much."""
    if status_of(problem.code) in BEYOND_LIMITS:
        context_of(connection).admission.put_back(address_of(connection), _person(connection))


def _person(connection: HTTPConnection) -> str:
    """Return what a connection is signed in with, as it is sent: looking up whose it is would cost too much."""
    return connection.headers.get("authorization") or connection.headers.get("cookie") or ""


async def _count(request: Request, cost: Cost, needs_identity: bool) -> None:
    """Spend the limit of the endpoint. Raises Problem."""
    if cost.limit is None:
        return
    who: Identity | None = None
    if needs_identity:
        who = await identity_or_guest(request)
    else:
        # With a cookie or token that is no good the address counts; the endpoint says so if it matters.
        with contextlib.suppress(Problem):
            who = await known_identity(request)
    limit: Quota = getattr(context_of(request).limits, cost.limit)
    limit.spend(who.id if who else None, address_of(request))


def _needs_identity(dependant: Dependant) -> bool:
    """Return whether an endpoint is for people, so that somebody new becomes a guest."""
    people = credential_or_guest, identity_or_guest
    return dependant.call in people or any(map(_needs_identity, dependant.dependencies))
