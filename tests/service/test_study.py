"""Replays, exercises, lessons, puzzles and what if: a server and a browser answer alike, and refuse alike."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import httpx
import orjson
import pytest

from assyria.protocol.messages import TableMessage
from assyria.protocol.problems import ProblemCode
from assyria.protocol.puzzles import PuzzleAnswer, PuzzleLine
from assyria.protocol.replays import RecordedLine, Replay
from assyria.protocol.study import MOST_MOVES, Lesson, LessonAnswer, LessonLine
from assyria.protocol.what_if import Branch, PlayoutResult
from assyria.record import move_text, parse_position, position_text
from assyria.rules import State, legal_moves, view
from assyria.server.web.content_encoding import accepts
from assyria.server.web.statuses import status_of
from assyria.service.endpoints import ENDPOINTS
from assyria.study.playout_results import playout_result
from assyria.study.playouts import play_out
from assyria.study.puzzle import Kind
from assyria.study.puzzles import load_puzzles
from assyria.table.replays import replay_of_record
from tests.games import golden, golden_lines
from tests.local.memory import Tab
from tests.protocol.conforming import conforms, wire
from tests.server.in_process import in_process
from tests.server.refusals import refused
from tests.server.running import table_body
from tests.study.test_exercise import MINE, VIEW, ask
from tests.study.test_puzzles import unknown_moves

server = in_process
GAME = golden("2-players", 1)
RECORD = golden_lines("2-players")[1].decode()
WITH_LINE = json.dumps({**json.loads(RECORD), "variations": [{"at": 3, "moves": []}]})
NESTED = json.loads("[" * 900 + "]" * 900)
AT = 50
PUZZLE = next(each for each in load_puzzles() if each.kind is Kind.MOVE and unknown_moves(each))
HERE = f"/puzzles/{PUZZLE.id}"
SOLUTION = list(PUZZLE.solution.moves)
LINE = {"dealt": position_text(GAME.at(AT)), "at": AT, "mine": [0, 1]}
TASK = "/lessons/wells/tasks/1"


def exercise(*moves: str, **more: Any) -> dict[str, Any]:
    return {"position": VIEW, "mine": [MINE], "moves": list(moves), **more}


@dataclass(frozen=True)
class Question:
    """What is asked for, and the type of the answer, or why it is refused."""

    address: str
    sent: Any
    said: Any
    method: str = "POST"

    @property
    def text(self) -> str:
        return self.sent if isinstance(self.sent, str) else json.dumps(self.sent)


ANSWERED = {
    "exercise": Question("/exercise", exercise(), TableMessage),
    "exercise played": Question("/exercise", exercise(ask(VIEW, []).legal[0]), TableMessage),
    "lessons": Question("/lessons", "", list[LessonLine], "GET"),
    "lesson": Question("/lessons/wells", "", Lesson, "GET"),
    "lesson begun": Question(TASK, {"moves": []}, LessonAnswer),
    "lesson solved": Question(TASK, {"moves": ["well c5-d4-d5"]}, LessonAnswer),
    "puzzles": Question("/puzzles", "", list[PuzzleLine], "GET"),
    "puzzle begun": Question(HERE, {"moves": [], "give_up": False}, PuzzleAnswer),
    "puzzle solved": Question(HERE, {"moves": SOLUTION}, PuzzleAnswer),
    "puzzle given up": Question(HERE, {"moves": SOLUTION[:-1], "give_up": True}, PuzzleAnswer),
    "what-if line": Question(
        "/what-if/line", {**LINE, "moves": [move_text(legal_moves(GAME.at(AT))[0])]}, RecordedLine
    ),
    "replay": Question("/replay", RECORD, Replay),
    "replay of a line": Question("/replay/line", {"record": WITH_LINE, "line": [0]}, Replay),
}

REFUSED = [
    Question("/exercise", exercise("start b1"), "illegal"),
    Question("/exercise", exercise("jump"), "not-a-move"),
    Question("/exercise", exercise(mine=[3]), "no-such-seat"),
    Question("/exercise", exercise(mine=[]), "invalid-request"),
    Question("/exercise", exercise(position="4 classic"), "invalid-request"),
    Question("/exercise", exercise(*["done"] * (MOST_MOVES + 1)), "invalid-request"),
    Question("/exercise", exercise(more=1), "invalid-request"),
    Question("/lessons/none", "", "not-found", "GET"),
    Question("/lessons/none/tasks/1", {"moves": []}, "not-found"),
    Question("/lessons/wells/tasks/9", {"moves": []}, "not-found"),
    Question(TASK, {"moves": ["hut a1"]}, "illegal"),
    Question("/puzzles/nowhere", {"moves": []}, "not-found"),
    Question(HERE, {"moves": ["hut z9"]}, "not-a-move"),
    Question(HERE, {"moves": [*SOLUTION, "done"]}, "nothing-to-decide"),
    Question(HERE, {}, "invalid-request"),
    Question(HERE, {"moves": [], "give_up": []}, "invalid-request"),
    Question("/playouts", {"position": position_text(GAME.at(AT))}, "invalid-request"),
    Question("/tables", {**table_body("me", "level-1"), "record": RECORD, "at": 9999}, "no-such-move"),
    Question("/tables", {**table_body("me", "level-1"), "record": RECORD, "line": [1]}, "no-such-variation"),
    Question("/replay", "{", "bad-record"),
    Question("/replay", json.dumps({**json.loads(RECORD), "players": 1}), "bad-record"),
    Question("/replay", json.dumps({**json.loads(RECORD), "mine": NESTED}), "bad-record"),
    Question("/tables", {**table_body("me", "me"), "record": "x" * 200_001}, "invalid-request"),
    Question("/review", "{", "bad-record"),
]


def in_browser(question: Question) -> tuple[bool, Any]:
    done, text = asyncio.run(Tab().service.answer(question.method, question.address, question.text))
    return done, json.loads(text)


Asked = Callable[[Question], httpx.Response]


@pytest.fixture
def asked(ada: httpx.Client) -> Asked:
    """Asks the server."""
    ada.headers["Content-Type"] = "application/json"
    ada.timeout = httpx.Timeout(120)
    return lambda question: ada.request(question.method, f"/api{question.address}", content=question.text.encode())


@pytest.mark.parametrize("name", ANSWERED)
def test_both_answer_alike(asked: Asked, name: str) -> None:
    question = ANSWERED[name]
    found = asked(question).raise_for_status().json()
    conforms(question.said, found)
    assert in_browser(question) == (True, found)


@pytest.mark.parametrize("question", REFUSED, ids=lambda question: f"{question.address} {question.said}")
def test_both_refuse_alike(asked: Asked, question: Question) -> None:
    code = question.said
    there = refused(asked(question), status_of(ProblemCode(code)), code)
    done, here = in_browser(question)
    assert (done, here["title"]) == (False, code)
    for about in ("reason", "rule", "fault", "where", "found", "expected"):
        assert there.get(about) == here.get(about)


def test_nobody_gets_a_table_by_studying(asked: Asked, ada: httpx.Client) -> None:
    for question in ANSWERED.values():
        asked(question).raise_for_status()
    assert ada.get("/api/me/tables").json() == []


def test_an_answer_that_nobody_looked_at_is_judged(asked: Asked) -> None:
    """By a server's engine: the first time and again, with the same result."""
    question = Question(HERE, {"moves": unknown_moves(PUZZLE)[:1]}, PuzzleAnswer)
    first, again = [asked(question).raise_for_status().json() for _ in range(2)]
    conforms(PuzzleAnswer, first)
    assert first == again
    assert first["outcome"] in ("solved", "wrong")
    assert first["chosen"]["moves"] == question.sent["moves"]


def test_positions_are_played_out(asked: Asked) -> None:
    """By a server's engine: the same games as here. A browser needs its own."""
    seen = view(GAME.at(len(GAME.moves) - 12))
    question = Question("/playouts", {"position": position_text(seen), "games": 1}, PlayoutResult)
    found = asked(question).raise_for_status().json()
    conforms(PlayoutResult, found)
    assert found == wire(playout_result(play_out(seen, None, 0)))
    assert in_browser(question)[1]["title"] == "no-analysis"


def test_cards_are_dealt_anew_each_time() -> None:
    """Neither in the game's order nor in one that anybody could know before."""
    tab = Tab()

    async def branch() -> list[Any]:
        return [await tab.ask("POST", "/what-if", {"record": RECORD, "at": AT}) for _ in range(3)]

    found = asyncio.run(branch())
    conforms(Branch, found[0])
    assert found[0]["position"] == position_text(view(GAME.at(AT)))
    states = [cast(State, parse_position(each["dealt"])) for each in found]
    assert len({state.deck for state in states} | {GAME.at(AT).deck}) == 4
    assert all(Counter(state.deck) == Counter(GAME.at(AT).deck) for state in states)


def test_a_table_goes_on_from_a_finished_game() -> None:
    """From any move, as everyone saw it then; lines do not go with it."""
    tab = Tab()

    async def go_on() -> tuple[Any, Any]:
        made = await tab.ask("POST", "/tables", {**table_body("me", "level-1"), "record": WITH_LINE, "at": 30})
        return made, await tab.ask("GET", f"/tables/{made['id']}/replay")

    made, replay = asyncio.run(go_on())
    assert made["table"]["start"]["moves"] == 30
    assert replay["record"] is None
    assert [step["move"] for step in replay["steps"][1:31]] == [
        move["move"] for move in json.loads(RECORD)["moves"][:30]
    ]


def test_what_if_knows_no_table() -> None:
    """It needs a record, which a table has only once its game is over."""
    ours = [each.path for each in ENDPOINTS if "what-if" in each.path or "playouts" in each.path]
    assert len(ours) == 3
    assert not [path for path in ours if "{" in path]


def test_a_long_answer_is_packed_for_those_who_can_unpack_it(ada: httpx.Client) -> None:
    plain, packed = (
        ada.post("/api/replay", content=RECORD, headers={"Accept-Encoding": accepted})
        for accepted in ("identity", "br, gzip")
    )
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert len(gzip.compress(orjson.dumps(replay_of_record(golden_lines("4-players")[0])))) < 100_000


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
