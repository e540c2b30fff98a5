"""Guesses and floods in the log: every refusal by a limit, with its address, and no flood floods the log."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import time
from collections import Counter
from pathlib import Path

import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import network_of
from assyria.server.web import refusal_log
from assyria.server.web.refusal_log import PAUSE, REMEMBERED, Throttle, log_refusal
from tests.server.people import Person
from tests.server.running import WIDE, RunningServer, table_body

FLOOD = Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=1)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands until it is set; nothing was logged before."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(refusal_log, "_THROTTLE", Throttle())
    return now


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, int]]:
    """Code, address and count of each line."""
    fields = [vars(record) for record in caplog.records if record.name == "assyria.refusals"]
    return [(field["code"], field["address"], field["count"]) for field in fields]


def test_a_flood_is_one_line_in_a_while_with_a_count(clock: list[float], caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        for _ in range(1000):
            log_refusal(FLOOD, "192.0.2.7")
        log_refusal(FLOOD, "192.0.2.8")
        clock[0] += PAUSE
    code = FLOOD.code.value
    first = [(code, "192.0.2.7", 1), (code, "192.0.2.8", 1)]
    # The 999 after the first are told of with the next.
    assert told(caplog) == first + [(code, "192.0.2.7", 1000), (code, "192.0.2.8", 1)] * 2


@pytest.mark.usefixtures("clock")
def test_kinds_are_told_apart(caplog: pytest.LogCaptureFixture) -> None:
    for code in (ProblemCode.TOO_MANY_REQUESTS, ProblemCode.WRONG_PASSPHRASE, ProblemCode.TOO_MANY_TABLES):
        log_refusal(Problem(code), "192.0.2.7")
    log_refusal(Problem(ProblemCode.STALE), "192.0.2.7")
    log_refusal(Problem(ProblemCode.NO_SUCH_TABLE), "192.0.2.7")
    assert [code for code, _, _ in told(caplog)] == ["too-many-requests", "wrong-passphrase", "too-many-tables"]


@pytest.mark.usefixtures("clock")
def test_many_networks_of_one_company_write_one_line(caplog: pytest.LogCaptureFixture) -> None:
    for n in range(0, 0xFFFF, 16):
        log_refusal(FLOOD, network_of(f"2001:db8:1:{n:x}::1"))
    assert told(caplog) == [("too-many-requests", "2001:db8:1::/64", 1)]


@pytest.mark.usefixtures("clock")
def test_no_end_of_addresses_is_remembered(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    for n in range(REMEMBERED + 100):
        log_refusal(FLOOD, f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
    assert len(refusal_log._THROTTLE._counts) == REMEMBERED


LIMITS = (
    *WIDE,
    "requests-address=50/1h",
    "commands-person=5/1h",
    "sockets-address=2",
    "connections-address=20",
    "open-tables-person=3",
)
REQUESTS, FRAMES, SOCKETS, CONNECTIONS, TABLES = (f"127.0.0.{n}" for n in range(11, 16))


def test_every_way_to_flood_a_server_is_in_its_log(tmp_path: Path) -> None:
    """Requests, frames, sockets, connections and tables, each from an address of its own."""
    with RunningServer(tmp_path, limits=LIMITS) as server, contextlib.ExitStack() as stack:
        with server.client(address=REQUESTS) as flood:
            assert Counter(flood.get("/api/health").status_code for _ in range(60)) == {200: 50, 429: 10}
        ann = stack.enter_context(Person(server.url, "Ann", server.client(address=TABLES)))
        tables = [ann.client.post("/api/tables", json=table_body("me", "open")) for _ in range(4)]
        assert [answer.status_code for answer in tables] == [201, 201, 201, 429]
        table = tables[0].json()["id"]
        for _ in range(40):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30, (CONNECTIONS, 0)))
        for address, number in ((SOCKETS, 3), (FRAMES, 1)):
            lines = [stack.enter_context(upgraded(server, table, address)) for _ in range(number)]
        for _ in range(10):
            # A masked frame: {"type":"ping"} with a mask of zeros.
            lines[0].sendall(b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}')
        expected = {
            (REQUESTS, "too-many-requests"),
            (FRAMES, "too-many-requests"),
            (SOCKETS, "too-many-sockets"),
            (CONNECTIONS, "too-many-connections"),
            (TABLES, "too-many-tables"),
        }
        end = time.monotonic() + 60
        while (found := refused(server)) != dict.fromkeys(expected, 1):
            assert time.monotonic() < end, found
            time.sleep(0.05)


def upgraded(server: RunningServer, table: str, address: str) -> socket.socket:
    """A WebSocket, whatever the server says to it."""
    line = socket.create_connection(("127.0.0.1", server.port), 30, (address, 0))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(65536)
    return line


def refused(server: RunningServer) -> dict[tuple[str, str], int]:
    """How many lines there are about each address and code."""
    lines = [json.loads(line) for line in server.output.splitlines() if '"refused"' in line]
    return dict(Counter((line["address"], line["code"]) for line in lines))
