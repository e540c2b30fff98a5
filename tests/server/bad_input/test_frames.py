"""Bad input through sockets: only the holder of a seat changes a table, and no page but ours gets a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from assyria.protocol import PROTOCOL
from assyria.server.limits.quotas import LARGEST_FRAME
from assyria.server.routes.table_socket import CloseCode
from tests.server.bad_input.asking import BOT, PATIENCE, Game, answer_of, is_problem, line, tables
from tests.server.refusals import problem, refused
from tests.server.running import RunningServer


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
    for table, headers, code in (
        ("nowhere", {}, CloseCode.NO_TABLE),
        (game.id, {"Authorization": "Bearer x"}, CloseCode.FORBIDDEN),
    ):
        with line(server, table, None, **headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_client_of_another_protocol_is_told_so(server: RunningServer, ada: httpx.Client) -> None:
    """One that names the protocol it speaks is not half served; one that names none learns it from the table."""
    table = ada.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    address = f"{server.socket_url}/api/tables/{table}/socket"
    for old in ("1", "two", ""):
        with connect(f"{address}?protocol={old}", proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CloseCode.OLD_PROTOCOL, "old-protocol")
    for spoken in (f"?protocol={PROTOCOL}", ""):
        with connect(address + spoken, proxy=None) as socket:
            assert json.loads(socket.recv(PATIENCE))["protocol"] == PROTOCOL
