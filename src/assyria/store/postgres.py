"""PostgreSQL: a database server, for several servers of ours."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from sqlalchemy import ARRAY, URL, Column, ColumnElement, Connection, String, any_, bindparam, event, func, select
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from assyria.extras import install
from assyria.host.ledger import Cause, Unavailable
from assyria.store.database import ENGINE_OPTIONS, Channel, Database, Message, T, Work, encode, over
from assyria.store.faults import faults
from assyria.store.line import Line

IDLE = 1.0
"""Seconds without use after which a connection is tried before it is used again: that takes three round trips."""
LONGEST = 7900
"""The most bytes of a message; PostgreSQL takes a little less than 8000."""
_NOTIFY = select(
    func.pg_notify(bindparam("channel", type_=String), func.unnest(bindparam("messages", type_=ARRAY(String))))
)


class Postgres(Database):
    """A database server, shared with other processes."""

    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        if find_spec("asyncpg") is None:
            raise Unavailable(install("postgres"), Cause.NO_DRIVER)
        self._pool = create_async_engine(
            url,
            **ENGINE_OPTIONS,
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
        self.engine = self._pool.sync_engine
        event.listen(self.engine, "checkin", _note_use)
        event.listen(self.engine, "checkout", check_connection)
        # Single reads need no round trips for a transaction.
        self._reading = self._pool.execution_options(isolation_level="AUTOCOMMIT")
        # Without a pool or time limits, for rare or long work.
        self._alone = create_async_engine(url, **ENGINE_OPTIONS, poolclass=NullPool, connect_args={"timeout": 5})
        self._line = Line(self._alone, self.hear)

    async def _write(self, work: Work[T]) -> T:
        async def whole() -> T:
            with faults():
                async with self._pool.begin() as connection:
                    return await connection.run_sync(work)

        return await over(asyncio.ensure_future(whole()))

    async def read(self, work: Work[T]) -> T:
        """Run reads without a transaction: each statement sees its own snapshot."""
        with faults():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def migrate(self, work: Work[T]) -> T:
        with faults():
            async with self._alone.begin() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Work[T]) -> T:
        with faults():
            async with self._alone.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._pool.dispose()
        await self._alone.dispose()

    def announce(self, connection: Connection, channel: Channel, messages: Sequence[Message]) -> None:
        """Send messages within the transaction: a process that is killed after the commit has sent them, too."""
        if messages:
            texts = [_message(channel, message) for message in messages]
            connection.execute(_NOTIFY, {"channel": channel, "messages": texts})

    def tell(self, channel: Channel, messages: Sequence[Message]) -> None:
        self._line.tell(channel, [_message(channel, message) for message in messages])

    async def start_listening(self) -> None:
        await self._line.start()

    async def stop_listening(self) -> None:
        await self._line.stop()

    @property
    def listening(self) -> bool:
        return self._line.connected

    def among(self, column: Column[str], parameter: str) -> ColumnElement[bool]:
        return column == any_(bindparam(parameter, type_=ARRAY(String)))

    def size(self, connection: Connection) -> int:
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())

    def check_file(self, connection: Connection) -> list[str]:  # noqa: ARG002
        """Return nothing: PostgreSQL looks after its own files."""
        return []


def _note_use(connection: object, record: ConnectionPoolEntry) -> None:  # noqa: ARG001
    record.info["used"] = time.monotonic()


def check_connection(connection: Any, record: ConnectionPoolEntry, proxy: object) -> None:  # noqa: ARG001
    """Have a connection replaced that is lost."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
    now = time.monotonic()
    if now - record.info.get("used", now) > IDLE:
        try:
            connection.ping()
        except Exception as error:
            raise DisconnectionError from error


def _message(channel: Channel, message: Message) -> str:
    text = encode(message)
    if channel is Channel.APPENDED and len(text) >= LONGEST:
        # News that are too long have to be looked up.
        return encode([*message[:-1], None])
    return text
