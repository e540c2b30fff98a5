"""The table of endpoints, as the routes of this server have it."""

from __future__ import annotations

from typing import Any

from assyria.service.endpoint import Cost, Home
from assyria.service.endpoints import ENDPOINTS, find

API = "/api"
"""How the paths of all endpoints begin."""


def cost_of(method: str, path: str) -> Cost:
    """Return what a request to a route costs."""
    found = find(f"{method} {path.removeprefix(API)}")
    assert found is not None, f"{method} {path} stands in no table"
    return found.cost


def keys(**wanted: Any) -> frozenset[str]:
    """Return the routes of endpoints that have these values, as method and path."""
    return frozenset(
        f"{endpoint.method} {API}{endpoint.path}"
        for endpoint in ENDPOINTS
        if endpoint.home is not Home.BROWSER
        and all(getattr(endpoint, name) == value for name, value in wanted.items())
    )
