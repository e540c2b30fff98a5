"""People: my identity, accounts, tokens for bots."""

from __future__ import annotations

from fastapi import APIRouter, Request

from assyria.protocol.problems import ProblemCode
from assyria.protocol.requests import Account, MadeToken, Me, NewToken, Rename, TokenLine
from assyria.server.context import Ctx, Where, Who, set_cookie
from assyria.server.openapi import PROBLEMS
from assyria.server.problems import Problem
from assyria.store import Identity, Missing, account_key

router = APIRouter(prefix="/api")


@router.get("/me", responses=PROBLEMS)
async def me(who: Who) -> Me:
    """Return my identity; on a first visit I become a guest with a name."""
    return _me(who)


def _me(who: Identity) -> Me:
    return Me(id=who.id, name=who.name, account=who.account)


@router.put("/me/name", responses=PROBLEMS)
async def rename(body: Rename, who: Who, address: Where, context: Ctx) -> Me:
    """Change my name."""
    context.limits.renames.spend(who.id, address)
    await context.store.rename(who.id, body.name)
    return Me(id=who.id, name=body.name, account=who.account)


@router.post("/me/account", responses=PROBLEMS)
async def claim(body: Account, who: Who, context: Ctx) -> Me:
    """Give this identity an account, so that it works on another device."""
    context.limits.accounts.spend(who.id)
    if who.account is not None:
        raise Problem(ProblemCode.HAS_AN_ACCOUNT)
    if not await context.identities.claim(who, body.account, body.passphrase):
        raise Problem(ProblemCode.ACCOUNT_TAKEN)
    return Me(id=who.id, name=who.name, account=body.account)


@router.post("/log-in", responses=PROBLEMS)
async def log_in(body: Account, request: Request, context: Ctx) -> Me:
    """Log in to an account on this device."""
    # All spellings of one account share its attempts.
    context.limits.log_ins.spend(account_key(body.account))
    found = await context.identities.log_in(body.account, body.passphrase)
    if found is None:
        raise Problem(ProblemCode.WRONG_ACCOUNT_OR_PASSPHRASE)
    set_cookie(request, found)
    return _me(found)


@router.post("/me/tokens", status_code=201, responses=PROBLEMS)
async def new_token(body: NewToken, who: Who, address: Where, context: Ctx) -> MadeToken:
    """Make a token for a bot that plays as me. It is shown only once."""
    context.limits.commands.spend(who.id, address)
    return MadeToken(token=await context.identities.new_token(who, body.label))


@router.get("/me/tokens", responses=PROBLEMS)
async def tokens(who: Who, context: Ctx) -> list[TokenLine]:
    """Return my tokens, oldest first."""
    return [TokenLine(**token) for token in await context.store.tokens_of(who.id)]


@router.delete("/me/tokens/{digest}", status_code=204, responses=PROBLEMS)
async def revoke(digest: str, who: Who, context: Ctx) -> None:
    """Delete one of my tokens."""
    try:
        await context.store.revoke_token(digest, who.id)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_TOKEN) from None
