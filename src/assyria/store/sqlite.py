"""SQLite: a file that one server uses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, URL, Column, ColumnElement, Connection, bindparam, create_engine, event, func, select

from assyria.store.database import ENGINE_OPTIONS, Channel, Database, Message, T, Work, over
from assyria.store.faults import faults
from assyria.store.files import make_files

READERS = 4


class Sqlite(Database):
    """A file with one writer at a time, which has a thread of its own, so that nothing polls for the lock."""

    shared = False
    listening = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        make_files(Path(str(url.database)))
        # Last in, first out: the writer keeps its connection, with what that has cached.
        self.engine = create_engine(url, **ENGINE_OPTIONS, pool_timeout=5, pool_use_lifo=True)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._writing = self.engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._announced: list[tuple[Channel, Message]] = []
        """The messages of the transaction that the writer has begun."""

    async def _write(self, work: Work[T]) -> T:
        """Run a transaction, then hear its messages."""

        def whole() -> tuple[T, list[tuple[Channel, Message]]]:
            self._announced = []
            with faults(), self._writing.begin() as connection:
                return work(connection), self._announced

        result, announced = await over(asyncio.get_running_loop().run_in_executor(self._writer, whole))
        for channel, message in announced:
            self.hear(channel, message)
        return result

    async def write_at_once(self, work: Work[T]) -> T:
        """Run it as any other transaction: this one writer has nothing to wait for."""
        return await self.write(work)

    async def read(self, work: Work[T]) -> T:
        """Run reads that all see the same snapshot of the database."""

        def whole() -> T:
            with faults(), self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    migrate = _write
    snapshot = read

    async def close(self) -> None:
        """Finish the transactions that have begun, then close all connections."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def announce(self, connection: Connection, channel: Channel, messages: Sequence[Message]) -> None:  # noqa: ARG002
        """Keep messages until this transaction is committed: only this process hears them."""
        self._announced += [(channel, message) for message in messages]

    def tell(self, channel: Channel, messages: Sequence[Message]) -> None:
        """Do nothing: nobody else is there."""

    async def start_listening(self) -> None:
        """Do nothing: nobody else is there."""

    stop_listening = start_listening

    def among(self, column: Column[str], parameter: str) -> ColumnElement[bool]:
        texts = func.json_each(bindparam(parameter, type_=JSON)).table_valued("value")
        return column.in_(select(texts.c.value))

    def size(self, connection: Connection) -> int:
        pages, page = (_pragma(connection, name)[0] for name in ("page_count", "page_size"))
        return int(pages) * int(page)

    def check_file(self, connection: Connection) -> list[str]:
        return [str(one) for one in _pragma(connection, "quick_check") if one != "ok"]


def _pragma(connection: Connection, name: str) -> Sequence[Any]:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalars().all()


def _prepare(connection: Any, record: object) -> None:  # noqa: ARG001
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


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
