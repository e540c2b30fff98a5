"""A game that nothing may change, and what a refusal looks like, over HTTP and through a socket."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from assyria.server.web.asking import COOKIE
from tests.server.running import RunningServer

PATIENCE = 120.0
"""Seconds for an answer: a machine that tests is busy, and a late answer is no wrong one."""
BOT = {"kind": "bot", "bot": "random"}
JSON = {"Content-Type": "application/json"}


class Game(NamedTuple):
    """A table where Ada and Bob play, and it is somebody's turn."""

    id: str
    path: str
    mover: int
    people: tuple[httpx.Client, httpx.Client]

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].get(self.path).raise_for_status().json()
        changing = ("mine", "owner", "clock", "here", "gone", "stand_in_from")
        return {key: value for key, value in found.items() if key not in changing}


def tables(server: RunningServer) -> int:
    return int(server.rows("SELECT count(*) FROM tables")[0][0])


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
        if body["type"] not in ("table", "change", "presence", "chat"):
            return body


def is_problem(body: dict[str, Any]) -> None:
    assert body["type"] == "problem", body
    assert isinstance(body["code"], str)
    assert 400 <= body["status"] < 500, body
