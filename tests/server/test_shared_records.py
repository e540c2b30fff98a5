"""Records that people keep and share by a link."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from assyria.record import write_record
from tests.games import golden
from tests.server.in_process import InProcess
from tests.server.people import Person
from tests.server.refusals import refused

MOST = 3
RECORD = json.loads(write_record(golden("2-players", 0).record(40)))
NAMED = {**RECORD, "names": ["Anna", "Żosia"], "club": "Thursday"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    with InProcess(
        tmp_path_factory.mktemp("server"), limits=(f"records-person={MOST}", "replays=1000/1s")
    ) as found:
        yield found


def keep(who: httpx.Client, record: object = NAMED) -> httpx.Response:
    return who.post("/api/records", json=record)


def mine(who: httpx.Client) -> list[str]:
    return [found["id"] for found in who.get("/api/me/records").raise_for_status().json()]


def test_everyone_with_the_link_replays_it(server: InProcess, ada: httpx.Client, bob: httpx.Client) -> None:
    """With all that it says; nobody else can tell whose it is."""
    made = keep(ada)
    assert made.status_code == 201
    kept = made.json()
    assert kept["names"] == ["Anna", "Żosia"]
    assert kept["expires"] - kept["at"] == pytest.approx(180 * 86_400)
    assert ada.get("/api/me/records").json() == [kept]
    found = bob.get(f"/api/records/{kept['id']}")
    assert found.json() == NAMED
    assert bob.post("/api/replay", content=found.content).json()["names"] == ["Anna", "Żosia"]
    assert mine(bob) == []
    with server.client() as stranger:
        assert stranger.get(f"/api/records/{kept['id']}").json() == NAMED
        assert not stranger.cookies
    refused(bob.get("/api/records/nonsense"), 404, "no-such-record")


def test_the_owner_removes_it(ada: httpx.Client, bob: httpx.Client) -> None:
    kept = keep(ada).json()["id"]
    refused(bob.delete(f"/api/me/records/{kept}"), 404, "no-such-record")
    assert ada.delete(f"/api/me/records/{kept}").status_code == 204
    refused(ada.delete(f"/api/me/records/{kept}"), 404, "no-such-record")
    refused(bob.get(f"/api/records/{kept}"), 404, "no-such-record")
    assert mine(ada) == []


def test_nobody_keeps_too_many(ada: httpx.Client, bob: httpx.Client) -> None:
    """Whoever has removed one can keep another; others are not concerned."""
    kept = [keep(ada).json()["id"] for _ in range(MOST)]
    full = keep(ada)
    refused(full, 422, "too-many-records")
    assert full.json()["most"] == MOST
    assert sorted(mine(ada)) == sorted(kept)
    assert keep(bob).status_code == 201
    ada.delete(f"/api/me/records/{kept[0]}").raise_for_status()
    assert keep(ada).status_code == 201


@pytest.mark.parametrize(
    "wrong", [{}, {"format": "assyria-record/1"}, {**RECORD, "moves": [{"seat": 0, "move": "hut a1"}]}]
)
def test_not_what_is_no_record(ada: httpx.Client, wrong: object) -> None:
    refused(keep(ada, wrong), 422, "bad-record")
    assert mine(ada) == []


def test_not_more_than_a_record_is_long(ada: httpx.Client) -> None:
    refused(keep(ada, {**RECORD, "club": "x" * 300_000}), 413, "too-large")


def test_it_is_exported_and_goes_with_its_owner(server: InProcess, ann: Person, ben: Person) -> None:
    kept = keep(ann.client).json()
    records = ann.client.get("/api/me/export").json()["records"]
    assert records == [{"id": kept["id"], "at": kept["at"], "record": NAMED}]
    assert ben.client.get("/api/me/export").json()["records"] == []
    ann.client.post("/api/me/delete", json={"confirm": True}).raise_for_status()
    refused(ben.client.get(f"/api/records/{kept['id']}"), 404, "no-such-record")
    assert server.rows("SELECT count(*) FROM shared_records WHERE id = ?", kept["id"]) == [(0,)]


def test_whoever_removes_their_name_removes_it_there_too(ada: httpx.Client) -> None:
    """With the others': nobody knows which of them is theirs."""
    kept = keep(ada).json()["id"]
    ada.post("/api/me/anonymise", json={"confirm": True}).raise_for_status()
    assert ada.get(f"/api/records/{kept}").json() == {**NAMED, "names": []}
    assert ada.post("/api/replay", json=ada.get(f"/api/records/{kept}").json()).status_code == 200


def test_a_row_that_somebody_broke_costs_itself_alone(server: InProcess, ada: httpx.Client) -> None:
    broken, whole = keep(ada).json()["id"], keep(ada).json()["id"]
    with sqlite3.connect(server.data / "assyria.sqlite", timeout=30) as base:
        base.execute("UPDATE shared_records SET at = 'noon' WHERE id = ?", (broken,))
    assert mine(ada) == [whole]
    refused(ada.get(f"/api/records/{broken}"), 404, "no-such-record")


def test_they_are_kept_over_a_restart(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server, server.client() as ada:
        kept = keep(ada).json()["id"]
        server.restart()
        assert ada.get(f"/api/records/{kept}").json() == NAMED
