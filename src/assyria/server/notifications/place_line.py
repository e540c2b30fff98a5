"""A place where somebody gets notifications, as it is shown to them."""

from __future__ import annotations

from typing import Any

import httpx

from assyria.protocol.requests import PlaceLine


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
