"""The app factory: puts together everything that a server needs."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from assyria import __version__
from assyria.host.ledger import Damaged, Unavailable
from assyria.protocol.problems import Problem
from assyria.server.assembly import running
from assyria.server.host_names import HostNames
from assyria.server.routes import (
    admin,
    bot_stream,
    chat,
    holidays,
    notifications,
    people,
    personal_data,
    sessions,
    shared,
    shared_records,
    system,
    table_socket,
    tokens,
)
from assyria.server.settings import Settings
from assyria.server.tables.server_clock import TimeSource
from assyria.server.web import browser_site, page
from assyria.server.web.address_guard import AddressGuard
from assyria.server.web.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from assyria.server.web.host_guard import HostGuard
from assyria.server.web.openapi import describe_problems
from assyria.server.web.problems import (
    on_bug,
    on_damaged,
    on_disconnect,
    on_http_error,
    on_invalid,
    on_problem,
    on_unavailable,
)
from assyria.server.web.request_guard import RequestGuard
from assyria.server.web.request_metrics import RequestMetrics
from assyria.server.web.security_headers import SecurityHeaders

ROUTES = (
    system,
    people,
    holidays,
    sessions,
    tokens,
    personal_data,
    shared,
    shared_records,
    chat,
    bot_stream,
    notifications,
    admin,
    table_socket,
)


log = logging.getLogger("assyria.hosting")


def create_app(settings: Settings | None = None, source: TimeSource | None = None) -> FastAPI:
    """Return an app, which opens its store and starts its tasks when it is served. `source` tells the time."""
    settings = settings or Settings()
    build = page.build_id(settings.site)
    host_names = HostNames(settings.host_names)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        threading.Thread(target=host_names.add_full_name, daemon=True).start()
        if settings.secure_cookies and not settings.host_names:
            log.warning("no host name", extra={"option": "--host-name"})
        async with running(settings, build, source or TimeSource()) as context:
            app.state.context = context
            # The protocols get what a lifespan yields, before there is a request.
            yield {CONNECTION_LIMITS: ConnectionLimits(settings.limits)}

    app = FastAPI(
        title="Assyria",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for module in ROUTES:
        # Not included, which builds every endpoint a second time: half a second of work with the first request.
        app.router.routes += module.router.routes
    app.router.routes += [*browser_site.routes(settings.browser_site), page.route(settings.site)]
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(ClientDisconnect, on_disconnect)
    app.add_exception_handler(Unavailable, on_unavailable)
    app.add_exception_handler(Damaged, on_damaged)
    app.add_exception_handler(Exception, on_bug)
    app.add_middleware(AddressGuard)
    app.add_middleware(RequestGuard, page=build)
    app.add_middleware(HostGuard, names=host_names)
    app.add_middleware(SecurityHeaders, https=settings.secure_cookies)
    app.add_middleware(RequestMetrics)
    describe_problems(app)
    return app
