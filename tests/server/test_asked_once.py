"""Questions that several people ask: worked on once, at the turn of any of them, for as long as somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.engine.asked_once import AskedOnce
from assyria.server.engine.fair_queue import FairQueue, Owner, Priority, Turn
from tests.server.test_fair_queue import ANN, BEN, run, settle


class Desk:
    """Answers a question with how often it was worked on, once it is told to; in a fair queue."""

    def __init__(self, kept: int = 10, longest: int | None = None) -> None:
        self.queue = FairQueue("test", 1, longest)
        self.asked = AskedOnce[int](kept)
        self.worked: list[str] = []
        self._end = asyncio.Semaphore(0)

    def ask(self, question: str, owner: Owner) -> asyncio.Task[int]:
        def begin(owners: Collection[Owner]) -> Coroutine[Any, Any, int]:
            return self._work(question, Turn(Priority.HINT, owners))

        return asyncio.create_task(self.asked.ask(question, owner, begin))

    async def _work(self, question: str, turn: Turn) -> int:
        async with self.queue.slot(turn):
            self.worked.append(question)
            await self._end.acquire()
            if "wrong" in question:
                raise Problem(ProblemCode.NO_ANALYSIS)
            return self.worked.count(question)

    async def end(self, pieces: int = 1) -> None:
        for _ in range(pieces):
            self._end.release()
            await settle()


def test_all_who_wait_get_one_answer_and_so_does_who_comes_later() -> None:
    async def play() -> None:
        desk = Desk()
        tasks = [desk.ask("same", owner) for owner in (ANN, BEN, ANN)]
        await settle()
        await desk.end()
        assert [await task for task in tasks] == [1, 1, 1]
        assert await desk.ask("same", BEN) == 1
        assert desk.worked == ["same"]

    run(play)


def test_who_joins_a_question_of_somebody_with_many_does_not_wait_for_those() -> None:
    """It comes up at the turn of the one who joined; and no longer once they have left."""

    async def play() -> None:
        desk = Desk()
        for number in range(9):
            desk.ask(f"{number}", ANN)
        await settle()
        desk.ask("8", BEN)
        left = desk.ask("7", Owner("cat", "192.0.2.3"))
        await settle()
        left.cancel()
        await settle()
        await desk.end(2)
        assert desk.worked == ["0", "8", "1"]

    run(play)


def test_a_question_leaves_the_queue_with_the_last_who_waits() -> None:
    async def play() -> None:
        desk = Desk()
        desk.ask("first", ANN)
        await settle()
        gone = [desk.ask("gone", owner) for owner in (ANN, BEN)]
        await settle()
        gone[0].cancel()
        await settle()
        assert len(desk.queue) == 1
        gone[1].cancel()
        await settle()
        assert len(desk.queue) == 0
        await desk.end()
        again = desk.ask("gone", BEN)
        await settle()
        await desk.end()
        assert await again == 1

    run(play)


def test_a_question_that_somebody_shares_is_not_refused_for_the_greed_of_the_other() -> None:
    async def play() -> None:
        desk = Desk(longest=3)
        tasks = [desk.ask(f"{number}", ANN) for number in range(4)]
        shared = desk.ask("3", BEN)
        await settle()
        new = desk.ask("new", Owner("cat", "192.0.2.3"))
        await settle()
        assert [task.done() for task in (*tasks, shared, new)] == [False, False, True, False, False, False]
        with pytest.raises(Problem, match="busy"):
            await tasks[2]

    run(play)


@pytest.mark.parametrize("fail", ["work", "begin"])
def test_failures_are_not_kept(fail: str) -> None:
    def refuse(_: Collection[Owner]) -> Coroutine[Any, Any, int]:
        raise Problem(ProblemCode.NO_ANALYSIS)

    async def play() -> None:
        desk = Desk()
        for times in (1, 2):
            task = desk.ask("wrong", ANN)
            await settle()
            await desk.end()
            assert isinstance(task.exception(), Problem)
            assert desk.worked == ["wrong"] * times

    async def refused() -> None:
        desk = Desk()
        with pytest.raises(Problem):
            await desk.asked.ask("right", ANN, refuse)
        task = desk.ask("right", ANN)
        await settle()
        await desk.end()
        assert await task == 1

    tests: dict[str, Callable[[], object]] = {"work": play, "begin": refused}
    run(tests[fail])


def test_the_last_answers_are_kept() -> None:
    async def play() -> None:
        desk = Desk(kept=2)
        for question in ("a", "b", "a", "c", "a", "b"):
            task = desk.ask(question, ANN)
            await settle()
            await desk.end(0 if task.done() else 1)
            await task
        assert desk.worked == ["a", "b", "c", "b"]
        assert len(desk.asked._asked) == 2

    run(play)
