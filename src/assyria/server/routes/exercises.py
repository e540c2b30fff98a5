"""Exercises: positions that people play on from. Nothing of them is stored."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from assyria.protocol.messages import TableMessage
from assyria.protocol.study import ExerciseRequest
from assyria.server.context import Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.encoding import json_response
from assyria.server.fair_queue import Owner
from assyria.server.openapi import answer

router = APIRouter(prefix="/api")


@router.post("/exercise", response_model=None, responses=answer(TableMessage))
async def exercise(body: ExerciseRequest, request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Return the table after my moves from a position on, with the moves of the bots between them."""
    context.limits.exercises.spend(who.id, address)
    played = context.records.exercise(body, Owner(who.id, address))
    return json_response(await while_connected(request, played))
