"""The server itself: health, readiness, metrics, and the list of bots."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from assyria import __version__
from assyria.protocol import PROTOCOL
from assyria.protocol.requests import Health, OwnNetwork, Ready
from assyria.server.limits.addresses import is_from_this_machine
from assyria.server.metrics import metrics_text
from assyria.server.routes.admin import need_operator
from assyria.server.web.asking import Ctx, Where
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.openapi import openapi_response, problems
from assyria.server.web.own_network import own_network
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /health")
async def health(context: Ctx) -> Health:
    """Return that the process is alive, with its edition, protocol and page."""
    return Health(version=__version__, protocol=PROTOCOL, page=context.page)


@served(router, "GET /network")
async def network(request: Request) -> OwnNetwork:
    """Return how others in the network reach this server: at its own machine alone."""
    return await own_network(request)


@served(router, "GET /ready", responses=problems(503))
async def ready(context: Ctx) -> Ready:
    """Return that tables can be played: writes work, maintenance runs, and other processes are heard of."""
    await context.readiness.check()
    return Ready()


@served(router, "GET /metrics")
async def metrics(request: Request, context: Ctx, address: Where) -> Response:
    """Return the metrics for Prometheus: to operators, and to programs on this very machine."""
    if not is_from_this_machine(request):
        await need_operator(request, context, address)
    return Response(metrics_text(), media_type=CONTENT_TYPE_LATEST)


@served(router, "GET /openapi.json")
async def openapi(request: Request) -> Response:
    """Return the OpenAPI of this server."""
    return await openapi_response(request)
