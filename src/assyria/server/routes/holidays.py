"""Holidays of the person who asks."""

from __future__ import annotations

from fastapi import APIRouter

from assyria.protocol.requests import Holiday, NewHoliday
from assyria.server.web.asking import Ctx, Where, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /me/holiday")
async def holiday(who: Who, context: Ctx) -> Holiday:
    """Return until when I am on holiday, and the days I have left this year."""
    return await context.tables.holidays.of(who.id)


@served(router, "POST /me/holiday")
async def begin(body: NewHoliday, who: Who, address: Where, context: Ctx) -> Holiday:
    """Begin a holiday: my clocks stand still in games over days."""
    with context.limits.holidays.spent(who.id, address):
        return await context.tables.holidays.begin(who.id, body.days)


@served(router, "DELETE /me/holiday")
async def end(who: Who, address: Where, context: Ctx) -> Holiday:
    """End my holiday early."""
    with context.limits.holidays.spent(who.id, address):
        return await context.tables.holidays.end(who.id)
