"""What tokens may do, as the table of endpoints says."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.routing import Route, WebSocketRoute

from assyria.server.routing import keys

READ = keys(tokens="read") | {"WEBSOCKET /api/tables/{table_id}/socket"}
"""Endpoints for tokens of both scopes. A table's socket takes commands of the scope `play` alone."""
PLAY = READ | keys(tokens="play")
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
