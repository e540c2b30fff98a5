"""Reviews of whole games, of tables and of records. A client asks again and again until the review is there."""

from __future__ import annotations

from functools import partial
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from assyria.protocol.reviews import ReviewProgress
from assyria.server.context import Context, Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.encoding import encode, json_response
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import answer
from assyria.server.routes.replay import A_RECORD
from assyria.table.messages import record_bytes
from assyria.table.permissions import finished_game

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.get("/tables/{table_id}/review", response_model=None, responses=answer(ReviewProgress))
async def kept_review(table_id: str, context: Ctx) -> Response:
    """Return the review of a finished game if there is one; nothing is begun."""
    finished_game((await context.host.tables.get(table_id)).table)
    return _kept(await context.store.reviews.find(table_id))


@router.post("/tables/{table_id}/review", response_model=None, responses=answer(ReviewProgress))
async def review_table(table_id: str, who: Who, address: Where, request: Request, context: Ctx) -> Response:
    """Go on with the review of a finished game for some seconds. Ask again until it is there; then it is kept."""
    table = (await context.host.tables.get(table_id)).table
    finished_game(table)
    kept = await context.store.reviews.find(table_id)
    if kept is not None:
        return _kept(kept)
    found = await while_connected(request, _go_on(record_bytes(table), Owner(who.id, address), context))
    if found["review"] is not None:
        await context.store.reviews.keep(table_id, encode(found["review"]).decode())
    return json_response(encode(found))


@router.post("/review", response_model=None, responses=answer(ReviewProgress), openapi_extra=A_RECORD)
async def review_record(request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Go on with the review of a record for some seconds. Ask again until it is there. Nothing of it is stored."""
    work = _go_on(await request.body(), Owner(who.id, address), context)
    return json_response(encode(await while_connected(request, work)))


async def _go_on(record: bytes, owner: Owner, context: Context) -> dict[str, Any]:
    permit = partial(context.positions_in_play.permit, owner.person)
    return await context.engine.reviews.go_on(record, context.limits.reviews, owner, permit)


def _kept(review: str | None) -> Response:
    return json_response(encode({"done": 0, "total": 0, "review": review and orjson.Fragment(review)}))
