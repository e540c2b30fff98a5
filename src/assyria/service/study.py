"""Exercises, lessons and puzzles: positions that people play on from. Nothing of them is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, TypeVar

from assyria.protocol.messages import TableMessage
from assyria.protocol.puzzles import PuzzleAnswer, PuzzleLine, PuzzleTry, TriedPuzzle
from assyria.protocol.study import ExerciseRequest, Lesson, LessonAnswer, LessonLine, LessonTry
from assyria.protocol.values import Limits
from assyria.service.endpoint import EXERCISE, Endpoint
from assyria.service.place import Call, Encoded, Marked, Place
from assyria.study.estimate import Estimate
from assyria.study.exercise import play_exercise
from assyria.study.lesson import Task, find_lesson, find_task, try_task
from assyria.study.lesson_files import load_lessons
from assyria.study.puzzle import Puzzle, Question
from assyria.study.puzzles import Unjudged, find_puzzle, load_puzzles, puzzle_line, try_puzzle
from assyria.table.likeness import marks_of

Found = TypeVar("Found")


async def exercise(_: Place, call: Call, body: ExerciseRequest) -> Encoded:
    """Return the table after my moves from a position on, with the moves of the bots between them."""
    played = await call.encoded(_exercise, body)
    await call.permit(played.marks)
    return played


def _exercise(request: ExerciseRequest) -> Marked:
    played = play_exercise(request)
    return Marked(played.message(), marks_of(played.history))


async def lessons(_: Place, __: Call) -> list[LessonLine]:
    """Return all lessons, in their order."""
    return [lesson.line() for lesson in load_lessons()]


async def lesson(_: Place, __: Call, lesson_id: str) -> Lesson:
    """Return a lesson with its tasks and their solutions."""
    return find_lesson(load_lessons(), lesson_id).message()


async def lesson_try(_: Place, call: Call, lesson_id: str, number: int, body: LessonTry) -> Encoded:
    """Return the table of a task after my moves, and whether they solve it; tasks are numbered from 1."""
    return await call.encoded(_lesson_try, find_task(load_lessons(), lesson_id, number), body)


def _lesson_try(task: Task, tried: LessonTry) -> LessonAnswer:
    played, verdict = try_task(task, tried.moves)
    return LessonAnswer(table=played.message(), verdict=verdict)


async def puzzles(_: Place, __: Call) -> list[PuzzleLine]:
    """Return all puzzles in their order; that of the day is number (days since 1970 in UTC) modulo their count."""
    return [puzzle_line(puzzle) for puzzle in load_puzzles()]


async def puzzle_try(_: Place, call: Call, puzzle_id: str, body: PuzzleTry) -> Encoded:
    """Return the table of a puzzle after my moves; once they are an answer, the verdict and what was best."""
    puzzle = find_puzzle(puzzle_id)
    return await with_estimates(call, lambda judged: call.encoded(_puzzle_try, puzzle, body, judged))


async def with_estimates(call: Call, work: Callable[[Sequence[Estimate] | None], Awaitable[Found]]) -> Found:
    """Return the result of work that may need estimates of an answer by the engine, and then gets them."""
    try:
        return await work(None)
    except _NeedsEstimates as needed:
        return await work([await call.estimate(position) for position in needed.positions])


class _NeedsEstimates(Exception):
    """The engine has to judge these positions before there is a verdict."""

    def __init__(self, positions: Sequence[str]) -> None:
        super().__init__(positions)
        self.positions = positions


def _puzzle_try(puzzle: Puzzle, tried: PuzzleTry, judged: Sequence[Estimate] | None) -> PuzzleAnswer:
    return PuzzleAnswer(**vars(judged_answer(puzzle, tried, judged)), puzzle=puzzle_line(puzzle))


def judged_answer(question: Question, tried: PuzzleTry, judged: Sequence[Estimate] | None) -> TriedPuzzle:
    """Return the verdict on an answer, within `with_estimates`. Raises Problem."""
    answer = try_puzzle(question, tried.moves, tried.give_up, judged)
    if isinstance(answer, Unjudged):
        raise _NeedsEstimates((answer.position, answer.best))
    return answer


NUMBER = Annotated[int, Limits(1, 99)]

ENDPOINTS = (
    Endpoint("POST", "/exercise", TableMessage, ExerciseRequest, exercise, own_cost=EXERCISE, tokens="play"),
    Endpoint("GET", "/lessons", list[LessonLine], handle=lessons, needs_person=False, tokens="read", open=True),
    Endpoint("GET", "/lessons/{lesson_id}", Lesson, handle=lesson, needs_person=False, tokens="read", open=True),
    Endpoint(
        "POST",
        "/lessons/{lesson_id}/tasks/{number}",
        LessonAnswer,
        LessonTry,
        lesson_try,
        parameters={"number": NUMBER},
        own_cost=EXERCISE,
        tokens="play",
    ),
    Endpoint("GET", "/puzzles", list[PuzzleLine], handle=puzzles, needs_person=False, tokens="read", open=True),
    Endpoint(
        "POST", "/puzzles/{puzzle_id}", PuzzleAnswer, PuzzleTry, puzzle_try, own_cost=EXERCISE, tokens="play"
    ),
)
