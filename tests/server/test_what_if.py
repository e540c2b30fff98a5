"""What if, asked of a real server and of a browser: from records alone, never from a game that is being played."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, cast

import httpx
import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.replays import RecordedLine, Replay
from assyria.protocol.what_if import Branch, PlayoutResult
from assyria.record import parse_position, position_text
from assyria.rules import State, view
from assyria.server.app import create_app
from assyria.server.engine.engine import Engine
from assyria.server.engine.fair_queue import Owner
from assyria.server.limits.limit_settings import Rate
from assyria.server.limits.quotas import Quota, RateLimit
from assyria.server.web.statuses import status_of
from assyria.study.playout_results import playout_result
from assyria.study.playouts import PART, play_out
from tests.games import golden, golden_lines
from tests.local.memory import Tab
from tests.protocol.conforming import conforms, wire
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body

GAME = golden("2-players", 1)
RECORD = golden_lines("2-players")[1].decode()
OWNER = Owner("ada", "here")


def in_browser(path: str, sent: dict[str, Any]) -> tuple[bool, Any]:
    done, text = asyncio.run(Tab().service.answer("POST", path, json.dumps(sent)))
    return done, json.loads(text)


def asked(client: httpx.Client, path: str, **sent: Any) -> Any:
    return client.post(f"/api{path}", json=sent).raise_for_status().json()


def test_a_line_is_branched_off_played_and_replayed(server: RunningServer) -> None:
    with server.client() as client:
        found = asked(client, "/what-if", record=RECORD, at=50)
        conforms(Branch, found)
        assert found["position"] == position_text(view(GAME.at(50)))
        played = {"dealt": found["dealt"], "at": 50, "mine": [0, 1], "moves": found["moves"][:1]}
        line = asked(client, "/what-if/line", **played)
        conforms(RecordedLine, line)
        assert in_browser("/what-if/line", played) == (True, line)
        record = json.dumps({**json.loads(RECORD), "variations": [line]})
        shown = asked(client, "/replay/line", record=record, line=[0])
        conforms(Replay, shown)
        assert [step["move"] for step in shown["steps"]][-1] == found["moves"][0]
        assert in_browser("/replay/line", {"record": record, "line": [0]}) == (True, shown)


def test_cards_are_dealt_anew_each_time(server: RunningServer) -> None:
    """Neither the game's order nor one that anybody could know before."""
    with server.client() as client:
        found = [asked(client, "/what-if", record=RECORD, at=20)["dealt"] for _ in range(3)]
    states = [cast(State, parse_position(dealt)) for dealt in found]
    assert len({state.deck for state in states} | {GAME.at(20).deck}) == 4
    assert all(Counter(state.deck) == Counter(GAME.at(20).deck) for state in states)


def test_a_table_goes_on_from_a_finished_game(server: RunningServer) -> None:
    """From any move, as everyone saw it then, in both places; lines do not go with it."""
    record = json.dumps({**json.loads(RECORD), "variations": [{"at": 3, "moves": []}]})
    sent = {**table_body("me", "level-1"), "record": record, "at": 30}
    with server.client() as client:
        made = client.post("/api/tables", json=sent).raise_for_status().json()
        assert made["table"]["start"]["moves"] == 30
        steps = client.get(f"/api/tables/{made['id']}/replay").raise_for_status().json()["steps"]
        assert [step["move"] for step in steps[1:31]] == [
            move["move"] for move in json.loads(RECORD)["moves"][:30]
        ]
        for changed, code in (({"at": 9999}, "no-such-move"), ({"line": [1]}, "no-such-variation")):
            assert in_browser("/tables", {**sent, **changed})[1]["title"] == code
            refused(client.post("/api/tables", json={**sent, **changed}), status_of(ProblemCode(code)), code)
    done, told = in_browser("/tables", sent)
    assert (done, told["table"]["start"]["moves"]) == (True, 30)


def test_a_game_that_is_being_played_gives_nothing(server: RunningServer) -> None:
    """What if needs a record, which a table has only once its game is over; no address takes a table."""
    with server.client() as client:
        made = client.post("/api/tables", json=table_body("me", "me")).raise_for_status().json()
        here = f"/api/tables/{made['id']}"
        refused(client.get(f"{here}/record"), 409, "not-over")
        assert client.get(f"{here}/replay").raise_for_status().json()["record"] is None
    ours = [path for path in create_app().openapi()["paths"] if "what-if" in path or "playouts" in path]
    assert len(ours) == 3
    assert not [path for path in ours if "{" in path]


def test_positions_are_played_out(server: RunningServer) -> None:
    """The same games as here; a position with the order of its cards is none that anybody sees."""
    at = len(GAME.moves) - 12
    seen = view(GAME.at(at))
    with server.client(timeout=120) as client:
        found = asked(client, "/playouts", position=position_text(seen), games=1)
        conforms(PlayoutResult, found)
        assert found == wire(playout_result(play_out(seen, None, 0)))
        whole = {"position": position_text(GAME.at(at))}
        refused(client.post("/api/playouts", json=whole), 422, "invalid-request")
        assert in_browser("/playouts", whole)[1]["title"] == "invalid-request"
    assert in_browser("/playouts", {"position": position_text(seen)})[1]["title"] == "no-analysis"


def test_a_part_of_the_games_is_spent_once() -> None:
    """From the quota of whoever asks; what is known costs nothing, and an engine that fails is said to."""
    seen = view(GAME.at(len(GAME.moves) - 12))
    few, free = (Quota(RateLimit(Rate(2, 3600)), RateLimit(Rate(2, 3600))) for _ in range(2))

    async def ask() -> None:
        engine = Engine()
        engine.workers.run = here  # type: ignore[method-assign, assignment]
        for games in (PART, PART, 2 * PART):
            assert (await engine.play_out(seen, None, games, few, OWNER)).games == games
        with pytest.raises(Problem, match="too-many-requests"):
            await engine.play_out(seen, None, 3 * PART, few, OWNER)
        engine.workers.run = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(Problem, match="no-analysis"):
            await engine.play_out(seen, None, 3 * PART, free, OWNER)
        await engine.close()

    asyncio.run(ask())


async def here(_turn: object, _limit: object, work: Any, *about: object) -> Any:
    return work(*about)


async def broken(*_: object) -> Any:
    raise OSError
