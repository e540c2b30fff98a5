"""The parts of a running server."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from assyria.host.host import Host
from assyria.host.ports import Chance
from assyria.server.engine.engine import Engine
from assyria.server.identity.connections import Connections
from assyria.server.identity.identities import Identities
from assyria.server.identity.log_in_limits import LogInLimits
from assyria.server.identity.operators import Operators
from assyria.server.limits.admission import Admission
from assyria.server.limits.quotas import ProcessLimits
from assyria.server.limits.table_quotas import TableQuotas
from assyria.server.notifications.notifier import Notifier
from assyria.server.operations.readiness import Readiness
from assyria.server.operations.switches import Switches
from assyria.server.settings import Settings
from assyria.server.tables.audience import Audience
from assyria.server.tables.commands import PeoplesCommands
from assyria.server.tables.holidays import Holidays
from assyria.server.tables.lobby import Lobby
from assyria.server.tables.positions_in_play import PositionsInPlay
from assyria.server.tables.retention import Retention
from assyria.server.tables.spectators import Spectators
from assyria.server.tables.sync import Synchroniser
from assyria.store import Store


@dataclass(frozen=True)
class People:
    """Who may come, and how they are known."""

    identities: Identities
    log_ins: LogInLimits
    connections: Connections
    switches: Switches
    operators: Operators


@dataclass(frozen=True)
class Tables:
    """What a server adds to its host of tables."""

    commands: PeoplesCommands
    chance: Chance
    sync: Synchroniser
    audience: Audience
    spectators: Spectators
    holidays: Holidays
    lobby: Lobby
    positions_in_play: PositionsInPlay
    retention: Retention
    table_quotas: TableQuotas


@dataclass(frozen=True)
class Context:
    """All parts, by their rooms."""

    settings: Settings
    page: str | None
    """The build of the page that this server has."""
    store: Store
    host: Host
    tables: Tables
    people: People
    limits: ProcessLimits
    admission: Admission
    engine: Engine
    notifier: Notifier
    readiness: Readiness


def context_of(connection: HTTPConnection) -> Context:
    """Return the parts of the server that a connection belongs to."""
    context: Context = connection.app.state.context
    return context
