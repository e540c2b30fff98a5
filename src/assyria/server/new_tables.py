"""New tables: from a client's request to the first entry."""

from __future__ import annotations

import secrets

from assyria.protocol.entries import Opened
from assyria.protocol.options import (
    BOT_NAMES,
    STAND_IN,
    BadOptions,
    Chair,
    ChairKind,
    ClockRule,
    TableOptions,
)
from assyria.protocol.problems import ProblemCode
from assyria.protocol.requests import NewTable, SeatChoice
from assyria.server.context import Context
from assyria.server.fair_queue import Owner
from assyria.server.problems import Problem
from assyria.store import Identity


async def open_table(body: NewTable, who: Identity, address: str, context: Context) -> Opened:
    """Return the first entry of the requested table. Raises Problem."""
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
    chairs = tuple(_chair(number, seat, who, context) for number, seat in enumerate(body.seats))
    record = body.record
    if record is not None:
        context.limits.imports.spend(who.id, address)
        record = await context.records.record_to_continue(record, options, Owner(who.id, address))
    return Opened(options, chairs, who.id, secrets.token_hex(32), record)


def seat_names(body: NewTable, who: Identity) -> dict[int, str]:
    """Return the names at the seats that this person takes at once: several people may share their screen."""
    return {number: seat.name or who.name for number, seat in enumerate(body.seats) if seat.kind == "me"}


def _chair(number: int, seat: SeatChoice, who: Identity, context: Context) -> Chair:
    match seat.kind:
        case "me":
            return Chair(ChairKind.PERSON, who.id, bot=STAND_IN)
        case "open":
            return Chair()
        case "bot":
            bot = seat.bot or STAND_IN
            if bot not in context.bots.names:
                raise Problem(ProblemCode.NO_SUCH_BOT, known=context.bots.names)
            return Chair(ChairKind.BOT, None, seat.name or BOT_NAMES[number], bot)
