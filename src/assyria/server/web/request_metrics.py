"""How many requests there are, how they end and how long they take."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from assyria.server.metrics import REQUEST_SECONDS, REQUESTS


class RequestMetrics:
    """A middleware around the whole app. Addresses of tables and people are not part of any label."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            # The template of the path, such as /api/tables/{table_id}; the page's files are one.
            route = getattr(scope.get("route"), "path", None) or "other"
            REQUESTS.labels(route, str(status)).inc()
            if not route.endswith("/stream"):
                REQUEST_SECONDS.observe(time.perf_counter() - began)
