"""My own data: all of it as a file, and how I am anonymised or deleted."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import Erasure, Me
from assyria.server.context import Context
from assyria.server.identity.identities import guest_name
from assyria.server.operations.personal_data import delete_all, export, without_names
from assyria.server.routes.people import need_passphrase
from assyria.server.web.asking import Ctx, Who, sign_out
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served
from assyria.store import Identity

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /me/export")
async def my_data(who: Who, context: Ctx) -> StreamingResponse:
    """Return everything that is stored about me, as one JSON file."""
    context.limits.exports.spend(who.id)
    return StreamingResponse(
        export(who, context.store, context.host),
        media_type="application/json",
        headers={
            "Content-Disposition": 'attachment; filename="assyria-my-data.json"',
            "Cache-Control": "no-store",
        },
    )


@served(router, "POST /me/anonymise")
async def anonymise(body: Erasure, who: Who, context: Ctx) -> Me:
    """Remove my name from all tables and chats. I get the name of a guest, and keep seats and account.

    Records that I share lose all names: which of them is mine, nobody knows.
    """
    await _need_confirmation(body, who, context)
    name = guest_name()
    await context.store.shared_records.rewrite(who.id, without_names)
    await context.store.people.anonymise(who.id, name)
    return Me(id=who.id, name=name, account=who.account)


@served(router, "POST /me/delete")
async def delete(body: Erasure, request: Request, who: Who, context: Ctx) -> None:
    """Delete me and all that is mine alone. Bots take my seats over; games of others stay, without my name."""
    await _need_confirmation(body, who, context)
    await delete_all(who, context.store, context.host)
    sign_out(request)


async def _need_confirmation(body: Erasure, who: Identity, context: Context) -> None:
    if who.account is None:
        if not body.confirm:
            raise Problem(ProblemCode.CONFIRMATION_NEEDED)
        return
    if body.passphrase is None:
        raise Problem(ProblemCode.CONFIRMATION_NEEDED)
    await need_passphrase(who, body.passphrase, context)
