"""The bot protocol: a stream of one's games as lines of JSON, and moves by POST. Like lichess's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import StreamingResponse

from assyria.record import move_text, position_text
from assyria.rules import legal_moves, view
from assyria.server import models as m
from assyria.server.context import Context, Ctx, Who
from assyria.server.http import ERRORS
from assyria.server.hub import Change, LiveTable
from assyria.server.problems import Problem
from assyria.store import Identity
from assyria.table import Status

router = APIRouter(prefix="/api/bot")

KEEP_ALIVE = 6.0
"""Seconds of silence after which an empty line says that the stream is alive."""


class BotMove(m.Strict):
    seat: m.SeatNumber
    version: m.Version
    move: Annotated[str, Field(max_length=40)]


@router.get("/stream", responses=ERRORS)
async def stream(
    request: Request, who: Who, context: Ctx, cursor: Annotated[str, Query(max_length=4000)] = ""
) -> StreamingResponse:
    """My games, a line of JSON each time something changes in one: `game` lines carry a cursor to resume from."""
    return StreamingResponse(_lines(request, who, context, cursor), media_type="application/x-ndjson")


async def _lines(request: Request, who: Identity, context: Context, cursor: str) -> AsyncIterator[bytes]:
    seen = _parse_cursor(cursor)
    changed: asyncio.Queue[str] = asyncio.Queue(1000)

    def told(live: LiveTable, _: list[Change]) -> None:
        if any(chair.holder == who.id for chair in live.table.chairs) and not changed.full():
            changed.put_nowait(live.id)

    context.hub.on_change.append(told)
    try:
        for found in await context.store.tables_of(who.id):
            if found.status != Status.FINISHED or found.id in seen:
                changed.put_nowait(found.id)
        while not await request.is_disconnected():
            try:
                table_id = await asyncio.wait_for(changed.get(), KEEP_ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            live = await context.hub.get(table_id)
            if seen.get(table_id) == live.table.version:
                continue
            seen[table_id] = live.table.version
            message = game_message(live, who)
            if live.table.status is Status.FINISHED:
                seen.pop(table_id, None)
            yield orjson.dumps({**message, "cursor": _cursor(seen)}) + b"\n"
    finally:
        context.hub.on_change.remove(told)


def _parse_cursor(cursor: str) -> dict[str, int]:
    """`id:version` pairs with commas between them."""
    seen: dict[str, int] = {}
    for part in filter(None, cursor.split(",")):
        table_id, _, version = part.partition(":")
        if not version.isdecimal() or len(version) > 7:
            raise Problem(422, "bad-cursor")
        seen[table_id] = int(version)
    return seen


def _cursor(seen: dict[str, int]) -> str:
    return ",".join(f"{table_id}:{version}" for table_id, version in seen.items())


def game_message(live: LiveTable, who: Identity) -> dict[str, Any]:
    """What a bot needs to decide: the position as any player sees it, in one line, and the legal moves."""
    table, state = live.table, live.table.state
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.holder == who.id]
    to_move = table.mover is not None and table.mover in mine and table.chairs[table.mover].decides
    return {
        "type": "game",
        "game": live.id,
        "version": table.version,
        "status": table.status.value,
        "seats": mine,
        "mover": table.mover,
        "your_move": to_move and table.held is None,
        "confirm": to_move and table.held is not None,
        "position": position_text(view(state)) if state else None,
        "legal": [move_text(move) for move in legal_moves(state)] if state and to_move else [],
        "clock": [round(left, 3) for left in table.clock.left],
        "scores": [player.score for player in state.players] if state else None,
    }


@router.post("/games/{table_id}/move", responses=ERRORS)
async def move(table_id: str, body: BotMove, who: Who, context: Ctx) -> m.Done:
    """Make a move. Sending the same move for the same version again is answered like the first time."""
    context.commands.spend(who.id)
    live = await context.hub.get(table_id)
    try:
        version = await context.hub.command(live, lambda t: t.move(body.seat, who.id, body.move, body.version))
        if live.table.held is not None and live.table.mover == body.seat:
            # A program does not look its turn over: what it sends is final.
            version = await context.hub.command(live, lambda t: t.confirm(body.seat, who.id, t.version))
    except Problem as wrong:
        if wrong.code == "stale" and _was_made(live, body):
            return m.Done(version=live.table.version)
        raise
    return m.Done(version=version)


def _was_made(live: LiveTable, body: BotMove) -> bool:
    """Whether this very move was the first thing that happened after this version."""
    sheet = live.table.sheet
    after = [c for c in live.changes if c.version > body.version and c.kind in ("Moved", "Held", "Confirmed")]
    if sheet is None or not after or after[0].seat != body.seat or after[0].version != body.version + 1:
        return False
    made = sum(c.kind in ("Moved", "Confirmed") for c in live.changes if c.version <= body.version)
    return made < len(sheet.moves) and move_text(sheet.moves[made].move) == body.move
