"""Chat at a table, and what people can do about those who spoil it."""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query

from assyria.host.ledger import Missing
from assyria.protocol.messages import ChatLine
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import BlockedPerson, ChatReport, ChatText
from assyria.server.context import Context
from assyria.server.tables.chat import chat_line
from assyria.server.web.asking import Ctx, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /tables/{table_id}/chat")
async def chat(
    table_id: str, who: Who, context: Ctx, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> list[ChatLine]:
    """Return the lines of chat at the table after a number, without those of people I have blocked."""
    table = (await context.host.tables.get(table_id)).table
    blocked = {identity for identity, _, _ in await context.store.moderation.blocked_by(who.id)}
    lines = await context.store.chat.lines(table_id, after)
    return [chat_line(line, table, who.id) for line in lines if line["identity"] not in blocked]


@served(router, "POST /tables/{table_id}/chat")
async def say(table_id: str, body: ChatText, who: Who, context: Ctx) -> ChatLine:
    """Write a line of chat at the table."""
    live = await context.host.tables.get(table_id)
    now = time.time()
    try:
        number = await context.store.chat.add(table_id, who.id, who.name, body.text, now)
    except Missing:  # It was removed meanwhile.
        raise context.host.tables.forget(table_id) from None
    line = {"n": number, "identity": who.id, "name": who.name, "text": body.text, "at": now}
    return chat_line(line, live.table, who.id)


@served(router, "POST /tables/{table_id}/chat/{n}/report")
async def report(table_id: str, n: int, body: ChatReport, who: Who, context: Ctx) -> None:
    """Report a line to the people who run this server."""
    await context.host.tables.get(table_id)
    try:
        await context.store.moderation.report(table_id, n, who.id, body.why, time.time())
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_LINE) from None


@served(router, "POST /tables/{table_id}/chat/{n}/block")
async def block_author(table_id: str, n: int, who: Who, context: Ctx) -> None:
    """Block the author of a line."""
    line = await _line(table_id, n, context)
    await _block(who.id, line["identity"], line["name"], context)


@served(router, "POST /tables/{table_id}/seats/{seat}/block")
async def block_player(table_id: str, seat: int, who: Who, context: Ctx) -> None:
    """Block the person at a seat."""
    table = (await context.host.tables.get(table_id)).table
    holder = table.chairs[seat].holder if 0 <= seat < len(table.chairs) else None
    if holder is None:
        raise Problem(ProblemCode.NO_SUCH_SEAT)
    await _block(who.id, holder, table.name_of(seat), context)


@served(router, "GET /me/blocks")
async def blocks(who: Who, context: Ctx) -> list[BlockedPerson]:
    """Return whom I have blocked, under the names of then, the newest first."""
    return [
        BlockedPerson(id=_handle(identity), name=name, at=at)
        for identity, name, at in await context.store.moderation.blocked_by(who.id)
    ]


@served(router, "DELETE /me/blocks/{block_id}")
async def unblock(block_id: str, who: Who, context: Ctx) -> None:
    """Block somebody no longer."""
    for identity, _, _ in await context.store.moderation.blocked_by(who.id):
        if _handle(identity) == block_id:
            await context.store.moderation.unblock(who.id, identity)
            context.tables.audience.on_blocks(who.id, identity, False)
            return
    raise Problem(ProblemCode.NOT_BLOCKED)


async def _block(who: str, blocked: str, name: str, context: Context) -> None:
    if blocked == who:
        raise Problem(ProblemCode.NOT_BLOCKED)
    try:
        await context.store.moderation.block(who, blocked, name, time.time())
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_PERSON) from None
    context.tables.audience.on_blocks(who, blocked, True)


async def _line(table_id: str, n: int, context: Context) -> dict[str, Any]:
    """Return a line that people can see. Raises Problem."""
    await context.host.tables.get(table_id)
    lines = await context.store.chat.lines(table_id, n - 1, limit=1)
    if not lines or lines[0]["n"] != n or not lines[0]["text"]:
        raise Problem(ProblemCode.NO_SUCH_LINE)
    return lines[0]


def _handle(identity: str) -> str:
    """Return what stands for somebody in a list: identities of others are not told."""
    return hashlib.sha256(identity.encode()).hexdigest()[:16]
