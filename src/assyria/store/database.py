"""The two databases behind one interface: a transaction is a plain function of a connection.

For SQLite it runs as a whole in a thread, for PostgreSQL over the event loop: one switch per transaction, not one
per statement.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from assyria.store.faults import faults
from assyria.store.files import make_files
from assyria.store.values import Cause, Unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]
"""A function that is run in one transaction."""

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4

encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def located(url: str) -> URL:
    """Return a database's address with the driver we use. Raises ValueError."""
    try:
        found = make_url(url)
    except ArgumentError:
        # Its message has the address, perhaps with a password.
        raise ValueError("not the address of a database") from None
    name = found.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise ValueError(f"neither SQLite nor PostgreSQL: {found.render_as_string()}")
    if name == "sqlite" and found.database in (None, "", ":memory:"):
        raise ValueError("a store on SQLite needs a file")
    return found.set(drivername=DRIVERS[name])


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database, None for PostgreSQL. Raises ValueError."""
    place = located(url)
    return Path(str(place.database)) if place.get_backend_name() == "sqlite" else None


def shown(url: str) -> str:
    """Return where a database is, for people: its file, or its address without a password. Raises ValueError."""
    file, place = sqlite_file(url), make_url(url)
    return str(file) if file else place.set(password=None, query={}).render_as_string()


class Writes:
    """What both databases say about writes that fail."""

    def __init__(self) -> None:
        self.on_write_failure: Callable[[], None] = lambda: None

    @contextmanager
    def _noticed(self) -> Iterator[None]:
        try:
            yield
        except Unavailable:
            self.on_write_failure()
            raise


class Sqlite(Writes):
    """A file with one writer at a time, which has a thread of its own, so that nothing polls for the lock."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        make_files(Path(str(url.database)))
        # Last in, first out: the writer keeps its connection, with what that has cached.
        self.engine: Engine = create_engine(url, **_common(), pool_timeout=5, pool_use_lifo=True)
        event.listen(self.engine, "connect", _prepare_sqlite)
        event.listen(self.engine, "begin", _begin_sqlite)
        self._writing = self.engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, work: Work[T]) -> T:
        """Run a transaction that writes."""

        def whole() -> T:
            with faults(), self._writing.begin() as connection:
                return work(connection)

        with self._noticed():
            return await over(asyncio.get_running_loop().run_in_executor(self._writer, whole))

    async def read(self, work: Work[T]) -> T:
        """Run reads that all see the same snapshot of the database."""

        def whole() -> T:
            with faults(), self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    migrate = write
    snapshot = read

    async def close(self) -> None:
        """Finish the transactions that have begun, then close all connections."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


class Postgres(Writes):
    """A database server, shared with other processes."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        if find_spec("asyncpg") is None:
            raise Unavailable("pip install 'assyria[postgres]'", Cause.NO_DRIVER)
        self._pool = create_async_engine(
            url,
            **_common(),
            pool_pre_ping=True,
            pool_use_lifo=True,
            pool_size=10,
            max_overflow=10,
            pool_timeout=5,
            connect_args={
                "timeout": 5,
                "command_timeout": 15,
                "server_settings": {"application_name": "assyria", "lock_timeout": "5000"},
            },
        )
        self.engine: Engine = self._pool.sync_engine
        # Single reads need no round trips for a transaction.
        self._reading = self._pool.execution_options(isolation_level="AUTOCOMMIT")
        self._alone = alone(url)

    async def write(self, work: Work[T]) -> T:
        """Run a transaction that writes."""

        async def whole() -> T:
            with faults():
                async with self._pool.begin() as connection:
                    return await connection.run_sync(work)

        with self._noticed():
            return await over(asyncio.ensure_future(whole()))

    async def read(self, work: Work[T]) -> T:
        """Run reads without a transaction: each statement sees its own snapshot."""
        with faults():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def migrate(self, work: Work[T]) -> T:
        """Run a transaction without time limits for waiting or working."""
        with faults():
            async with self._alone.begin() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Work[T]) -> T:
        """Run reads that all see the same snapshot of the database, without a time limit."""
        with faults():
            async with self._alone.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.dispose()
        await self._alone.dispose()


Database = Sqlite | Postgres


def database(url: str) -> Database:
    """Return the database at an address without opening it. Raises ValueError for an address we cannot use."""
    place = located(url)
    return Postgres(place) if place.get_backend_name() == "postgresql" else Sqlite(place)


def alone(url: URL) -> AsyncEngine:
    """Return an engine for PostgreSQL without a pool or time limits, for rare or long work."""
    return create_async_engine(url, **_common(), poolclass=NullPool, connect_args={"timeout": 5})


async def over(transaction: asyncio.Future[T]) -> T:
    """Wait for the end of a transaction even if the caller is cancelled, so that nothing is written after that."""
    try:
        return await asyncio.shield(transaction)
    except asyncio.CancelledError:
        await asyncio.wait([transaction])
        if not transaction.cancelled():
            # Retrieved, so that asyncio does not log an error that was never retrieved.
            transaction.exception()
        raise


def _prepare_sqlite(connection: Any, record: object) -> None:  # noqa: ARG001
    # We say BEGIN ourselves: the driver would begin too late, and never before DDL.
    connection.isolation_level = None
    # Text that is not UTF-8 would otherwise make the driver refuse all rows of a result, not one.
    connection.text_factory = _text
    cursor = connection.cursor()
    # FULL: what was answered is on the disk, even if the power goes. Appends that share a commit share its cost.
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(stored: bytes) -> str:
    return str(stored, "utf-8", "surrogateescape")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _common() -> dict[str, Any]:
    """Return the options of both engines. Errors name the statement, never its values: those may be secrets."""
    return {"json_serializer": encode, "hide_parameters": True}
