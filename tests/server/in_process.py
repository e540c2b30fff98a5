"""A server in the tests' own process, for what is asked over HTTP alone: no port, and no process to wait for.

Sockets, streams, slow clients, faults and several processes need a `RunningServer`.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import pytest

from assyria.server.app import create_app
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.settings import Settings
from tests.server.running import WIDE

Found = TypeVar("Found")


class InProcess:
    """A server on its data, in a thread. It has what tests of HTTP use of a `RunningServer`."""

    url = "http://127.0.0.1"

    def __init__(
        self, data: Path, *, limits: Sequence[str] = WIDE, settings: Mapping[str, Any] | None = None
    ) -> None:
        self.data = data
        self._settings = Settings(data=data, limits=LimitSettings().changed(limits), **(settings or {}))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._running = AsyncExitStack()

    def start(self) -> None:
        self.app = create_app(self._settings)
        self._wait(self._running.enter_async_context(self.app.router.lifespan_context(self.app)))

    def stop(self) -> None:
        self._wait(self._running.aclose())

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        self._thread.start()
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        self.stop()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what its database says."""
        with contextlib.closing(sqlite3.connect(self.data / "assyria.sqlite", timeout=30)) as base:
            return base.execute(query, values).fetchall()

    def client(self, token: str | None = None, timeout: float = 30, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody with a cookie jar, or a bot with a token; at an address of their own."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        way = _Way(self, address)
        return httpx.Client(base_url=self.url, transport=way, headers=headers, timeout=timeout)

    def answer(self, request: httpx.Request, address: str) -> httpx.Response:
        """Return the answer to a request from an address."""
        app = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))

        async def ask() -> httpx.Response:
            found = await app.handle_async_request(request)
            assert isinstance(found.stream, httpx.AsyncByteStream)
            body = b"".join([part async for part in found.stream])
            return httpx.Response(found.status_code, headers=found.headers.raw, stream=httpx.ByteStream(body))

        return self._wait(ask())

    def _wait(self, work: Coroutine[Any, Any, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


class _Way(httpx.BaseTransport):
    """From an address to the server."""

    def __init__(self, server: InProcess, address: str) -> None:
        self._server = server
        self._address = address

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._server.answer(request, self._address)


@pytest.fixture(scope="module")
def in_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A server for the tests of a file that need no port: `server = in_process`."""
    with InProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
