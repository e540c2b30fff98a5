"""Tokens as an attacker has them: they play or read, and never reach the person they belong to."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator

import httpx
import pytest

from assyria.server.app import create_app
from assyria.server.identity.token_scopes import PLAY, READ
from assyria.server.limits.limit_settings import LimitSettings
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body
from tests.server.signing_in import SIGNED_OUT, claim, closed_with, eventually, me, new_token, open_socket

APP = create_app()
ENDPOINTS = {f"{method.upper()} {path}" for path, methods in APP.openapi()["paths"].items() for method in methods}
"""All of them: one that is added later is tested as well."""
UNDESCRIBED = {"GET /api/metrics", "GET /api/openapi.json", "WEBSOCKET /api/tables/{table_id}/socket"}


@pytest.fixture
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        me(client)
        yield client


def ask(client: httpx.Client, endpoint: str, table: str = "nowhere") -> httpx.Response:
    method, _, path = endpoint.partition(" ")
    names = dict.fromkeys(re.findall(r"{(\w+)}", path), "1") | {"table_id": table, "digest": "0" * 64}
    where = path.format(**names)
    return client.request(method, where, json={} if method in ("POST", "PUT", "PATCH") else None)


def test_every_endpoint_that_tokens_may_use_exists() -> None:
    assert PLAY <= ENDPOINTS | UNDESCRIBED
    assert {endpoint for endpoint in PLAY if endpoint.partition(" ")[2].startswith(("/api/me/", "/api/log"))} == {
        "GET /api/me/tables"
    }


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_reaches_nothing_else(server: RunningServer, ada: httpx.Client, scope: str) -> None:
    """Account, sessions, tokens, notifications, personal data, and what is added without thinking of tokens."""
    claim(ada, f"owner-{scope}")
    token, _ = new_token(ada, scope)
    allowed = READ if scope == "read" else PLAY
    before = (me(ada), ada.get("/api/me/tokens").json(), ada.get("/api/me/sessions").json())
    with server.client(token) as bot:
        for endpoint in sorted(ENDPOINTS - allowed):
            refused(ask(bot, endpoint), 403, "token-not-allowed")
        # With a cookie beside it, it is still a token.
        bot.cookies.update(ada.cookies)
        for endpoint in sorted(ENDPOINTS - allowed):
            refused(ask(bot, endpoint), 403, "token-not-allowed")
    after = (me(ada), ada.get("/api/me/tokens").json(), ada.get("/api/me/sessions").json())
    assert [{**one, "used": None} for one in after[1]] == [{**one, "used": None} for one in before[1]]
    assert (after[0], after[2]) == (before[0], before[2])


def test_a_token_that_may_play_is_not_refused_for_being_one(server: RunningServer, ada: httpx.Client) -> None:
    token, _ = new_token(ada)
    with server.client(token) as bot:
        table = bot.post("/api/tables", json=table_body("me", "open")).json()["id"]
        for endpoint in sorted(PLAY & ENDPOINTS - {"GET /api/bot/stream"}):
            assert ask(bot, endpoint, table).json().__class__ in (dict, list)
            assert "token-not-allowed" not in ask(bot, endpoint, table).text, endpoint


def test_a_reading_token_reads(server: RunningServer, ada: httpx.Client) -> None:
    token, _ = new_token(ada, "read")
    table = ada.post("/api/tables", json=table_body("me", "me", confirm=False)).json()["id"]
    with server.client(token) as bot:
        seen = bot.get(f"/api/tables/{table}").json()
        assert seen["mine"] == [0, 1]
        move = {"seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
        for path, body in (
            (f"/api/tables/{table}/commands", {"type": "move", **move}),
            (f"/api/bot/games/{table}/move", move),
            (f"/api/tables/{table}/chat", {"text": "hello"}),
            ("/api/tables", table_body("me", "open")),
        ):
            refused(bot.post(path, json=body), 403, "token-not-allowed")
        with open_socket(server, table, token=token) as socket:
            assert json.loads(socket.recv())["mine"] == [0, 1]
            socket.send(json.dumps({"type": "move", "id": "1", **move}))
            answer = json.loads(socket.recv())
            assert (answer["type"], answer["code"]) == ("problem", "token-not-allowed")
            socket.send(json.dumps({"type": "ping", "id": "2"}))
            assert json.loads(socket.recv())["type"] == "pong"
        with bot.stream("GET", "/api/bot/stream") as stream:
            assert any(line.strip() for line in stream.iter_lines())
        assert bot.get(f"/api/tables/{table}").json()["version"] == seen["version"]


def test_a_revoked_token_ends_its_socket_and_its_stream(server: RunningServer, ada: httpx.Client) -> None:
    """At once, and nobody else's."""
    token, digest = new_token(ada)
    other, _ = new_token(ada)
    table = ada.post("/api/tables", json=table_body("me", "me")).json()["id"]
    ended = threading.Event()
    begun = threading.Event()

    def read() -> None:
        with server.client(token, timeout=120) as bot, bot.stream("GET", "/api/bot/stream") as stream:
            for _ in stream.iter_lines():
                begun.set()
        ended.set()

    reading = threading.Thread(target=read, daemon=True)
    with (
        open_socket(server, table, token=token) as socket,
        open_socket(server, table, token=other) as others,
        open_socket(server, table, ada) as own,
    ):
        reading.start()
        assert begun.wait(60)
        for each in (socket, others, own):
            each.recv()
        ada.delete(f"/api/me/tokens/{digest}").raise_for_status()
        assert closed_with(socket) == (SIGNED_OUT, "signed-out")
        assert ended.wait(60), "the stream goes on"
        for each in (others, own):
            each.send('{"type":"ping","id":"1"}')
            assert json.loads(each.recv())["type"] == "pong"
    reading.join()
    with server.client(token) as bot:
        refused(bot.get("/api/tables"), 401, "unknown-token")


def test_a_socket_that_does_not_read_is_ended_as_well(server: RunningServer, ada: httpx.Client) -> None:
    """One that would rather not notice gets nothing more, and its commands are not carried out."""
    token, digest = new_token(ada)
    table = ada.post("/api/tables", json=table_body("me", "me", confirm=False)).json()["id"]
    with open_socket(server, table, token=token) as socket:
        socket.recv()
        seen = ada.get(f"/api/tables/{table}").json()
        ada.delete(f"/api/me/tokens/{digest}").raise_for_status()
        move = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
        eventually(lambda: not _took(socket, move))
    assert ada.get(f"/api/tables/{table}").json()["version"] == seen["version"]


def _took(socket: object, move: dict[str, object]) -> bool:
    try:
        socket.send(json.dumps(move))  # type: ignore[attr-defined]
    except Exception:
        return False
    return True


def test_the_list_of_tokens(server: RunningServer, ada: httpx.Client) -> None:
    with server.client() as bob:
        me(bob)
        made = ada.post("/api/me/tokens", json={"label": "My bot", "scope": "read"})
        token = made.json()["token"]
        assert token.startswith("assyria_")
        [listed] = ada.get("/api/me/tokens").json()
        assert (listed["label"], listed["scope"], listed["used"]) == ("My bot", "read", None)
        assert set(listed) == {"digest", "label", "scope", "at", "used"}
        assert token not in str(listed)
        with server.client(token) as bot:
            assert bot.get("/api/me/tables").json() == []
        assert ada.get("/api/me/tokens").json()[0]["used"] >= listed["at"]
        # Nobody else can take it away, nor see that it is there.
        refused(bob.delete(f"/api/me/tokens/{listed['digest']}"), 404, "no-such-token")
        assert bob.get("/api/me/tokens").json() == []
    assert ada.delete(f"/api/me/tokens/{listed['digest']}").status_code == 204
    assert ada.get("/api/me/tokens").json() == []
    refused(ada.delete(f"/api/me/tokens/{listed['digest']}"), 404, "no-such-token")


def test_a_token_without_a_scope_plays_and_others_are_refused(ada: httpx.Client) -> None:
    assert ada.post("/api/me/tokens", json={"label": "plain"}).status_code == 201
    assert ada.get("/api/me/tokens").json()[0]["scope"] == "play"
    for scope in ("admin", "", "PLAY", None, ["play"]):
        answer = ada.post("/api/me/tokens", json={"label": "odd", "scope": scope})
        refused(answer, 422, "invalid-request")


def test_nobody_has_more_tokens_than_anyone_needs(ada: httpx.Client) -> None:
    for _ in range(LimitSettings.tokens_person):
        assert ada.post("/api/me/tokens", json={"label": "one"}).status_code == 201
    problem = refused(ada.post("/api/me/tokens", json={"label": "one too many"}), 422, "too-many-tokens")
    assert problem["most"] == LimitSettings.tokens_person


@pytest.mark.parametrize("token", ["x", "assyria_" + "A" * 32, "\u00e9", "a" * 5000])
def test_unknown_tokens_are_nobody(server: RunningServer, token: str) -> None:
    with server.client() as client:
        answer = client.get("/api/me", headers={b"Authorization": f"Bearer {token}".encode("latin-1")})
    refused(answer, 401, "unknown-token")
    assert "set-cookie" not in answer.headers


def test_endpoints_for_everyone_mind_no_tokens_of_others(server: RunningServer) -> None:
    """A scraper or a load balancer may send a token of its own."""
    for path in ("/api/health", "/api/ready", "/api/metrics", "/api/bots"):
        answer = httpx.get(f"{server.url}{path}", headers={"Authorization": "Bearer of-somebody-else"})
        assert answer.status_code == 200, path


def test_a_wrong_token_opens_no_socket_as_a_spectator(server: RunningServer, ada: httpx.Client) -> None:
    table = ada.post("/api/tables", json=table_body("me", "open")).json()["id"]
    with open_socket(server, table, token="assyria_wrong") as socket:  # noqa: S106 - of nobody
        assert closed_with(socket) == (4403, "unknown-token")
