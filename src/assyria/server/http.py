"""HTTP under /api: tables, people, lists, records."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from assyria import __version__
from assyria.record import RecordError, read_record
from assyria.server import models as m
from assyria.server.commands import decision
from assyria.server.context import Context, Ctx, Who, give_cookie
from assyria.server.hub import LiveTable
from assyria.server.problems import Problem, bad_record, denied
from assyria.store import Identity, Missing, Summary
from assyria.table import BadOptions, Chair, ChairKind, ClockKind, ClockRule, Denied, TableOptions
from assyria.table.chairs import BOT_NAMES
from assyria.table.entries import Opened
from assyria.table.messages import may_take_home, record_message
from assyria.table.table import STAND_IN

router = APIRouter(prefix="/api")

ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"description": "A problem (RFC 9457)"} for code in (403, 404, 409, 411, 413, 422, 429, 503)
}


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "version": __version__}


@router.get("/ready", responses={503: ERRORS[503]})
async def ready(context: Ctx) -> dict[str, str]:
    """The store answers, so tables can be played."""
    await context.store.ping()
    return {"status": "ready"}


@router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/bots")
async def bots(context: Ctx) -> list[m.BotOffer]:
    """The bots that can be put at a table."""
    context.bots.wake()
    return [m.BotOffer(name=name, level=level) for name, level in context.bots.levels.items()]


# People


@router.get("/me", responses=ERRORS)
async def me(who: Who) -> m.Me:
    """Who I am; a first visit makes me a guest with a name."""
    return m.Me(id=who.id, name=who.name, account=who.account)


@router.put("/me/name", responses=ERRORS)
async def rename(body: m.Rename, who: Who, context: Ctx) -> m.Me:
    await context.store.rename(who.id, body.name)
    return m.Me(id=who.id, name=body.name, account=who.account)


@router.post("/me/account", responses=ERRORS)
async def claim(body: m.Account, who: Who, context: Ctx) -> m.Me:
    """Give this identity an account, so that it works on another device."""
    context.guests.spend(f"account {who.id}")
    if who.account is not None:
        raise Problem(409, "has-an-account")
    if not await context.identities.claim(who, body.account, body.passphrase):
        raise Problem(409, "account-taken")
    return m.Me(id=who.id, name=who.name, account=body.account)


@router.post("/log-in", responses={**ERRORS, 401: {"description": "Wrong account or passphrase"}})
async def log_in(body: m.Account, request: Request, context: Ctx) -> m.Me:
    # All spellings that lead to one account share its tries.
    context.log_ins.spend(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", body.account).casefold()))
    found = await context.identities.log_in(body.account, body.passphrase)
    if found is None:
        raise Problem(401, "wrong-account-or-passphrase")
    give_cookie(request, found)
    return m.Me(id=found.id, name=found.name, account=found.account)


@router.get("/me/tables", responses=ERRORS)
async def my_tables(who: Who, context: Ctx) -> list[dict[str, Any]]:
    """My tables, those where I am to decide first."""
    return [_listed(found, who) for found in await context.store.tables_of(who.id)]


# Tables


@router.get("/tables", responses=ERRORS)
async def listed_tables(who: Who, context: Ctx) -> list[dict[str, Any]]:
    """The lobby: tables that are listed and not over."""
    return [_listed(found, who) for found in await context.store.listed()]


def _listed(found: Summary, who: Identity) -> dict[str, Any]:
    about = {key: value for key, value in found.about.items() if key != "owner"}
    return {
        "id": found.id,
        "status": found.status,
        "version": found.version,
        "updated": found.updated,
        "my_turn": found.to_move == who.id,
        "mine": who.id in found.people,
        **about,
    }


@router.post("/tables", status_code=201, responses=ERRORS)
async def create(body: m.NewTable, who: Who, context: Ctx) -> m.Created:
    """A new table. Seats for bots and for me are taken at once; open ones by whoever has the link."""
    context.commands.spend(who.id)
    live = await context.hub.open(await _opened(body, who, context))
    if all(chair.kind is not ChairKind.OPEN for chair in live.table.chairs):
        await context.hub.command(live, lambda table: table.start(who.id))
    return m.Created(id=live.id, table=_seen(live, who))


async def _opened(body: m.NewTable, who: Identity, context: Context) -> Opened:
    clock = ClockRule(ClockKind(body.clock.kind), body.clock.bank, body.clock.increment, body.clock.cap)
    try:
        options = TableOptions(
            players=len(body.seats),
            two_player_draft=body.two_player_draft,
            clock=clock,
            confirm=body.confirm,
            resign=body.resign,
            listed=body.listed,
            hints=body.solo if body.hints is None else body.hints,
        )
    except BadOptions as wrong:
        raise Problem(422, "bad-options", option=wrong.option) from None
    if body.record is not None:
        # A long record takes a while to read, and nobody else is to wait for it.
        await asyncio.to_thread(_need_to_fit, body.record, options)
    chairs = tuple(_chair(number, seat, who, context) for number, seat in enumerate(body.seats))
    return Opened(options, chairs, who.id, secrets.token_hex(32), body.record)


def _need_to_fit(record: str, options: TableOptions) -> None:
    """A game to go on from has to fit the seats. Raises Problem."""
    try:
        history = read_record(record.encode("utf-8", "replace"))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    if history.game.players != options.players or history.game.two_player_draft != options.two_player_draft:
        raise Problem(422, "bad-options", option="seats")


def _chair(number: int, seat: m.SeatModel, who: Identity, context: Context) -> Chair:
    match seat.kind:
        case "me":
            return Chair(ChairKind.PERSON, who.id, seat.name or who.name, STAND_IN)
        case "open":
            return Chair()
        case "bot":
            bot = seat.bot or STAND_IN
            if bot not in context.bots.levels:
                raise Problem(422, "no-such-bot", known=list(context.bots.levels))
            return Chair(ChairKind.BOT, None, seat.name or BOT_NAMES[number], bot)


@router.get("/tables/{table_id}", responses=ERRORS)
async def table(table_id: str, who: Who, context: Ctx) -> dict[str, Any]:
    """The table as everyone sees it, and which seats are mine."""
    return _seen(await context.hub.get(table_id), who)


def _seen(live: LiveTable, who: Identity) -> dict[str, Any]:
    mine = [seat for seat, chair in enumerate(live.table.chairs) if chair.holder == who.id]
    return {**live.message(), "mine": mine, "owner": live.table.opened.owner == who.id}


@router.post("/tables/{table_id}/commands", responses=ERRORS)
async def command(table_id: str, body: m.Command, who: Who, context: Ctx) -> m.Done:
    """Do something at the table."""
    context.commands.spend(who.id)
    live = await context.hub.get(table_id)
    return m.Done(version=await context.hub.command(live, decision(body, who)))


@router.get("/tables/{table_id}/changes", responses=ERRORS)
async def changes(
    table_id: str, context: Ctx, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> list[dict[str, Any]]:
    """What happened since a version."""
    return (await context.hub.get(table_id)).history.since(since)


@router.get("/tables/{table_id}/since-my-move", responses=ERRORS)
async def since_my_move(table_id: str, who: Who, context: Ctx) -> list[dict[str, Any]]:
    """What the others did since I last moved, grouped by seat and turn."""
    live = await context.hub.get(table_id)
    mine = {seat for seat, chair in enumerate(live.table.chairs) if chair.holder == who.id}
    changes = live.history.since(0)
    my_moves = [c["version"] for c in changes if c["seat"] in mine and c["kind"] in ("Moved", "Confirmed")]
    groups: list[dict[str, Any]] = []
    for change in changes[max(my_moves, default=0) :]:
        if not change["events"]:
            continue
        group = {key: change[key] for key in ("seat", "reign", "turn")}
        if not groups or any(groups[-1][key] != value for key, value in group.items()):
            groups.append({**group, "from": change["version"], "events": []})
        groups[-1]["to"] = change["version"]
        groups[-1]["events"] += change["events"]
    return groups


@router.get("/tables/{table_id}/record", responses={**ERRORS, 200: {"content": {"application/json": {}}}})
async def record(table_id: str, context: Ctx) -> Response:
    """The game to take home, once it is over: before, it would show the cards to come."""
    live = await context.hub.get(table_id)
    if not may_take_home(live.table):
        raise Problem(409, "not-over")
    return Response(
        record_message(live.table),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="assyria-{live.id}.json"'},
    )


@router.post("/tables/{table_id}/rematch", status_code=201, responses=ERRORS)
async def rematch(table_id: str, who: Who, context: Ctx) -> m.Created:
    """The same people and bots, new cards."""
    context.commands.spend(who.id)
    live = await context.hub.get(table_id)
    if all(chair.holder != who.id for chair in live.table.chairs):
        raise Problem(403, "not-your-seat")
    try:
        opened = live.table.rematch(who.id, live.id, secrets.token_hex(32))
    except Denied as wrong:
        raise denied(wrong) from None
    new = await context.hub.open(opened)
    await context.hub.command(new, lambda table: table.start(who.id))
    return m.Created(id=new.id, table=_seen(new, who))


# Chat


@router.get("/tables/{table_id}/chat", responses=ERRORS)
async def chat(
    table_id: str, context: Ctx, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> list[dict[str, Any]]:
    await context.hub.get(table_id)
    return [_said(line) for line in await context.store.chat(table_id, after)]


@router.post("/tables/{table_id}/chat", status_code=201, responses=ERRORS)
async def say(table_id: str, body: m.Say, who: Who, context: Ctx) -> dict[str, Any]:
    context.chats.spend(who.id)
    await context.hub.get(table_id)
    now = time.time()
    number = await context.store.add_chat(table_id, who.id, who.name, body.text, now)
    return {"n": number, "name": who.name, "text": body.text, "at": now}


def _said(line: dict[str, Any]) -> dict[str, Any]:
    return {key: line[key] for key in ("n", "name", "text", "at")}


# Tokens for bots


@router.post("/me/tokens", status_code=201, responses=ERRORS)
async def new_token(body: m.NewToken, who: Who, context: Ctx) -> dict[str, str]:
    """A token for a bot that plays as me. It is shown this once."""
    context.commands.spend(who.id)
    return {"token": await context.identities.new_token(who, body.label)}


@router.get("/me/tokens", responses=ERRORS)
async def tokens(who: Who, context: Ctx) -> list[dict[str, Any]]:
    return await context.store.tokens_of(who.id)


@router.delete("/me/tokens/{digest}", status_code=204, responses=ERRORS)
async def revoke(digest: str, who: Who, context: Ctx) -> None:
    try:
        await context.store.revoke_token(digest, who.id)
    except Missing:
        raise Problem(404, "no-such-token") from None
