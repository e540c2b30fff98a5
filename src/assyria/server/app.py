"""The app factory: puts together everything that a server needs."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any

from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from assyria import __version__
from assyria.protocol.problems import Problem
from assyria.server import browser_site, page
from assyria.server.address_guard import AddressGuard
from assyria.server.admin_token import admin_token
from assyria.server.admission import Admission
from assyria.server.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from assyria.server.connections import Connections
from assyria.server.context import Context, check_stranger, check_token
from assyria.server.engine.engine import Engine
from assyria.server.garbage import Garbage
from assyria.server.holidays import Holidays
from assyria.server.host_guard import HostGuard
from assyria.server.host_names import HostNames
from assyria.server.identity import Identities
from assyria.server.limits import Limits
from assyria.server.live.attendance import Attendance
from assyria.server.live.downtime import Downtime
from assyria.server.live.late_previews import LatePreviews
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.pipeline import CommandPipeline
from assyria.server.live.presence import Presence
from assyria.server.live.registry import Registry
from assyria.server.live.rematches import Rematches
from assyria.server.live.scheduler import Scheduler
from assyria.server.live.sync import Synchroniser
from assyria.server.live.tasks import Tasks
from assyria.server.live.watchers import Watchers
from assyria.server.log_in_limits import LogInLimits
from assyria.server.notifications import Guard, HttpSender
from assyria.server.notifications.notifier import Notifier
from assyria.server.openapi import describe_problems
from assyria.server.operators import Operators
from assyria.server.positions_in_play import PositionsInPlay
from assyria.server.problems import (
    on_bug,
    on_damaged,
    on_disconnect,
    on_http_error,
    on_invalid,
    on_problem,
    on_unavailable,
)
from assyria.server.readiness import Readiness
from assyria.server.request_guard import RequestGuard
from assyria.server.request_metrics import RequestMetrics
from assyria.server.retention import Retention
from assyria.server.routes import (
    admin,
    analysis,
    bot_stream,
    chat,
    exercises,
    holidays,
    notifications,
    people,
    personal_data,
    preview,
    puzzles,
    replay,
    reviews,
    sessions,
    system,
    table_socket,
    tables,
    tokens,
    what_if,
)
from assyria.server.security_headers import SecurityHeaders
from assyria.server.server_clock import ServerClock, TimeSource
from assyria.server.settings import Settings
from assyria.server.startup import sole_server
from assyria.server.switches import Switches
from assyria.server.table_quotas import TableQuotas
from assyria.store import Damaged, Store, Unavailable
from assyria.table.stand_in import StandInPace

ROUTES = (
    system,
    people,
    holidays,
    sessions,
    tokens,
    personal_data,
    tables,
    chat,
    preview,
    replay,
    exercises,
    analysis,
    what_if,
    reviews,
    puzzles,
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
        dependencies=[Depends(check_token), Depends(check_stranger)],
    )
    for module in ROUTES:
        app.include_router(module.router)
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


@contextlib.asynccontextmanager
async def running(settings: Settings, build: str | None, source: TimeSource) -> AsyncIterator[Context]:
    """Create and start the parts of a server, and close them at the end."""
    with sole_server(settings):
        async with started(settings, build, source) as context:
            yield context


@contextlib.asynccontextmanager
async def started(settings: Settings, build: str | None, source: TimeSource) -> AsyncIterator[Context]:
    """Create and start the parts of the only server on its data, and close them at the end."""
    token, limits = admin_token(settings), Limits(settings.limits)
    store = await Store.open(settings.url)
    clock = await ServerClock.start(store.signs_of_life, source)
    failures = settings.data / "failures"
    engine = Engine(settings.engine_workers, settings.limits.engine_queue, settings.bots, failures)
    bot_late = 3 * engine.bots.limit
    tasks = Tasks()
    readiness = Readiness(store)
    stand_in = StandInPace(settings.stand_in_wait, settings.stand_in_pace, settings.deserted)
    writer = LedgerWriter(store, bot_late, stand_in)
    registry = Registry(store, writer, clock, settings.idle)
    sync = Synchroniser(store, registry, clock, tasks)
    pipeline = CommandPipeline(registry, writer, sync, clock)
    retention = await Retention.open(store, settings.keep)
    garbage, admission = Garbage(), Admission()
    presence = Presence(limits.streams)
    attendance = Attendance(store, registry, presence, tasks)
    pipeline.on_written.append(admission.note_changes)
    late_previews = LatePreviews(tasks, admission)
    watchers = Watchers(store, registry, build, retention, garbage, late_previews, attendance)
    bots, idle = engine.bots, settings.idle
    scheduler = Scheduler(
        store, registry, pipeline, bots, tasks, readiness, presence, clock, stand_in, idle, bot_late
    )
    Downtime(registry, pipeline, clock, tasks)
    table_quotas = TableQuotas(store, settings.limits)
    Rematches(registry, pipeline, tasks).on_opened.append(table_quotas.note_rematch)
    sender = HttpSender(Guard.allowing(*settings.webhook_origins))
    notifier = await Notifier.open(store, registry, sender, settings.contact)
    pipeline.on_written.append(notifier.on_written)
    switches = Switches(store)
    switches.on_closed.append(watchers.close_strangers)
    await switches.refresh()
    operators = Operators(store, token)
    await operators.refresh()
    identities = await Identities.open(store, settings.limits)
    context = Context(
        settings=settings,
        admission=admission,
        store=store,
        registry=registry,
        pipeline=pipeline,
        sync=sync,
        scheduler=scheduler,
        watchers=watchers,
        holidays=Holidays(store, registry, pipeline, settings.holiday_days, limits.changes_table),
        engine=engine,
        identities=identities,
        notifier=notifier,
        readiness=readiness,
        page=build,
        limits=limits,
        log_ins=LogInLimits(limits),
        table_quotas=table_quotas,
        positions_in_play=PositionsInPlay(store, registry, pipeline),
        retention=retention,
        connections=Connections(store, tasks),
        switches=switches,
        operators=operators,
    )
    tasks.supervise("switches", switches.run)
    tasks.supervise("operators", operators.run)
    tasks.supervise("signs-of-life", clock.run)
    tasks.supervise("maintenance", scheduler.run_maintenance)
    tasks.supervise("attendance", attendance.run)
    tasks.supervise("retention", retention.run)
    tasks.supervise("notifier", notifier.run)
    tasks.supervise("garbage", garbage.run)
    tasks.supervise("admission", admission.run)
    yield context
    scheduler.close()
    attendance.close()
    watchers.close()
    await tasks.close()
    registry.close()
    await notifier.close()
    identities.close()
    await engine.close()
    await clock.beat(ended=True)
    await store.close()
