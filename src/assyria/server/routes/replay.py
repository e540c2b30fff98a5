"""A whole game, position by position, for clients that replay it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

from fastapi import APIRouter, Request, Response

from assyria.protocol.replays import Replay
from assyria.server.content_encoding import accepts
from assyria.server.context import Ctx, Who
from assyria.server.encoding import encode
from assyria.server.openapi import answer
from assyria.server.replays import replay_of_record, replay_of_table
from assyria.table.permissions import begun_game

router = APIRouter(prefix="/api")

A_RECORD = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}},
}


@router.get("/tables/{table_id}/replay", response_model=None, responses=answer(Replay))
async def table_replay(table_id: str, request: Request, context: Ctx) -> Response:
    """Return the game so far, step by step, as everyone saw it; with its record once it is over."""
    live = await context.registry.get(table_id)
    begun_game(live.table)
    # A copy, since the table changes while another thread works.
    table = live.table.copy()
    return await asyncio.to_thread(_compressed, lambda: replay_of_table(table), request)


@router.post("/replay", response_model=None, responses=answer(Replay), openapi_extra=A_RECORD)
async def record_replay(request: Request, who: Who, context: Ctx) -> Response:
    """Return a record, step by step. Nothing of it is stored."""
    context.commands.spend(who.id)
    data = await request.body()
    return await asyncio.to_thread(_compressed, lambda: replay_of_record(data), request)


def _compressed(replay: Callable[[], Replay], request: Request) -> Response:
    """Return a replay, compressed: a game is hundreds of similar positions."""
    body, headers = encode(replay()), {"Vary": "Accept-Encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        body = gzip.compress(body, compresslevel=6)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
