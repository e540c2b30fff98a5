"""People: my identity and its account."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from assyria.host.ledger import Missing
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import Account, Invitation, Me, NewPassphrase
from assyria.server.context import Context
from assyria.server.identity.credential import Credential
from assyria.server.identity.identities import digest
from assyria.server.web.asking import Ctx, SignedIn, Where, known_credential, sign_in
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served
from assyria.store import Identity, account_key

router = APIRouter(route_class=GuardedRoute)


def _me(who: Identity) -> Me:
    return Me(id=who.id, name=who.name, account=who.account)


@served(router, "POST /me/account")
async def claim(body: Account, request: Request, signed_in: SignedIn, address: Where, context: Ctx) -> Me:
    """Give this identity an account, so that it works on another device. Other sessions of the guest end."""
    who = signed_in.identity
    context.limits.accounts.spend(who.id)
    context.people.log_ins.by_address.spend(address)
    if who.account is not None:
        raise Problem(ProblemCode.HAS_AN_ACCOUNT)
    if not context.people.switches.registration:
        raise Problem(ProblemCode.REGISTRATION_CLOSED)
    if not await context.people.identities.claim(who, body.account, body.passphrase):
        raise Problem(ProblemCode.ACCOUNT_TAKEN)
    # Somebody who planted their own cookie in this browser must not share the account.
    sign_in(request, who, await context.people.identities.end_other_sessions(signed_in))
    await context.people.identities.note_address(who, address)
    return Me(id=who.id, name=who.name, account=body.account)


@served(router, "PUT /me/passphrase")
async def change_passphrase(body: NewPassphrase, request: Request, signed_in: SignedIn, context: Ctx) -> Me:
    """Change my passphrase. All my other sessions end, and my tokens if I ask for it."""
    who = signed_in.identity
    if who.account is None:
        raise Problem(ProblemCode.NO_ACCOUNT)
    await need_passphrase(who, body.old, context)
    await context.people.identities.change_passphrase(who, body.new)
    sign_in(request, who, await context.people.identities.end_other_sessions(signed_in))
    if body.revoke_tokens:
        await context.store.credentials.revoke_tokens(who.id)
    return _me(who)


async def need_passphrase(who: Identity, passphrase: str, context: Context) -> None:
    """Raise Problem unless this is the passphrase of somebody who is signed in."""
    context.people.log_ins.spend_own(who.id)
    if not await context.people.identities.passphrases.matches(who.passphrase, passphrase, known=True):
        raise Problem(ProblemCode.WRONG_PASSPHRASE)


@served(router, "POST /invitation")
async def invitation(body: Invitation, request: Request, address: Where, context: Ctx) -> Me:
    """Become a guest by an invitation, where other guests are not admitted."""
    before = await _session_before(request)
    if before is not None:
        return _me(before.identity)
    context.limits.guests.spend(address)
    try:
        await context.store.moderation.use_invitation(digest(body.code), time.time())
    except Missing:
        raise Problem(ProblemCode.NO_INVITATION) from None
    guest = await context.people.identities.new_guest()
    cookie = await context.people.identities.new_session(guest, request.headers.get("user-agent", ""))
    sign_in(request, guest, cookie)
    return _me(guest)


@served(router, "POST /log-in")
async def log_in(body: Account, request: Request, address: Where, context: Ctx) -> Me:
    """Log in to an account on this device. The session that it had before ends."""
    before = await _session_before(request)
    found = await context.people.identities.by_account(body.account)
    known = await context.people.identities.knows_address(found, address)
    if before is not None and account_key(before.identity.account or "") == account_key(body.account):
        known = True
        context.people.log_ins.spend_own(before.identity.id)
    else:
        context.people.log_ins.spend(body.account, address)
        if not known:
            context.people.log_ins.spend_as_stranger(body.account)
    kept = found.passphrase if found else None
    if not await context.people.identities.passphrases.matches(kept, body.passphrase, known) or found is None:
        raise Problem(ProblemCode.WRONG_ACCOUNT_OR_PASSPHRASE)
    if await context.store.moderation.is_suspended(found.id):
        raise Problem(ProblemCode.SUSPENDED)
    # A new session each time: a cookie that somebody planted in this browser is worth nothing.
    cookie = await context.people.identities.new_session(found, request.headers.get("user-agent", ""))
    await context.people.identities.note_address(found, address)
    if before is not None:
        await context.people.identities.end_session(before)
    sign_in(request, found, cookie)
    return _me(found)


async def _session_before(request: Request) -> Credential | None:
    try:
        return await known_credential(request)
    except Problem as wrong:
        if wrong.code is ProblemCode.SIGNED_OUT:
            return None
        raise
