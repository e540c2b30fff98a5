"""What requests work with, and who is asking."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from assyria.server.analyst import Analyst
from assyria.server.bots import BotWorkers
from assyria.server.herald import Herald
from assyria.server.hub import Hub
from assyria.server.identity import COOKIE, YEAR, Identities
from assyria.server.limits import RateLimit
from assyria.server.problems import Problem
from assyria.server.settings import Settings
from assyria.store import Identity, Store


@dataclass(frozen=True)
class Context:
    settings: Settings
    store: Store
    hub: Hub
    bots: BotWorkers
    identities: Identities
    herald: Herald
    analyst: Analyst
    commands: RateLimit
    chats: RateLimit
    guests: RateLimit
    log_ins: RateLimit
    streams: Counter[str] = field(default_factory=Counter)
    """Open bot streams by identity."""


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


async def known(connection: HTTPConnection) -> Identity | None:
    """Who is asking, by token or cookie, if we know them."""
    context = context_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await context.identities.by_token(token.strip())
        if found is None:
            raise Problem(401, "unknown-token")
        return found
    return await context.identities.by_cookie(connection.cookies.get(COOKIE))


async def somebody(request: Request) -> Identity:
    """Who is asking; a new guest gets a name and a cookie."""
    found = await known(request)
    if found is not None:
        return found
    context = context_of(request)
    context.guests.spend(request.client.host if request.client else "")
    guest = await context.identities.new_guest()
    give_cookie(request, guest)
    return guest


def give_cookie(request: Request, identity: Identity) -> None:
    """With whatever the answer will be, a refusal as well: else there would be a guest whom nobody can be."""
    context, carrier = context_of(request), Response()
    carrier.set_cookie(
        COOKIE,
        context.identities.cookie(identity),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )
    request.state.cookie = carrier.headers["set-cookie"]


def in_use(request: Request) -> Context:
    return context_of(request)


Ctx = Annotated[Context, Depends(in_use)]
Who = Annotated[Identity, Depends(somebody)]
