"""New tables: from a client's request to the first entry."""

from __future__ import annotations

import asyncio
import secrets

from assyria.protocol.entries import Opened
from assyria.protocol.options import (
    BOT_NAMES,
    STAND_IN,
    BadOptions,
    Chair,
    ChairKind,
    ClockRule,
    Status,
    TableOptions,
)
from assyria.protocol.problems import ProblemCode
from assyria.protocol.requests import NewTable, SeatChoice
from assyria.record import RecordError, read_record
from assyria.server.context import Context
from assyria.server.limits import MOST_BOT_TABLES
from assyria.server.lists import listed_tables
from assyria.server.problems import Problem, bad_record
from assyria.store import Identity


async def open_table(body: NewTable, who: Identity, context: Context) -> Opened:
    """Return the first entry of the requested table. Raises Problem."""
    if body.bots_alone:
        await _need_no_bot_table(who, context)
    clock = ClockRule(body.clock.kind, body.clock.bank, body.clock.increment, body.clock.cap)
    try:
        options = TableOptions(
            players=len(body.seats),
            two_player_draft=body.two_player_draft,
            feeding=body.feeding,
            clock=clock,
            confirm=body.confirm,
            resign=body.resign,
            listed=body.listed,
            hints=body.solo if body.hints is None else body.hints,
        )
    except BadOptions as wrong:
        raise Problem(ProblemCode.BAD_OPTIONS, option=wrong.option) from None
    if body.record is not None:
        # Reading a long record takes a while, and nobody else must wait for it.
        await asyncio.to_thread(_need_to_fit, body.record, options)
    chairs = tuple(_chair(number, seat, who, context) for number, seat in enumerate(body.seats))
    return Opened(options, chairs, who.id, secrets.token_hex(32), body.record)


def seat_names(body: NewTable, who: Identity) -> dict[int, str]:
    """Return the names at the seats that this person takes at once: several people may share their screen."""
    return {number: seat.name or who.name for number, seat in enumerate(body.seats) if seat.kind == "me"}


async def _need_no_bot_table(who: Identity, context: Context) -> None:
    """Raise Problem if a person has a table of bots alone already: such games use everybody's processor time."""
    owned = await context.store.tables_owned_by(who.id, Status.PLAYING)
    running = [
        found.id
        for found in listed_tables(owned, who, context.store)
        if all(chair.kind is ChairKind.BOT for chair in found.chairs)
    ]
    if len(running) >= MOST_BOT_TABLES:
        raise Problem(ProblemCode.TOO_MANY_BOT_TABLES, most=MOST_BOT_TABLES, table=running[0])


def _need_to_fit(record: str, options: TableOptions) -> None:
    """Raise Problem if a game to continue from does not match the seats and the rules."""
    try:
        history = read_record(record.encode("utf-8", "replace"))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    if history.game != options.game:
        raise Problem(ProblemCode.BAD_OPTIONS, option="seats")


def _chair(number: int, seat: SeatChoice, who: Identity, context: Context) -> Chair:
    match seat.kind:
        case "me":
            return Chair(ChairKind.PERSON, who.id, bot=STAND_IN)
        case "open":
            return Chair()
        case "bot":
            bot = seat.bot or STAND_IN
            if bot not in context.bots.levels:
                raise Problem(ProblemCode.NO_SUCH_BOT, known=list(context.bots.levels))
            return Chair(ChairKind.BOT, None, seat.name or BOT_NAMES[number], bot)
