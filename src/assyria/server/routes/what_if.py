"""What if: positions of records to go on from otherwise, and positions that the engine plays out.

Records come from the person who asks. A table gives its own only once its game is over.
"""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response

from assyria.protocol.replays import RecordedLine, Replay
from assyria.protocol.what_if import (
    Branch,
    BranchRequest,
    LineRequest,
    NewLineRequest,
    PlayoutRequest,
    PlayoutResult,
)
from assyria.record.fair import SECRET_BYTES
from assyria.server.context import Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import PROBLEMS, answer
from assyria.server.routes.replay import accepts_gzip, replay_response
from assyria.study.playouts import playout_result
from assyria.study.what_if import position_to_play_out
from assyria.table.likeness import mark_of

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.post("/replay/line", response_model=None, responses=answer(Replay))
async def line_replay(body: LineRequest, request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Return a line of a record as a game of its own, step by step. Nothing of it is stored."""
    packed, owner = accepts_gzip(request), Owner(who.id, address)
    found = await while_connected(request, context.records.line_replay(body, packed, owner))
    return replay_response(found, packed)


@router.post("/what-if", responses=PROBLEMS)
async def branch(body: BranchRequest, request: Request, who: Who, address: Where, context: Ctx) -> Branch:
    """Return a position of a record to go on from otherwise, with its unseen cards dealt again."""
    secret, owner = secrets.token_bytes(SECRET_BYTES), Owner(who.id, address)
    return await while_connected(request, context.records.branch(body, secret, owner))


@router.post("/what-if/line", responses=PROBLEMS)
async def played_line(
    body: NewLineRequest, request: Request, who: Who, address: Where, context: Ctx
) -> RecordedLine:
    """Return what was played in an exercise as a line of a record."""
    line, marks = await while_connected(request, context.records.played_line(body, Owner(who.id, address)))
    await context.positions_in_play.permit(who.id, marks)
    return line


@router.post("/playouts", responses=PROBLEMS)
async def play_out(
    body: PlayoutRequest, request: Request, who: Who, address: Where, context: Ctx
) -> PlayoutResult:
    """Return what games of a position come to that the engine plays for all seats; ask for more to go on."""
    seen, move = position_to_play_out(body)
    await context.positions_in_play.permit(who.id, [mark_of(seen)])
    playing = context.playouts.play_out(seen, move, body.games, context.limits.playouts, Owner(who.id, address))
    return playout_result(await while_connected(request, playing))
