"""Bad input: whatever is sent, the answer is a typed problem, no table changes, and the server stays well."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

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
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from assyria.protocol import PROTOCOL
from assyria.record import GameHistory, read_record, write_record
from assyria.server.app import create_app
from assyria.server.context import COOKIE
from assyria.server.limits import LARGEST_BODY, LARGEST_FRAME
from assyria.server.routes.table_socket import FORBIDDEN, NO_TABLE, OLD_PROTOCOL
from assyria.server.settings import Settings
from assyria.table import opening
from assyria.table import table as table_module
from tests.effort import effort
from tests.games import golden, golden_lines
from tests.server.running import RunningServer

load_all_checks()

EXAMPLES = effort(4, 12)
"""Requests an operation, at most."""
PATIENCE = 120.0
"""Seconds for an answer: a machine that tests is busy, and a late answer is no wrong one."""
BOT = {"kind": "bot", "bot": "random"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("bad")) as running:
        yield running
        assert running.running
        with running.client() as client:
            assert client.get("/api/ready").status_code == 200


@pytest.fixture(scope="module")
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        client.get("/api/me").raise_for_status()
        yield client


@pytest.fixture(scope="module")
def bob(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        client.get("/api/me").raise_for_status()
        yield client


class Game(NamedTuple):
    """A table where Ada and Bob play, and it is somebody's turn."""

    id: str
    path: str
    mover: int
    people: tuple[httpx.Client, httpx.Client]

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].get(self.path).raise_for_status().json()
        return {key: value for key, value in found.items() if key not in ("mine", "owner", "clock")}


@pytest.fixture
def game(ada: httpx.Client, bob: httpx.Client) -> Game:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.post("/api/tables", json=body).raise_for_status().json()["id"]
    path = f"/api/tables/{table}"
    bob.post(f"{path}/commands", json={"type": "sit", "seat": 1}).raise_for_status()
    ada.post(f"{path}/commands", json={"type": "start"}).raise_for_status()
    mover = ada.get(path).json()["mover"]
    return Game(table, path, mover, (ada, bob))


def problem(answer: httpx.Response) -> dict[str, Any]:
    """An error as it has to be."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    body: dict[str, Any] = answer.json()
    assert body["status"] == answer.status_code
    assert body["type"] == f"urn:assyria:problem:{body['title']}"
    return body


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    body = problem(answer)
    assert (answer.status_code, body["title"]) == (status, code), answer.text
    return body


def tables(server: RunningServer) -> int:
    with closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=10)) as base:
        [(count,)] = base.execute("SELECT count(*) FROM tables").fetchall()
        return int(count)


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
    assert sum(asked.values()) > 100, asked
    assert ada.get("/api/health").status_code == 200


# Frames


@contextmanager
def line(
    server: RunningServer, table: str, client: httpx.Client | None, **headers: str
) -> Iterator[ClientConnection]:
    if client is not None:
        headers["Cookie"] = f"{COOKIE}={client.cookies[COOKIE]}"
    url = f"{server.socket_url}/api/tables/{table}/socket"
    with connect(url, additional_headers=headers, open_timeout=20, close_timeout=5, max_size=None) as socket:
        yield socket


def answer_of(socket: ClientConnection) -> dict[str, Any]:
    """The next answer to us, past what all are told."""
    deadline = time.monotonic() + 20
    while True:
        assert time.monotonic() < deadline, "no answer"
        body: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if body["type"] not in ("table", "change", "chat"):
            return body


def is_problem(body: dict[str, Any]) -> None:
    assert body["type"] == "problem", body
    assert isinstance(body["code"], str)
    assert 400 <= body["status"] < 500, body


def closed_with(socket: ClientConnection, frame: str | bytes) -> int | None:
    """Send it: either a problem is the answer, or the line is closed with this code."""
    try:
        socket.send(frame)
        body = answer_of(socket)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else -1
    is_problem(body)
    if len(frame) > LARGEST_FRAME:
        assert body["code"] == "too-large"
    return None


def frames(rng: Random, version: int) -> Iterator[str | bytes]:
    """What no client of ours would send; nothing here may have an effect."""
    strange: list[Any] = [None, True, -1, 4, 1.5, 10**30, "", "0", [], {}, [0], {"seat": 0}, "\ud7ff", "x" * 41]
    yield from ("", " ", "{", "[]", "null", "0", '"move"', "{}", '{"type": null}', "\0", "\ufeff{}", "NaN", "'a'")
    yield from (b"", b"\xff\xfe", b"\x00" * 100, b'{"type": "\xff"}', rng.randbytes(200), b"\x80" * 4000)
    yield from ('{"type": "move", "seat": 0, "version": NaN, "move": "done"}', '{"type": "ping", "more": 1}')
    yield from ('{"type": "move", "seat": 0, "version": Infinity, "move": "x"}', '{"type": "\\ud800"}')
    yield from ("[" * 4000, '{"a":' * 800, "[" * 2000 + "]" * 2000, '{"type":' + "[" * 1500 + "]" * 1500 + "}")
    yield from (
        "x" * (LARGEST_FRAME + 1),
        b"\x00" * (LARGEST_FRAME + 1),
        '{"type": "' + "é" * LARGEST_FRAME + '"}',
    )
    kinds = ["move", "confirm", "undo", "restart-turn", "propose", "answer", "come-back", "resign", "resume"]
    whole = {
        "seat": 0,
        "version": version,
        "move": "zz",
        "to": 0,
        "yes": True,
        "auto": True,
        "name": "x",
        "what": "pause",
    }
    for kind in [*kinds, "sit", "start", "leave", "choose-auto", "deal", "", "Move", "move ", "__class__"]:
        for _ in range(4):
            body: dict[str, Any] = {"type": kind, **{key: rng.choice(strange) for key in whole}}
            yield json.dumps({key: value for key, value in body.items() if key == "type" or rng.random() < 0.8})
        yield json.dumps({"type": kind, "seat": 3, "version": version})
    for _ in range(60):
        text = bytearray(json.dumps({"type": "move", **whole}), "ascii")
        for _ in range(rng.randrange(1, 6)):
            text[rng.randrange(len(text))] = rng.randrange(256)
        yield bytes(text)


def test_strange_frames_change_nothing(server: RunningServer, game: Game) -> None:
    rng = Random("frames")
    before = game.seen()
    count = 0
    # Bob's turn does not matter: no frame here is a legal command of anyone.
    client = game.people[game.mover]
    rest = iter(list(frames(rng, before["version"])))
    more = True
    while more:
        with line(server, game.id, client) as socket:
            more = False
            for frame in rest:
                count += 1
                code = closed_with(socket, frame)
                if code is not None:
                    assert code in (1003, 1007, 1008, 1009, 4000), (code, frame[:80])
                    more = True
                    break
    assert count > 150
    assert game.seen() == before
    assert game.people[0].get("/api/ready").status_code == 200


@pytest.mark.parametrize("size", [LARGEST_FRAME + 1, 64 * 1024 + 1, 2_000_000])
@pytest.mark.parametrize("binary", [False, True])
def test_huge_frames(server: RunningServer, game: Game, size: int, binary: bool) -> None:
    before = game.seen()
    with line(server, game.id, game.people[0]) as socket:
        assert closed_with(socket, b"x" * size if binary else "x" * size) in (None, 1009)
    assert game.seen() == before


def test_moves_are_accepted_from_the_holder_alone(server: RunningServer, game: Game) -> None:
    before = game.seen()
    move = {"type": "move", "seat": game.mover, "version": before["version"], "move": before["legal"][0]}
    other = game.people[1 - game.mover]
    kinds = ["confirm", "undo", "restart-turn"]
    own: list[dict[str, Any]] = [
        move,
        *({"type": k, "seat": game.mover, "version": before["version"]} for k in kinds),
    ]
    own += [{"type": k, "seat": game.mover} for k in ("leave", "come-back", "resign")]
    own += [{"type": "choose-auto", "seat": game.mover, "auto": False}]
    for what in ("take-back", "pause", "rematch"):
        own += [{"type": "propose", "seat": game.mover, "version": before["version"], "what": what, "to": 0}]
    own += [{"type": "answer", "seat": game.mover, "version": before["version"], "yes": True}]
    own += [{"type": "resume", "seat": game.mover}]
    with (
        server.client() as stranger,
        line(server, game.id, other) as theirs,
        line(server, game.id, None) as nobody,
    ):
        stranger.get("/api/me").raise_for_status()
        for body in own:
            for client in (other, stranger):
                refused(client.post(f"{game.path}/commands", json=body), 403, "not-your-seat")
            for socket in (theirs, nobody):
                socket.send(json.dumps(body))
                assert answer_of(socket)["code"] == "not-your-seat"
        plain = {key: value for key, value in move.items() if key != "type"}
        for client in (other, stranger):
            refused(client.post(f"/api/bot/games/{game.id}/move", json=plain), 403, "not-your-seat")
        refused(httpx.post(f"{server.url}/api/bot/games/{game.id}/move", json=plain), 401, "token-needed")
        refused(other.post(f"{game.path}/commands", json={"type": "sit", "seat": 0}), 422, "already-started")
    assert game.seen() == before
    done = game.people[game.mover].post(f"{game.path}/commands", json=move)
    assert done.status_code == 200, done.text


def test_only_the_owner_starts(ada: httpx.Client, bob: httpx.Client) -> None:
    table = ada.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    bob.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": 1}).raise_for_status()
    refused(bob.post(f"/api/tables/{table}/commands", json={"type": "start"}), 403, "not-the-owner")
    assert ada.get(f"/api/tables/{table}").json()["status"] == "open"


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_a_wrong_version(server: RunningServer, game: Game, off: int) -> None:
    before = game.seen()
    body = {"type": "move", "seat": game.mover, "version": before["version"] + off, "move": before["legal"][0]}
    refused(game.people[game.mover].post(f"{game.path}/commands", json=body), 409, "stale")
    with line(server, game.id, game.people[game.mover]) as socket:
        socket.send(json.dumps({**body, "id": "a"}))
        found = answer_of(socket)
        assert (found["code"], found["id"]) == ("stale", "a")
    assert game.seen() == before


def test_a_finished_table_is_left_alone(server: RunningServer, ada: httpx.Client) -> None:
    made = ada.post("/api/tables", json={"seats": [{"kind": "me"}, BOT], "resign": True}).json()
    path = f"/api/tables/{made['id']}"
    ada.post(f"{path}/commands", json={"type": "resign", "seat": 0}).raise_for_status()
    before = ada.get(path).json()
    assert before["status"] == "finished"
    version = before["version"]
    with line(server, made["id"], ada) as socket:
        for kind in ("move", "confirm", "undo", "restart-turn", "propose", "leave", "come-back", "resign"):
            body: dict[str, Any] = {"type": kind, "seat": 0}
            if kind in ("move", "confirm", "undo", "restart-turn", "propose"):
                body["version"] = version
            if kind == "move":
                body["move"] = "done"
            if kind == "propose":
                body |= {"what": "take-back", "to": 0}
            problem(ada.post(f"{path}/commands", json=body))
            socket.send(json.dumps(body))
            is_problem(answer_of(socket))
        socket.send(json.dumps({"type": "start"}))
        assert answer_of(socket)["code"] == "already-started"
    assert ada.get(path).json() == before


# Sockets of other pages, and to nowhere


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://[", "http://127.0.0.1:1", "x" * 500]
)
def test_other_origins(server: RunningServer, game: Game, origin: str) -> None:
    before = tables(server)
    body = {"seats": [{"kind": "me"}, BOT]}
    refused(game.people[0].post("/api/tables", json=body, headers={"Origin": origin}), 403, "other-origin")
    rename = game.people[0].put("/api/me/name", json={"name": "Eve"}, headers={"Origin": origin})
    refused(rename, 403, "other-origin")
    with pytest.raises(InvalidStatus) as wrong, line(server, game.id, game.people[0], Origin=origin):
        pass
    assert wrong.value.response.status_code == 403
    assert tables(server) == before


def test_our_own_origin(server: RunningServer, game: Game) -> None:
    headers = {"Origin": server.url, "Assyria-Protocol": str(PROTOCOL)}
    answer = game.people[0].put("/api/me/name", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == 200
    with line(server, game.id, game.people[0], Origin=server.url) as socket:
        assert json.loads(socket.recv(timeout=20))["type"] == "table"


def test_sockets_to_nowhere(server: RunningServer, game: Game) -> None:
    for table, headers, code in (("nowhere", {}, NO_TABLE), (game.id, {"Authorization": "Bearer x"}, FORBIDDEN)):
        with line(server, table, None, **headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


# Bodies


def test_huge_bodies(server: RunningServer, ada: httpx.Client) -> None:
    before = tables(server)
    for path in ("/api/tables", "/api/me/tokens", "/api/log-in"):
        try:
            answer = ada.post(path, content=b" " * (LARGEST_BODY + 1), headers=JSON)
        except httpx.TransportError:
            continue  # answered and hung up before all of it was sent
        assert refused(answer, 413, "too-large")["largest"] == LARGEST_BODY
    assert tables(server) == before
    assert ada.get("/api/health").status_code == 200


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


@pytest.mark.parametrize(
    "query", ["since=-1", "since=x", "since=1e9", "since=" + "9" * 5000, "since=%00", "since="]
)
def test_strange_questions(game: Game, query: str) -> None:
    refused(game.people[0].get(f"{game.path}/changes?{query}"), 422, "invalid-request")


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


def _records() -> list[tuple[str, str]]:
    whole = golden_lines("2-players")[0].decode()
    document = json.loads(whole)
    half = {key: value for key, value in document.items() if key not in ("scores", "ledger", "winners")}
    half["moves"] = half["moves"][:20]
    half["deals"] = half["deals"][:2]
    return [
        ("nothing", ""),
        ("junk", "junk"),
        ("null", "null"),
        ("nested", "[" * 200_000),
        ("as long as may be", "x" * 200_000),
        ("long number", "9" * 100_000),
        ("nan", json.dumps({**half, "players": float("nan")})),
        ("future", json.dumps({**half, "format": "assyria-record/2"})),
        ("no format", json.dumps({key: value for key, value in half.items() if key != "format"})),
        ("other players", json.dumps({**half, "players": 3})),
        ("no deals", json.dumps({**half, "deals": []})),
        ("short deal", json.dumps({**half, "deals": [{**half["deals"][0], "cards": ["wild"]}, half["deals"][1]]})),
        ("illegal", json.dumps({**half, "moves": [*half["moves"], half["moves"][0]]})),
        ("no move", json.dumps({**half, "moves": [{"seat": 0, "move": "zz"}]})),
        ("wrong scores", json.dumps({**document, "scores": [999, 999]})),
        ("other game", golden_lines("4-players")[0].decode()),
    ]


@pytest.mark.parametrize(("kind", "record"), _records(), ids=[kind for kind, _ in _records()])
def test_records_that_are_none(server: RunningServer, ada: httpx.Client, kind: str, record: str) -> None:
    before = tables(server)
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "record": record}
    began = time.monotonic()
    answer = ada.post("/api/tables", json=body)
    code = "bad-options" if kind == "other game" else "bad-record"
    refused(answer, 422, code)
    assert time.monotonic() - began < 20
    assert tables(server) == before


def test_a_record_that_is_too_long(server: RunningServer, ada: httpx.Client) -> None:
    before = tables(server)
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "record": "x" * 200_001}
    refused(ada.post("/api/tables", json=body), 422, "invalid-request")
    assert tables(server) == before


def test_a_client_of_another_protocol_is_told_so(server: RunningServer, ada: httpx.Client) -> None:
    """One that names the protocol it speaks is not half served; one that names none learns it from the table."""
    table = ada.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    address = f"{server.socket_url}/api/tables/{table}/socket"
    for old in ("1", "two", ""):
        with connect(f"{address}?protocol={old}", proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (OLD_PROTOCOL, "old-protocol")
    for spoken in (f"?protocol={PROTOCOL}", ""):
        with connect(address + spoken, proxy=None) as socket:
            assert json.loads(socket.recv(PATIENCE))["protocol"] == PROTOCOL


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
