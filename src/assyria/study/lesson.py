"""Lessons: tasks on real positions, and the verdict on what somebody does there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.study import Lesson as LessonMessage
from assyria.protocol.study import LessonLine, LessonOutcome, LessonTask, LessonVerdict
from assyria.protocol.values import Limits, NotNegative
from assyria.study.conditions import Condition, IsOver, Measure, Span, count
from assyria.study.exercise import Exercise

Name: TypeAlias = Annotated[
    str, Limits(pattern="[a-z0-9]+(-[a-z0-9]+)*", written="small letters, digits and - are needed")
]
Rule: TypeAlias = Annotated[
    str, Limits(pattern=r"§[1-8](\.[0-9]{1,2})?", written="a paragraph is needed, like §5.2")
]
Moves: TypeAlias = Annotated[tuple[str, ...], Limits(shortest=1)]
VALUES = (Measure.POINTS, Measure.CAMELS, Measure.FED, Measure.DOOMED)
"""Numbers that the sentences of a verdict may say."""


@dataclass(frozen=True)
class WrongTry:
    """What does not solve a task, and the name of the sentence that says why, with its paragraph."""

    when: Condition
    message: Name
    rule: Rule


@dataclass(frozen=True)
class Example:
    """Moves that do not solve a task, and the sentence that they get: for the tests."""

    moves: Moves
    message: Name


@dataclass(frozen=True, kw_only=True)
class Task:
    """A position and one thing to do there. `message` names its texts."""

    message: Name
    rule: Rule
    """The paragraph that it is about."""
    position: str
    seat: NotNegative
    solved: Condition
    wrong: tuple[WrongTry, ...]
    until: Condition = IsOver(Span.PHASE)
    """When a try is over that neither solves the task nor is known to be wrong."""
    otherwise: Name
    """The sentence for such a try."""
    solution: Moves
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Lesson:
    """Tasks about one part of the game."""

    id: Name
    order: NotNegative
    minutes: NotNegative
    tasks: Annotated[tuple[Task, ...], Limits(shortest=1)]

    def line(self) -> LessonLine:
        """Return what lists show of it."""
        return LessonLine(id=self.id, minutes=self.minutes, tasks=len(self.tasks))

    def message(self) -> LessonMessage:
        """Return it as clients get it."""
        tasks = [
            LessonTask(message=task.message, rule=task.rule, seat=task.seat, solution=list(task.solution))
            for task in self.tasks
        ]
        return LessonMessage(id=self.id, minutes=self.minutes, tasks=tasks)


def try_task(task: Task, moves: Sequence[str]) -> tuple[Exercise, LessonVerdict]:
    """Return the table after these moves, and the verdict on them. Raises Problem for illegal moves.

    The first verdict stays: who goes on after it plays without being judged, until they take moves back.
    """
    exercise = Exercise(task.position, [task.seat])
    verdict = judge(task, exercise)
    for move in moves:
        exercise.play(move)
        if verdict.outcome == "open":
            verdict = judge(task, exercise)
        # What the others do next matters only to who is still on it.
        if verdict.outcome == "open":
            exercise.let_bots_play()
            verdict = judge(task, exercise)
    return exercise, verdict


def judge(task: Task, exercise: Exercise) -> LessonVerdict:
    """Return the verdict on what was done so far."""
    if task.solved.holds(exercise):
        return _verdict(exercise, "solved", f"{task.message}-solved", task.rule)
    for known in task.wrong:
        if known.when.holds(exercise):
            return _verdict(exercise, "wrong", known.message, known.rule)
    if task.until.holds(exercise) or IsOver(Span.GAME).holds(exercise):
        return _verdict(exercise, "wrong", task.otherwise, task.rule)
    return LessonVerdict(outcome="open", message=None, rule=None, values={})


def _verdict(exercise: Exercise, outcome: LessonOutcome, message: str, rule: str) -> LessonVerdict:
    values = {measure.value: count(exercise, measure) for measure in VALUES}
    return LessonVerdict(outcome=outcome, message=message, rule=rule, values=values)


def find_task(lessons: Sequence[Lesson], lesson_id: str, number: int) -> Task:
    """Return a task by its number, from 1. Raises Problem."""
    lesson = find_lesson(lessons, lesson_id)
    if not 1 <= number <= len(lesson.tasks):
        raise Problem(ProblemCode.NOT_FOUND)
    return lesson.tasks[number - 1]


def find_lesson(lessons: Sequence[Lesson], lesson_id: str) -> Lesson:
    """Return a lesson by its id. Raises Problem."""
    found = next((lesson for lesson in lessons if lesson.id == lesson_id), None)
    if found is None:
        raise Problem(ProblemCode.NOT_FOUND)
    return found
