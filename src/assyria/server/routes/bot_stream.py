"""The bot protocol, similar to lichess's: a stream of my games as lines of JSON, and moves by POST."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from pydantic import TypeAdapter
from starlette.responses import StreamingResponse

from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import Confirm, PlayMove
from assyria.protocol.entries import Confirmed, Entry, Held, Moved, Undone, parse_entry
from assyria.protocol.messages import ChangeView, CommandDone
from assyria.protocol.options import OVER, MoveReason
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.programs import GameLine
from assyria.protocol.requests import BotMove
from assyria.record import move_text, position_text
from assyria.rules import legal_moves, view
from assyria.server.context import Context
from assyria.server.encoding import encode
from assyria.server.identity.credential import Credential
from assyria.server.web.asking import Ctx, known_credential
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.openapi import PROBLEMS, Responses
from assyria.server.web.served import served
from assyria.store import Identity
from assyria.table import Table, apply, decide, forced_entries
from assyria.table.messages import clocks

router = APIRouter(route_class=GuardedRoute)

GAME_LINE = TypeAdapter(GameLine).json_schema()

KEEP_ALIVE = 6.0
"""Seconds after which an empty line shows that the stream is alive."""
LONGEST_CURSOR = 20_000


class LinesResponse(StreamingResponse):
    """A stream of JSON, one message a line."""

    media_type = "application/x-ndjson"


STREAM: Responses = {
    200: {"description": "Lines of JSON", "content": {"application/x-ndjson": {"schema": GAME_LINE}}},
    **PROBLEMS,
}


async def token_or_cookie(request: Request) -> Credential:
    """Return the token or cookie of a request: a program that forgot its token does not become a guest."""
    found = await known_credential(request)
    if found is None:
        raise Problem(ProblemCode.TOKEN_NEEDED)
    return found


async def token_holder(credential: Annotated[Credential, Depends(token_or_cookie)]) -> Identity:
    """Return the identity of a token or cookie."""
    return credential.identity


Player = Annotated[Identity, Depends(token_holder)]


# The stream


@served(router, "GET /bot/stream", responses=STREAM, response_class=LinesResponse)
async def stream(
    request: Request,
    credential: Annotated[Credential, Depends(token_or_cookie)],
    context: Ctx,
    cursor: Annotated[str, Query(max_length=LONGEST_CURSOR)] = "",
) -> LinesResponse:
    """Stream my games, one line of JSON per change: `game` lines have a cursor to resume from."""
    who = credential.identity
    claimed = _parse_cursor(cursor)
    mine = {found.id for found in await context.store.tables.of(who.id)}
    context.limits.streams.check(who.id)
    seen = {table_id: version for table_id, version in claimed.items() if table_id in mine}
    return LinesResponse(
        _lines(request, credential, context, seen),
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _lines(
    request: Request, credential: Credential, context: Context, seen: dict[str, int]
) -> AsyncIterator[bytes]:
    """Yield a line for each game that has changed since it was last seen, and empty ones in between."""
    who = credential.identity
    pending: dict[str, None] = {}
    wake = asyncio.Event()

    def on_change(live: LiveTable, _: list[ChangeView], __: list[bytes]) -> None:
        if live.id in seen or live.table.seats_of(who.id):
            pending[live.id] = None
            wake.set()

    def on_news(table_id: str, people: list[str]) -> None:
        if table_id in seen or who.id in people:
            pending[table_id] = None
            wake.set()

    # Counted here and not in the endpoint: a stream that never begins never ends, either.
    context.limits.streams.take(who.id)
    context.host.tables.on_change.append(on_change)
    try:
        with (
            context.tables.sync.following(on_news, lambda: (who.id, *seen)),
            context.people.connections.opened(credential, wake.set) as connection,
        ):
            due = 0.0
            while not (connection.signed_out or await request.is_disconnected()):
                try:
                    await asyncio.wait_for(wake.wait(), due - time.monotonic())
                    wake.clear()
                except TimeoutError:
                    # Also check the store: for games from before, and changes that we were not told of.
                    await _look(who, context, seen, pending)
                    due = time.monotonic() + KEEP_ALIVE
                    yield b"\n"
                while pending and not connection.signed_out:
                    table_id = next(iter(pending))
                    del pending[table_id]
                    line = await _line(table_id, who, context, seen)
                    if line is not None:
                        yield encode(line) + b"\n"
    finally:
        context.host.tables.on_change.remove(on_change)
        context.limits.streams.free(who.id)


async def _line(table_id: str, who: Identity, context: Context, seen: dict[str, int]) -> GameLine | None:
    """Return the line for a game that may have changed, and note its version; None if it was seen."""
    try:
        live = await context.host.tables.get(table_id)
    except Problem:
        return None  # The next check finds it again.
    if live.table.paused is not None:
        # Perhaps because nobody was connected.
        context.host.turns.schedule(live)
    if seen.get(table_id) == live.table.version:
        return None
    seen[table_id] = live.table.version
    if live.table.status in OVER or not live.table.seats_of(who.id):
        del seen[table_id]
    return game_line(live, who, _cursor(seen), context.host.tables.time_at(live))


async def _look(who: Identity, context: Context, seen: dict[str, int], pending: dict[str, None]) -> None:
    """Add the games that have changed to `pending`; a finished game only if it was seen before."""
    try:
        tables = await context.store.tables.of(who.id)
    except Unavailable:
        return
    for found in tables:
        counts = found.id in seen or found.status not in OVER
        if counts and seen.get(found.id) != found.version:
            pending[found.id] = None


def _parse_cursor(cursor: str) -> dict[str, int]:
    """Return the versions in a cursor: `id:version` pairs separated by commas. Raises Problem."""
    seen: dict[str, int] = {}
    for part in filter(None, cursor.split(",")):
        table_id, _, version = part.partition(":")
        if not (version.isascii() and version.isdecimal() and len(version) <= 7):
            raise Problem(ProblemCode.BAD_CURSOR)
        seen[table_id] = int(version)
    return seen


def _cursor(seen: dict[str, int]) -> str:
    return ",".join(f"{table_id}:{version}" for table_id, version in seen.items())


def game_line(live: LiveTable, who: Identity, cursor: str, now: float) -> GameLine:
    """Return what a bot needs to decide: the position as any player sees it, in one line, and the legal moves."""
    table, state = live.table, live.table.state
    mine, mover = table.seats_of(who.id), table.mover
    seat = mover if mover is not None and mover in mine and table.chairs[mover].decides else None
    legal: list[str] = []
    if state is not None and seat is not None:
        # A move made elsewhere that waits for confirmation: sending it again confirms it.
        moves = legal_moves(state) if table.held is None else [table.held]
        legal = [move_text(move) for move in moves]
    return GameLine(
        game=live.id,
        version=table.version,
        status=table.status,
        seats=mine,
        away=[one for one in mine if table.chairs[one].away],
        mover=mover,
        seat=seat,
        your_move=seat is not None,
        position=position_text(view(state)) if state else None,
        legal=legal,
        clock=clocks(table, now),
        scores=[player.score for player in state.players] if state else None,
        cursor=cursor,
    )


# Moves


@served(router, "POST /bot/games/{table_id}/move")
async def move(table_id: str, body: BotMove, who: Player, context: Ctx) -> CommandDone:
    """Make a move. Sending the same move for the same version again gets the same answer."""
    live = await context.host.tables.get(table_id)
    try:
        version = await context.host.commands.run(live, lambda table: _decided(table, body, who))
    except Problem as wrong:
        # After the last move of a game the table says that it is over before it looks at the version.
        repeated = wrong.code in (ProblemCode.STALE, ProblemCode.NOT_PLAYING)
        before = await _answered(context, table_id, body) if repeated else None
        if before is None:
            raise
        version = before
    return CommandDone(version=version)


def _decided(table: Table, body: BotMove, who: Identity) -> list[Entry]:
    """Return the entries of a move and of the moves it forces. Nothing is held: programs do not review turns."""
    if table.held is not None and table.mover == body.seat and move_text(table.held) == body.move:
        return decide(table, Confirm(body.seat, body.version), who.id)
    decided = _final(decide(table, PlayMove(body.seat, body.version, body.move), who.id))
    if not table.options.confirm:
        return decided
    after, now, more = table, time.time(), decided
    while more:
        for entry in more:
            after, _ = apply(after, entry, now)
        more = _final(forced_entries(after), MoveReason.FORCED) if after.mover == body.seat else []
        decided = decided + more
    return decided


def _final(entries: list[Entry], reason: MoveReason | None = None) -> list[Entry]:
    return [Moved(entry.seat, entry.move, reason) if isinstance(entry, Held) else entry for entry in entries]


async def _answered(context: Context, table_id: str, body: BotMove) -> int | None:
    """Return the version that the same request led to before, if the ledger has it after the version it names."""
    held: str | None = None
    made: float | None = None
    last = 0
    for row in await context.store.ledgers.entries(table_id, body.version - 1):
        entry = parse_entry(row.body)
        if made is not None:
            # All entries of a command have the same time.
            last = row.n if row.at == made else last
        elif row.n == body.version:
            held = entry.move if isinstance(entry, Held) else None
        elif _is_answer(entry, body, held):
            made, last = row.at, row.n
        elif isinstance(entry, Moved | Held | Confirmed | Undone):
            return None
    return None if made is None else last


def _is_answer(entry: Entry, body: BotMove, held: str | None) -> bool:
    """Return whether an entry is what a request for a move leads to: the move, or confirming it if it was held."""
    match entry:
        case Moved(seat=body.seat, move=body.move, reason=None):
            return True
        case Confirmed(seat=body.seat):
            return held == body.move
        case _:
            return False
