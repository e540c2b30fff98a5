"""HTTP for notices: where I want to be told, a test button, and what went wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from assyria.server.context import Ctx, Who
from assyria.server.http import ERRORS
from assyria.server.models import Strict
from assyria.server.notices import Code, Kind, Outcome, Subscription, push, webhook
from assyria.server.problems import Problem
from assyria.store import Missing

router = APIRouter(prefix="/api")

MOST = 10
"""Places one person may name."""

Language = Literal["en", "fr", "de", "pl"]
Address = Annotated[str, Field(min_length=8, max_length=2000)]


class WebhookPlace(Strict):
    kind: Literal["webhook"] = "webhook"
    url: Address
    shape: Literal["discord", "slack", "json"]
    language: Language = "en"


class PushPlace(Strict):
    """What the browser's PushSubscription says."""

    kind: Literal["push"] = "push"
    endpoint: Address
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]
    language: Language = "en"


Place = Annotated[WebhookPlace | PushPlace, Field(discriminator="kind")]


@router.get("/push-key", responses=ERRORS)
async def push_key(context: Ctx) -> dict[str, str | None]:
    """The key a browser needs to subscribe to our pushes; none where the operator named no contact."""
    return {"key": context.herald.public_key if context.herald.contact else None}


@router.get("/me/notices", responses=ERRORS)
async def places(who: Who, context: Ctx) -> list[dict[str, Any]]:
    """Where I am told, with the last failure of each."""
    return [_shown(found) for found in await context.store.subscriptions(who.id)]


@router.post("/me/notices", status_code=201, responses=ERRORS)
async def add(body: Place, request: Request, who: Who, context: Ctx) -> dict[str, Any]:
    context.commands.spend(who.id)
    if len(await context.store.subscriptions(who.id)) >= MOST:
        raise Problem(422, "too-many-places", most=MOST)
    guard = context.herald.courier.guard
    if isinstance(body, WebhookPlace):
        outcome = webhook.check_url(body.url, guard)
    elif context.herald.contact is None:
        outcome = Outcome(Code.PUSH_OFF)
    else:
        outcome = push.check(Subscription(body.endpoint, body.p256dh, body.auth), guard)
    if not outcome.ok:
        raise Problem(422, "bad-place", why=str(outcome))
    kept = {**body.model_dump(exclude={"kind"}), "base": str(request.base_url)}
    return {"id": await context.store.add_subscription(who.id, body.kind, kept)}


@router.delete("/me/notices/{place}", status_code=204, responses=ERRORS)
async def remove(place: int, who: Who, context: Ctx) -> None:
    await _mine(place, who.id, context)
    await context.store.remove_subscription(place, who.id)


@router.post("/me/notices/{place}/test", responses=ERRORS)
async def test(place: int, who: Who, context: Ctx) -> dict[str, str]:
    """Send a test notice there and say how it went."""
    context.chats.spend(who.id)
    found = await _mine(place, who.id, context)
    return {"outcome": str(await context.herald.send(who.id, found, Kind.TEST, None, None))}


async def _mine(place: int, who: str, context: Ctx) -> dict[str, Any]:
    try:
        return next(found for found in await context.store.subscriptions(who) if found["id"] == place)
    except (StopIteration, Missing):
        raise Problem(404, "no-such-place") from None


def _shown(found: dict[str, Any]) -> dict[str, Any]:
    """Without the address itself, which is a key."""
    body = found["body"]
    host = (body.get("url") or body.get("endpoint") or "").split("/")[2:3]
    return {
        "id": found["id"],
        "kind": found["kind"],
        "host": host[0] if host else "",
        "shape": body.get("shape"),
        "language": body["language"],
        "failure": found["failure"],
    }
