"""Sessions: where I am signed in, and how I sign out."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from assyria.host.ledger import Missing
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import SessionLine
from assyria.server.identity.identities import YEAR
from assyria.server.web.asking import Ctx, SignedIn, known_credential, sign_in, sign_out
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "DELETE /me/session")
async def log_out(request: Request, context: Ctx) -> None:
    """Log out on this device. A guest without an account is lost by it."""
    try:
        signed_in = await known_credential(request)
    except Problem as wrong:
        if wrong.code is not ProblemCode.SIGNED_OUT:
            raise
    else:
        if signed_in is not None:
            await context.people.identities.end_session(signed_in)
    sign_out(request)


@served(router, "GET /me/sessions")
async def sessions(signed_in: SignedIn, context: Ctx) -> list[SessionLine]:
    """Return where I am signed in, the last seen first."""
    found = await context.store.credentials.sessions_of(signed_in.identity.id, time.time() - YEAR)
    return [
        SessionLine(
            digest=one.digest,
            browser=one.browser,
            system=one.system,
            created=one.created,
            seen=one.seen,
            current=one.digest == signed_in.digest,
        )
        for one in found
    ]


@served(router, "DELETE /me/sessions")
async def end_others(request: Request, signed_in: SignedIn, context: Ctx) -> None:
    """End all my other sessions. This one gets a new cookie, so that copies of the old one end, too."""
    sign_in(request, signed_in.identity, await context.people.identities.end_other_sessions(signed_in))


@served(router, "DELETE /me/sessions/{digest}")
async def end(digest: str, request: Request, signed_in: SignedIn, context: Ctx) -> None:
    """End one of my sessions; if it is this one, I am logged out."""
    try:
        await context.store.credentials.end_session(digest, signed_in.identity.id)
    except Missing:
        raise Problem(ProblemCode.NO_SUCH_SESSION) from None
    if digest == signed_in.digest:
        sign_out(request)
