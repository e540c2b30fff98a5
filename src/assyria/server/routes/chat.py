"""Chat at a table, and what people can do about those who spoil it."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Query

from assyria.host.ledger import Missing
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.talk import BlockedPerson, BlockedPlayer, ChatLine, ChatReport, ChatText, PlayerReport
from assyria.server.context import Context
from assyria.server.tables.chat import chat_line, handle
from assyria.server.web.asking import Ctx, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served
from assyria.store import Block, Identity
from assyria.table.chat import check_may_write, is_held_back, may_read_held

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /tables/{table_id}/chat")
async def chat(
    table_id: str, who: Who, context: Ctx, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> list[ChatLine]:
    """Return the lines of chat at the table after a number; those of people I have blocked or muted without words.

    During a game at a listed table its players do not get what spectators write.
    """
    table = (await context.host.tables.get(table_id)).table
    unheard = {one.identity: one.muted for one in await context.store.moderation.blocked_by(who.id)}
    player = None if may_read_held(table, who.id) else who.id
    lines = await context.store.chat.lines(table_id, after, player=player)
    seen = (chat_line(line, table, who.id, unheard) for line in lines)
    return [line for line in seen if line is not None]


@served(router, "POST /tables/{table_id}/chat")
async def say(table_id: str, body: ChatText, who: Who, context: Ctx) -> ChatLine:
    """Write a line of chat at the table, or say a phrase."""
    live = await context.host.tables.get(table_id)
    check_may_write(live.table, who.id)
    text, phrase = body.text or "", body.phrase and body.phrase.value
    now, held = time.time(), is_held_back(live.table, who.id)
    try:
        number = await context.store.chat.add(table_id, who.id, who.name, text, now, phrase=phrase, held=held)
    except Missing:  # It was removed meanwhile.
        raise context.host.tables.forget(table_id) from None
    line = {"n": number, "identity": who.id, "name": who.name, "at": now}
    said = chat_line({**line, "text": text, "phrase": phrase, "held": held}, live.table, who.id, {})
    assert said is not None
    return said


@served(router, "POST /tables/{table_id}/chat/{n}/report")
async def report(table_id: str, n: int, body: ChatReport, who: Who, context: Ctx) -> None:
    """Report a line to the people who run this server."""
    await context.host.tables.get(table_id)
    reason = "" if body.reason is None else body.reason.value
    try:
        await context.store.moderation.report(table_id, n, who.id, body.why, time.time(), reason)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_LINE) from None


@served(router, "POST /tables/{table_id}/seats/{seat}/report")
async def report_player(table_id: str, seat: int, body: PlayerReport, who: Who, context: Ctx) -> None:
    """Report the person at a seat to the people who run this server."""
    person, name = await _player(table_id, seat, who, context)
    about = (table_id, person, name, who.id, body.why, time.time(), body.reason.value)
    try:
        await context.store.moderation.report_person(*about)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_PERSON) from None


@served(router, "POST /tables/{table_id}/chat/{n}/block")
async def block_author(table_id: str, n: int, who: Who, context: Ctx) -> None:
    """Block the author of a line."""
    line = await _line(table_id, n, context)
    await _block(who, line["identity"], line["name"], context)


@served(router, "POST /tables/{table_id}/chat/{n}/mute")
async def mute_author(table_id: str, n: int, who: Who, context: Ctx) -> None:
    """Hear no more from the author of a line, who still may sit at my tables."""
    line = await _line(table_id, n, context)
    await _block(who, line["identity"], line["name"], context, muted=True)


@served(router, "POST /tables/{table_id}/seats/{seat}/block")
async def block_player(table_id: str, seat: int, who: Who, context: Ctx) -> None:
    """Block the person at a seat."""
    await _block(who, *await _player(table_id, seat, who, context), context)


@served(router, "POST /tables/{table_id}/seats/{seat}/mute")
async def mute_player(table_id: str, seat: int, who: Who, context: Ctx) -> None:
    """Hear no more from the person at a seat, who still may sit at my tables."""
    await _block(who, *await _player(table_id, seat, who, context), context, muted=True)


@served(router, "GET /tables/{table_id}/blocks")
async def blocked_players(table_id: str, who: Who, context: Ctx) -> list[BlockedPlayer]:
    """Return whom I have blocked or muted of those who hold seats at the table."""
    table = (await context.host.tables.get(table_id)).table
    found = ((one, table.seats_of(one.identity)) for one in await context.store.moderation.blocked_by(who.id))
    return [BlockedPlayer(**vars(_shown(one)), seats=seats) for one, seats in found if seats]


@served(router, "GET /me/blocks")
async def blocks(who: Who, context: Ctx) -> list[BlockedPerson]:
    """Return whom I have blocked or muted, under the names of then, the newest first."""
    return [_shown(one) for one in await context.store.moderation.blocked_by(who.id)]


@served(router, "DELETE /me/blocks/{block_id}")
async def unblock(block_id: str, who: Who, context: Ctx) -> None:
    """Block or mute somebody no longer."""
    for one in await context.store.moderation.blocked_by(who.id):
        if handle(one.identity) == block_id:
            await context.store.moderation.unblock(who.id, one.identity)
            context.tables.audience.hear_again(who.id, one.identity)
            return
    raise Problem(ProblemCode.NOT_BLOCKED)


def _shown(block: Block) -> BlockedPerson:
    return BlockedPerson(id=handle(block.identity), name=block.name, at=block.at, muted=block.muted)


async def _block(who: Identity, person: str, name: str, context: Context, muted: bool = False) -> None:
    if person == who.id:
        raise Problem(ProblemCode.NOT_BLOCKED)
    try:
        await context.store.moderation.block(who.id, person, name, time.time(), muted)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_PERSON) from None
    context.tables.audience.hear_no_more(who.id, person, muted)


async def _player(table_id: str, seat: int, who: Identity, context: Context) -> tuple[str, str]:
    """Return who sits at a seat, and their name there. Raises Problem if it is nobody, or if it is mine."""
    table = (await context.host.tables.get(table_id)).table
    holder = table.chairs[seat].holder if 0 <= seat < len(table.chairs) else None
    if holder is None:
        raise Problem(ProblemCode.NO_SUCH_SEAT)
    if holder == who.id:
        raise Problem(ProblemCode.NOT_BLOCKED)
    return holder, table.name_of(seat)


async def _line(table_id: str, n: int, context: Context) -> dict[str, Any]:
    """Return a line that people can see. Raises Problem."""
    await context.host.tables.get(table_id)
    lines = await context.store.chat.lines(table_id, n - 1, limit=1)
    if not lines or lines[0]["n"] != n or not (lines[0]["text"] or lines[0]["phrase"]):
        raise Problem(ProblemCode.NO_SUCH_LINE)
    return lines[0]
