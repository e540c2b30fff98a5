"""Exercises and lessons of a server and of a browser: the same tables, and the same refusals."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from assyria.protocol.messages import TableMessage
from assyria.protocol.problems import ProblemCode
from assyria.protocol.study import MOST_MOVES, Lesson, LessonAnswer, LessonLine
from assyria.server.web.statuses import status_of
from tests.local.memory import Tab
from tests.protocol.conforming import conforms
from tests.server.refusals import refused
from tests.server.running import RunningServer
from tests.study.test_exercise import MINE, VIEW


def body(*moves: str, **more: Any) -> dict[str, Any]:
    return {"position": VIEW, "mine": [MINE], "moves": list(moves), **more}


def in_browser(sent: Any, address: str = "/exercise", method: str = "POST") -> tuple[bool, Any]:
    body = None if sent is None else json.dumps(sent)
    done, text = asyncio.run(Tab().service.answer(method, address, body))
    return done, json.loads(text)


def test_a_server_and_a_browser_answer_alike(server: RunningServer) -> None:
    with server.client() as client:
        first = client.post("/api/exercise", json=body()).raise_for_status().json()
        conforms(TableMessage, first)
        sent = body(first["legal"][0])
        played = client.post("/api/exercise", json=sent).raise_for_status().json()
        conforms(TableMessage, played)
        assert in_browser(sent) == (True, played)
        assert client.get("/api/me/tables").json() == []


def test_what_is_refused(server: RunningServer) -> None:
    """As the same problem in both places, with what is wrong."""
    bad = [
        (body("start b1"), "illegal"),
        (body("jump"), "not-a-move"),
        (body(mine=[3]), "no-such-seat"),
        (body(mine=[]), "invalid-request"),
        (body(position="4 classic"), "invalid-request"),
        (body(*["done"] * (MOST_MOVES + 1)), "invalid-request"),
        (body(more=1), "invalid-request"),
    ]
    with server.client() as client:
        for sent, code in bad:
            there = refused(client.post("/api/exercise", json=sent), status_of(ProblemCode(code)), code)
            done, problem = in_browser(sent)
            assert (done, problem["title"]) == (False, code)
            assert (there.get("reason"), there.get("rule")) == (problem.get("reason"), problem.get("rule"))


def test_lessons(server: RunningServer) -> None:
    """Listed, fetched and tried; what is not there is not found."""
    with server.client() as client:
        for address, kind in (("/lessons", list[LessonLine]), ("/lessons/wells", Lesson)):
            found = client.get(f"/api{address}").raise_for_status().json()
            conforms(kind, found)
            assert in_browser(None, address, "GET") == (True, found)
        for moves, outcome in ([], "open"), (["done"], "wrong"), (["well c5-d4-d5"], "solved"):
            answer = client.post("/api/lessons/wells/tasks/1", json={"moves": moves}).raise_for_status().json()
            conforms(LessonAnswer, answer)
            assert answer["verdict"]["outcome"] == outcome
            assert in_browser({"moves": moves}, "/lessons/wells/tasks/1") == (True, answer)
        refused(client.get("/api/lessons/none"), 404, "not-found")
        for address, code in (("/lessons/wells/tasks/9", "not-found"), ("/lessons/none/tasks/1", "not-found")):
            refused(client.post(f"/api{address}", json={"moves": []}), 404, code)
            assert in_browser({"moves": []}, address)[1]["title"] == code
        illegal = refused(client.post("/api/lessons/wells/tasks/1", json={"moves": ["hut a1"]}), 422, "illegal")
        assert illegal["reason"]
