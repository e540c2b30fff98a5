"""The context of a request: the parts of the server, and the identity that asks."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from assyria.protocol.problems import ProblemCode
from assyria.server.addresses import address_of
from assyria.server.analysis_service import AnalysisService
from assyria.server.bots import BotWorkers
from assyria.server.identity import COOKIE, YEAR, Identities
from assyria.server.limits import Limits
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.registry import Registry
from assyria.server.live.scheduler import Scheduler
from assyria.server.live.sync import Synchroniser
from assyria.server.live.watchers import Watchers
from assyria.server.notifications.notifier import Notifier
from assyria.server.problems import Problem
from assyria.server.record_service import RecordService
from assyria.server.retention import Retention
from assyria.server.settings import Settings
from assyria.server.table_quotas import TableQuotas
from assyria.store import Identity, Missing, Store, Unavailable

DAY = 24 * 3600


@dataclass(frozen=True)
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    registry: Registry
    pipeline: CommandPipeline
    sync: Synchroniser
    scheduler: Scheduler
    watchers: Watchers
    bots: BotWorkers
    identities: Identities
    notifier: Notifier
    analysis: AnalysisService
    page: str | None
    """The build of the page that this server has."""
    limits: Limits
    table_quotas: TableQuotas
    records: RecordService
    retention: Retention


def context_of(connection: HTTPConnection) -> Context:
    """Return the parts of the server that a connection belongs to."""
    context: Context = connection.app.state.context
    return context


async def known_identity(connection: HTTPConnection) -> Identity | None:
    """Return the identity of a token or cookie, or None. Raises Problem for a token that is not ours."""
    context = context_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await context.identities.by_token(token.strip())
        if found is None:
            raise Problem(ProblemCode.UNKNOWN_TOKEN)
    else:
        found = await context.identities.by_cookie(connection.cookies.get(COOKIE))
    if found is not None and found.seen < time.time() - DAY:
        with contextlib.suppress(Missing, Unavailable):
            await context.store.mark_seen(found.id, time.time())
    return found


async def identity_or_guest(request: Request) -> Identity:
    """Return the identity that asks; a new guest gets a name and a cookie."""
    found = await known_identity(request)
    if found is not None:
        return found
    context = context_of(request)
    context.limits.guests.spend(address_of(request))
    guest = await context.identities.new_guest()
    set_cookie(request, guest)
    return guest


def set_cookie(request: Request, identity: Identity) -> None:
    """Send the cookie with any answer, even a refusal: otherwise the guest would be lost."""
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


def request_context(request: Request) -> Context:
    """Return the parts of the server that a request belongs to."""
    return context_of(request)


Where = Annotated[str, Depends(address_of)]
"""The address of the client, as limits count it."""
Ctx = Annotated[Context, Depends(request_context)]
Who = Annotated[Identity, Depends(identity_or_guest)]
