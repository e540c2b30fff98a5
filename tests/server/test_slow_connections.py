"""Half-sent requests, bodies that trickle in, and too many connections of one address, over real sockets."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.web.connection_limits import ConnectionLimits, allow_more_files, is_trusted, most_files
from tests.effort import effort
from tests.server.running import RunningServer, table_body

PATIENCE = 60.0
HONEST, SLOW = "127.0.0.2", "127.66.0.1"
LIMITS = ("header-time=3s", "body-time=1s", "connections-address=20")
HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = b"POST /api/replay HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("slow"), limits=LIMITS) as started:
        yield started


@contextmanager
def raw(server: RunningServer, address: str = SLOW) -> Iterator[socket.socket]:
    made = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
    with made:
        yield made


def answer(connection: socket.socket) -> tuple[int, dict[str, Any]]:
    """All that the server says until it closes the connection: a status and a problem."""
    data = b""
    while part := connection.recv(65_536):
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def well(server: RunningServer) -> None:
    with server.client(address=HONEST) as honest:
        assert honest.get("/api/health").status_code == 200
        table = honest.post("/api/tables", json=table_body("me", "open")).raise_for_status().json()["id"]
        with connect(
            f"{server.socket_url}/api/tables/{table}/socket", proxy=None, source_address=(HONEST, 0)
        ) as line:
            assert json.loads(line.recv(PATIENCE))["type"] == "table"


def test_a_long_address_may_come_in_pieces(server: RunningServer) -> None:
    """A bot with very many games has a cursor this long, and the network cuts it where it likes."""
    long = b"GET /api/health?cursor=" + b"1" * 20_000 + b" HTTP/1.1\r\nHost: [::1]\r\nConnection: close\r\n\r\n"
    with raw(server, HONEST) as connection:
        for start in (0, 17_000):
            connection.sendall(long[start : start + 17_000])
            time.sleep(0.3)
        assert answer(connection)[0] == 200
    with raw(server, HONEST) as connection:
        connection.sendall(long.replace(b"1" * 20_000, b"1" * 33_000)[:33_000])
        assert b" 400 " in connection.recv(65_536)


def test_half_sent_requests_are_ended(server: RunningServer) -> None:
    """Those above the limit at once, the others when their time is over; others are served meanwhile."""
    with ExitStack() as connections:
        held = [connections.enter_context(raw(server)) for _ in range(20)]
        for connection in held:
            connection.sendall(HALF)
        for _ in range(effort(5, 100)):
            with raw(server) as another:
                status, problem = answer(another)
                assert (status, problem["title"]) == (429, "too-many-connections")
                assert (problem["most"], problem["retry_after"] > 0) == (20, True)
        well(server)
        for connection in held:
            status, problem = answer(connection)
            assert (status, problem["title"]) == (408, "too-slow")
    with server.client(address=SLOW) as again:
        assert again.get("/api/health").status_code == 200


def test_headers_that_trickle_in_are_ended(server: RunningServer) -> None:
    """A byte now and then does not make the time longer."""
    with raw(server) as connection:
        connection.sendall(HALF)
        end = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < end:
                connection.sendall(b"x")
                time.sleep(0.2)
        assert time.monotonic() < end, "it was never ended"
    well(server)


def test_a_body_that_trickles_in_is_ended(server: RunningServer) -> None:
    with raw(server) as connection:
        connection.sendall(BODY)
        for _ in range(3):
            connection.sendall(b" ")
            time.sleep(0.1)
        status, problem = answer(connection)
        assert (status, problem["title"]) == (408, "too-slow")
    well(server)
    assert "Traceback" not in server.output


def test_a_second_request_on_a_connection_has_the_same_time(server: RunningServer) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first = connection.recv(65_536)
        assert first.startswith(b"HTTP/1.1 200")
        connection.sendall(HALF)
        status, problem = answer(connection)
        assert (status, problem["title"]) == (408, "too-slow")


def test_a_request_that_takes_long_to_answer_is_not_ended(tmp_path: Path) -> None:
    """The times are for what clients send: streams stay open, and so do sockets."""
    with (
        RunningServer(tmp_path, limits=("header-time=1s", "body-time=1s"), keep_alive=0.2) as server,
        server.client(server.new_token(), address=SLOW) as bot,
        bot.stream("GET", "/api/bot/stream") as stream,
    ):
        lines = stream.iter_lines()
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            assert next(lines) == ""


def test_sockets_count_as_connections_until_they_are_closed(server: RunningServer) -> None:
    with server.client(address=HONEST) as honest:
        table = honest.post("/api/tables", json=table_body("me", "open")).raise_for_status().json()["id"]
    place = f"{server.socket_url}/api/tables/{table}/socket"
    with ExitStack() as lines:
        for _ in range(20):
            line = lines.enter_context(connect(place, proxy=None, source_address=(SLOW, 0)))
            line.recv(PATIENCE)
        with raw(server) as another:
            assert answer(another)[0] == 429
    end = time.monotonic() + PATIENCE
    status = 429
    while status == 429:
        assert time.monotonic() < end, "closed sockets are still counted"
        with server.client(address=SLOW) as again:
            status = again.get("/api/health").status_code
    assert status == 200


def test_a_proxy_has_as_many_connections_as_it_needs(server: RunningServer) -> None:
    """uvicorn trusts 127.0.0.1; those behind it are limited by what it says about them."""
    with ExitStack() as connections:
        for _ in range(40):
            connections.enter_context(raw(server, "127.0.0.1")).sendall(HALF)
        with server.client() as behind:
            assert behind.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    ("host", "proxies", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.2", "127.0.0.1", False),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("10.1.2.3", ["10.1.2.3"], True),
        ("192.0.2.1", "*", True),
        ("unix", "unix", True),
        ("", "", False),
    ],
)
def test_which_proxies_are_trusted(host: str, proxies: str | list[str], trusted: bool) -> None:
    assert is_trusted(host, proxies) is trusted


def test_there_are_never_more_connections_than_the_system_allows() -> None:
    """Some files are kept for the database; a proxy is not exempt from what there is."""
    allow_more_files()
    assert ConnectionLimits(LimitSettings(connections=10**9)).most < most_files()
    few = ConnectionLimits(LimitSettings(connections=2))
    assert [few.admit("192.0.2.1", trusted=True) for _ in range(3)] == [True, True, False]
    few.release("192.0.2.1")
    assert few.admit("192.0.2.2", trusted=False)
