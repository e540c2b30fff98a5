"""A WebSocket per table: the table on connect, then every change, with versions to resume from."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from assyria.server import models as m
from assyria.server.commands import decision
from assyria.server.context import Context, context_of, known
from assyria.server.hub import LiveTable, Watcher
from assyria.server.problems import Problem
from assyria.store import Identity, Unavailable

router = APIRouter()
log = logging.getLogger("assyria.socket")

LARGEST_FRAME = 4096
COMMAND: TypeAdapter[m.Command] = TypeAdapter(m.Command)

COME_BACK, FORBIDDEN, NO_TABLE, NOT_NOW = 4000, 4403, 4404, 4503


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Anyone may watch; who holds a seat may act."""
    from assyria.server.app import same_origin

    if not same_origin(dict(socket.headers)):
        await socket.close(FORBIDDEN, "other-origin")
        return
    context = context_of(socket)
    try:
        who = await known(socket)
        live = await context.hub.get(table_id)
        # Who comes from another process may have seen more than this one has heard of yet.
        await context.hub.catch_up(live)
    except Problem as wrong:
        await socket.accept()
        await socket.close({404: NO_TABLE, 401: FORBIDDEN}.get(wrong.status, NOT_NOW), wrong.code)
        return
    except Unavailable:
        await socket.accept()
        await socket.close(NOT_NOW, "store-unavailable")
        return
    await socket.accept()
    watcher = context.hub.watch(live, who.id if who else None)
    sending = asyncio.create_task(_send(socket, live, watcher, who))
    sending.add_done_callback(_check_sent)
    try:
        await _receive(socket, context, live, who, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending
        context.hub.unwatch(live, watcher)


async def _send(socket: WebSocket, live: LiveTable, watcher: Watcher, who: Identity | None) -> None:
    """First the table, with what was missed if a version is named; then changes as they come."""
    mine = [seat for seat, chair in enumerate(live.table.chairs) if who and chair.holder == who.id]
    first: dict[str, Any] = {**live.message(), "mine": mine}
    since = socket.query_params.get("since", "")
    if since.isdecimal() and len(since) < 8:
        first["changes"] = live.history.since(int(since))
    await socket.send_bytes(orjson.dumps(first))
    while (message := await watcher.queue.get()) is not None:
        await socket.send_bytes(message)
    await socket.close(COME_BACK, "come-back")


def _check_sent(sending: asyncio.Task[None]) -> None:
    """A line that is gone ends the sending, and that is all right; a failure of ours is logged."""
    wrong = None if sending.cancelled() else sending.exception()
    if wrong is not None and not isinstance(wrong, (WebSocketDisconnect, RuntimeError)):
        log.error("sending failed", exc_info=wrong)


async def _receive(
    socket: WebSocket, context: Context, live: LiveTable, who: Identity | None, watcher: Watcher
) -> None:
    """Commands, each answered: `ok` with the version, or a problem. Whatever comes counts for the limit."""
    limited_as = who.id if who else f"address {socket.client.host if socket.client else ''}"
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        raw = frame.get("text") or frame.get("bytes") or b""
        data = raw.encode() if isinstance(raw, str) else raw
        watcher.tell(orjson.dumps(await _answer(data, context, live, who, limited_as)))


async def _answer(
    data: bytes, context: Context, live: LiveTable, who: Identity | None, limited_as: str
) -> dict[str, Any]:
    name: str | None = None
    try:
        context.commands.spend(limited_as)
        if len(data) > LARGEST_FRAME:
            raise Problem(413, "too-large", largest=LARGEST_FRAME)
        try:
            body = orjson.loads(data)
        except orjson.JSONDecodeError:
            raise Problem(400, "not-json") from None
        if not isinstance(body, dict):
            raise Problem(422, "invalid-request")
        given = body.pop("id", None)
        name = given if isinstance(given, str) and len(given) <= 64 else None
        if body == {"type": "ping"}:
            return {"type": "pong", "id": name, "version": live.table.version}
        if who is None:
            raise Problem(403, "not-your-seat")
        try:
            command = COMMAND.validate_python(body)
        except ValidationError as wrong:
            errors = [{"where": [str(p) for p in e["loc"]], "what": e["msg"]} for e in wrong.errors()]
            raise Problem(422, "invalid-request", errors=errors) from None
        version = await context.hub.command(live, decision(command, who))
    except Problem as wrong:
        return {"id": name, **wrong.body(), "type": "problem", "code": wrong.code}
    return {"type": "ok", "id": name, "version": version}
