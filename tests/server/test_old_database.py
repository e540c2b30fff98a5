"""Databases of older editions: they open, with all that is in them, and their games go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from assyria.cli.app import build
from assyria.protocol.entries import KINDS
from assyria.record import Finding, read_record, verify
from assyria.render.words import words_in
from assyria.server.tables.server_clock import BEAT
from assyria.store import Store, backup, restore
from tests.effort import some
from tests.server.furnishing import OPERATOR
from tests.server.old_databases import (
    FURNISHED,
    MINUTE,
    NAMES,
    SAID,
    OldServer,
    go_on,
    old_server,
    restored,
    sqlite_bytes,
)
from tests.server.refusals import refused
from tests.server.signing_in import log_in, me, open_socket
from tests.store.conftest import postgres  # noqa: F401 - a fixture

KEPT = (
    "status",
    "mover",
    "moves",
    "position",
    "legal",
    "held",
    "result",
    "commitment",
    "rematch_of",
    "mine",
    "owner",
)
"""Of a table; there may be more in a message, and more entries, which a server wrote when it was started."""
CHAIR = ("kind", "name", "bot", "away", "resigned", "auto", "timed_out", "hints")
OPTIONS = ("players", "two_player_draft", "feeding", "clock", "confirm", "resign", "listed", "hints")
MONTHS = 100 * 24 * 3600.0
"""Less than a table is kept for, more than any clock has."""


@pytest.fixture(scope="module", params=NAMES)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldServer]:
    """Every old database, to look at."""
    with old_server(request.param, tmp_path_factory.mktemp("old"), request) as opened:
        yield opened


with_everything = pytest.mark.parametrize("old", FURNISHED, indirect=True)


def has(now: Any, before: Any) -> bool:
    """Return whether something is as it was; new keys may have come."""
    if isinstance(before, dict):
        return isinstance(now, dict) and all(key in now and has(now[key], value) for key, value in before.items())
    if isinstance(before, list):
        pairs = isinstance(now, list) and len(now) == len(before) and zip(now, before, strict=True)
        return pairs is not False and all(has(*pair) for pair in pairs)
    return bool(now == before)


def only(found: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: found[key] for key in keys if key in found}


def test_tables_stand_as_they_stood(old: OldServer) -> None:
    """Position, seats, options, held moves, proposals, results; all but where a bot moves by itself."""
    with old.person("ann") as ann:
        for name, before in old.said["tables"].items():
            if name in old.said.get("moving", ()):
                continue
            now = ann.get(f"/api/tables/{before['id']}").raise_for_status().json()
            assert has(now, only(before, KEPT)), name
            assert has(now["options"], only(before["options"], OPTIONS)), name
            chairs = zip(now["chairs"], before["chairs"], strict=True)
            assert all(has(chair, only(was, CHAIR)) for chair, was in chairs), name
            assert now["version"] >= before["version"], name
            assert (now["proposal"] is None) == (before["proposal"] is None), name
            assert before["proposal"] is None or has(
                now["proposal"], only(before["proposal"], ("seat", "what", "to"))
            )
            assert now["paused"] == before.get("paused"), name
            left = [(have, had) for have, had in zip(now["clock"], before["clock"], strict=True) if had]
            # What came after the last sign of life of the old server counts on no clock.
            assert all(0 < have <= had + BEAT for have, had in left), name


@with_everything
def test_puzzles_of_their_own_are_there(old: OldServer) -> None:
    """The oldest editions had none."""
    with old.person("ann") as ann:
        found = ann.get("/api/me/puzzles").raise_for_status().json()
        assert has(sorted(found, key=str), sorted(old.said.get("puzzles", []), key=str))


def test_people_sign_in(old: OldServer) -> None:
    """By cookies, tokens and passphrases of then; they are who they were, and have their tables."""
    for name, before in old.said["people"].items():
        with old.person(name) as person:
            assert has(me(person), only(before, ("id", "name", "account")))
    tables = {table["id"] for table in old.said["tables"].values()}
    with old.person("ann") as ann, old.server.client() as stranger:
        assert tables <= {table["id"] for table in ann.get("/api/me/tables").json()}
        assert old.id_of("open") in [table["id"] for table in ann.get("/api/tables").json()]
        assert log_in(stranger, **old.said["account"]).json()["id"] == me(ann)["id"]
        with open_socket(old.server, old.id_of("finished"), ann) as socket:
            assert json.loads(socket.recv(60))["id"] == old.id_of("finished")
        chat = ann.get(f"/api/tables/{old.said['chat']['table']}/chat").json()
        assert [line["text"] for line in chat] == old.said["chat"]["lines"]
    for token in old.said["tokens"].values():
        with old.server.client(token) as program:
            assert old.id_of("resigned") in [table["id"] for table in program.get("/api/me/tables").json()]


def test_finished_games_are_told_and_taken_home(old: OldServer) -> None:
    """Their records are sound and dealt as promised, and can be replayed; also in the export of a person."""
    finished = [table for table in old.said["tables"].values() if table["status"] == "finished"]
    with old.person("ann") as ann:
        for before in finished:
            here = f"/api/tables/{before['id']}"
            history = read_record(ann.get(f"{here}/record").raise_for_status().content)
            assert verify(history.record()).finding is Finding.FAIR
            assert len(history.moves) == before["moves"]
            replay = ann.get(f"{here}/replay").raise_for_status().json()
            assert has(replay["steps"][-1]["position"], before["position"])
        export = ann.get("/api/me/export").raise_for_status().json()
    assert export["format"] == "assyria-export/1"
    # The server's clock shows the day of then.
    assert "written" not in old.said or MINUTE <= export["at"] - old.said["written"] < 60 * MINUTE
    taken = {table["id"]: table for table in export["tables"]}
    assert {table["id"] for table in old.said["tables"].values()} <= taken.keys()
    assert all(taken[table["id"]]["record"] is not None for table in finished)


def test_nothing_is_wrong_with_it(old: OldServer) -> None:
    """So says `assyria doctor`, once a server of this edition has opened it."""
    words = words_in("en")
    found = CliRunner().invoke(build(words), ["doctor", "--database-url", old.url, "--json"], obj=words)
    assert json.loads(found.stdout)["findings"] == []
    assert found.exit_code == 0


@with_everything
def test_what_was_kept_for_people_is_there(old: OldServer) -> None:
    """A second browser, a token that only reads, a place for notifications, a holiday, a block."""
    said = old.said
    with old.person("ann") as ann, old.person("ben") as ben, old.person("cleo") as cleo:
        # By a network that is no more: it is made again when somebody asks.
        assert ann.get(f"/api/tables/{old.id_of('finished')}/review").raise_for_status().json()["review"] is None
        record = ann.get(f"/api/tables/{old.id_of('finished')}/record").json()
        assert has(record, said["record"])
        assert "iOS" in [session["system"] for session in ann.get("/api/me/sessions").json()]
        (place,) = ann.get("/api/me/notifications").json()
        assert (place["kind"], place["language"]) == ("webhook", "de")
        assert ben.get("/api/me/holiday").json()["until"] > said["written"]
        assert len(cleo.get("/api/me/blocks").json()) == 1
        # Cleo does not see what Eve writes, whom she has blocked.
        shown = cleo.get(f"/api/tables/{said['chat']['table']}/chat").json()
        assert [line["hidden"]["muted"] for line in shown if line["hidden"]] == [False]
    with old.person("ann-phone") as phone:
        assert me(phone)["id"] == said["people"]["ann"]["id"]
    with old.server.client(said["tokens"]["read"]) as reader:
        here = f"/api/tables/{old.id_of('live')}"
        assert reader.get(here).status_code == 200
        body = {"type": "leave", "seat": 0}
        assert reader.post(f"{here}/commands", json=body).status_code == 403


@with_everything
def test_what_operators_did_holds(old: OldServer) -> None:
    """Reports, refused addresses, admission, an invitation, an announcement, a suspended person; the audit."""
    server = old.server
    with server.client(OPERATOR) as admin, server.client() as guest, server.client() as eve:
        assert [one["text"] for one in admin.get("/api/admin/reports").json()] == ["something rude"]
        assert len(admin.get("/api/admin/reports?done=true").json()) == 1
        assert [one["network"] for one in admin.get("/api/admin/addresses").json()] == ["203.0.113.0/24"]
        done = {line["action"] for line in admin.get("/api/admin/audit").json()}
        assert done >= {"suspend", "refuse-address", "announce", "admission", "invite", "report-done"}
        assert {"Ann", "Benjamin"} <= {person["name"] for person in admin.get("/api/admin/people").json()}
        assert len(admin.get("/api/admin/tables").json()) >= len(old.said["tables"])
        account = {**old.said["account"], "account": "eve"}
        refused(log_in(eve, **account), 403, "suspended")
        notice = guest.get("/api/notice").json()
        assert (notice["text"], notice["registration"]) == ("Down on Sunday from 8 to 9.", False)
        body = {"code": old.said["invitation"]}
        guest.post("/api/invitation", json=body).raise_for_status()


def running(name: str) -> list[str]:
    """The tables of a database whose games go on."""
    return [table for table, seen in SAID[name]["tables"].items() if seen["status"] == "playing"]


@pytest.mark.parametrize(
    ("name", "down"), some([*((name, MONTHS) for name in FURNISHED), *((name, MINUTE) for name in NAMES)], 3)
)
def test_running_games_go_on(name: str, down: float, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """With what was held, proposed or paused, however long the server was down. One is played to its end."""
    with old_server(name, tmp_path, request, down) as old:
        for table in running(name):
            before = old.said["tables"][table]
            now = go_on(old, before["id"], 12)
            assert now["version"] > before["version"], table
            if now["status"] == "playing" and now["options"]["resign"]:
                with old.server.client(old.said["tokens"]["play"]) as program:
                    here = f"/api/tables/{before['id']}"
                    body = {"type": "resign", "seat": program.get(here).json()["mine"][0]}
                    program.post(f"{here}/commands", json=body).raise_for_status()
                    history = read_record(program.get(f"{here}/record").raise_for_status().content)
                assert verify(history.record()).finding is Finding.FAIR


@pytest.mark.parametrize("name", NAMES)
def test_a_backup_of_it_fills_the_other_database(
    name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Written as the older edition left it, read and migrated by this one."""
    source = restored(name, tmp_path, request)
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    if sqlite_bytes(name) is not None:
        other = request.getfixturevalue("postgres").url()

    async def move() -> None:
        await backup(source, tmp_path / "old.backup")
        await restore(tmp_path / "old.backup", other)
        store = await Store.open(other)
        for before in SAID[name]["tables"].values():
            chain = await store.ledgers.read(before["id"])
            assert {entry.body["kind"] for entry in chain.entries} <= set(KINDS)
            chairs = enumerate(before["chairs"])
            names = {seat: chair["name"] for seat, chair in chairs if chair["kind"] == "person"}
            assert chain.names == names
            assert chain.entries[-1].n == before["version"]
            assert (await store.tables.summary(before["id"])).owner == chain.entries[0].body["owner"]
        await store.close()

    asyncio.run(move())


# What only the oldest one had


@pytest.fixture(scope="module")
def first(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldServer]:
    """The database of protocol 1: before sessions, and with names in its ledgers."""
    with old_server("protocol-1", tmp_path_factory.mktemp("first"), request) as opened:
        yield opened


def test_the_file_is_for_its_owner_alone(first: OldServer) -> None:
    """It was readable by all; all of its entries have names of their own now, and none holds a person's name."""
    file = first.server.data / "assyria.sqlite"
    assert file.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(file)) as connection:
        kinds = {
            kind for (kind,) in connection.execute("SELECT DISTINCT json_extract(body, '$.kind') FROM entries")
        }
        (texts,) = connection.execute("SELECT group_concat(body) FROM entries").fetchone()
        (lists,) = connection.execute("SELECT group_concat(about) FROM tables").fetchone()
    assert kinds <= set(KINDS)
    assert not [name for name in ("Ann", "Ben") if f'"{name}"' in texts + lists]
    with first.person("ann") as ann:
        changes = ann.get(f"/api/tables/{first.id_of('away')}/changes").json()
    told = {"sat", "stood", "began", "moved", "left", "returned", "auto-chosen"}
    assert told <= {change["kind"] for change in changes}


def test_an_old_cookie_is_exchanged_for_a_session(first: OldServer) -> None:
    """On each device that has it; and no longer once its person ends all sessions, no matter who copied it."""
    server = first.server
    old = {"Cookie": "assyria=" + first.said["cookies"]["ben"]["assyria"]}
    with server.client() as one, server.client() as second, server.client() as thief:
        devices = {one: "Firefox/140.0 (X11; Linux)", second: "Mozilla/5.0 (iPhone) Version/18 Safari/604"}
        for client, browser in devices.items():
            # A page sends several requests at once: they are one session.
            for _ in range(3):
                answer = client.get("/api/me", headers={**old, "User-Agent": browser})
                assert answer.json()["name"] == "Ben"
            assert client.get("/api/me", headers={"User-Agent": browser}).json()["name"] == "Ben"
        known = {(session["browser"], session["system"]) for session in one.get("/api/me/sessions").json()}
        assert known >= {("Firefox", "Linux"), ("Safari", "iOS")}
        assert one.delete("/api/me/sessions").status_code == 204
        assert one.get("/api/me").json()["name"] == "Ben"
        assert len(one.get("/api/me/sessions").json()) == 1
        assert second.get("/api/me").json()["title"] == "signed-out"
        assert thief.get("/api/me", headers=old).json()["title"] == "signed-out"
