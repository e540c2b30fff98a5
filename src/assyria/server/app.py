"""The app factory: puts together everything that a server needs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from assyria import __version__
from assyria.server import page
from assyria.server.analysis_service import AnalysisService
from assyria.server.bots import BotWorkers
from assyria.server.connections import CONNECTIONS, Connections
from assyria.server.context import Context
from assyria.server.identity import Identities
from assyria.server.limits import Limits
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.registry import Registry
from assyria.server.live.scheduler import Scheduler
from assyria.server.live.sync import Synchroniser
from assyria.server.live.tasks import Tasks
from assyria.server.live.watchers import Watchers
from assyria.server.notifications import Guard, HttpSender
from assyria.server.notifications.notifier import Notifier
from assyria.server.openapi import describe_problems
from assyria.server.problems import (
    Problem,
    on_bug,
    on_denied,
    on_disconnect,
    on_http_error,
    on_invalid,
    on_problem,
    on_unavailable,
)
from assyria.server.record_service import RecordService
from assyria.server.request_guard import RequestGuard
from assyria.server.retention import Retention
from assyria.server.routes import (
    analysis,
    bot_stream,
    chat,
    notifications,
    people,
    preview,
    replay,
    system,
    table_socket,
    tables,
)
from assyria.server.settings import Settings
from assyria.server.table_quotas import TableQuotas
from assyria.store import Store, Unavailable
from assyria.table import Denied

ROUTES = (system, people, tables, chat, preview, replay, analysis, bot_stream, notifications, table_socket)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return an app, which opens its store and starts its tasks when it is served."""
    settings = settings or Settings()
    build = page.build_id(settings.site)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        async with running(settings, build) as context:
            app.state.context = context
            # The protocols get what a lifespan yields, before there is a request.
            yield {CONNECTIONS: Connections(settings.limits)}

    app = FastAPI(
        title="Assyria",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for module in ROUTES:
        app.include_router(module.router)
    app.router.routes.append(page.route(settings.site))
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(Denied, on_denied)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(ClientDisconnect, on_disconnect)
    app.add_exception_handler(Unavailable, on_unavailable)
    app.add_exception_handler(Exception, on_bug)
    app.add_middleware(RequestGuard, page=build)
    describe_problems(app)
    return app


@contextlib.asynccontextmanager
async def running(settings: Settings, build: str | None) -> AsyncIterator[Context]:
    """Create and start the parts of a server, and close them at the end."""
    if settings.database_url is None:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = await Store.open(settings.url)
    bots = BotWorkers(settings.bot_workers, engines=settings.engines)
    bot_late = 3 * bots.limit
    tasks = Tasks()
    writer = LedgerWriter(store, bot_late)
    registry = Registry(store, writer, settings.idle)
    sync = Synchroniser(store, registry, tasks)
    pipeline = CommandPipeline(registry, writer, sync)
    retention = await Retention.open(store, settings.keep)
    watchers = Watchers(store, registry, build, retention)
    scheduler = Scheduler(store, registry, pipeline, bots, tasks, settings.idle, bot_late)
    sender = HttpSender(Guard.allowing(*settings.webhook_origins))
    notifier = await Notifier.open(store, sender, settings.contact)
    pipeline.on_written.append(notifier.on_written)
    analysis = AnalysisService(settings.limits.analysis_queue)
    records = RecordService(settings.limits.record_queue)
    context = Context(
        settings=settings,
        store=store,
        registry=registry,
        pipeline=pipeline,
        sync=sync,
        scheduler=scheduler,
        watchers=watchers,
        bots=bots,
        identities=await Identities.open(store),
        notifier=notifier,
        analysis=analysis,
        page=build,
        limits=Limits(settings.limits),
        table_quotas=TableQuotas(store, settings.limits),
        records=records,
        retention=retention,
    )
    expiring = asyncio.create_task(retention.run())
    maintenance = asyncio.create_task(scheduler.run_maintenance())
    yield context
    maintenance.cancel()
    expiring.cancel()
    scheduler.close()
    watchers.close()
    await tasks.close()
    registry.close()
    await notifier.close()
    analysis.close()
    records.close()
    bots.close()
    await bots.wait_closed()
    await store.close()
