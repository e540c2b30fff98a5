"""All endpoints: the one table from which servers, browsers, documentation and clients are made."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.service import (
    analysis,
    browser_only,
    own_puzzles,
    people,
    replays,
    server_only,
    study,
    tables,
    what_if,
)
from assyria.service.endpoint import Endpoint

SHARED = (people, tables, replays, study, analysis, own_puzzles, what_if)
ENDPOINTS: list[Endpoint] = [
    endpoint for module in (*SHARED, server_only, browser_only) for endpoint in module.ENDPOINTS
]


def find(key: str, endpoints: Sequence[Endpoint] = ENDPOINTS) -> Endpoint | None:
    """Return the endpoint with this method and path, as the table has it."""
    return next((endpoint for endpoint in endpoints if endpoint.key == key), None)
