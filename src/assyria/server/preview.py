"""What the decision at a table would bring, for clients that have no rules of their own."""

from __future__ import annotations

from typing import Any, get_args

import orjson
from fastapi import APIRouter, Response

from assyria.preview import predict_gain, preview
from assyria.record import move_text
from assyria.rules import Move, ScoreBreakdown, view
from assyria.server.context import Ctx
from assyria.server.http import ERRORS
from assyria.server.problems import Problem
from assyria.table import Table

router = APIRouter(prefix="/api")

MOVES = get_args(Move)


@router.get("/tables/{table_id}/preview", responses={**ERRORS, 200: {"content": {"application/json": {}}}})
async def table_preview(table_id: str, context: Ctx) -> Response:
    """What the seat that is to decide can do and what that brings; what it cannot do, and why."""
    live = await context.hub.get(table_id)
    return Response(preview_message(live.table), media_type="application/json")


def preview_message(table: Table) -> bytes:
    """The preview as JSON. Raises Problem if nobody is to decide."""
    if table.state is None or table.mover is None:
        raise Problem(409, "nothing-to-decide")
    seen = view(table.state)
    held = predict_gain(seen, table.held) if table.held else None
    message = {"version": table.version, **vars(preview(seen)), "held": held}
    return orjson.dumps(message, default=_plain, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def _plain(value: Any) -> Any:
    if isinstance(value, ScoreBreakdown):
        return value._asdict()
    return move_text(value) if isinstance(value, MOVES) else vars(value)
