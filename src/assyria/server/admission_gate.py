"""Lets requests wait while the server is busy, but no moves."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from assyria.server.addresses import address_of
from assyria.server.context import Context
from assyria.server.problems import problem_response
from assyria.server.refusal_log import log_refusal
from assyria.server.routes.table_socket import TOO_MANY
from assyria.table.problem import Problem

FIRST = ("/api/health", "/api/ready", "/api/metrics")
"""Paths that never wait, beside commands at tables and operators."""


class AdmissionGate:
    """A middleware around the API: requests and opening sockets wait to be admitted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context: Context | None = getattr(scope["app"].state, "context", None) if "app" in scope else None
        if context is not None and _may_wait(scope) and not context.operators.knows(scope):
            address = address_of(HTTPConnection(scope))
            try:
                await context.admission.enter(address)
            except Problem as problem:
                log_refusal(problem, address)
                if scope["type"] == "websocket":
                    socket = WebSocket(scope, receive, send)
                    await socket.accept()
                    await socket.close(TOO_MANY, problem.code)
                else:
                    await problem_response(problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _may_wait(scope: Scope) -> bool:
    path: str = scope.get("path", "")
    if scope["type"] not in ("http", "websocket") or not path.startswith("/api/"):
        return False
    return not (path.startswith(FIRST) or path.endswith("/commands"))
