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
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import PROBLEMS, answer
from assyria.server.routes.replay import accepts_gzip, replay_response
from assyria.study import what_if
from assyria.study.playouts import playout_result
from assyria.table.likeness import mark_of

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.post("/replay/line", response_model=None, responses=answer(Replay))
async def line_replay(body: LineRequest, request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Return a line of a record as a game of its own, step by step. Nothing of it is stored."""
    packed = accepts_gzip(request)
    work = context.engine.work(Owner(who.id, address), records.line_replay, body, packed)
    return replay_response(await while_connected(request, work), packed)


@router.post("/what-if", responses=PROBLEMS)
async def branch(body: BranchRequest, request: Request, who: Who, address: Where, context: Ctx) -> Branch:
    """Return a position of a record to go on from otherwise, with its unseen cards dealt again."""
    secret = secrets.token_bytes(SECRET_BYTES)
    work = context.engine.work(Owner(who.id, address), what_if.branch, body, secret)
    return await while_connected(request, work)


@router.post("/what-if/line", responses=PROBLEMS)
async def played_line(
    body: NewLineRequest, request: Request, who: Who, address: Where, context: Ctx
) -> RecordedLine:
    """Return what was played in an exercise as a line of a record."""
    work = context.engine.work(Owner(who.id, address), records.played_line, body)
    line, marks = await while_connected(request, work)
    await context.positions_in_play.permit(who.id, marks)
    return line


@router.post("/playouts", responses=PROBLEMS)
async def play_out(
    body: PlayoutRequest, request: Request, who: Who, address: Where, context: Ctx
) -> PlayoutResult:
    """Return what games of a position come to that the engine plays for all seats; ask for more to go on."""
    seen, move = what_if.position_to_play_out(body)
    await context.positions_in_play.permit(who.id, [mark_of(seen)])
    playing = context.engine.play_out(seen, move, body.games, context.limits.playouts, Owner(who.id, address))
    return playout_result(await while_connected(request, playing))
