"""A place where somebody gets notifications, as it is shown to them."""

from __future__ import annotations

from typing import Any

import httpx

from assyria.protocol.requests import PlaceLine
from assyria.render.words import LANGUAGES
from assyria.server.notifications.webhook import Shape
from assyria.store import Store

NEEDED = {"webhook": ("url", "shape", "base"), "push": ("endpoint", "p256dh", "auth", "base")}
"""The texts that the body of a place has, by its kind, beside the language."""


def is_place(kind: str, body: dict[str, Any]) -> bool:
    """Return whether somebody can be notified at what is stored."""
    texts = kind in NEEDED and all(isinstance(body.get(name), str) for name in NEEDED[kind])
    known = body.get("language") in LANGUAGES and (kind != "webhook" or body.get("shape") in list(Shape))
    return texts and known


async def places_of(identity: str, store: Store) -> list[dict[str, Any]]:
    """Return the places where somebody can be notified, as stored; what is none is left out and logged."""
    found = []
    for place in await store.places.of(identity):
        if is_place(place["kind"], place["body"]):
            found.append(place)
        else:
            store.left_out.note("", f"subscriptions {place['id']}", "not a place")
    return found


def place_line(found: dict[str, Any]) -> PlaceLine:
    """Return a place without its address, which is a secret."""
    body = found["body"]
    return PlaceLine(
        id=found["id"],
        kind=found["kind"],
        host=host_of(body),
        shape=body.get("shape"),
        language=body["language"],
        failure=found["failure"],
        given_up=found["given_up"],
    )


def host_of(body: dict[str, Any]) -> str:
    """Return the host that a place's notifications go to, in its one proper spelling; empty if it has none."""
    try:
        host = httpx.URL(body.get("url") or body.get("endpoint") or "").raw_host.decode("ascii")
    except (httpx.InvalidURL, TypeError):
        return ""
    return host.lower().rstrip(".")
