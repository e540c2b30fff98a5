"""What requests work with, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

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
    commands: RateLimit
    chats: RateLimit
    guests: RateLimit
    log_ins: RateLimit


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


async def somebody(request: Request, response: Response) -> Identity:
    """Who is asking; a new guest gets a name and a cookie."""
    found = await known(request)
    if found is not None:
        return found
    context = context_of(request)
    context.guests.spend(request.client.host if request.client else "")
    guest = await context.identities.new_guest()
    set_cookie(response, context, guest)
    return guest


def set_cookie(response: Response, context: Context, identity: Identity) -> None:
    response.set_cookie(
        COOKIE,
        context.identities.cookie(identity),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )


def in_use(request: Request) -> Context:
    return context_of(request)


Ctx = Annotated[Context, Depends(in_use)]
Who = Annotated[Identity, Depends(somebody)]
