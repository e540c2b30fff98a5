"""A database that was written by protocol 1: it opens, its tables stand as they stood, and they go on."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.protocol.entries import KINDS
from assyria.store import Store, backup, restore
from tests.server.running import RunningServer
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

DATA = Path(__file__).parent / "data"
SAID = json.loads((DATA / "protocol-1.json").read_text())
"""Cookies, a token, and what the server said of each table before it was stopped."""
NEW = {"expires", "protocol", "page", "preview", "changes", "owner", "mine", "type", "id"}
NEW |= {"proposal", "paused", "clock_from", "start", "rematch", "here", "host", "pending"}
"""What messages of today have beside the table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("old")
    (data / "assyria.sqlite").write_bytes(gzip.decompress((DATA / "protocol-1.sqlite.gz").read_bytes()))
    with RunningServer(data) as started:
        yield started


def person(server: RunningServer, name: str) -> httpx.Client:
    client = server.client()
    client.cookies.update(SAID["cookies"][name])
    return client


def without_clock(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in ("clock", *NEW)}


STILL = [name for name in SAID["tables"] if name not in ("against-bots", "from-record")]
"""Tables where no bot moves by itself."""


@pytest.mark.parametrize("name", STILL)
def test_tables_stand_as_they_stood(server: RunningServer, name: str) -> None:
    """Position, seats, held moves, take-backs, results; new options have their defaults."""
    before = SAID["tables"][name]
    with person(server, "ann") as ann:
        now = ann.get(f"/api/tables/{before['id']}").json()
        expected = without_clock(before["table"])
        expected["options"] = {**now["options"], **expected["options"]}
        asked = expected.pop("take_back")
        assert (now["proposal"] is None) == (asked is None)
        if asked is not None:
            assert now["proposal"] == {**asked, "what": "take-back", "missing": [1 - asked["seat"]]}
        names = [chair["name"] for chair in expected["chairs"]]
        expected["chairs"] = [
            {
                **chair,
                "timed_out": False,
                "ready": now["chairs"][seat]["ready"],
                "failures": 0,
                "hints": 0,
                "look_alike": chair["name"] in names[:seat],
            }
            for seat, chair in enumerate(expected["chairs"])
        ]
        assert without_clock(now) == expected
        assert now["mine"] == before["table"]["mine"]


def test_people_and_lists_are_there(server: RunningServer) -> None:
    """Cookies, accounts, tokens, the lobby, chat."""
    with person(server, "ann") as ann, server.client() as stranger, server.client(SAID["token"]) as bot:
        assert ann.get("/api/me").json()["name"] == "Ann"
        log_in = {"account": "ANN", "passphrase": "a long passphrase"}
        assert stranger.post("/api/log-in", json=log_in).json()["account"] == "ann"
        assert SAID["tables"]["held"]["id"] in [table["id"] for table in bot.get("/api/me/tables").json()]
        assert len(ann.get("/api/me/tables").json()) == len(SAID["tables"])
        assert SAID["tables"]["open"]["id"] in [table["id"] for table in ann.get("/api/tables").json()]
        chat = ann.get(f"/api/tables/{SAID['tables']['held']['id']}/chat").json()
        assert [line["text"] for line in chat] == ["good luck"]
        changes = ann.get(f"/api/tables/{SAID['tables']['away']['id']}/changes").json()
        assert {"sat", "stood", "began", "moved", "left", "returned", "auto-chosen"} <= {
            c["kind"] for c in changes
        }


@pytest.mark.parametrize("name", ["held", "take-back", "rematch", "away"])
def test_running_tables_go_on(server: RunningServer, name: str) -> None:
    """Whatever was held or asked is answered, and another turn is played."""
    here = f"/api/tables/{SAID['tables'][name]['id']}"
    with person(server, "ann") as ann, person(server, "ben") as ben:
        people = {tuple(client.get(here).json()["mine"]): client for client in (ann, ben)}

        def send(seat: int, **body: Any) -> None:
            (client,) = (client for mine, client in people.items() if seat in mine)
            client.post(f"{here}/commands", json={"seat": seat, **body}).raise_for_status()

        table = ann.get(here).json()
        if table["proposal"] is not None:
            send(0, type="answer", version=table["version"], yes=True)
        goal = ann.get(here).json()["moves"] + 8
        for _ in range(300):
            table = ann.get(here).json()
            if table["moves"] >= goal or table["status"] == "finished":
                return
            seat = table["mover"]
            if table["chairs"][seat]["away"]:
                send(seat, type="come-back")
            elif table["held"] is not None:
                send(seat, type="confirm", version=table["version"])
            else:
                send(seat, type="move", version=table["version"], move=table["legal"][0])
        raise AssertionError("the table does not go on")


def test_the_file_is_for_its_owner_alone(server: RunningServer) -> None:
    """It was readable by all; all of its entries have names of their own now, and none holds a person's name."""
    file = server.data / "assyria.sqlite"
    assert file.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(file) as connection:
        kinds = {
            kind for (kind,) in connection.execute("SELECT DISTINCT json_extract(body, '$.kind') FROM entries")
        }
        (texts,) = connection.execute("SELECT group_concat(body) FROM entries").fetchone()
        (lists,) = connection.execute("SELECT group_concat(about) FROM tables").fetchone()
    assert kinds <= set(KINDS)
    assert not [name for name in ("Ann", "Ben") if f'"{name}"' in texts + lists]


def test_a_backup_of_it_fills_postgresql(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Written by the older edition, read and migrated by this one."""
    url: str = request.getfixturevalue("postgres_url")
    file = tmp_path / "assyria.sqlite"
    file.write_bytes(gzip.decompress((DATA / "protocol-1.sqlite.gz").read_bytes()))

    async def move() -> None:
        await backup(f"sqlite:///{file}", tmp_path / "old.backup")
        await restore(tmp_path / "old.backup", url)
        store = await Store.open(url)
        for name, before in SAID["tables"].items():
            entries = await store.entries(before["id"])
            assert {entry.body["kind"] for entry in entries} <= set(KINDS)
            chain = await store.ledger(before["id"])
            assert chain.entries == entries
            chairs = before["table"]["chairs"]
            people = {seat: chair["name"] for seat, chair in enumerate(chairs) if chair["kind"] == "person"}
            assert chain.names == people
            if name in STILL:
                assert entries[-1].n == before["table"]["version"]
            assert (await store.summary(before["id"])).owner == entries[0].body["owner"]
        await store.close()

    asyncio.run(move())


def test_an_old_cookie_is_exchanged_for_a_session(server: RunningServer) -> None:
    """On each device that has it; and no longer once its person ends all sessions, no matter who copied it."""
    old = {"Cookie": "assyria=" + SAID["cookies"]["ben"]["assyria"]}
    with server.client() as first, server.client() as second, server.client() as thief:
        devices = {first: "Firefox/140.0 (X11; Linux)", second: "Mozilla/5.0 (iPhone) Version/18 Safari/604"}
        for client, browser in devices.items():
            # A page sends several requests at once: they are one session.
            for _ in range(3):
                answer = client.get("/api/me", headers={**old, "User-Agent": browser})
                assert answer.json()["name"] == "Ben"
            assert client.get("/api/me", headers={"User-Agent": browser}).json()["name"] == "Ben"
        known = {(one["browser"], one["system"]) for one in first.get("/api/me/sessions").json()}
        assert known >= {("Firefox", "Linux"), ("Safari", "iOS")}
        assert first.delete("/api/me/sessions").status_code == 204
        assert first.get("/api/me").json()["name"] == "Ben"
        assert len(first.get("/api/me/sessions").json()) == 1
        assert second.get("/api/me").json()["title"] == "signed-out"
        assert thief.get("/api/me", headers=old).json()["title"] == "signed-out"
