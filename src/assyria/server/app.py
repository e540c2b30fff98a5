"""The app factory: everything a server needs, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from assyria import __version__
from assyria.server import analysis, botapi, http, noticeapi, page, preview, replay, socket
from assyria.server.analyst import Analyst
from assyria.server.bots import BotWorkers
from assyria.server.context import Context
from assyria.server.herald import Herald
from assyria.server.hub import Hub
from assyria.server.identity import Identities
from assyria.server.limits import RateLimit
from assyria.server.notices import Courier, Guard
from assyria.server.problems import Problem, answer, on_http_error, on_invalid, on_problem
from assyria.server.settings import Settings
from assyria.store import Store, Unavailable

LARGEST_BODY = 1_100_000
"""Bytes: a record to go on from, and a little more."""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if settings.database_url is None:
            settings.data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(settings.url)
        bots = BotWorkers(settings.bot_workers, engines=settings.engines)
        hub = Hub(store, bots, settings.idle)
        herald = await Herald.open(store, Courier(Guard.allowing(*settings.webhook_origins)), settings.contact)
        hub.on_written.append(herald.written)
        analyst = Analyst(asked=RateLimit(0.5, 20))
        app.state.context = Context(
            settings=settings,
            store=store,
            hub=hub,
            bots=bots,
            identities=await Identities.open(store),
            herald=herald,
            analyst=analyst,
            commands=RateLimit(settings.commands_per_second, 10 * settings.commands_per_second),
            chats=RateLimit(0.5, 10),
            guests=RateLimit(2, 60),
            log_ins=RateLimit(0.1, 10),
        )
        await hub.wake()
        rounds = asyncio.create_task(hub.make_rounds())
        yield
        rounds.cancel()
        await hub.close()
        await herald.close()
        analyst.close()
        bots.close()
        await bots.wait_closed()
        await store.close()

    app = FastAPI(
        title="Assyria",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(http.router)
    app.include_router(preview.router)
    app.include_router(replay.router)
    app.include_router(analysis.router)
    app.include_router(botapi.router)
    app.include_router(noticeapi.router)
    app.include_router(socket.router)
    app.router.routes.append(page.route(settings.site))
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(Unavailable, _on_unavailable)
    app.add_exception_handler(Exception, _on_bug)
    app.add_middleware(Gate)
    return app


async def _on_unavailable(_: Request, __: Exception) -> Response:
    return answer(Problem(503, "store-unavailable"))


async def _on_bug(_: Request, __: Exception) -> Response:
    """Our mistake: it is logged, and says nothing of what it was."""
    return answer(Problem(500, "internal-error"))


class Gate:
    """Refuses what is too large, and what a page of another site sends in somebody's name; hands out cookies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            problem = self._problem(scope)
            if problem is not None:
                await answer(problem)(scope, receive, send)
                return
            scope["state"] = state = dict(scope.get("state", {}))

            async def send_with_cookie(message: Message) -> None:
                if message["type"] == "http.response.start" and "cookie" in state:
                    MutableHeaders(scope=message).append("set-cookie", state["cookie"])
                await send(message)

            await self.app(scope, receive, send_with_cookie)
            return
        await self.app(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return Problem(413, "too-large", largest=LARGEST_BODY)
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if "transfer-encoding" in headers:
            return Problem(411, "length-required")
        return None if same_origin(headers) else Problem(403, "other-origin")


def same_origin(headers: dict[str, str]) -> bool:
    """A browser says where a request comes from; a program says nothing, and has no cookie of somebody else."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
