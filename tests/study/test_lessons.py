"""Lessons: every solution works, every wrong try fails with its sentence, every text is there in all languages."""

from __future__ import annotations

import json
from importlib import resources
from random import Random
from typing import Any

import jsonschema
import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.render import rulebook
from assyria.render.words import LANGUAGES
from assyria.study.lesson import Lesson, Task, find_lesson, find_task, try_task
from assyria.study.lesson_files import BadLesson, load_lessons, read_lesson
from tests.render.catalogues import messages
from tests.render.test_words import variables

FOLDER = resources.files("assyria.study") / "lessons"
FILES = sorted(file.name for file in FOLDER.iterdir() if file.name[0].isdigit())
TASKS = [task for lesson in load_lessons() for task in lesson.tasks]
EACH_TASK = pytest.mark.parametrize("task", TASKS, ids=lambda task: task.message)


def test_there_are_ten_lessons_of_two_or_three_minutes() -> None:
    assert [lesson.id for lesson in load_lessons()] == [
        "aim",
        "columns",
        "huts",
        "feeding",
        "rivers",
        "wells",
        "ziggurats",
        "court",
        "offerings",
        "last-turn",
    ]
    minutes = [lesson.minutes for lesson in load_lessons()]
    assert set(minutes) == {2, 3}
    assert sum(minutes) <= 25


@EACH_TASK
def test_the_solution_solves_it(task: Task) -> None:
    """And nothing less does: before its last move the try is open."""
    exercise, verdict = try_task(task, [])
    assert (verdict.outcome, exercise.message().mover) == ("open", task.seat)
    for number in range(1, len(task.solution)):
        assert try_task(task, task.solution[:number])[1].outcome == "open"
    verdict = try_task(task, task.solution)[1]
    assert (verdict.outcome, verdict.message) == ("solved", f"{task.message}-solved")


@EACH_TASK
def test_wrong_tries_fail_with_their_sentences(task: Task) -> None:
    rules = {one.message: one.rule for one in task.wrong} | {task.otherwise: task.rule}
    for example in task.examples:
        verdict = try_task(task, example.moves)[1]
        assert (verdict.outcome, verdict.message, verdict.rule) == (
            "wrong",
            example.message,
            rules[example.message],
        )
    assert {one.message for one in task.wrong} <= {example.message for example in task.examples}, "not tried"


@EACH_TASK
def test_whatever_one_does_is_answered(task: Task) -> None:
    """A try is open while there is something to decide; it ends in a verdict with a sentence."""
    told = {f"{task.message}-solved", task.otherwise, *(one.message for one in task.wrong)}
    for seed in range(3):
        chance, moves = Random(seed), list[str]()
        exercise, verdict = try_task(task, moves)
        while verdict.outcome == "open":
            moves.append(chance.choice(exercise.message().legal))
            exercise, verdict = try_task(task, moves)
        assert verdict.message in told
        assert verdict.rule


@EACH_TASK
def test_every_text_is_there(task: Task) -> None:
    """In every language, with the numbers of a verdict alone."""
    about, told = [f"{task.message}-about", f"{task.message}-task"], [f"{task.message}-solved", task.otherwise]
    told += [one.message for one in task.wrong]
    for language in LANGUAGES:
        known = messages(language)
        assert {f"page-lesson-{name}" for name in (*about, *told)} <= set(known)
        for name in about:
            assert variables(known[f"page-lesson-{name}"]) == set()
        for name in told:
            assert variables(known[f"page-lesson-{name}"]) <= {"points", "camels", "fed", "doomed"}


@EACH_TASK
def test_every_paragraph_is_there(task: Task) -> None:
    for rule in (task.rule, *(one.rule for one in task.wrong)):
        assert rulebook.paragraph("en", rule), rule


def test_every_lesson_has_a_title() -> None:
    for lesson in load_lessons():
        for language in LANGUAGES:
            assert f"page-lesson-{lesson.id}" in messages(language)


def test_the_first_verdict_stays_until_a_move_is_taken_back() -> None:
    task = find_task(load_lessons(), "ziggurats", 1)
    assert try_task(task, ["offer", "offer"])[1].message == "ziggurats-1-spent"
    assert try_task(task, [])[1].outcome == "open"
    assert try_task(task, ["build c6"])[1].outcome == "solved"


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(Problem) as refused:
        try_task(TASKS[0], ["hut a1"])
    assert refused.value.code is ProblemCode.ILLEGAL


@pytest.mark.parametrize(("lesson", "number"), [("none", 1), ("aim", 0), ("aim", 9)])
def test_what_is_not_there_is_not_found(lesson: str, number: int) -> None:
    with pytest.raises(Problem) as refused:
        find_task(load_lessons(), lesson, number)
    assert refused.value.code is ProblemCode.NOT_FOUND


# Files


@pytest.mark.parametrize("file", FILES)
def test_files_keep_to_the_schema(file: str) -> None:
    schema = json.loads((FOLDER / "lesson.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads((FOLDER / file).read_text(encoding="utf-8")), schema)


def sound() -> dict[str, Any]:
    body: dict[str, Any] = json.loads((FOLDER / FILES[0]).read_text(encoding="utf-8"))
    return body


def read(body: object) -> Lesson:
    return read_lesson(json.dumps(body), "my.json")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda body: body.pop("order"), "my.json: order: missing"),
        (lambda body: body.update(more=1), "my.json: more: not known here"),
        (lambda body: body.update(tasks=[]), "my.json: tasks: no shorter than 1"),
        (lambda body: body["tasks"][0].update(seat="0"), "my.json: tasks[0].seat: a whole number"),
        (lambda body: body["tasks"][0].update(rule="5.2"), "my.json: tasks[0].rule: a paragraph"),
        (lambda body: body["tasks"][1].update(solved={"won": 1}), "my.json: tasks[1].solved: one of fed"),
        (lambda body: body["tasks"][1].update(solved={}), "my.json: tasks[1].solved: an object with one key"),
        (
            lambda body: body["tasks"][0].update(solved={"any": [{"huts": {"of": "hills", "at_least": 1}}]}),
            "my.json: tasks[0].solved.any[0].huts.of: one of upper",
        ),
        (
            lambda body: body["tasks"][0].update(solved={"points": {"of": "huts"}}),
            "my.json: tasks[0].solved.points: at_least",
        ),
    ],
)
def test_a_bad_file_is_named_with_the_place(change: Any, where: str) -> None:
    """The loader and the schema refuse the same."""
    body = sound()
    read(body)
    change(body)
    with pytest.raises(BadLesson) as bad:
        read(body)
    assert str(bad.value).startswith(where)
    schema = json.loads((FOLDER / "lesson.schema.json").read_text(encoding="utf-8"))
    assert not jsonschema.Draft202012Validator(schema).is_valid(body)


def test_a_file_that_is_not_json_is_named() -> None:
    with pytest.raises(BadLesson, match=r"my\.json: not JSON"):
        read_lesson("{", "my.json")


def test_lessons_are_found_by_id() -> None:
    assert find_lesson(load_lessons(), "wells").message().tasks[0].solution == ["well c5-d4-d5"]
