"""The costs and gains of a decision, for clients without a socket."""

from __future__ import annotations

from fastapi import APIRouter, Response

from assyria.protocol.messages import PreviewMessage
from assyria.server.context import Ctx
from assyria.server.encoding import json_response
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import answer

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.get("/tables/{table_id}/preview", response_model=None, responses=answer(PreviewMessage))
async def table_preview(table_id: str, context: Ctx) -> Response:
    """Return what the seat to decide can do, what each choice costs and gains, and why others are refused."""
    return json_response(context.host.watching.preview(await context.host.tables.get(table_id)))
