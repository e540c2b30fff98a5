"""The engine's opinion of a position: hints at tables that allow them, and analyses of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.replays import Hint, TableAnalysis
from assyria.server.context import Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.encoding import encode, json_response
from assyria.server.engine.fair_queue import Owner, Priority
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import answer
from assyria.table.likeness import mark_of
from assyria.table.permissions import count_hint, decision_to_analyse, decision_to_hint, finished_game

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.get("/tables/{table_id}/analysis", response_model=None, responses=answer(TableAnalysis))
async def table_analysis(
    table_id: str,
    who: Who,
    address: Where,
    request: Request,
    context: Ctx,
    move: Annotated[int, Query(ge=0, le=100_000)],
) -> Response:
    """Return the engine's analysis of the decision after this number of moves, once the game is over."""
    history = finished_game((await context.host.tables.get(table_id)).table)
    if move > len(history.moves):
        raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
    state = history.at(move)
    seen, quota, owner = decision_to_analyse(state), context.limits.analyses, Owner(who.id, address)
    await context.positions_in_play.permit(who.id, [mark_of(seen)])
    played = history.moves[move].move if move < len(history.moves) else None
    work = context.engine.analyse(seen, quota, Priority.REVIEW, owner, played)
    found = await while_connected(request, work)
    return json_response(encode(TableAnalysis(move=move, seat=state.mover, **found)))


@router.post("/tables/{table_id}/hint", response_model=None, responses=answer(Hint))
async def hint(table_id: str, who: Who, address: Where, request: Request, context: Ctx) -> Response:
    """Return the engine's hint for my decision, at a table that allows hints; it knows what every player knows."""
    live = await context.host.tables.get(table_id)
    seen, version, decision = decision_to_hint(live.table, who.id), live.table.version, live.table.decision
    quota, owner = context.limits.hints, Owner(who.id, address)
    await context.positions_in_play.permit(who.id, [mark_of(seen)], apart_from=live.id)
    found = await while_connected(request, context.engine.analyse(seen, quota, Priority.HINT, owner))
    counted = await context.host.commands.run(live, lambda table: count_hint(table, decision))
    now = counted if live.table.decision == decision else version
    return json_response(encode(Hint(version=now, seat=seen.mover, **found)))
