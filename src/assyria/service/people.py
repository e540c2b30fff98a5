"""Who somebody is, and whom they may play with."""

from __future__ import annotations

from assyria.protocol.requests import BotLine, Me, Notice, Rename
from assyria.service.endpoint import Cost, Endpoint
from assyria.service.place import Call, Place


async def me(place: Place, call: Call) -> Me:
    """Return my identity; on a first visit I become a guest with a name."""
    return await place.me(call)


async def rename(place: Place, call: Call, body: Rename) -> Me:
    """Change my name."""
    return await place.rename(call, body.name)


async def bots(place: Place, _: Call) -> list[BotLine]:
    """Return the bots that can be put at a table."""
    return place.bots()


async def notice(place: Place, _: Call) -> Notice:
    """Return what the operator tells everyone, and whom the server admits."""
    return place.notice()


ENDPOINTS = (
    Endpoint("GET", "/me", Me, handle=me),
    Endpoint("PUT", "/me/name", Me, Rename, rename, own_cost=Cost(limit="renames")),
    Endpoint("GET", "/bots", list[BotLine], handle=bots, needs_person=False, tokens="read", open=True),
    Endpoint("GET", "/notice", Notice, handle=notice, needs_person=False, tokens="read", open=True),
)
