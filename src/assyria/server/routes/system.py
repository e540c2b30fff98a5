"""The server itself: health, readiness, metrics, and the list of bots."""

from __future__ import annotations

import time

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from assyria import __version__
from assyria.protocol import PROTOCOL
from assyria.protocol.requests import BotLine, Health, Notice, Ready
from assyria.server.context import Ctx
from assyria.server.openapi import problems

router = APIRouter(prefix="/api")


@router.get("/health")
async def health(context: Ctx) -> Health:
    """Return that the process is alive, with its edition, protocol and page."""
    return Health(version=__version__, protocol=PROTOCOL, page=context.page)


@router.get("/ready", responses=problems(503))
async def ready(context: Ctx) -> Ready:
    """Return that tables can be played: writes work, maintenance runs, and other processes are heard of."""
    await context.readiness.check()
    return Ready()


@router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Return the metrics for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/notice")
async def notice(context: Ctx) -> Notice:
    """Return what the operator tells everyone, and whom the server admits."""
    return context.switches.notice(time.time())


@router.get("/bots")
async def bots(context: Ctx) -> list[BotLine]:
    """Return the bots that can be put at a table."""
    context.bots.wake()
    return [BotLine(name=name, level=level) for name, level in context.bots.offered.items()]
