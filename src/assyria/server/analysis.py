"""What a search thinks of a position: hints at tables that allow them, and games that are over looked at again."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from assyria.rules import legal_moves, view
from assyria.server.context import Ctx, Who
from assyria.server.http import ERRORS
from assyria.server.problems import Problem
from assyria.table.messages import may_take_home

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/analysis", responses=ERRORS)
async def table_analysis(
    table_id: str, who: Who, context: Ctx, move: Annotated[int, Query(ge=0, le=100_000)]
) -> dict[str, Any]:
    """What a search thinks of a decision, that after so many moves, once the game is over."""
    live = await context.hub.get(table_id)
    if live.table.history is None or not may_take_home(live.table):
        raise Problem(409, "not-over")
    if move > len(live.table.history.moves):
        raise Problem(422, "no-such-move", last=len(live.table.history.moves))
    state = live.table.history.at(move)
    if len(legal_moves(state)) < 2:
        raise Problem(409, "nothing-to-decide")
    return {"move": move, "seat": state.seat, **await context.analyst.look(view(state), who.id)}


@router.post("/tables/{table_id}/hint", responses=ERRORS)
async def hint(table_id: str, who: Who, context: Ctx) -> dict[str, Any]:
    """What a search would do in my place, at a table that allows hints; it knows what every player knows."""
    live = await context.hub.get(table_id)
    table = live.table
    if table.state is None or table.mover is None or table.held or len(legal_moves(table.state)) < 2:
        raise Problem(409, "nothing-to-decide")
    if table.chairs[table.mover].holder != who.id:
        raise Problem(403, "not-your-seat")
    if not table.options.hints:
        raise Problem(403, "no-hints")
    return {"version": table.version, "seat": table.mover, **await context.analyst.look(view(table.state), who.id)}
