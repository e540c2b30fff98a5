"""Which names a server answers to: a foreign page cannot reach it by a name that points here (DNS rebinding)."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.protocol import PROTOCOL
from assyria.server.app import create_app
from assyria.server.host_names import HostNames, host_of, parse_host_name
from assyria.server.settings import Settings
from tests.server.running import RunningServer

FOREIGN = [
    "evil.example",
    "evil.example:8642",
    "localhost.evil.example",
    "evil.localhost.example",
    "localhost@evil.example",
    "evil.example@localhost",
    "localhost:8642.evil.example",
    "127.0.0.1.evil.example",
    "127.0.0.1.nip.io",
    "[::1].evil.example",
    "[::1]evil.example",
    "::1",
    "[evil.example]",
    "[127.0.0.1]",
    "localhost,evil.example",
    "xn--fa-hia.example",
    "assyria.example.org.evil.example",
    "evilassyria.example.org",
    "assyria.example",
    "local host",
    "*",
    "/",
    "",
]
OURS = [
    "localhost",
    "localhost:8642",
    "localhost:",
    "LocalHost",
    "localhost.",
    "localhost.:8642",
    "127.0.0.1",
    "127.0.0.1:8642",
    "192.168.1.20:8642",
    "203.0.113.5",
    "[::1]",
    "[::1]:8642",
    "[2001:DB8::5]:443",
    "[::ffff:192.0.2.1]",
    "assyria.example.org",
    "ASSYRIA.example.org.:443",
    "xn--zrich-kva.example",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    names = ["assyria.example.org", "Zürich.example"]
    with RunningServer(tmp_path_factory.mktemp("server"), settings={"host_names": names}) as running:
        yield running


def ask(server: RunningServer, request: str, address: str = "127.0.0.1") -> tuple[int, bytes]:
    """Send the text of a request, and return the status and the body."""
    with socket.create_connection(("127.0.0.1", server.port), 30, (address, 0)) as line:
        line.sendall(request.replace("\n", "\r\n").encode("latin-1"))
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def get(server: RunningServer, host: str, path: str = "/api/me", more: str = "") -> tuple[int, bytes]:
    return ask(server, f"GET {path} HTTP/1.1\nHost: {host}\n{more}Connection: close\n\n")


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_reaches_nothing(server: RunningServer, host: str) -> None:
    for path in ("/", "/api/me", "/api/health", "/api/metrics", "/api/openapi.json"):
        status, body = get(server, host, path)
        assert (status, json.loads(body)["title"]) == (421, "unknown-host")
        assert b"guest" not in body


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_our_own_names_always_work(server: RunningServer, host: str) -> None:
    assert get(server, host, "/api/health")[0] == 200


def test_the_machines_own_name_works(server: RunningServer) -> None:
    own = socket.gethostname()
    for name in (own, own.upper(), f"{own.partition('.')[0]}.local", f"{own}:{server.port}"):
        assert get(server, name, "/api/health")[0] == 200


def test_the_answer_says_what_to_set(server: RunningServer) -> None:
    _, body = get(server, "Games.Lan:8642")
    assert json.loads(body) == {
        "type": "urn:assyria:problem:unknown-host",
        "title": "unknown-host",
        "status": 421,
        "option": "--host-name games.lan",
    }
    # What could be no name is not said again.
    assert json.loads(get(server, "<b>x</b>")[1])["option"] == "--host-name NAME"


def test_the_operator_finds_the_name_in_the_log(server: RunningServer) -> None:
    for name in ("games.lan", "evil.example"):
        ask(server, f"GET / HTTP/1.1\nHost: {name}\nConnection: close\n\n", "127.0.0.9")
    lines = [line for line in server.output.splitlines() if "127.0.0.9" in line]
    assert len(lines) == 1, "one line in a few seconds"
    assert '"event": "unknown host", "host": "games.lan", "address": "127.0.0.9", "count": 1}' in lines[0]


def test_a_page_that_rebinds_its_name_cannot_play_or_listen(server: RunningServer) -> None:
    """To the browser Origin and Host are the same, so the check of Origin alone let it in."""
    with server.client() as ann:
        table = ann.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    foreign = {
        "Host": f"evil.example:{server.port}",
        "Origin": f"http://evil.example:{server.port}",
        "Assyria-Protocol": str(PROTOCOL),
    }
    with server.client() as guest:
        opened = guest.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}, headers=foreign)
        assert (opened.status_code, opened.json()["title"]) == (421, "unknown-host")
        assert "set-cookie" not in opened.headers
    upgrade = (
        "GET /api/tables/{}/socket HTTP/1.1\nHost: {}\nOrigin: http://{}\n"
        "Connection: Upgrade\nUpgrade: websocket\n"
        "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n"
    )
    status, body = ask(server, upgrade.format(table, "evil.example", "evil.example"))
    assert (status, json.loads(body)["title"]) == (421, "unknown-host")
    assert "Traceback" not in server.output


def test_only_host_counts(server: RunningServer) -> None:
    """Even from a proxy that is trusted, as 127.0.0.1 is here."""
    for header in ("X-Forwarded-Host: {}\n", "Forwarded: host={}\n", "X-Host: {}\n", "X-Original-Host: {}\n"):
        assert get(server, "evil.example", more=header.format("localhost"))[0] == 421
        assert get(server, "localhost", more=header.format("evil.example"))[0] == 200


def test_a_check_in_http_1_0_need_not_name_a_host(server: RunningServer) -> None:
    assert ask(server, "GET /api/health HTTP/1.0\n\n")[0] == 200
    assert ask(server, "GET /api/health HTTP/1.1\n\n")[0] == 400


def test_two_names_are_none(server: RunningServer, tmp_path: Path) -> None:
    both = "GET /api/health HTTP/1.1\nHost: localhost\nHost: evil.example\nConnection: close\n\n"
    assert ask(server, both)[0] == 400
    assert ask(server, both.replace("1.1", "1.0"))[0] == 400

    async def served_otherwise() -> int:
        app = create_app(Settings(data=tmp_path))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            headers = [("Host", "localhost"), ("Host", "evil.example")]
            return (await client.get("/api/health", headers=headers)).status_code

    assert asyncio.run(served_otherwise()) == 421


@pytest.mark.parametrize(
    ("header", "host"),
    [("a.example", "a.example"), ("A.Example.:80", "a.example"), ("[::1]:80", "[::1]"), ("a:b", ""), ("[::1", "")],
)
def test_a_host_is_read_without_its_port(header: str, host: str) -> None:
    assert host_of(header) == host


@pytest.mark.parametrize("text", ["straße.example", "Straße.Example.", "xn--strae-oqa.example"])
def test_names_of_other_scripts_are_what_browsers_send(text: str) -> None:
    assert parse_host_name(text) == "xn--strae-oqa.example"


@pytest.mark.parametrize("text", ["", ".", "a b", "a/b", "http://a", "a:80", "*.a", "☃" * 70, "a" * 64, "-a"])
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(ValueError, match="host name"):
        parse_host_name(text)


@pytest.mark.parametrize(
    ("answer", "known"),
    [("Laptop.home.example", True), ("evil.example", False), ("laptopevil.example", False)],
)
def test_a_name_server_cannot_give_us_another_name(
    monkeypatch: pytest.MonkeyPatch, answer: str, known: bool
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    monkeypatch.setattr(socket, "getfqdn", lambda: answer)
    names = HostNames(())
    names.add_full_name()
    assert names.knows(host_of(answer)) is known
    assert names.knows("laptop")
    assert names.knows("laptop.local")


@pytest.mark.parametrize(
    ("settings", "warned"),
    [
        ({"secure_cookies": True}, True),
        ({"secure_cookies": True, "host_names": ("a.example",)}, False),
        ({}, False),
    ],
)
def test_https_without_a_name_is_warned_about(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, settings: dict[str, Any], warned: bool
) -> None:
    async def start() -> None:
        app = create_app(Settings(data=tmp_path, **settings))
        async with app.router.lifespan_context(app):
            pass

    asyncio.run(start())
    assert ("no host name" in caplog.messages) is warned
