"""Puzzles without a server: the worker with the engine judges what nobody looked at."""

from __future__ import annotations

import asyncio

from assyria.protocol.puzzles import PuzzleAnswer
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.puzzle import Kind
from assyria.study.puzzles import load_puzzles
from tests.local.memory import HereThinker, Tab
from tests.protocol.conforming import conforms
from tests.study.test_puzzles import expecting, unknown_moves

PUZZLE = next(each for each in load_puzzles() if each.kind is Kind.MOVE and unknown_moves(each))
TRIED = {"moves": unknown_moves(PUZZLE)[:1]}


class Judge(HereThinker):
    """An engine that sees a win chance less each time."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def judge(self, task: ReviewTask) -> Judgement:
        self.asked.append(task.seen)
        value = expecting(PUZZLE, 0.6 - 0.2 * (len(self.asked) - 1))
        return Judgement("", value, value)


def test_an_answer_that_nobody_looked_at_is_judged() -> None:
    """Beside the best one: what counts is the difference between the two."""
    judge = Judge()
    tab = Tab(thinker=judge)
    answer = asyncio.run(tab.ask("POST", f"/puzzles/{PUZZLE.id}", TRIED))
    conforms(PuzzleAnswer, answer)
    assert len(set(judge.asked)) == 2
    assert answer["outcome"] == "solved"
    assert answer["chosen"]["chance"] == min(1.0, round(PUZZLE.solution.chance + 0.2, 4))


def test_without_an_engine_only_known_answers_are_judged() -> None:
    tab = Tab()
    refusal = asyncio.run(tab.refusal("POST", f"/puzzles/{PUZZLE.id}", TRIED))
    assert refusal["title"] == "no-analysis"
    known = {"moves": list(PUZZLE.solution.moves)}
    assert asyncio.run(tab.ask("POST", f"/puzzles/{PUZZLE.id}", known))["outcome"] == "solved"
