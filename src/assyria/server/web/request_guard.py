"""Refuses requests that are too large or come from another site's page, and adds headers to every answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from assyria.protocol import PROTOCOL
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.context import context_of
from assyria.server.limits.addresses import address_of
from assyria.server.web.problems import problem_response
from assyria.server.web.refusal_log import log_refusal
from assyria.service.endpoint import LARGEST_BODY

PAGE_HEADER = "Assyria-Page"
"""The header with the build of this server's page, so that an older page in a browser notices."""
PROTOCOL_HEADER = "Assyria-Protocol"
"""The header with the version of the protocol, in requests and in answers."""


class RequestGuard:
    """A middleware around the whole app."""

    def __init__(self, app: ASGIApp, page: str | None) -> None:
        """Set `page`: the build of the page that this server has."""
        self.app = app
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope["state"] = state = dict(scope.get("state", {}))
        api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for cookie in state.get("cookies", ()):
                    headers.append("set-cookie", cookie)
                if api:
                    headers.append(PROTOCOL_HEADER, str(PROTOCOL))
                if api and self.page is not None:
                    headers.append(PAGE_HEADER, self.page)
            await send(message)

        problem = _problem(scope) or _too_many(scope)
        answer = self.app if problem is None else problem_response(problem)
        await answer(scope, receive, send_with_headers)


def _problem(scope: Scope) -> Problem | None:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    length = headers.get("content-length", "0")
    changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        return Problem(ProblemCode.TOO_LARGE, largest=LARGEST_BODY)
    if changes and "transfer-encoding" in headers:
        return Problem(ProblemCode.LENGTH_REQUIRED)
    if changes and not is_same_origin(headers):
        return Problem(ProblemCode.OTHER_ORIGIN)
    if scope["path"].startswith("/api/") and not _speaks_protocol(headers, changes):
        return Problem(ProblemCode.OLD_PROTOCOL, protocol=PROTOCOL)
    return None


def _speaks_protocol(headers: dict[str, str], changes: bool) -> bool:
    """Return whether a client speaks our protocol, so that none is served by halves.

    A page that changes something has to say so: those of editions before named no protocol. Programs need not,
    they find it in every answer.
    """
    named = headers.get(PROTOCOL_HEADER.lower())
    return named == str(PROTOCOL) if named is not None else not (changes and "origin" in headers)


def _too_many(scope: Scope) -> Problem | None:
    """Return the problem of an address that sends too many requests."""
    connection = HTTPConnection(scope)
    context, address = context_of(connection), address_of(connection)
    if context.people.operators.knows(scope):
        return None
    try:
        context.limits.requests.spend(address)
    except Problem as problem:
        log_refusal(problem, address)
        return problem
    return None


def is_same_origin(headers: dict[str, str]) -> bool:
    """Return whether a request comes from our page, or from a program, which names no origin and has no cookie."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
