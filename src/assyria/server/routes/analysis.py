"""The engine's opinion of a position: hints at tables that allow them, and analyses of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from assyria.protocol.problems import ProblemCode
from assyria.protocol.replays import Hint, TableAnalysis
from assyria.server.context import Ctx, Who
from assyria.server.openapi import PROBLEMS
from assyria.server.problems import Problem
from assyria.table.permissions import decision_to_analyse, decision_to_hint, finished_game

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/analysis", responses=PROBLEMS)
async def table_analysis(
    table_id: str, who: Who, context: Ctx, move: Annotated[int, Query(ge=0, le=100_000)]
) -> TableAnalysis:
    """Return the engine's analysis of the decision after this number of moves, once the game is over."""
    history = finished_game((await context.registry.get(table_id)).table)
    if move > len(history.moves):
        raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
    state = history.at(move)
    found = await context.analysis.analyse(decision_to_analyse(state), who.id)
    return TableAnalysis(move=move, seat=state.mover, **found)


@router.post("/tables/{table_id}/hint", responses=PROBLEMS)
async def hint(table_id: str, who: Who, context: Ctx) -> Hint:
    """Return the engine's hint for my decision, at a table that allows hints; it knows what every player knows."""
    table = (await context.registry.get(table_id)).table
    seen, version = decision_to_hint(table, who.id), table.version
    return Hint(version=version, seat=seen.mover, **await context.analysis.analyse(seen, who.id))
