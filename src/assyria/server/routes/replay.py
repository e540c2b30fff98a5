"""A whole game, position by position, for clients that replay it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from assyria.protocol.replays import Replay
from assyria.server.content_encoding import accepts
from assyria.server.context import Ctx, Where, Who, known_identity
from assyria.server.disconnects import while_connected
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import answer
from assyria.table.permissions import begun_game
from assyria.table.replays import game_so_far

router = APIRouter(prefix="/api", route_class=GuardedRoute)

A_RECORD = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}},
}


@router.get("/tables/{table_id}/replay", response_model=None, responses=answer(Replay))
async def table_replay(table_id: str, request: Request, address: Where, context: Ctx) -> Response:
    """Return the game so far, step by step, as everyone saw it; with its record once it is over."""
    who = await known_identity(request)
    live = await context.host.tables.get(table_id)
    begun_game(live.table)
    game, packed = game_so_far(live.table), accepts_gzip(request)
    owner = Owner(who.id if who else address, address)
    work = context.engine.work(owner, records.table_replay, game, packed)
    return replay_response(await while_connected(request, work), packed)


@router.post("/replay", response_model=None, responses=answer(Replay), openapi_extra=A_RECORD)
async def record_replay(request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Return a record, step by step. Nothing of it is stored."""
    data, packed = await request.body(), accepts_gzip(request)
    work = context.engine.work(Owner(who.id, address), records.record_replay, data, packed)
    return replay_response(await while_connected(request, work), packed)


def accepts_gzip(request: Request) -> bool:
    """Return whether the answer may be compressed."""
    return accepts(request.headers.get("accept-encoding", ""), "gzip")


def replay_response(body: bytes, packed: bool) -> Response:
    """Return the response with a replay, which may be compressed."""
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(body, media_type="application/json", headers=headers)
