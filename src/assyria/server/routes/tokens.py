"""Tokens for programs that play or read as me."""

from __future__ import annotations

from fastapi import APIRouter

from assyria.host.ledger import Missing
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import MadeToken, NewToken, TokenLine
from assyria.server.identity.token_scopes import SCOPES
from assyria.server.web.asking import Ctx, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "POST /me/tokens")
async def new_token(body: NewToken, who: Who, context: Ctx) -> MadeToken:
    """Make a token for a program that plays or reads as me. It is shown only once."""
    most = context.settings.limits.tokens_person
    if len(await context.store.credentials.tokens_of(who.id)) >= most:
        raise Problem(ProblemCode.TOO_MANY_TOKENS, most=most)
    return MadeToken(token=await context.people.identities.new_token(who, body.label, body.scope))


@served(router, "GET /me/tokens")
async def tokens(who: Who, context: Ctx) -> list[TokenLine]:
    """Return my tokens, oldest first."""
    return [
        TokenLine(
            digest=one.digest,
            label=one.label,
            scope=one.scope,  # type: ignore[arg-type]  # stored as text
            at=one.at,
            used=one.used,
        )
        for one in await context.store.credentials.tokens_of(who.id)
        if one.scope in SCOPES  # Otherwise somebody broke it, and it is good for nothing.
    ]


@served(router, "DELETE /me/tokens/{digest}")
async def revoke(digest: str, who: Who, context: Ctx) -> None:
    """Delete one of my tokens. Its sockets and streams end."""
    try:
        await context.store.credentials.revoke_token(digest, who.id)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_TOKEN) from None
