"""Tables: the lobby, new tables, their state, commands, records, rematches."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import APIRouter, Body, Query, Response

from assyria.host.splicing import merge, named
from assyria.protocol.commands import Command, Start
from assyria.protocol.messages import (
    ChangeView,
    CommandDone,
    CreatedTable,
    ListedTable,
    SinceMyMove,
    TableMessage,
)
from assyria.protocol.options import ChairKind
from assyria.protocol.replays import GameRecord
from assyria.protocol.requests import NewTable
from assyria.server.commands import carry_out
from assyria.server.context import Ctx, Where, Who
from assyria.server.encoding import encode, json_response
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner, Priority
from assyria.server.guarded_route import GuardedRoute
from assyria.server.lists import listed_tables
from assyria.server.openapi import PROBLEMS, answer
from assyria.server.since_my_move import since_my_move
from assyria.table.messages import record_bytes
from assyria.table.opening import open_table, seat_names
from assyria.table.permissions import finished_game

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.get("/tables", responses=PROBLEMS)
async def lobby(who: Who, context: Ctx) -> list[ListedTable]:
    """Return the tables in the lobby: listed and not over."""
    return listed_tables(await context.store.tables.listed(), who, context.store, context.retention)


@router.get("/me/tables", responses=PROBLEMS)
async def my_tables(who: Who, context: Ctx) -> list[ListedTable]:
    """Return my tables, those where I am to decide first."""
    return listed_tables(await context.store.tables.of(who.id), who, context.store, context.retention)


@router.post("/tables", status_code=201, response_model=None, responses=answer(CreatedTable, 201))
async def create(body: NewTable, who: Who, address: Where, context: Ctx) -> Response:
    """Open a table. Seats for bots and for me are taken at once; open ones by people who have the link."""
    opened = open_table(body, who.id, context.engine.bots.names, secrets.token_hex(32))
    if opened.record is not None:
        context.limits.imports.spend(who.id, address)
        owner, options = Owner(who.id, address), opened.options
        work = context.engine.work(owner, records.record_to_continue, body, options, priority=Priority.HINT)
        record, mark = await work
        # There bots would show what they play, or hints be given.
        await context.positions_in_play.permit(who.id, [mark])
        opened = replace(opened, record=record)
    async with context.table_quotas.opening(address):
        await context.table_quotas.check(opened.chairs, body.listed, who.id, address)
        live = await context.host.tables.open(opened, seat_names(body, who.name))
        context.table_quotas.note(address, live.id)
        # Also within, since running tables are counted.
        if all(chair.kind is not ChairKind.OPEN for chair in live.table.chairs):
            await context.host.commands.carry_out(live, Start(), who.id, who.name)
    table = context.host.watching.table_message(live, who.id)
    return json_response(merge(named("id", encode(live.id)), named("table", table)), 201)


@router.get("/tables/{table_id}", response_model=None, responses=answer(TableMessage))
async def table(table_id: str, who: Who, context: Ctx) -> Response:
    """Return the table as I see it."""
    return json_response(context.host.watching.table_message(await context.host.tables.get(table_id), who.id))


@router.post("/tables/{table_id}/commands", responses=PROBLEMS)
async def command(
    table_id: str, body: Annotated[Command, Body(discriminator="type")], who: Who, address: Where, context: Ctx
) -> CommandDone:
    """Execute a command at the table."""
    live = await context.host.tables.get(table_id)
    return CommandDone(version=await carry_out(body, live, who, address, context))


@router.get("/tables/{table_id}/changes", response_model=None, responses=answer(list[ChangeView]))
async def changes(table_id: str, context: Ctx, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Response:
    """Return the changes since a version."""
    return json_response((await context.host.tables.get(table_id)).changes.since(since))


@router.get("/tables/{table_id}/since-my-move", response_model=None, responses=answer(list[SinceMyMove]))
async def others_moves(table_id: str, who: Who, context: Ctx) -> Response:
    """Return what the others did since I last moved, grouped by seat and turn."""
    live = await context.host.tables.get(table_id)
    return json_response(encode(since_my_move(orjson.loads(live.changes.since(0)), live.table.seats_of(who.id))))


@router.get("/tables/{table_id}/record", response_model=None, responses=answer(GameRecord))
async def record(table_id: str, context: Ctx) -> Response:
    """Return the game's record, once it is over: before, it would show the cards to come."""
    live = await context.host.tables.get(table_id)
    finished_game(live.table)
    response = json_response(record_bytes(live.table))
    response.headers["Content-Disposition"] = f'attachment; filename="assyria-{live.id}.json"'
    return response
