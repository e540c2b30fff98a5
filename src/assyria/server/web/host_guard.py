"""Refuses requests and sockets for a name that is not this server's."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.host_names import NAME, HostNames, host_of
from assyria.server.limits.addresses import address_of
from assyria.server.web.problems import problem_response
from assyria.server.web.refusal_log import log_unknown_host


class HostGuard:
    """A middleware around the whole app.

    Only `Host` counts, which a page cannot set: what a proxy says in X-Forwarded-Host or Forwarded is not read.
    """

    def __init__(self, app: ASGIApp, names: HostNames) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hosts = Headers(scope=scope).getlist("host") if scope["type"] in ("http", "websocket") else []
        # No browser leaves Host out; health checks in HTTP/1.0 do.
        if not hosts or (len(hosts) == 1 and self.names.knows(host_of(hosts[0]))):
            await self.app(scope, receive, send)
            return
        host = host_of(hosts[0])
        name = host if NAME.fullmatch(host) else "NAME"
        log_unknown_host(name, address_of(HTTPConnection(scope)))
        problem = Problem(ProblemCode.UNKNOWN_HOST, option=f"--host-name {name}")
        await problem_response(problem)(scope, receive, send)
