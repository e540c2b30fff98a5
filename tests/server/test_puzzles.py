"""Puzzles of a server and of a browser: the same list, tables and verdicts; the real engine judges what is new."""

from __future__ import annotations

import pytest

from assyria.protocol.problems import ProblemCode
from assyria.protocol.puzzles import PuzzleAnswer, PuzzleLine
from assyria.server.web.statuses import status_of
from assyria.study.puzzle import Kind, Puzzle
from assyria.study.puzzles import load_puzzles
from tests.protocol.conforming import conforms
from tests.server.refusals import refused
from tests.server.running import RunningServer
from tests.server.test_analysis import PATIENCE
from tests.server.test_exercises import in_browser
from tests.study.test_puzzles import unknown_moves

MOVE, TURN = (next(puzzle for puzzle in load_puzzles() if puzzle.kind is kind) for kind in Kind)


def test_the_list(server: RunningServer) -> None:
    """In the order of the days, and nothing of the answers."""
    with server.client() as client:
        listed = client.get("/api/puzzles").raise_for_status().json()
    conforms(list[PuzzleLine], listed)
    assert [puzzle["id"] for puzzle in listed] == [puzzle.id for puzzle in load_puzzles()]
    assert in_browser(None, "/puzzles", "GET") == (True, listed)


@pytest.mark.parametrize("puzzle", [MOVE, TURN], ids=lambda puzzle: puzzle.kind.value)
def test_tries(server: RunningServer, puzzle: Puzzle) -> None:
    """Nothing is told before an answer; then what was chosen and all that was looked at."""
    best, worst = list(puzzle.solution.moves), list(puzzle.lines[-1].moves)
    tries: list[tuple[list[str], bool, str]] = [
        ([], False, "open"),
        (best[:-1], False, "open"),
        (best, False, "solved"),
        (worst, False, "wrong"),
        (best[:-1], True, "given-up"),
    ]
    with server.client() as client:
        for moves, give_up, outcome in tries:
            sent = {"moves": moves, "give_up": give_up}
            answer = client.post(f"/api/puzzles/{puzzle.id}", json=sent).raise_for_status().json()
            conforms(PuzzleAnswer, answer)
            assert answer["outcome"] == outcome
            assert len(answer["choices"]) == (0 if outcome == "open" else len(puzzle.lines))
            assert (answer["chosen"] is not None) == (outcome in ("solved", "wrong"))
            assert [change["move"] for change in answer["table"]["changes"]] == moves
            assert in_browser(sent, f"/puzzles/{puzzle.id}") == (True, answer)
        assert client.get("/api/me/tables").json() == []


def test_an_answer_that_nobody_looked_at_is_judged(server: RunningServer) -> None:
    """The first time and again, with the same result."""
    puzzle = next(each for each in load_puzzles() if each.kind is Kind.MOVE and unknown_moves(each))
    sent = {"moves": unknown_moves(puzzle)[:1]}
    with server.client(timeout=PATIENCE) as client:
        answers = [client.post(f"/api/puzzles/{puzzle.id}", json=sent).raise_for_status().json() for _ in range(2)]
    conforms(PuzzleAnswer, answers[0])
    assert answers[0] == answers[1]
    assert answers[0]["outcome"] in ("solved", "wrong")
    chosen = answers[0]["chosen"]
    assert chosen["moves"] == sent["moves"]
    assert chosen["points"][answers[0]["seat"]] == pytest.approx(sum(chosen["sources"].values()), abs=0.2)


def test_what_is_refused(server: RunningServer) -> None:
    """As the same problem in both places."""
    bad = [
        ("nowhere", {"moves": []}, "not-found"),
        (MOVE.id, {"moves": ["hut z9"]}, "not-a-move"),
        (MOVE.id, {"moves": [*MOVE.solution.moves, "done"]}, "nothing-to-decide"),
        (MOVE.id, {}, "invalid-request"),
        (MOVE.id, {"moves": [], "give_up": []}, "invalid-request"),
        (MOVE.id, {"moves": [], "more": 1}, "invalid-request"),
    ]
    with server.client() as client:
        for name, sent, code in bad:
            assert in_browser(sent, f"/puzzles/{name}")[1]["title"] == code
            refused(client.post(f"/api/puzzles/{name}", json=sent), status_of(ProblemCode(code)), code)
