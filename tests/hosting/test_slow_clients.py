"""Slow and many connections from one address, as far as the recipes promise that they disturb nobody else."""

from __future__ import annotations

import contextlib
import re
import socket
import ssl
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.hosting.conftest import program
from tests.hosting.recipes import RECIPES
from tests.hosting.site import ATTACKER, OTHER, Site, quiet_port, wait_until_answers
from tests.processes import running
from tests.server.people import PATIENCE
from tests.server.playing import Play

pytestmark = pytest.mark.long

MANY = 800
FLOOD = "127.0.0.88"
"""Another address, since a flood is remembered for a while."""
HALF_A_HEADER = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Never-"
HALF_A_BODY = (
    b"PUT /api/me/name HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)
SOCKET = (
    "GET /api/tables/{}/socket?since=0 HTTP/1.1\r\nHost: localhost\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_half_sent_requests_take_nobodys_place_and_do_not_last(site: Site) -> None:
    with contextlib.ExitStack() as stack:
        half_done: list[socket.socket] = []
        # Without HTTPS, which is quickest: all of them at the same time.
        for _ in range(MANY):
            line = socket.create_connection(("127.0.0.1", site.places.http), PATIENCE, (ATTACKER, 0))
            half_done.append(stack.enter_context(line))
            line.sendall(HALF_A_HEADER)
        with site.client(OTHER) as client:
            assert client.get("/api/me").status_code == 200
        assert len(not_closed(half_done)) == MANY, "not because they were gone by then"
        for sent in (b"", HALF_A_HEADER, HALF_A_BODY):
            half_done.append(stack.enter_context(site.connect(ATTACKER)))
            half_done[-1].sendall(sent)
        dripping = stack.enter_context(site.connect(ATTACKER))
        dripping.sendall(HALF_A_HEADER)
        end = time.monotonic() + PATIENCE
        while lasting := not_closed([*half_done, dripping]):
            assert time.monotonic() < end, f"{len(lasting)} may go on for ever"
            time.sleep(0.5)
            with contextlib.suppress(OSError):
                dripping.sendall(b"x")


def not_closed(lines: list[socket.socket]) -> list[socket.socket]:
    """Connections that the proxy has not closed, with an answer or without."""
    return [line for line in lines if not _closed(line)]


def _closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    except OSError:
        return True
    return True


def test_hundreds_of_sockets_from_one_address_disturb_no_game(site: Site, proxy: str) -> None:
    def open_socket(table: str) -> tuple[ssl.SSLSocket, int]:
        line = site.connect(ATTACKER)
        line.sendall(SOCKET.format(table).encode())
        return line, int(line.recv(65536).split()[1])

    with site.person("Ann", OTHER) as ann, contextlib.ExitStack() as stack, ThreadPoolExecutor(8) as pool:
        table = ann.open("me", "me", confirm=False)
        watch = stack.enter_context(ann.watch(table))
        play = Play([watch], [], Random(1), trouble=0)
        answers: Counter[int] = Counter()
        for line, status in pool.map(open_socket, [table] * MANY):
            stack.callback(line.close)
            answers[status] += 1
        if proxy == "nginx":
            assert answers == {101: 400, 429: MANY - 400}
        for _ in range(20):
            play.step(watch)
        watch.reconnect()
        assert ann.get(f"/api/tables/{table}")["moves"] == watch.seen["moves"] >= 20


def test_a_flood_of_requests_ends_at_the_proxy_and_disturbs_nobody(site: Site, proxy: str) -> None:
    """nginx refuses it before a server is asked; behind Caddy the servers do."""

    def ask(_: int) -> Counter[tuple[int, bool]]:
        with site.client(FLOOD) as client:
            answers = [client.get("/api/health") for _ in range(400)]
        return Counter((answer.status_code, "assyria-protocol" in answer.headers) for answer in answers)

    began = time.monotonic()
    with ThreadPoolExecutor(16) as pool:
        answers = sum(pool.map(ask, range(16)), Counter[tuple[int, bool]]())
    # A machine that is slow enough is never flooded.
    most = 2001 + 100 * (time.monotonic() - began)
    assert answers[200, True] <= (most if proxy == "nginx" else 2 * most), answers
    assert set(answers) <= {(200, True), (429, proxy == "caddy")}
    with site.client(OTHER) as client:
        assert [client.get("/api/health").status_code for _ in range(100)] == [200] * 100


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("203.0.113.5", "203.0.113.5", True),
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("2001:db8:1::1", "2001:db8:1::ffff:1", True),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db9::1", False),
        ("2001:db8:0:7::1", "2001:db8:0:7::2:2", True),
        ("2001:db8:0:7::1", "2001:db8:0:8::1", False),
        # Zeros in the middle, which are left out in writing, gave one machine thousands of addresses.
        ("2001:db8::1:2:3", "2001:db8::4:2:3", True),
        ("2600::7:1:2:3:4", "2600::8:1:2:3:4", False),
        ("2001:a0d:a0a::1", "2001:a0d:a0a:0:a::", True),
    ],
)
def test_nginx_counts_ipv6_by_its_64(counted: httpx.Client, one: str, other: str, together: bool) -> None:
    seen = [counted.get("/64", headers={"X-Address": address}).content for address in (one, other)]
    assert (seen[0] == seen[1]) is together, seen
    assert all(seen)


@pytest.mark.parametrize(
    ("one", "other", "of_56", "of_48"),
    [
        ("2001:db8:1:200::1", "2001:db8:1:2ff::1", True, True),
        ("2001:db8:1:200::1", "2001:db8:1:300::1", False, True),
        ("2001:db8:1::1", "2001:db8:2::1", False, False),
    ],
)
def test_nginx_counts_wider_networks(
    counted: httpx.Client, one: str, other: str, of_56: bool, of_48: bool
) -> None:
    for path, together in (("/56", of_56), ("/48", of_48)):
        seen = [counted.get(path, headers={"X-Address": address}).content for address in (one, other)]
        assert (seen[0] == seen[1]) is together, seen
        assert all(seen)
        assert not counted.get(path, headers={"X-Address": "203.0.113.5"}).content, "IPv4 has no such networks"


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """An nginx that says as which address it counts the one that it is told."""
    folder, port = tmp_path_factory.mktemp("counted"), quiet_port()
    recipe = (RECIPES / "nginx.conf").read_text("utf-8")
    rules = "\n".join(re.findall(r"^map \$binary_remote_addr .*?^}$", recipe, re.MULTILINE | re.DOTALL))
    server = (
        f"listen 127.0.0.1:{port}; set_real_ip_from 127.0.0.1; real_ip_header X-Address;"
        "location /64 { return 200 $assyria_address; }"
        "location /56 { return 200 $assyria_56; }"
        "location /48 { return 200 $assyria_48; }"
    )
    main = folder / "nginx.conf"
    http = f"access_log off;\n{rules}\nserver {{ {server} }}"
    main.write_text(f"pid {folder / 'pid'};\nevents {{}}\nhttp {{\n{http}\n}}\n", "utf-8")
    command = [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(main), "-g", "daemon off;"]
    log: Path = folder / "log"
    with (
        log.open("wb") as output,
        running(command, stdout=output, stderr=subprocess.STDOUT) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client,
    ):
        wait_until_answers(process, lambda: client.get("/64"), log)
        yield client
