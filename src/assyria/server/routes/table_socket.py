"""A WebSocket per table: the table on connect, then every change, with versions to resume from."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from enum import IntEnum
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.routing import Match, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocketDisconnect

from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.protocol import PROTOCOL
from assyria.protocol.commands import Command, Ping, Watch
from assyria.protocol.problems import OkMessage, PongMessage, Problem, ProblemCode
from assyria.server.context import Context, context_of
from assyria.server.encoding import encode
from assyria.server.identity.credential import Credential
from assyria.server.limits.addresses import address_of
from assyria.server.limits.breadth import check_breadth
from assyria.server.limits.quotas import LARGEST_FRAME
from assyria.server.tables.queue_watcher import QueueWatcher
from assyria.server.web.asking import known_credential, need_known
from assyria.server.web.guarded_route import enter, put_back
from assyria.server.web.problems import invalid, problem_body
from assyria.server.web.refusal_log import log_refusal
from assyria.server.web.request_guard import is_same_origin
from assyria.server.web.statuses import status_of

router = APIRouter()
log = logging.getLogger("assyria.socket")

REQUEST: TypeAdapter[Command | Ping | Watch] = TypeAdapter(
    Annotated[Command | Ping | Watch, Field(discriminator="type")]
)


class CloseCode(IntEnum):
    """How the server closes a socket."""

    COME_BACK = 4000
    SIGNED_OUT = 4401
    FORBIDDEN = 4403
    NO_TABLE = 4404
    OLD_PROTOCOL = 4409
    TOO_MANY = 4429
    TABLE_DAMAGED = 4500
    NOT_NOW = 4503


ENDS = {
    ProblemCode.TABLE_DAMAGED.value: CloseCode.TABLE_DAMAGED,
    ProblemCode.NO_SUCH_TABLE.value: CloseCode.NO_TABLE,
    ProblemCode.GUESTS_CLOSED.value: CloseCode.FORBIDDEN,
}
"""The codes for tables that are out of play, or not for everyone; others may come back."""
SOCKET = 2.0
"""The weight of opening a socket: it begins with the whole table."""
CLOSE_WITHIN = 5.0
"""Seconds that a client has to take note that it is signed out; then the connection just ends."""


async def table_socket(socket: WebSocket) -> None:
    """Serve a table's socket: anyone may watch, and those who hold seats may act."""
    if not is_same_origin(dict(socket.headers)):
        await socket.close(CloseCode.FORBIDDEN, ProblemCode.OTHER_ORIGIN)
        return
    # A client that names no protocol finds it in the first message.
    if socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
        await socket.accept()
        await socket.close(CloseCode.OLD_PROTOCOL, ProblemCode.OLD_PROTOCOL)
        return
    with contextlib.ExitStack() as slots:
        await _open(socket, socket.path_params["table_id"], context_of(socket), slots)


class SocketRoute(WebSocketRoute):
    """A route as Starlette has it: what FastAPI puts around an endpoint takes some kB a socket, to inject nothing.

    It names itself, as FastAPI's do: what a token may do depends on it.
    """

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether it is meant, and what is known of the connection then."""
        match, known = super().matches(scope)
        return match, {**known, "route": self}


router.routes.append(SocketRoute("/api/tables/{table_id}/socket", table_socket))


async def _open(socket: WebSocket, table_id: str, context: Context, slots: contextlib.ExitStack) -> None:
    """Serve a socket if its table is there and nobody has too many."""
    address = address_of(socket)
    try:
        await enter(socket, SOCKET)
        slots.enter_context(context.limits.sockets_address.held(address))
        who = await known_credential(socket)
        await need_known(socket)
        context.limits.sockets_opened.spend(who.identity.id if who else None, address)
        if who is not None:
            slots.enter_context(context.limits.sockets_person.held(who.identity.id))
        live = await context.host.tables.get(table_id)
        # A client that was connected to another process may know a newer version than this one.
        await context.host.catch_up.catch_up(live)
    except Problem as wrong:
        log_refusal(wrong, address)
        put_back(socket, wrong)
        await socket.accept()
        await socket.close(_close_code(wrong), wrong.code)
        return
    except Unavailable:
        await socket.accept()
        await socket.close(CloseCode.NOT_NOW, ProblemCode.STORE_UNAVAILABLE)
        return
    await socket.accept()
    if who is None:
        await _serve(socket, context, live, None)
    elif await _is_signed_out(context, who, _serve(socket, context, live, who)):
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(CloseCode.SIGNED_OUT, "signed-out"), CLOSE_WITHIN)


def _close_code(wrong: Problem) -> CloseCode:
    if wrong.code is ProblemCode.SIGNED_OUT:
        return CloseCode.SIGNED_OUT
    status = status_of(wrong.code)
    if status in (401, 403):
        return CloseCode.FORBIDDEN
    by_status = {404: CloseCode.NO_TABLE, 429: CloseCode.TOO_MANY, 500: CloseCode.TABLE_DAMAGED}
    return by_status.get(status, CloseCode.NOT_NOW)


async def _is_signed_out(context: Context, who: Credential, serving: Coroutine[Any, Any, None]) -> bool:
    """Serve somebody who is known, until they leave or are signed out; return whether they are."""
    task = asyncio.current_task()
    assert task is not None
    with context.people.connections.opened(who, task.cancel) as connection:
        try:
            await serving
        except asyncio.CancelledError:
            if not connection.signed_out:
                raise
            task.uncancel()
    return connection.signed_out


async def _serve(socket: WebSocket, context: Context, live: LiveTable, who: Credential | None) -> None:
    """Send changes and answer frames until the client leaves or is signed out."""
    unheard: dict[str, bool] = {}
    if who is not None:
        with contextlib.suppress(Unavailable):
            found = await context.store.moderation.blocked_by(who.identity.id)
            unheard = {one.identity: one.muted for one in found}
    watcher = QueueWatcher(who.identity.id if who else None, address_of(socket), unheard)
    context.host.watch(live, watcher)
    sending = asyncio.create_task(_send(socket, context, live, watcher))
    sending.add_done_callback(_check_sent)
    try:
        await _receive(socket, context, live, who, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending
        context.host.leave(live, watcher)


async def _send(socket: WebSocket, context: Context, live: LiveTable, watcher: QueueWatcher) -> None:
    """Send the table, with the missed changes if a version is named; then changes as they happen."""
    since = socket.query_params.get("since", "")
    named = int(since) if since.isdecimal() and len(since) < 8 else None
    await socket.send_bytes(context.host.watching.table_message(live, watcher.who, named))
    while (message := await watcher.queue.get()) is not None:
        await socket.send_bytes(message)
    await socket.close(ENDS.get(watcher.why, CloseCode.COME_BACK), watcher.why)


def _check_sent(sending: asyncio.Task[None]) -> None:
    """Log a failure of sending, unless the connection is just gone."""
    wrong = None if sending.cancelled() else sending.exception()
    if wrong is not None and not isinstance(wrong, (WebSocketDisconnect, RuntimeError)):
        log.error("sending failed", exc_info=wrong)


async def _receive(
    socket: WebSocket, context: Context, live: LiveTable, who: Credential | None, watcher: QueueWatcher
) -> None:
    """Answer each frame: `ok` with the version, `pong`, or a problem. Every frame counts for the limit.

    The answer to a command takes the same queue as the change it made, and so arrives after it.
    """
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        raw = frame.get("text") or frame.get("bytes") or b""
        data = raw.encode() if isinstance(raw, str) else raw
        watcher.send(await _answer(data, context, live, who, watcher))


async def _answer(
    data: bytes, context: Context, live: LiveTable, who: Credential | None, watcher: QueueWatcher
) -> bytes:
    address = watcher.address
    name: str | None = None
    try:
        context.limits.commands.spend(who.identity.id if who else None, address)
        body = _read(data)
        given = body.pop("id", None)
        name = given if isinstance(given, str) and len(given) <= 64 else None
        if who is None and body.get("type") != "ping":
            raise Problem(ProblemCode.NOT_YOUR_SEAT)
        if who is not None and not who.may_play and body.get("type") != "ping":
            raise Problem(ProblemCode.TOKEN_NOT_ALLOWED)
        try:
            request = REQUEST.validate_python(body)
        except ValidationError as wrong:
            raise invalid(wrong) from None
        if isinstance(request, Ping):
            return encode(PongMessage(id=name, version=live.table.version))
        if isinstance(request, Watch):
            await context.tables.spectators.show_name(watcher, request.named)
            return encode(OkMessage(id=name, version=live.table.version))
        assert who is not None
        version = await context.tables.commands.carry_out(request, live, who.identity, address)
    except Problem as wrong:
        log_refusal(wrong, address)
        return encode({"id": name, **problem_body(wrong), "type": "problem", "code": wrong.code.value})
    return encode(OkMessage(id=name, version=version))


def _read(data: bytes) -> dict[str, Any]:
    """Return the object in a frame. Raises Problem."""
    if len(data) > LARGEST_FRAME:
        raise Problem(ProblemCode.TOO_LARGE, largest=LARGEST_FRAME)
    try:
        body = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise Problem(ProblemCode.NOT_JSON) from None
    if not isinstance(body, dict):
        raise Problem(ProblemCode.INVALID_REQUEST, errors=[])
    check_breadth(body)
    return body
