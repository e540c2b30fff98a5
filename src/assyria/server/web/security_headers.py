"""Headers that keep browsers and caches from doing harm with an answer."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

YEAR = 365 * 24 * 3600


class SecurityHeaders:
    """A middleware around the whole app."""

    def __init__(self, app: ASGIApp, https: bool) -> None:
        """Set `https`: whether people reach the server over HTTPS alone."""
        self.app = app
        self.https = https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("X-Content-Type-Options", "nosniff")
                if scope["path"].startswith("/api/"):
                    # Answers are for one person, and change with every move.
                    headers.setdefault("Cache-Control", "no-store")
                if self.https:
                    headers["Strict-Transport-Security"] = f"max-age={YEAR}"
            await send(message)

        await self.app(scope, receive, send_with_headers)
