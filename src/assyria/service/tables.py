"""Tables: the lobby, new tables, their state, commands, and what happened there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated

from assyria.host.splicing import merge, named
from assyria.protocol.commands import Command, Start
from assyria.protocol.messages import (
    ChangeView,
    CommandDone,
    CreatedTable,
    ListedTable,
    PreviewMessage,
    SinceMyTurn,
    TableMessage,
)
from assyria.protocol.options import ChairKind, TableOptions
from assyria.protocol.replays import GameRecord
from assyria.protocol.requests import NewTable
from assyria.protocol.values import Limits
from assyria.service.endpoint import HISTORY, LARGEST_BODY, TABLE, Cost, Endpoint
from assyria.service.place import Call, Encoded, Place
from assyria.table.likeness import mark_of
from assyria.table.messages import record_bytes
from assyria.table.opening import open_table, record_to_continue, seat_names
from assyria.table.permissions import finished_game
from assyria.table.since_my_turn import since_my_turn


async def lobby(place: Place, call: Call) -> list[ListedTable]:
    """Return the tables in the lobby: listed, and not over, full or deserted for ten minutes."""
    return await place.lobby(call)


async def my_tables(place: Place, call: Call) -> list[ListedTable]:
    """Return my tables, those where I am to decide first; games that I have resigned once they are over."""
    return await place.tables_of(call)


async def create(place: Place, call: Call, body: NewTable) -> Encoded:
    """Open a table. Seats for bots and for me are taken at once; open ones by people who have the link."""
    host = place.host
    opened = open_table(body, call.who, host.bots.names, place.chance.secret())
    if opened.record is not None:
        call.spend("imports")
        record, mark = await call.work(_to_continue, body, opened.options, urgent=True)
        # There bots would show what they play, or hints be given.
        await call.permit([mark])
        opened = replace(opened, record=record)
    async with place.opening(call, opened) as note:
        live = await host.tables.open(opened, seat_names(body, call.name))
        note(live)
        # Also within, since running tables are counted.
        if all(chair.kind is not ChairKind.OPEN for chair in live.table.chairs):
            await host.commands.carry_out(live, Start(), call.who, call.name)
    table = host.watching.table_message(live, call.who)
    return Encoded(merge(named("id", json.dumps(live.id).encode()), named("table", table)))


def _to_continue(body: NewTable, options: TableOptions) -> tuple[str, int]:
    """Return the record that a table goes on from, as we write it, and its position's mark. Raises Problem."""
    assert body.record is not None
    written, state = record_to_continue(body.record, options, body.at, body.line)
    return written, mark_of(state)


async def table(place: Place, call: Call, table_id: str) -> Encoded:
    """Return the table as I see it."""
    return Encoded(place.host.watching.table_message(await place.host.tables.get(table_id), call.who))


async def command(place: Place, call: Call, table_id: str, body: Command) -> CommandDone:
    """Execute a command at the table."""
    live = await place.host.tables.get(table_id)
    return CommandDone(version=await place.carry_out(call, live, body))


async def changes(place: Place, _: Call, table_id: str, since: int) -> Encoded:
    """Return the changes since a version."""
    return Encoded((await place.host.tables.get(table_id)).changes.since(since))


async def others_moves(place: Place, call: Call, table_id: str) -> list[SinceMyTurn]:
    """Return what the others did since my last turn, grouped by seat and turn."""
    live = await place.host.tables.get(table_id)
    return since_my_turn(json.loads(live.changes.since(0)), live.table.seats_of(call.who), live.table.mover)


async def preview(place: Place, _: Call, table_id: str) -> Encoded:
    """Return what the seat to decide can do, what each choice costs and gains, and why others are refused."""
    return Encoded(place.host.watching.preview(await place.host.tables.get(table_id)))


async def record(place: Place, _: Call, table_id: str) -> Encoded:
    """Return the game's record, once it is over: before, it would show the cards to come."""
    found = (await place.host.tables.get(table_id)).table
    finished_game(found)
    return Encoded(record_bytes(found))


SINCE = Annotated[int, Limits(0, 1_000_000)]
AT = "/tables/{table_id}"

ENDPOINTS = (
    Endpoint("GET", "/tables", list[ListedTable], handle=lobby, tokens="read"),
    Endpoint("GET", "/me/tables", list[ListedTable], handle=my_tables, tokens="read"),
    Endpoint(
        "POST",
        "/tables",
        CreatedTable,
        NewTable,
        create,
        name="create_table",
        status=201,
        own_cost=Cost(LARGEST_BODY, 4, "tables"),
        tokens="play",
    ),
    Endpoint("GET", AT, TableMessage, handle=table, own_cost=TABLE, tokens="read"),
    Endpoint("POST", f"{AT}/commands", CommandDone, Command, command, name="send_command", tokens="play"),
    Endpoint(
        "GET",
        f"{AT}/changes",
        list[ChangeView],
        handle=changes,
        parameters={"since": SINCE},
        defaults={"since": 0},
        needs_person=False,
        own_cost=HISTORY,
        tokens="read",
    ),
    Endpoint(
        "GET", f"{AT}/since-my-move", list[SinceMyTurn], handle=others_moves, own_cost=HISTORY, tokens="read"
    ),
    Endpoint("GET", f"{AT}/preview", PreviewMessage, handle=preview, needs_person=False, tokens="read"),
    Endpoint(
        "GET",
        f"{AT}/record",
        GameRecord,
        handle=record,
        needs_person=False,
        own_cost=HISTORY,
        tokens="read",
        file_name="assyria-{table_id}.json",
    ),
)
