"""Bad input: whatever is sent, the answer is a typed problem, no table changes, and the server stays well."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans, just
from schemathesis.checks import (
    content_type_conformance,
    load_all_checks,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from assyria.record import GameHistory, read_record, write_record
from assyria.server.app import create_app
from assyria.server.settings import Settings
from assyria.server.web.asking import COOKIE
from assyria.table import opening
from assyria.table import table as table_module
from tests.effort import effort
from tests.games import golden
from tests.server.bad_input.asking import BOT, JSON, PATIENCE, Game, answer_of, line, tables
from tests.server.refusals import problem, refused
from tests.server.running import RunningServer

load_all_checks()

EXAMPLES = effort(1, 12)
"""Requests an operation, at most."""


# Everything the OpenAPI promises


def new_cookie(server: RunningServer) -> dict[str, str]:
    with server.client() as guest:
        guest.get("/api/me").raise_for_status()
        return {"Cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}


def test_everything_that_the_openapi_promises(server: RunningServer, ada: httpx.Client, game: Game) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    cookie = {"Cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    asked = Counter[str]()
    wrong: list[str] = []

    def ask(case: Any, at_the_game: bool, cookie: dict[str, str]) -> None:
        if "table_id" in (case.path_parameters or {}) and at_the_game:
            case.path_parameters["table_id"] = game.id
        answer = case.call(headers=cookie, timeout=PATIENCE)
        asked[case.operation.label] += 1
        if answer.status_code >= 400:
            body = answer.json()
            assert answer.headers["content-type"] == ["application/problem+json"], answer.text
            assert body["status"] == answer.status_code
            assert body["type"] == f"urn:assyria:problem:{body['title']}"
        # No operation has to say that it knows no other method, and no body that is not JSON.
        if answer.status_code not in (400, 405):
            case.validate_response(answer, checks=checks)

    steady = settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    # An operation that it cannot read is an error, too.
    operations: list[Any] = [getattr(found, "ok")() for found in schema.get_all_operations()]  # noqa: B009
    endless = "GET /api/bot/stream"
    for operation in operations:
        if operation.label == endless:
            continue
        # These may end a session: each is asked by somebody else.
        own = operation.path.startswith(("/api/me", "/api/log-in"))
        cookies = just(new_cookie(server) if own else cookie)
        try:
            steady(given(case=operation.as_strategy(), at_the_game=booleans(), cookie=cookies)(ask))()
        except Exception as error:
            wrong.append(f"{operation.label}: {error}"[:1500])
    assert not wrong, "\n\n".join(wrong)
    assert {*asked, endless} == {operation.label for operation in operations}
    assert asked.total() >= len(operations) - 1, asked
    assert ada.get("/api/health").status_code == 200


# Bodies


def test_chunked_bodies(server: RunningServer, ada: httpx.Client) -> None:
    before = tables(server)
    body = json.dumps({"seats": [{"kind": "me"}, BOT]}).encode()
    refused(ada.post("/api/tables", content=iter([body]), headers=JSON), 411, "length-required")
    assert tables(server) == before


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data; boundary=x", "x", ""])
def test_wrong_content_types(server: RunningServer, ada: httpx.Client, kind: str) -> None:
    """A form of another page can send these without asking."""
    before = tables(server)
    body = json.dumps({"seats": [{"kind": "me"}, BOT]}).encode()
    problem(ada.post("/api/tables", content=body, headers={"Content-Type": kind}))
    assert tables(server) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"null",
        b"[]",
        b'{"seats": NaN}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "live", "bank": NaN}}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "live", "bank": 1e999}}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"kind": "slow", "bank": 100, "cap": 1}}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "\\ud800": 1}',
        b'{"seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "me"}]}',
        b'{"seats": [{"kind": "me", "name": "a\\u0000b"}, {"kind": "me"}]}',
        b'{"seats": [{"kind": "bot", "bot": "\\ud800"}, {"kind": "me"}]}',
        b'{"seats": [{"kind": "bot", "bot": "../greedy"}, {"kind": "me"}]}',
        b'{"seats": [{"kind": "me"}]}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}], "two_player_draft": 3}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "secret": "' + b"0" * 64 + b'"}',
        b'{"seats": [{"kind": "me"}, {"kind": "me"}], "resign": ' + b"9" * 5000 + b"}",
    ],
)
def test_bodies_that_are_no_table(server: RunningServer, ada: httpx.Client, body: bytes) -> None:
    before = tables(server)
    problem(ada.post("/api/tables", content=body, headers=JSON))
    assert tables(server) == before


# Addresses


@pytest.mark.parametrize(
    "name",
    [
        "..",
        "%2e%2e%2fme",
        "..%2f..%2fetc%2fpasswd",
        "%00",
        "a%00b",
        "%ff%fe",
        "%ED%A0%80",
        "x" * 4000,
        "%F0%9F%90%AB" * 50,
        "'%20OR%201=1--",
        "%0d%0aSet-Cookie:%20a=b",
        "-1",
        "%20",
    ],
)
def test_tricks_with_addresses(server: RunningServer, ada: httpx.Client, name: str) -> None:
    for tail in ("", "/changes", "/record", "/chat", "/since-my-move"):
        raw = httpx.URL(server.url).copy_with(raw_path=f"/api/tables/{name}{tail}".encode())
        answer = ada.get(raw)
        assert answer.status_code == 404, (tail, answer.status_code, answer.text)
        problem(answer)
        assert "set-cookie" not in answer.headers
    raw = httpx.URL(server.url).copy_with(raw_path=f"/api/tables/{name}/commands".encode())
    assert problem(ada.post(raw, json={"type": "start"}))["status"] == 404


def test_dots_lead_nowhere(server: RunningServer) -> None:
    """Other clients would tidy this up before they ask."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as plain:
        for path in (
            "/api/tables/../me",
            "/api/tables/../../etc/passwd",
            "//api/me",
            "/api/tables/./x",
            "/api/../",
        ):
            plain.request("GET", path)
            answer = plain.getresponse()
            body = answer.read()
            assert answer.status == 404, (path, body)
            assert answer.getheader("content-type") == "application/problem+json", (path, body)


# Cookies


def test_forged_cookies_are_nobody(server: RunningServer, ada: httpx.Client, game: Game) -> None:
    ada_id, bob_id = (client.get("/api/me").json()["id"] for client in game.people[:2])
    cookie, signature = ada.cookies[COOKIE], "0" * 64
    forged = [
        "",
        "x",
        ".",
        ada_id,
        f"{ada_id}.",
        f"{ada_id}.{signature}",
        f"{ada_id}.{signature[:-1]}",
        f"{ada_id}.{cookie}",
        f"{ada_id}x.{signature}",
        f".{signature}",
        f"{ada_id}..{signature}",
        cookie[:-1],
        f"{cookie}x",
        f"{cookie}.",
        f"{cookie}.{signature}",
        "a" * 6000,
    ]
    before = game.seen()
    seen = set()
    move = {"type": "move", "seat": game.mover, "version": before["version"], "move": before["legal"][0]}
    for value in forged:
        headers = {"Cookie": f"{COOKIE}={value}"}
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert answer.status_code == 200, answer.text
        seen.add(answer.json()["id"])
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert len(seen) == len(forged)
    assert not seen & {ada_id, bob_id}
    for value in forged[3:6]:
        headers = {"Cookie": f"{COOKIE}={value}"}
        answer = httpx.post(f"{server.url}{game.path}/commands", json=move, headers=headers)
        refused(answer, 403, "not-your-seat")
    # What looks like a session of ours is no guest's: its person is told that it has ended.
    for value in (cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), cookie[::-1]):
        headers = {"Cookie": f"{COOKIE}={value}"}
        refused(httpx.get(f"{server.url}/api/me", headers=headers), 401, "signed-out")
        answer = httpx.post(f"{server.url}{game.path}/commands", json=move, headers=headers)
        refused(answer, 401, "signed-out")
        assert "set-cookie" not in answer.headers
    raw = httpx.get(f"{server.url}/api/me", headers=[(b"Cookie", COOKIE.encode() + b"=\xe9\xff.\xe9")])
    assert raw.status_code == 200
    assert game.seen() == before


# Records


def test_records_are_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one keeps nobody waiting: it is checked in another process, and the game begins in another thread."""
    threads: set[str] = set()

    def watched(record: bytes, most_further: int | None = None) -> GameHistory:
        threads.add(threading.current_thread().name)
        return read_record(record, most_further)

    monkeypatch.setattr(opening, "read_record", watched)
    monkeypatch.setattr(table_module, "read_record", watched)

    async def ask() -> None:
        app = create_app(Settings(data=tmp_path))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        async with app.router.lifespan_context(app), client:
            record = write_record(golden("2-players", 0).record(40)).decode()
            body = {"seats": [{"kind": "me"}, {"kind": "me"}], "record": record}
            answer = await client.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            assert (answer.json()["table"]["moves"], answer.json()["table"]["commitment"]) == (40, None)

    asyncio.run(ask())
    assert threads
    assert threading.main_thread().name not in threads


# Too much


def test_too_many_commands(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One who hurries is told when to come back; others are not held up."""
    with (
        RunningServer(tmp_path_factory.mktemp("rates"), limits=["commands-person=10/10s"]) as server,
        server.client() as hasty,
        server.client() as calm,
    ):
        hasty.get("/api/me").raise_for_status()
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        table = hasty.post("/api/tables", json=body).json()["id"]
        path = f"/api/tables/{table}/commands"
        answers = [hasty.post(path, json={"type": "start"}) for _ in range(30)]
        assert {answer.status_code for answer in answers} == {422, 429}
        assert 0 < refused(answers[-1], 429, "too-many-requests")["retry_after"] <= 1.1
        with line(server, table, hasty) as socket:
            # Several, since on a busy machine a second may pass before the line is open.
            for _ in range(10):
                socket.send(json.dumps({"type": "start"}))
            found = [answer_of(socket) for _ in range(10)][-1]
            assert (found["code"], found["type"]) == ("too-many-requests", "problem")
            assert found["retry_after"] > 0
        # So does whatever else comes over a line, from spectators too.
        for frame in ('{"type": "ping"}', "not JSON"):
            for visitor in (hasty, None):
                with line(server, table, visitor) as socket:
                    for _ in range(30):
                        socket.send(frame)
                    codes = [answer_of(socket).get("code") for _ in range(30)]
                    assert codes[-1] == "too-many-requests", codes
        assert calm.post(path, json={"type": "start"}).status_code == 403
        # Guests without a cookie are limited by where they come from.
        statuses = set()
        for _ in range(150):
            calm.cookies.clear()
            statuses.add(calm.get("/api/me").status_code)
        assert statuses == {200, 429}
        assert hasty.get("/api/me").status_code == 200
