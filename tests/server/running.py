"""A real server for tests: uvicorn in a process of its own, on a real socket, that can be killed and comes back.

with RunningServer(tmp_path) as server:
    with server.client() as alice:
        alice.get("/api/me")
    server.kill()
    server.start()
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
import weakref
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Self

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import connect

from assyria.bots.process import end_with_parent
from assyria.server import metrics
from assyria.server.app import create_app
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.operations.logs import log_config
from assyria.server.routes import bot_stream
from assyria.server.run import uvicorn_config
from assyria.server.settings import Settings
from tests.plain_http import http_client

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds a server has to start or to stop; a machine that tests is busy."""


OFTEN = (
    "commands",
    "sockets-opened",
    "renames",
    "tables",
    "imports",
    "replays",
    "hints",
    "analyses",
    "playouts",
    "exercises",
)
WIDE = (
    "requests-address=1000000/1s",
    "guests-address=1000000/1s",
    *(f"{kind}-{of}=1000000/1s" for kind in OFTEN for of in ("person", "address")),
    *(f"{kind}-tables-{of}=1000000" for kind in ("open", "listed", "bot") for of in ("person", "address")),
)
"""Limits for tests about something else, where one machine does in a minute what a club does in a year."""

FORKED = get_context("forkserver")
"""Everything is imported once; a server is then a fork away."""
FORKED.set_forkserver_preload([__name__])


class DidNotStart(Exception):
    """The server ended, or was not healthy in time: what it wrote."""


class RunningServer:
    """A server on a port of its own and on data that outlive it. Nothing of it outlives the test."""

    def __init__(
        self,
        data: Path,
        *,
        bots: Sequence[str] = (),
        database_url: str | None = None,
        limits: Sequence[str] = WIDE,
        keep_alive: float | None = None,
        port: int | None = None,
        settings: Mapping[str, Any] | None = None,
        clock: float | None = None,
        debug: bool = False,
    ) -> None:
        """`limits` are given as to `--limit`: none of them for those of a real server.

        `clock` is what its clock shows now, in seconds since 1970, if that is not the time.
        `settings` are further fields of Settings, as JSON has them; lists become tuples.
        `debug` logs all that can be logged.
        """
        self.data = data
        self.log = data / "server.log"
        self._given_port = port
        self.port = port or free_port()
        self._told = {
            "settings": {
                "bots": list(bots),
                "database_url": database_url,
                # Nobody in a test wants to wait.
                "stand_in_wait": 0,
                "stand_in_pace": 0,
                "deserted": 0.2,
                **(settings or {}),
            },
            "limits": list(limits),
            "keep_alive": keep_alive,
            "set_ahead": 0.0 if clock is None else clock - time.time(),
            "debug": debug,
        }
        self.process: ForkServerProcess | None = None
        self._groups: list[int] = []
        self._started_once = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.is_alive()

    @property
    def output(self) -> str:
        """All that it ever wrote, restarts included."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what its SQLite database says."""
        with contextlib.closing(sqlite3.connect(self.data / "assyria.sqlite", timeout=30)) as base:
            return base.execute(query, values).fetchall()

    # Coming and going

    def start(self) -> Self:
        """Start, on the same data and port as before, and wait until it is healthy. Raises DidNotStart."""
        assert not self.running, "it runs already"
        for attempt in range(5):
            self._launch()
            try:
                self._wait_until_healthy()
            except DidNotStart as wrong:
                self.kill()
                # Somebody took the port between our looking and its binding.
                movable = not self._started_once and self._given_port is None
                if attempt == 4 or not movable or "address already in use" not in str(wrong).lower():
                    raise
                self.port = free_port()
                continue
            self._started_once = True
            return self
        raise AssertionError

    def _launch(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        told = {**self._told, "data": self.data}
        self._written = self.log.stat().st_size if self.log.exists() else 0
        self.process = FORKED.Process(target=_serve, args=(self.port, self.log, told))
        self.process.start()
        assert self.process.pid is not None
        self._groups.append(self.process.pid)
        _RUNNING.add(self)

    def _wait_until_healthy(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        with http_client(self.url, timeout=2) as client:
            while time.monotonic() < end:
                if not self.process.is_alive():
                    raise DidNotStart(f"ended with {self.process.exitcode}:\n{self._output_of_this_start}")
                with contextlib.suppress(httpx.TransportError):
                    # Another's server on our port would answer too: ours has to be alive after the answer.
                    if client.get("/api/health").status_code == 200 and self._bound:
                        return
                time.sleep(0.02)
        raise DidNotStart(f"not healthy after {PATIENCE} s:\n{self._output_of_this_start}")

    @property
    def _bound(self) -> bool:
        return "Uvicorn running on" in self._output_of_this_start

    @property
    def _output_of_this_start(self) -> str:
        return self.log.read_bytes()[self._written :].decode("utf-8", "replace") if self.log.exists() else ""

    def kill(self) -> None:
        """SIGKILL, as when the power goes. The workers notice by themselves."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, and wait: a graceful end. The exit status."""
        assert self.process is not None
        return self._end(signal.SIGTERM)

    def restart(self) -> Self:
        self.stop()
        return self.start()

    def _end(self, how: signal.Signals) -> int:
        process = self.process
        if process is None:
            return 0
        if process.is_alive():
            assert process.pid is not None
            os.kill(process.pid, how)
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise AssertionError(f"did not end after {how.name}:\n{self._output_of_this_start}")
        self._groups = [group for group in self._groups if _alive(group)]
        return process.exitcode

    def close(self) -> None:
        """Whatever happened: it and all of its processes are gone."""
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
        self._groups.clear()
        if self.process is not None:
            self.process.join()
        _RUNNING.discard(self)

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.close()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if self.running and kind is None:
                self.stop()
        finally:
            self.close()
        if kind is not None:
            print(f"--- {self.log}:\n{self.output[-10_000:]}")

    # Visitors

    def client(self, token: str | None = None, timeout: float = 30, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody with a cookie jar, or a bot with a token; at an address of their own, 127.x.y.z."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return http_client(self.url, address, headers=headers, timeout=timeout)

    @contextlib.contextmanager
    def watching(self, table: str, client: httpx.Client | None = None) -> Iterator[None]:
        """Somebody watches a table, so that bots play there alone."""
        address = f"{self.socket_url}/api/tables/{table}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in (client.cookies.items() if client else ()))
        headers = {"Cookie": cookies} if cookies else {}
        with connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=2**24, proxy=None
        ) as socket:
            # Read by: a watcher that is far behind is dropped.
            reading = threading.Thread(target=lambda: [None for _ in socket], daemon=True)
            reading.start()
            yield
        reading.join()

    def new_token(self, name: str = "Bot") -> str:
        """The token of a new guest."""
        with self.client() as guest:
            guest.get("/api/me").raise_for_status()
            guest.put("/api/me/name", json={"name": name}).raise_for_status()
            token: str = guest.post("/api/me/tokens", json={"label": name}).raise_for_status().json()["token"]
            return token


def table_body(*seats: str | dict[str, str], **options: Any) -> dict[str, Any]:
    """What opens a table: seats for `me`, `open` and bots by name, or as the server takes them."""
    said = (seat if isinstance(seat, dict) else _seat(seat) for seat in seats)
    return {"seats": list(said), **options}


def _seat(word: str) -> dict[str, str]:
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "bot": word}


_RUNNING: weakref.WeakSet[RunningServer] = weakref.WeakSet()


@atexit.register
def _close_all() -> None:
    for server in list(_RUNNING):
        server.close()


def _alive(group: int) -> bool:
    """Whether a group still has processes; a number that is free may soon be somebody else's."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    """A port of 127.0.0.1 where nobody listens at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _serve(port: int, log: Path, told: dict[str, Any]) -> None:
    """In the server's process: serve until told to stop."""
    os.setsid()
    with log.open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    # The bots' processes have no use for the tests' main module.
    sys.modules["__main__"] = ModuleType("__main__")
    end_with_parent()
    if told["set_ahead"]:
        set_clock(told["set_ahead"])
    options: dict[str, Any] = {"host": "127.0.0.1", "port": port, "lifespan": "on", "timeout_graceful_shutdown": 2}
    debug = told["debug"]
    options |= {"log_config": log_config("DEBUG" if debug else "INFO"), "access_log": debug}
    uvicorn.Server(uvicorn_config(_app(told), **options)).run()


def set_clock(ahead: float) -> None:
    """Set the clock of this process forward, or back. The monotonic one goes on as it does."""
    real = time.time
    time.time = lambda: real() + ahead


def _app(told: dict[str, Any]) -> FastAPI:
    # Who reads how often something was done wants to know it now.
    metrics.FRESH = 0.0
    if told["keep_alive"] is not None:
        bot_stream.KEEP_ALIVE = told["keep_alive"]
    given: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in told["settings"].items()
    }
    for folder in {"site", "browser_site"} & given.keys():
        given[folder] = Path(given[folder])
    limits = LimitSettings().changed(told["limits"])
    return create_app(Settings(data=told["data"], limits=limits, **given))
