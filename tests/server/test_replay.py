"""Games shown again: tables and records, step by step, from a real server."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import orjson
import pytest

from assyria.server.web.content_encoding import accepts
from assyria.table.replays import replay_of_record
from tests.games import golden, golden_lines
from tests.server.running import RunningServer

BOT = {"kind": "bot", "bot": "random"}


# Over the wire


def test_a_table_of_the_server(server: RunningServer) -> None:
    """Not before it begins; then at once, packed if that is accepted."""
    with server.client() as client:
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        here = f"/api/tables/{made['id']}"
        early = client.get(f"{here}/replay")
        assert (early.status_code, early.json()["title"]) == (409, "not-begun")
        assert client.get("/api/tables/nowhere/replay").status_code == 404
        for body in ({"type": "sit", "seat": 1}, {"type": "start"}):
            client.post(f"{here}/commands", json=body).raise_for_status()
        plain = client.get(f"{here}/replay", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        packed = client.get(f"{here}/replay", headers={"Accept-Encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()
        assert len(plain.json()["steps"]) == client.get(here).json()["moves"] + 1
        assert plain.json()["record"] is None


def test_a_record_to_the_server(server: RunningServer) -> None:
    """A sound one is shown; of another one is told what is wrong, in which move and by which rule."""
    record = golden_lines("4-players")[0]
    with server.client() as client:
        answer = client.post("/api/replay", content=record)
        assert answer.status_code == 200
        assert len(answer.json()["steps"]) == len(golden("4-players", 0).moves) + 1
        broken = orjson.loads(record)
        broken["moves"][2]["move"] = "start c4"
        problem = refused(client, orjson.dumps(broken))
        assert (problem["fault"], problem["move"], problem["rule"]) == ("illegal-move", 3, "§1.4")
        assert (problem["found"], problem["reason"]) == ("start c4", "not-a-start-space")
        alone = refused(client, orjson.dumps({**orjson.loads(record), "players": 1}))
        assert [alone[key] for key in ("where", "found", "expected", "reason")] == [
            "players",
            "1",
            "2, 3, 4",
            None,
        ]
        assert refused(client, b"{")["fault"] == "not-json"
        assert refused(client, b"")["fault"] == "not-json"
        assert refused(client, b"\xff")["fault"] == "not-utf8"
        too_large = client.post("/api/replay", content=b" " * 1_200_000)
        assert too_large.status_code == 413
        elsewhere = client.post("/api/replay", content=record, headers={"Origin": "https://example.org"})
        assert elsewhere.status_code == 403


def refused(client: httpx.Client, body: bytes) -> Any:
    answer = client.post("/api/replay", content=body)
    assert (answer.status_code, answer.json()["title"]) == (422, "bad-record")
    return answer.json()


def test_a_game_packs_well() -> None:
    """Hundreds of positions, and not much to carry."""
    body = orjson.dumps(replay_of_record(golden_lines("4-players")[0]))
    assert len(gzip.compress(body)) < 100_000


@pytest.mark.parametrize(
    ("header", "coding", "accepted"),
    [
        ("gzip, deflate, br", "gzip", True),
        ("gzip, deflate, br", "br", True),
        ("GZIP;q=0.5", "gzip", True),
        ("gzip;q=0", "gzip", False),
        ("gzip; q=0.000", "gzip", False),
        ("br", "gzip", False),
        ("", "gzip", False),
    ],
)
def test_what_a_client_can_unpack(header: str, coding: str, accepted: bool) -> None:
    assert accepts(header, coding) is accepted
