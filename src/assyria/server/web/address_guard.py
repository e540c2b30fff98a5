"""Refuses addresses that the operator has blocked, but never the operator."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.context import Context
from assyria.server.web.problems import problem_response


class AddressGuard:
    """A middleware around the whole app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context: Context | None = getattr(scope["app"].state, "context", None) if "app" in scope else None
        host = (scope.get("client") or ("",))[0]
        if context is None or not context.people.switches.refuses(host) or context.people.operators.knows(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ProblemCode.ADDRESS_REFUSED.value})
        else:
            await problem_response(Problem(ProblemCode.ADDRESS_REFUSED))(scope, receive, send)
