"""Games shown again: tables and records, step by step, from a real server."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import orjson
import pytest

from assyria.protocol.events import event_messages
from assyria.protocol.options import Status
from assyria.protocol.replays import Replay
from assyria.record import GameHistory, move_text, write_record
from assyria.rules import view
from assyria.server.content_encoding import accepts
from assyria.server.replays import game_so_far, replay_of_record, replay_of_table
from assyria.table.messages import position_message
from tests.games import KINDS, golden, golden_lines
from tests.protocol.conforming import check, wire
from tests.protocol.test_conformance import Play
from tests.server.running import RunningServer

BOT = {"kind": "bot", "bot": "random"}


def held_against(replay: Any, history: GameHistory) -> None:
    """Step N is the position after N moves, with the move that led there and what it led to."""
    assert len(replay["steps"]) == len(history.moves) + 1
    for number, step in enumerate(replay["steps"]):
        assert step["position"] == wire(position_message(view(history.at(number))))
        before = history.at(max(0, number - 1))
        assert (step["reign"], step["turn"]) == (before.reign, before.turn)
    for step, events in zip(replay["steps"], history.story, strict=True):
        assert step["events"] == wire(event_messages(events))
    moves = [(step["seat"], step["move"]) for step in replay["steps"][1:]]
    assert moves == [(played.seat, move_text(played.move)) for played in history.moves]
    assert (replay["steps"][0]["seat"], replay["steps"][0]["move"]) == (None, None)


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_step_by_step(kind: str) -> None:
    """Whole or cut at any move."""
    history = golden(kind, 2)
    replay = wire(replay_of_record(golden_lines(kind)[2]))
    check(Replay, replay)
    held_against(replay, history)
    assert replay["players"] == history.game.players
    game = history.game
    assert replay["rules"] == {"two_player_draft": game.two_player_draft, "feeding": game.feeding.value}
    assert replay["result"]["scores"] == [player.score for player in history.state.players]
    begun = wire(replay_of_record(write_record(history.record(30))))
    assert len(begun["steps"]) == 31
    assert begun["result"] is None


@pytest.mark.parametrize(
    ("notes", "names", "fair"),
    [
        ({}, ["", ""], None),
        (
            {"names": ["Ada", "Ben"], "fair": {"commitment": "c", "secret": "s"}},
            ["Ada", "Ben"],
            {"commitment": "c", "secret": "s"},
        ),
        (
            {"names": ["Ada"], "fair": {"commitment": "c", "secret": 7}},
            ["", ""],
            {"commitment": "c", "secret": None},
        ),
        ({"names": ["Ada", 2], "fair": {"secret": "s"}}, ["", ""], None),
        ({"names": "AB", "fair": "yes"}, ["", ""], None),
    ],
)
def test_notes_of_a_record_are_taken_for_what_they_are(notes: Any, names: list[str], fair: Any) -> None:
    """Anybody may have written them."""
    history = golden("2-players", 0)
    record = orjson.loads(write_record(history.record(3)))
    del record["names"]
    record["moves"][0]["auto"] = True
    record["moves"][1]["auto"] = "yes"
    replay = wire(replay_of_record(orjson.dumps({**record, **notes})))
    check(Replay, replay)
    assert (replay["names"], replay["fair"]) == (names, fair)
    assert [step["reason"] for step in replay["steps"][:3]] == [None, "forced", None]


def test_a_table_step_by_step() -> None:
    """At every moment of a game with undo and take-back; nothing of the cards to come before the end."""
    play = Play(3, 2, seed=8)
    for number, _ in enumerate(play.steps()):
        table = play.table
        if table.history is None or (number % 40 and table.status is Status.PLAYING):
            continue
        replay = wire(replay_of_table(game_so_far(table)))
        check(Replay, replay)
        held_against(replay, table.history)
        over = table.status is Status.FINISHED
        assert (replay["record"] is not None) == over
        assert (replay["fair"]["secret"] is not None) == over
        assert (replay["result"] is not None) == over
    assert replay["names"] == ["Name 0", "Name 1", "Name 2"]
    assert replay["record"]["names"] == replay["names"]


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
