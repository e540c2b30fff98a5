"""A place where somebody gets notifications, as it is shown to them."""

from __future__ import annotations

from typing import Any

from assyria.protocol.requests import PlaceLine


def place_line(found: dict[str, Any]) -> PlaceLine:
    """Return a place without its address, which is a secret."""
    body = found["body"]
    host = (body.get("url") or body.get("endpoint") or "").split("/")[2:3]
    return PlaceLine(
        id=found["id"],
        kind=found["kind"],
        host=host[0] if host else "",
        shape=body.get("shape"),
        language=body["language"],
        failure=found["failure"],
    )
