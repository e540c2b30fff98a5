"""What tokens may do. An endpoint that is not listed here is for people with a session alone."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute

READ = frozenset(
    {
        "GET /api/health",
        "GET /api/ready",
        "GET /api/metrics",
        "GET /api/openapi.json",
        "GET /api/bots",
        "GET /api/notice",
        "GET /api/tables",
        "GET /api/me/tables",
        "GET /api/tables/{table_id}",
        "GET /api/tables/{table_id}/changes",
        "GET /api/tables/{table_id}/since-my-move",
        "GET /api/tables/{table_id}/record",
        "GET /api/tables/{table_id}/replay",
        "GET /api/tables/{table_id}/preview",
        "GET /api/tables/{table_id}/analysis",
        "GET /api/tables/{table_id}/review",
        "GET /api/tables/{table_id}/chat",
        "GET /api/bot/stream",
        "GET /api/lessons",
        "GET /api/puzzles",
        "GET /api/lessons/{lesson_id}",
        "WEBSOCKET /api/tables/{table_id}/socket",
    }
)
"""Endpoints for tokens of both scopes. A table's socket takes commands of the scope `play` alone."""
PLAY = READ | {
    "POST /api/tables",
    "POST /api/tables/{table_id}/commands",
    "POST /api/tables/{table_id}/chat",
    "POST /api/tables/{table_id}/hint",
    "POST /api/bot/games/{table_id}/move",
    "POST /api/tables/{table_id}/review",
    "POST /api/replay",
    "POST /api/replay/line",
    "POST /api/what-if",
    "POST /api/what-if/line",
    "POST /api/playouts",
    "POST /api/exercise",
    "POST /api/puzzles/{puzzle_id}",
    "POST /api/lessons/{lesson_id}/tasks/{number}",
    "POST /api/review",
}
"""Endpoints for tokens of the scope `play`."""
SCOPES = {"read": READ, "play": PLAY}


def allows(scope: str | None, connection: HTTPConnection) -> bool:
    """Return whether a token of a scope may use the endpoint that a connection has reached."""
    return endpoint_of(connection) in SCOPES.get(scope or "", frozenset())


def endpoint_of(connection: HTTPConnection) -> str:
    """Return the method and path of the endpoint that a connection has reached."""
    route = connection.scope.get("route")
    path = route.path if isinstance(route, Route | WebSocketRoute) else ""
    return f"{connection.scope.get('method', 'WEBSOCKET')} {path}"
