"""A server that must be well after all tests of a file, and a game of Ada and Bob on it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.bad_input.asking import Game
from tests.server.running import RunningServer


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


@pytest.fixture
def game(ada: httpx.Client, bob: httpx.Client) -> Game:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.post("/api/tables", json=body).raise_for_status().json()["id"]
    path = f"/api/tables/{table}"
    bob.post(f"{path}/commands", json={"type": "sit", "seat": 1}).raise_for_status()
    ada.post(f"{path}/commands", json={"type": "start"}).raise_for_status()
    mover = ada.get(path).json()["mover"]
    return Game(table, path, mover, (ada, bob))
