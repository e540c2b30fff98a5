"""Puts together what a server consists of, starts it, and closes it at the end."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance, Ports
from assyria.host.presence import Presence
from assyria.host.tasks import Tasks
from assyria.server import encoding
from assyria.server.context import Context, People, Tables
from assyria.server.engine.engine import Engine
from assyria.server.identity.admin_token import admin_token
from assyria.server.identity.connections import Connections
from assyria.server.identity.identities import Identities
from assyria.server.identity.log_in_limits import LogInLimits
from assyria.server.identity.operators import Operators
from assyria.server.limits.admission import Admission
from assyria.server.limits.quotas import ProcessLimits
from assyria.server.limits.table_quotas import TableQuotas
from assyria.server.metrics import COMMANDS, DAMAGED_TABLES, LIVE_TABLES, TASK_FAILURES, WATCHERS
from assyria.server.notifications import Guard, HttpSender
from assyria.server.notifications.notifier import Notifier
from assyria.server.operations.garbage import Garbage
from assyria.server.operations.readiness import Readiness
from assyria.server.operations.switches import Switches
from assyria.server.settings import Settings
from assyria.server.startup import sole_server
from assyria.server.tables.attendance import Attendance
from assyria.server.tables.audience import Audience
from assyria.server.tables.commands import PeoplesCommands
from assyria.server.tables.downtime import Downtime
from assyria.server.tables.holidays import Holidays
from assyria.server.tables.ids import new_id
from assyria.server.tables.late_previews import LatePreviews
from assyria.server.tables.lobby import Lobby
from assyria.server.tables.maintenance import Maintenance
from assyria.server.tables.positions_in_play import PositionsInPlay
from assyria.server.tables.record_thread import RecordThread
from assyria.server.tables.retention import Retention
from assyria.server.tables.server_clock import ServerClock, TimeSource
from assyria.server.tables.spectators import Spectators
from assyria.server.tables.sql_ledger import SqlLedger
from assyria.server.tables.surroundings import ServerSurroundings
from assyria.server.tables.sync import Synchroniser
from assyria.server.tables.table_bots import TableBots
from assyria.store import Store
from assyria.table.stand_in_pace import StandInPace


@contextlib.asynccontextmanager
async def running(settings: Settings, build: str | None, source: TimeSource) -> AsyncIterator[Context]:
    """Create and start the parts of a server, and close them at the end."""
    with sole_server(settings):
        async with started(settings, build, source) as context:
            yield context


@contextlib.asynccontextmanager
async def started(settings: Settings, build: str | None, source: TimeSource) -> AsyncIterator[Context]:
    """Create and start the parts of the only server on its data, and close them at the end, the last one first."""
    async with contextlib.AsyncExitStack() as parts:
        token, limits = admin_token(settings), ProcessLimits(settings.limits)
        store = await Store.open(settings.url)
        parts.push_async_callback(store.close)
        clock = await ServerClock.start(store.signs_of_life, source)
        parts.push_async_callback(clock.beat, ended=True)
        failures = settings.data / "failures"
        queue = settings.limits.engine_queue
        engine = Engine(settings.engine_workers, queue, settings.bots, settings.move_limit, failures)
        parts.push_async_callback(engine.close)
        identities = await Identities.open(store, settings.limits)
        parts.callback(identities.close)
        retention = await Retention.open(store, settings.keep)
        garbage, admission, readiness = Garbage(), Admission(), Readiness(store)
        aside = RecordThread()
        parts.callback(aside.close)
        tasks = Tasks(lambda name: TASK_FAILURES.labels(name).inc())

        bot_late = 3 * engine.bots.limit
        stand_in = StandInPace(settings.stand_in_wait, settings.stand_in_pace, settings.deserted)
        presence = Presence(lambda who: limits.streams.taken(who) > 0, settings.absence)
        attendance, late_previews = Attendance(store, presence, tasks), LatePreviews(tasks, admission)
        spectators = Spectators(store)
        ports = Ports(
            ledger=SqlLedger(store, bot_late, stand_in),
            clock=clock,
            bots=TableBots(engine.bots, presence),
            encoder=encoding,
            surroundings=ServerSurroundings(build, retention, spectators, late_previews),
            chance=Chance(lambda: new_id(9)),
            aside=aside,
        )
        host = Host(ports, tasks, presence, stand_in)
        sync, audience = Synchroniser(store, host, tasks), Audience(store, host.tables, tasks)
        attendance.follow(host)
        spectators.follow(host)
        late_previews.send = host.watching.send_preview
        Downtime(host, clock, tasks)
        table_quotas = TableQuotas(store, settings.limits)
        host.rematches.on_opened.append(table_quotas.note_rematch)
        _measure(host, garbage)

        sender = HttpSender(Guard.allowing(*settings.webhook_origins))
        notifier = await Notifier.open(store, host.tables, sender, settings.contact)
        parts.push_async_callback(notifier.close)
        parts.push_async_callback(tasks.close)
        parts.callback(audience.close)
        parts.callback(attendance.close)
        parts.callback(spectators.close)
        parts.callback(host.turns.close)
        parts.callback(host.absences.close)
        host.commands.on_written += [admission.note_changes, notifier.on_written]
        switches, operators = Switches(store), Operators(store, token)
        switches.on_closed.append(audience.close_strangers)
        await switches.refresh()
        await operators.refresh()
        tasks.supervise("switches", switches.run)
        tasks.supervise("operators", operators.run)
        tasks.supervise("signs-of-life", clock.run)
        maintenance = Maintenance(store, host, readiness.note_maintenance, settings.idle, bot_late)
        tasks.supervise("maintenance", maintenance.run)
        tasks.supervise("attendance", attendance.run)
        tasks.supervise("spectators", spectators.run)
        if store.is_shared:
            tasks.supervise("sync", sync.run)
        tasks.supervise("retention", retention.run)
        tasks.supervise("notifier", notifier.run)
        tasks.supervise("garbage", garbage.run)
        tasks.supervise("admission", admission.run)
        tables = Tables(
            commands=PeoplesCommands(store, host, limits, table_quotas),
            chance=ports.chance,
            sync=sync,
            audience=audience,
            spectators=spectators,
            holidays=Holidays(store, host, settings.holiday_days, limits.changes_table),
            lobby=Lobby(host, store, presence, clock.wall),
            positions_in_play=PositionsInPlay(store, host),
            retention=retention,
            table_quotas=table_quotas,
        )
        people = People(identities, LogInLimits(limits), Connections(store, tasks), switches, operators)
        yield Context(
            settings=settings,
            page=build,
            store=store,
            host=host,
            tables=tables,
            people=people,
            limits=limits,
            admission=admission,
            engine=engine,
            notifier=notifier,
            readiness=readiness,
        )


def _measure(host: Host, garbage: Garbage) -> None:
    """Let operators see what goes on at the tables, and the collector of garbage how many people watch."""
    LIVE_TABLES.set_function(lambda: len(host.tables.live))
    DAMAGED_TABLES.set_function(lambda: len(host.tables.damaged))
    host.commands.on_outcome.append(lambda outcome: COMMANDS.labels(outcome).inc())

    def come_or_go(_: LiveTable, by: int) -> None:
        WATCHERS.inc(by)
        if by > 0:
            garbage.note_opened()
        else:
            garbage.note_closed()

    host.watching.on_come_or_go.append(come_or_go)
