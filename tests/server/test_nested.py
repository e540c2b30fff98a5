"""JSON that is nested as deep as it goes: refused with a 4xx wherever it can be sent, and never stored."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from assyria.record import RecordError, read_record
from tests.effort import some
from tests.games import golden_lines
from tests.server.running import PATIENCE, RunningServer, table_body

DEPTHS = some([255, 1100, 400_000, 200, 900, 10_000], 3)


def nested(depth: int, kind: str) -> str:
    return "[" * depth + "]" * depth if kind == "lists" else '{"a":' * depth + "1" + "}" * depth


def refused(answer: httpx.Response) -> None:
    assert 400 <= answer.status_code < 500, answer.text[:300]
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("kind", ["lists", "objects"])
@pytest.mark.parametrize("depth", DEPTHS)
def test_in_any_body(server: RunningServer, depth: int, kind: str) -> None:
    """As the whole body, as the value of a known key, and under an unknown one."""
    deep = nested(depth, kind)
    if len(deep) > 900_000:
        deep = deep[:900_000]
    with server.client() as ann:
        table = ann.post("/api/tables", json=table_body("me", "me")).raise_for_status().json()["id"]
        places = {
            "/api/tables": ("seats", "record", "extra"),
            f"/api/tables/{table}/commands": ("type", "seat", "extra"),
            f"/api/tables/{table}/chat": ("text",),
            "/api/log-in": ("account",),
            "/api/me/account": ("passphrase",),
            "/api/me/tokens": ("label",),
            "/api/me/notifications": ("url", "kind"),
            f"/api/bot/games/{table}/move": ("move",),
            "/api/replay": ("names", "moves"),
        }
        for path, keys in places.items():
            for body in (deep, *(f'{{"{key}":{deep}}}' for key in keys)):
                refused(ann.post(path, content=body, headers={"Content-Type": "application/json"}))
        refused(ann.put("/api/me/name", content=f'{{"name":{deep}}}'))
        assert ann.get("/api/ready").status_code == 200


@pytest.mark.parametrize("depth", [200, 1100, 1900])
def test_in_a_frame(server: RunningServer, depth: int) -> None:
    with server.client() as ann:
        table = ann.post("/api/tables", json=table_body("me", "me")).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        address = f"{server.socket_url}/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, proxy=None) as socket:
            socket.recv(PATIENCE)
            for frame in (nested(depth, "lists"), f'{{"type":"ping","id":{nested(depth, "lists")}}}'):
                socket.send(frame)
                answer = json.loads(socket.recv(PATIENCE))
                assert answer["type"] in ("problem", "pong")
            socket.send('{"type":"ping","id":"1"}')
            assert json.loads(socket.recv(PATIENCE))["type"] == "pong"


@pytest.mark.parametrize("depth", [40, 200, 900])
@pytest.mark.parametrize("where", ["top", "deal", "move"])
def test_in_further_keys_of_a_record(server: RunningServer, depth: int, where: str) -> None:
    """What was read once must be written again at the end of the game."""
    document: dict[str, Any] = json.loads(golden_lines("2-players")[0])
    target = {"top": document, "deal": document["deals"][0], "move": document["moves"][0]}[where]
    target["mine"] = json.loads(nested(depth, "lists"))
    text = json.dumps(document)
    with server.client() as ann:
        refused(ann.post("/api/replay", content=text))
        refused(ann.post("/api/tables", json={**table_body("me", "me"), "record": text}))
    with pytest.raises(RecordError):
        read_record(text.encode())
