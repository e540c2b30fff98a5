"""A whole game, position by position, for clients that show it again."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable, Iterator
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from assyria.record import GameHistory, RecordError, move_text, read_record
from assyria.rules import outcome, view
from assyria.server.coding import accepts
from assyria.server.context import Ctx, Who
from assyria.server.http import ERRORS
from assyria.server.problems import Problem, bad_record
from assyria.table import Table
from assyria.table.messages import event_messages, may_take_home, position_message, record_message, table_message

router = APIRouter(prefix="/api")

ANSWER: dict[int | str, dict[str, Any]] = {**ERRORS, 200: {"content": {"application/json": {}}}}
A_RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/tables/{table_id}/replay", responses=ANSWER)
async def table_replay(table_id: str, request: Request, context: Ctx) -> Response:
    """The game so far, step by step, as everyone saw it; with its record once it is over."""
    live = await context.hub.get(table_id)
    if live.table.history is None:
        raise Problem(409, "not-begun")
    # Of its own, since the table goes on while another thread works.
    table = live.table.copy()
    return await asyncio.to_thread(_packed, lambda: replay_of_table(table), request)


@router.post("/replay", responses=ANSWER, openapi_extra=A_RECORD)
async def record_replay(request: Request, who: Who, context: Ctx) -> Response:
    """A record, step by step. Nothing of it is kept."""
    context.commands.spend(who.id)
    data = await request.body()
    return await asyncio.to_thread(_packed, lambda: replay_of_record(data), request)


def _packed(told: Callable[[], dict[str, Any]], request: Request) -> Response:
    """A game is hundreds of positions that are much alike, so it packs well."""
    body, headers = orjson.dumps(told()), {"Vary": "Accept-Encoding"}
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        body = gzip.compress(body, compresslevel=6)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def replay_of_table(table: Table) -> dict[str, Any]:
    assert table.history is not None
    fair = None
    if table.commitment is not None:
        fair = {"commitment": table.commitment, **({"secret": table.revealed} if table.revealed else {})}
    return {
        **_game(table.history),
        "names": [chair.name or chair.bot or "" for chair in table.chairs],
        "result": table_message(table, time.time())["result"],
        "fair": fair,
        "record": orjson.loads(record_message(table)) if may_take_home(table) else None,
    }


def replay_of_record(data: bytes) -> dict[str, Any]:
    """Raises Problem if it is no record, or not a sound one."""
    try:
        history = read_record(data)
    except RecordError as wrong:
        raise bad_record(wrong) from None
    end = outcome(history.state)
    return {
        **_game(history),
        "names": _names(history),
        "result": {"scores": list(end.scores), "winners": list(end.winners)} if end else None,
        "fair": _fair(history.extra.get("fair")),
        "record": None,
    }


def _names(history: GameHistory) -> list[str]:
    """Names are notes that anyone may have made; none are told unless there is one for every seat."""
    names, players = history.extra.get("names"), history.game.players
    if isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names):
        return names
    return [""] * players


def _fair(promise: object) -> dict[str, str] | None:
    """A promise about the deal, if that is what the note says."""
    if not isinstance(promise, dict) or not isinstance(promise.get("commitment"), str):
        return None
    return {key: promise[key] for key in ("commitment", "secret") if isinstance(promise.get(key), str)}


def _game(history: GameHistory) -> dict[str, Any]:
    game = history.game
    return {
        "players": game.players,
        "board": game.board.name,
        "rules": {"two_player_draft": game.two_player_draft},
        "steps": list(_steps(history)),
    }


def _steps(history: GameHistory) -> Iterator[dict[str, Any]]:
    """The table as it was set up; then each move, in which turn it was made, what it led to, the position then."""
    before = history.at(0)
    for number, (played, events) in enumerate(zip((None, *history.moves), history.story, strict=True)):
        after = history.at(number)
        yield {
            "seat": played.seat if played else None,
            "move": move_text(played.move) if played else None,
            "auto": played is not None and played.extra.get("auto") is True,
            "reign": before.reign,
            "turn": before.turn,
            "position": position_message(view(after)),
            "events": event_messages(events),
        }
        before = after
