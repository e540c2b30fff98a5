"""One verdict on a decision: hint, analysis of a replay, command line, review and puzzle agree on what is best."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assyria.bots.analysing import MARGIN
from assyria.record import move_text, position_text, write_record
from assyria.rules import legal_moves, view
from assyria.study import thinking
from assyria.study.decisions import decisions
from assyria.study.puzzles import load_puzzles
from assyria.study.review import review_tasks
from tests.cli.running import assyria
from tests.effort import effort, some
from tests.games import golden


@pytest.mark.parametrize("kind", some(["3-players", "2-players", "4-players"]))
def test_all_who_are_asked_agree(kind: str, tmp_path: Path) -> None:
    history = golden(kind, 1)
    record = tmp_path / "game.json"
    record.write_bytes(write_record(history.record()))
    found = list(decisions(history))
    tasks = review_tasks(history)
    for n in range(3, len(found), len(found) // effort(3, 20)):
        decision, played = found[n], move_text(found[n].played)
        position = position_text(decision.seen)
        told = assyria("analyse", str(record), "--at", str(decision.number), "--json")
        on_the_command_line = json.loads(told.stdout)["candidates"][0]["move"]
        in_a_replay = thinking.analyse(position, played).candidates
        reviewed = thinking.judge(tasks[n])
        assert on_the_command_line == in_a_replay[0].move == reviewed.best
        chances = {one.move: one.chances[decision.seat] for one in in_a_replay}
        for value, move in ((reviewed.best_value, reviewed.best), (reviewed.played_value, played)):
            assert value.chances[decision.seat] == pytest.approx(chances[move], abs=1e-3)
        hint = thinking.analyse(position, None).candidates[0].move
        # Who follows a hint is told that nothing was better; who does not may have found something.
        followed = thinking.analyse(position, hint).candidates
        assert followed[0].move == hint
        assert hint == reviewed.best or reviewed.best == played or chances[played] > chances[hint] - MARGIN


def test_puzzles_agree_with_a_hint() -> None:
    """Their answers were looked at much more closely: the engine's first look finds most of them."""
    moves = [puzzle for puzzle in load_puzzles() if len(puzzle.solution.moves) == 1][: effort(12, 80)]
    agreed = 0
    for puzzle in moves:
        candidates = thinking.analyse(puzzle.position, None).candidates
        assert {one.move for one in candidates} >= {puzzle.solution.moves[0]}
        agreed += candidates[0].move == puzzle.solution.moves[0]
    assert agreed >= 0.75 * len(moves)


def test_a_hint_is_legal() -> None:
    seen = view(golden("2-players", 2).at(30))
    best = thinking.analyse(position_text(seen), None).candidates[0].move
    assert best in {move_text(move) for move in legal_moves(seen)}
