"""Tables of bots alone: they play while somebody watches, and each person has one."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.people import Watch
from tests.server.running import RunningServer, table_body

BOTS = table_body("random", "random", "random", "random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("bots"), settings={"idle": 0.4}) as started:
        yield started


def test_a_person_has_one_at_a_time(server: RunningServer) -> None:
    """The refusal names the one that runs; other people and other tables are not concerned."""
    with server.client() as ada, server.client() as ben:
        first = ada.post("/api/tables", json=BOTS).raise_for_status().json()["id"]
        refused = ada.post("/api/tables", json=BOTS)
        problem = refused.json()
        assert (refused.status_code, problem["title"]) == (429, "too-many-bot-tables")
        assert (problem["most"], problem["table"]) == (1, first)
        assert ben.post("/api/tables", json=BOTS).status_code == 201
        assert ada.post("/api/tables", json=table_body("me", "random")).status_code == 201


def test_a_finished_one_does_not_count(server: RunningServer) -> None:
    """When the game is over, the next one may begin."""
    two = table_body("random", "random")
    with server.client() as ada:
        table = ada.post("/api/tables", json=two).raise_for_status().json()["id"]
        with Watch(server.url, table) as watch:
            watch.wait_for(lambda: watch.over)
        assert ada.post("/api/tables", json=two).status_code == 201


def test_several_requests_at_once_open_one(server: RunningServer) -> None:
    """Nobody slips through between the look and the opening."""
    with server.client() as ada:
        ada.get("/api/me").raise_for_status()
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: ada.post("/api/tables", json=BOTS).status_code, range(8)))
        assert sorted(answers) == [201] + 7 * [429]
