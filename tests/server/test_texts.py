"""Text that people send, everywhere it is taken: one check, problems in place of errors, and old text stays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from assyria.protocol.entries import Resigned
from assyria.record import position_text
from assyria.server.encoding import encode
from assyria.table import apply
from assyria.table.replays import game_so_far, replay_of_table
from tests.games import golden, golden_lines
from tests.server.in_process import InProcess
from tests.server.refusals import refused
from tests.server.running import table_body
from tests.table.tables import TWO, begun

TOKEN = "operator-of-the-texts-4711"  # noqa: S105 - of nobody
RECORD: dict[str, Any] = json.loads(golden_lines("2-players")[1])
AT = 40
DEALT = position_text(golden("2-players", 1).at(AT))
HEAP = "Z" + "\u0300\u0301\u0302\u0303\u0304"
BAD = (HEAP, "Ann\U000e0041\U000e0042", "A\u202enn", "a\x1b[31m", "\u2003\u3000", "two\nlines")
GOOD = ("Żółć 🎲", "मोहन", "น้ำทิพย์")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    data = tmp_path_factory.mktemp("texts")
    (data / "admin-token").write_text(TOKEN)
    (data / "admin-token").chmod(0o600)
    with InProcess(data) as running:
        yield running


def written(client: httpx.Client, table: str, text: str) -> dict[str, httpx.Response]:
    """All places where a person or an operator writes something, with their answers."""
    here = f"/api/tables/{table}"
    operator = {"Authorization": f"Bearer {TOKEN}"}
    line = {"dealt": DEALT, "at": AT, "mine": [0, 1], "moves": [], "name": text}
    client.post(f"{here}/chat", json={"text": "something to report"})
    return {
        "my name": client.put("/api/me/name", json={"name": text}),
        "name at a seat": client.post(f"{here}/commands", json={"type": "rename-seat", "seat": 0, "name": text}),
        "name at a new table": client.post(
            "/api/tables", json=table_body({"kind": "me", "name": text}, {"kind": "me"})
        ),
        "token": client.post("/api/me/tokens", json={"label": text}),
        "chat": client.post(f"{here}/chat", json={"text": text}),
        "report": client.post(f"{here}/chat/1/report", json={"why": text}),
        "line": client.post("/api/what-if/line", json=line),
        "announcement": client.put("/api/admin/announcement", json={"text": text}, headers=operator),
        "refused address": client.post(
            "/api/admin/addresses", json={"network": "192.0.2.7", "why": text}, headers=operator
        ),
    }


@pytest.mark.parametrize("text", BAD)
def test_text_that_is_refused_everywhere(ada: httpx.Client, text: str) -> None:
    table = ada.post("/api/tables", json=table_body("me", "open")).raise_for_status().json()["id"]
    for answer in written(ada, table, text).values():
        (error, *_) = refused(answer, 422, "invalid-request")["errors"]
        assert error["what"]


@pytest.mark.parametrize("text", GOOD)
def test_text_that_is_taken_everywhere(ada: httpx.Client, text: str) -> None:
    """As it was sent."""
    table = ada.post("/api/tables", json=table_body("me", "open")).raise_for_status().json()["id"]
    found = written(ada, table, text)
    assert {place: answer.status_code for place, answer in found.items() if answer.is_error} == {}
    assert found["my name"].json()["name"] == found["chat"].json()["text"] == found["line"].json()["name"] == text
    operator = {"Authorization": f"Bearer {TOKEN}"}
    ada.put("/api/admin/announcement", json={"text": ""}, headers=operator).raise_for_status()


def test_emoji_that_join_are_chat(ada: httpx.Client) -> None:
    table = ada.post("/api/tables", json=table_body("me", "open")).raise_for_status().json()["id"]
    for text in ("👩‍❤️‍💋‍👨 1️⃣", "می‌خواهم"):
        assert ada.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()["text"] == text


@pytest.mark.parametrize(
    "further",
    [{"names": ["A\ud800", "B"]}, {"fair": {"commitment": "\udc00"}}, {"x": {"y": ["\ud800"]}}, {"\ud800": 1}],
)
def test_half_a_character_is_a_fault_of_the_record(ada: httpx.Client, further: dict[str, Any]) -> None:
    """At every endpoint that takes one; before, it was an error of the server, in an import for good."""
    record = json.dumps({**RECORD, **further})
    for answer in (
        ada.post("/api/replay", content=record),
        ada.post("/api/review", content=record),
        ada.post("/api/replay/line", json={"record": record}),
        ada.post("/api/what-if", json={"record": record, "at": 3}),
        ada.post("/api/tables", json=table_body("me", "me", record=record, at=3)),
    ):
        found = refused(answer, 422, "bad-record")
        assert (found["fault"], found["expected"]) == ("wrong-value", "UTF-8")
        assert found["where"]


def test_an_import_from_before_is_replayed() -> None:
    """Its record has half a character in a further key, and stands in a ledger."""
    begun_record = {key: RECORD[key] for key in RECORD if key not in ("scores", "ledger", "winners")}
    cut = {**begun_record, "moves": RECORD["moves"][:AT], "deals": RECORD["deals"][:2], "comment": "a\ud800"}
    record = json.dumps(cut).encode()
    table = begun(TWO, record=record)
    table, _ = apply(table, Resigned(0), 0)
    replay = replay_of_table(game_so_far(table))
    assert json.loads(encode(replay))["record"]["comment"] == "a\ufffd"


def test_names_and_lines_from_before_stay(tmp_path: Path) -> None:
    """Rows that were written before there was a check are read as they are."""
    with InProcess(tmp_path) as server, server.client() as ann:
        table = ann.post("/api/tables", json=table_body("me", "me")).raise_for_status().json()["id"]
        ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}).raise_for_status()
        server.stop()
        with sqlite3.connect(tmp_path / "assyria.sqlite") as database:
            database.execute("UPDATE identities SET name = ?", [f"{HEAP}\U000e0041"])
            database.execute("UPDATE people SET name = ?", [HEAP])
            database.execute("UPDATE chat SET text = ?", ["\u3000 "])
        server.start()
        assert ann.get("/api/me").raise_for_status().json()["name"] == f"{HEAP}\U000e0041"
        (mine,) = ann.get("/api/me/tables").raise_for_status().json()
        assert mine["chairs"][0]["name"] == HEAP
        assert ann.get(f"/api/tables/{table}").raise_for_status().json()["chairs"][1]["name"] == HEAP
        (line,) = ann.get(f"/api/tables/{table}/chat").raise_for_status().json()
        assert line["text"] == "\u3000 "
        ann.put("/api/me/name", json={"name": "Ann"}).raise_for_status()
