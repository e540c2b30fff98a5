"""Connections, and the names we give to what goes wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from assyria.store.values import Conflict, Missing, Unavailable

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

# SQLite's primary result codes: PERM BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN NOTADB
_SQLITE_UNAVAILABLE = frozenset({3, 5, 6, 8, 10, 11, 13, 14, 26})
# Its extended codes for UNIQUE, PRIMARYKEY and ROWID, and for FOREIGNKEY
_SQLITE_TAKEN = frozenset({2067, 1555, 2579})
_SQLITE_NO_SUCH = 787
# PostgreSQL's classes: connection, authorization, no such database, resources, operator, system;
# and single states: read-only, lock not available, deadlock, serialization
_POSTGRES_UNAVAILABLE = ("08", "28", "3D", "53", "57", "58", "25006", "55P03", "40P01", "40001")


def located(url: str) -> URL:
    """A database's address with the driver we use. Raises ValueError."""
    found = make_url(url)
    name = found.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise ValueError(f"neither SQLite nor PostgreSQL: {found.render_as_string()}")
    if name == "sqlite" and found.database in (None, "", ":memory:"):
        raise ValueError("a store on SQLite needs a file")
    return found.set(drivername=DRIVERS[name])


def connect(url: URL) -> AsyncEngine:
    """A pool of connections for daily use."""
    encode = partial(json.dumps, separators=(",", ":"))
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            json_serializer=encode,
            pool_pre_ping=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=5,
            connect_args={
                "timeout": 5,
                "command_timeout": 15,
                "server_settings": {"application_name": "assyria", "lock_timeout": "5000"},
            },
        )
    engine = create_async_engine(url, json_serializer=encode, pool_timeout=5)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def connect_alone(url: URL) -> AsyncEngine:
    """Connections for the rare and the long: migrations and listening. No limits, no pool."""
    if url.get_backend_name() != "postgresql":
        return connect(url)
    return create_async_engine(url, poolclass=NullPool, connect_args={"timeout": 5})


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for transactions that write: SQLite then takes its lock at once, not half-way."""
    return engine.execution_options(writes=True)


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same pool, for single reads: PostgreSQL then needs no round trips for a transaction."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:  # noqa: ARG001
    # We say BEGIN ourselves: the driver would begin too late, and never before DDL.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def faults() -> Iterator[None]:
    """Drivers' errors leave as ours: Conflict, Missing, Unavailable; ValueError for what no database can hold."""
    try:
        yield
    except (Conflict, Missing, Unavailable):
        raise
    except Exception as error:
        named = _named(error)
        if named is None:
            raise
        raise named from error


def _named(error: Exception) -> Exception | None:
    if isinstance(error, DBAPIError):
        cause: object = error.orig
        if error.connection_invalidated:
            return Unavailable(str(cause))
    elif isinstance(error, (OSError, PoolTimeout)):
        return Unavailable(str(error) or type(error).__name__)
    elif isinstance(error, (UnicodeEncodeError, OverflowError)):
        return ValueError(str(error))
    else:
        # PostgreSQL's driver refuses some connections in its own words.
        cause = error
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    if code in _SQLITE_TAKEN or state == "23505":
        return Conflict(str(cause))
    if code == _SQLITE_NO_SUCH or state == "23503":
        return Missing(str(cause))
    if code is not None and code & 0xFF in _SQLITE_UNAVAILABLE:
        return Unavailable(str(cause))
    if state is not None and state.startswith(_POSTGRES_UNAVAILABLE):
        return Unavailable(str(cause))
    if state is not None and state.startswith("22"):
        return ValueError(str(cause))
    return None
