"""Notifications: where I get them, a test button, and the last failures."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import (
    AddedPlace,
    NotificationPlace,
    PlaceLine,
    PushKey,
    TestOutcome,
    WebhookPlace,
)
from assyria.server.context import Context
from assyria.server.notifications import DeliveryCode, DeliveryResult, Subscription, push, webhook
from assyria.server.notifications.place_line import place_line, places_of
from assyria.server.web.asking import Ctx, Where, Who
from assyria.server.web.guarded_route import GuardedRoute
from assyria.server.web.served import served

router = APIRouter(route_class=GuardedRoute)


@served(router, "GET /push-key")
async def push_key(context: Ctx) -> PushKey:
    """Return the key that a browser needs to subscribe; none if the operator has named no contact."""
    return PushKey(key=context.notifier.public_key if context.notifier.contact else None)


@served(router, "GET /me/notifications")
async def places(who: Who, context: Ctx) -> list[PlaceLine]:
    """Return the places where I get notifications, the last failure of each, and since when it is given up."""
    return [place_line(found) for found in await places_of(who.id, context.store)]


@served(router, "POST /me/notifications")
async def add(
    body: Annotated[NotificationPlace, Body(discriminator="kind")],
    request: Request,
    who: Who,
    address: Where,
    context: Ctx,
) -> AddedPlace:
    """Add a place where I get notifications."""
    most = context.settings.limits.places_person
    if len(await context.store.places.of(who.id)) >= most:
        raise Problem(ProblemCode.TOO_MANY_PLACES, most=most)
    outcome = _check(body, context)
    if not outcome.ok:
        raise Problem(ProblemCode.BAD_PLACE, why=str(outcome))
    context.limits.places.spend(who.id, address)
    kept = {key: value for key, value in asdict(body).items() if key != "kind"}
    kept["base"] = str(request.base_url)
    return AddedPlace(id=await context.store.places.add(who.id, body.kind, kept))


def _check(place: NotificationPlace, context: Context) -> DeliveryResult:
    """Return whether a place can be notified, as far as that is known without trying."""
    guard = context.notifier.sender.guard
    if isinstance(place, WebhookPlace):
        return webhook.check_url(place.url, guard)
    if context.notifier.contact is None:
        return DeliveryResult(DeliveryCode.PUSH_OFF)
    return push.check(Subscription(place.endpoint, place.p256dh, place.auth), guard)


@served(router, "DELETE /me/notifications/{place}")
async def remove(place: int, who: Who, context: Ctx) -> None:
    """Remove a place where I get notifications."""
    await _own_place(place, who.id, context)
    await context.store.places.remove(place, who.id)


@served(router, "POST /me/notifications/{place}/test")
async def test(place: int, who: Who, context: Ctx) -> TestOutcome:
    """Send a test notification to a place and return the outcome. Where it arrives, a place is used again."""
    found = await _own_place(place, who.id, context)
    return TestOutcome(outcome=str(await context.notifier.test(who.id, found)))


async def _own_place(place: int, who: str, context: Context) -> dict[str, Any]:
    for found in await places_of(who, context.store):
        if found["id"] == place:
            return found
    raise Problem(ProblemCode.NO_SUCH_PLACE)
