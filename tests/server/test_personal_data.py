"""People's own data: all of it in one file, and gone when they say so."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from assyria.protocol.exports import PersonalExport
from assyria.record import read_record
from tests.browser.playing import last_turn
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body
from tests.server.signing_in import PASSPHRASE, SIGNED_OUT, claim, closed_with, log_in, me, new_token, open_socket

EXPORT = TypeAdapter(PersonalExport)


@pytest.fixture
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        me(client)
        yield client


@pytest.fixture
def bob(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        me(client)
        yield client


def export(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    EXPORT.validate_python(found)
    return found


def new_table(client: httpx.Client, *seats: str, **options: Any) -> str:
    answer = client.post("/api/tables", json=table_body(*seats, **options))
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def finish(client: httpx.Client, table: str) -> None:
    """Play for all seats, which are this person's, to the end."""
    rng = Random(5)
    while (seen := client.get(f"/api/tables/{table}").json())["status"] == "playing":
        move = {"seat": seen["mover"], "version": seen["version"], "move": rng.choice(seen["legal"])}
        client.post(f"/api/tables/{table}/commands", json={"type": "move", **move}).raise_for_status()


def secret_of(server: RunningServer, table: str) -> str:
    with closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=10)) as base:
        [(body,)] = base.execute("SELECT body FROM entries WHERE table_id = ? AND n = 0", (table,))
    secret: str = json.loads(body)["secret"]
    return secret


def test_an_export_has_everything(ada: httpx.Client, bob: httpx.Client) -> None:
    ada.put("/api/me/name", json={"name": "Ada"}).raise_for_status()
    claim(ada, "exporter")
    token, _ = new_token(ada, "read")
    hook = {"kind": "webhook", "url": "https://example.org/a-secret-key", "shape": "json"}
    ada.post("/api/me/notifications", json=hook).raise_for_status()
    over = new_table(ada, "me", "me", record=last_turn(2, 3), confirm=False)
    finish(ada, over)
    running = new_table(ada, "open", "me", "me")
    bobs = new_table(bob, "me", "open")
    ada.post(f"/api/tables/{bobs}/chat", json={"text": "hello Bob"}).raise_for_status()
    bob.post(f"/api/tables/{bobs}/chat", json={"text": "a line of Bob's"}).raise_for_status()
    found = export(ada)
    assert found["identity"] == {**me(ada), "created": found["identity"]["created"]}
    assert len(found["sessions"]) == 1
    assert len(found["log_ins"]) == 1
    assert [(one["label"], one["scope"]) for one in found["tokens"]] == [("bot", "read")]
    assert [place["host"] for place in found["notifications"]] == ["example.org"]
    assert [(line["table"], line["text"]) for line in found["chat"]] == [(bobs, "hello Bob")]
    tables = {table["id"]: table for table in found["tables"]}
    assert set(tables) == {over, running}
    assert tables[running]["seats"] == [1, 2]
    assert tables[running]["record"] is None
    assert read_record(json.dumps(tables[over]["record"]).encode()).moves
    text = json.dumps(found)
    for secret in (token, ada.cookies["assyria"], PASSPHRASE, "argon2", "a-secret-key", "Bob's", me(bob)["id"]):
        assert secret not in text


def test_an_export_has_no_secret_of_a_running_game(server: RunningServer, ada: httpx.Client) -> None:
    table = new_table(ada, "me", "me")
    secret = secret_of(server, table)
    answer = ada.get("/api/me/export")
    assert table in answer.text
    assert secret not in answer.text
    [exported] = answer.json()["tables"]
    assert exported["record"] is None


def test_exports_are_limited(ada: httpx.Client) -> None:
    statuses = [ada.get("/api/me/export").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    assert int(ada.get("/api/me/export").headers["Retry-After"]) > 0


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_rest(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, server.client() as ada:
        me(ada)
        broken, whole = new_table(ada, "me", "me"), new_table(ada, "me", "me")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "assyria.sqlite")) as base:
            base.execute("DELETE FROM entries WHERE table_id = ?", (broken,))
            base.commit()
        server.start()
        tables = {table["id"]: table for table in export(ada)["tables"]}
        assert tables[broken]["problem"] is not None
        assert (tables[whole]["problem"], tables[whole]["seats"]) == (None, [0, 1])
        assert ada.post("/api/me/delete", json={"confirm": True}).status_code == 204


def test_anonymised_people_play_on_under_another_name(ada: httpx.Client, bob: httpx.Client) -> None:
    ada.put("/api/me/name", json={"name": "Ada Lovelace"}).raise_for_status()
    table = new_table(ada, "me", "open")
    ada.post(f"/api/tables/{table}/chat", json={"text": "hello"}).raise_for_status()
    before = me(ada)
    refused(ada.post("/api/me/anonymise", json={}), 422, "confirmation-needed")
    assert me(ada) == before
    after = ada.post("/api/me/anonymise", json={"confirm": True}).json()
    assert (after["id"], me(ada)) == (before["id"], after)
    assert after["name"].startswith("Guest ")
    [line] = bob.get(f"/api/tables/{table}/chat").json()
    assert (line["text"], "Ada" in line["name"]) == ("hello", False)
    assert ada.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_deleting_needs_the_passphrase(ada: httpx.Client) -> None:
    claim(ada, "sure")
    before = me(ada)
    for path in ("/api/me/delete", "/api/me/anonymise"):
        refused(ada.post(path, json={"confirm": True}), 422, "confirmation-needed")
        refused(ada.post(path, json={"passphrase": PASSPHRASE + "?", "confirm": True}), 403, "wrong-passphrase")
    assert me(ada) == before


def test_deleted_people_are_gone_and_their_games_go_on(
    server: RunningServer, ada: httpx.Client, bob: httpx.Client
) -> None:
    claim(ada, "leaver")
    ada.put("/api/me/name", json={"name": "Ada Lovelace"}).raise_for_status()
    table = new_table(bob, "me", "open", "open")
    for seat in (1, 2):
        ada.post(f"/api/tables/{table}/commands", json={"type": "sit", "seat": seat}).raise_for_status()
    bob.post(f"/api/tables/{table}/commands", json={"type": "start"}).raise_for_status()
    waiting = new_table(bob, "me", "open")
    ada.post(f"/api/tables/{waiting}/commands", json={"type": "sit", "seat": 1}).raise_for_status()
    ada.post(f"/api/tables/{table}/chat", json={"text": "a line of Ada's"}).raise_for_status()
    token, _ = new_token(ada)
    who = me(ada)["id"]
    with (
        server.client() as elsewhere,
        server.client(token) as bot,
        open_socket(server, table, ada) as own,
        open_socket(server, table, token=token) as program,
        open_socket(server, table, bob) as bobs,
    ):
        log_in(elsewhere, "leaver").raise_for_status()
        assert ada.post("/api/me/delete", json={"passphrase": PASSPHRASE}).status_code == 204
        for socket in (own, program):
            assert closed_with(socket) == (SIGNED_OUT, "signed-out")
        refused(elsewhere.get("/api/me"), 401, "signed-out")
        refused(bot.get("/api/tables"), 401, "unknown-token")
        bobs.recv()
    assert "assyria" not in ada.cookies
    refused(log_in(ada, "leaver"), 401, "wrong-account-or-passphrase")
    chairs = bob.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["away"] for chair in chairs] == [False, True, True]
    assert bob.get(f"/api/tables/{waiting}").json()["chairs"][1]["kind"] == "open"
    assert "a line of Ada's" not in bob.get(f"/api/tables/{table}/chat").text
    with closing(sqlite3.connect(server.data / "assyria.sqlite", timeout=10)) as base:
        for name in ("sessions", "tokens", "subscriptions", "known_addresses"):
            assert base.execute(f"SELECT count(*) FROM {name} WHERE identity = ?", (who,)).fetchone() == (0,)  # noqa: S608
        assert base.execute("SELECT count(*) FROM identities WHERE id = ?", (who,)).fetchone() == (0,)


def test_a_guest_without_an_account_is_deleted_on_confirmation(ada: httpx.Client) -> None:
    before = me(ada)
    refused(ada.post("/api/me/delete", json={}), 422, "confirmation-needed")
    assert ada.post("/api/me/delete", json={"confirm": True}).status_code == 204
    assert me(ada)["id"] != before["id"]
