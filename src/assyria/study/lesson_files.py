"""Lessons as files, `lessons/*.json`: see docs/howto/write-a-lesson.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, TypeVar

from assyria.board import Region
from assyria.rules import Source
from assyria.study.conditions import AllOf, AnyOf, Condition, Counted, IsOver, Measure, NotSo, Played, Span
from assyria.study.lesson import Example, Lesson, Task, WrongTry

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RULE = re.compile(r"§[1-8](\.[0-9]{1,2})?")
UNTIL = IsOver(Span.PHASE)
"""When a try is over, if a task does not say."""

T = TypeVar("T")


class BadLesson(ValueError):
    """What is wrong with a lesson, and where: `feeding.json: tasks[0].seat: a number is needed`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


@cache
def load_lessons() -> tuple[Lesson, ...]:
    """Return all lessons that ship, in their order. Raises BadLesson."""
    folder = resources.files("assyria.study") / "lessons"
    files = [file for file in folder.iterdir() if file.name.endswith(".json") and "schema" not in file.name]
    found = [read_lesson(file.read_text(encoding="utf-8"), file.name) for file in files]
    found.sort(key=lambda lesson: lesson.order)
    for one, other in pairwise(found):
        if one.order == other.order:
            raise BadLesson(f"{one.id}, {other.id}", f"both have the order {one.order}")
    return tuple(found)


def read_lesson(text: str, name: str) -> Lesson:
    """Return the lesson of a file. Raises BadLesson."""
    try:
        body = json.loads(text)
    except ValueError as wrong:
        raise BadLesson(name, f"not JSON: {wrong}") from None
    given = _Object(body, name, {"$schema", "id", "order", "minutes", "tasks"})
    return Lesson(
        id=given.name("id"),
        order=given.number("order"),
        minutes=given.number("minutes"),
        tasks=given.several("tasks", _task, least=1),
    )


class _Object:
    """An object of a lesson's JSON, and where it stands."""

    def __init__(self, value: Any, where: str, known: Collection[str]) -> None:
        if not isinstance(value, dict):
            raise BadLesson(where, "an object is needed")
        for key in value:
            if key not in known:
                raise BadLesson(f"{where}: {key}", f"not known here; known: {', '.join(sorted(known))}")
        self.value = value
        self.where = where

    def at(self, key: str) -> str:
        return f"{self.where}: {key}" if self.where.endswith(".json") else f"{self.where}.{key}"

    def need(self, key: str) -> Any:
        if key not in self.value:
            raise BadLesson(self.at(key), "missing")
        return self.value[key]

    def text(self, key: str) -> str:
        found = self.need(key)
        if not isinstance(found, str):
            raise BadLesson(self.at(key), "a text is needed")
        return found

    def name(self, key: str) -> str:
        return self._matching(key, NAME, "small letters, digits and - are needed")

    def rule(self, key: str) -> str:
        return self._matching(key, RULE, "a paragraph is needed, like §5.2")

    def _matching(self, key: str, pattern: re.Pattern[str], what: str) -> str:
        found = self.text(key)
        if not pattern.fullmatch(found):
            raise BadLesson(self.at(key), what)
        return found

    def number(self, key: str) -> int:
        found = self.need(key)
        if not isinstance(found, int) or isinstance(found, bool) or found < 0:
            raise BadLesson(self.at(key), "a number is needed, 0 or more")
        return found

    def several(self, key: str, read: Callable[[Any, str], T], least: int = 0) -> tuple[T, ...]:
        found = self.need(key)
        if not isinstance(found, list) or len(found) < least:
            raise BadLesson(self.at(key), f"a list is needed, of {least} or more")
        return tuple(read(one, f"{self.at(key)}[{number}]") for number, one in enumerate(found))


_TASK = {
    "message",
    "rule",
    "position",
    "seat",
    "solved",
    "wrong",
    "until",
    "otherwise",
    "solution",
    "examples",
}


def _task(value: Any, where: str) -> Task:
    given = _Object(value, where, _TASK)
    return Task(
        message=given.name("message"),
        rule=given.rule("rule"),
        position=given.text("position"),
        seat=given.number("seat"),
        solved=_condition(given.need("solved"), given.at("solved")),
        wrong=given.several("wrong", _wrong),
        until=_condition(given.value["until"], given.at("until")) if "until" in given.value else UNTIL,
        otherwise=given.name("otherwise"),
        solution=given.several("solution", _move, least=1),
        examples=given.several("examples", _example),
    )


def _wrong(value: Any, where: str) -> WrongTry:
    given = _Object(value, where, {"when", "message", "rule"})
    when = _condition(given.need("when"), given.at("when"))
    return WrongTry(when, given.name("message"), given.rule("rule"))


def _example(value: Any, where: str) -> Example:
    given = _Object(value, where, {"moves", "message"})
    return Example(given.several("moves", _move, least=1), given.name("message"))


def _move(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise BadLesson(where, "a move is needed, like hut c4")
    return value


def _condition(value: Any, where: str) -> Condition:
    if not isinstance(value, dict) or len(value) != 1:
        raise BadLesson(where, "an object with one key is needed")
    ((kind, about),) = value.items()
    here = f"{where}.{kind}"
    if kind == "played":
        return Played(_move(about, here))
    if kind == "over":
        return IsOver(_member(Span, about, here))
    if kind == "not":
        return NotSo(_condition(about, here))
    if kind in ("all", "any"):
        parts = _Object(value, where, {kind}).several(kind, _condition, least=1)
        return AllOf(parts) if kind == "all" else AnyOf(parts)
    return _counted(_member(Measure, kind, where), about, here)


def _counted(measure: Measure, about: Any, where: str) -> Counted:
    kinds: dict[Measure, type[Source] | type[Region]] = {Measure.POINTS: Source, Measure.HUTS: Region}
    kind = kinds.get(measure)
    given = _Object(about, where, {"at_least", "at_most"} | ({"of"} if kind else set()))
    if not {"at_least", "at_most"} & set(given.value):
        raise BadLesson(where, "at_least or at_most is needed")
    bounds = {key: given.number(key) for key in ("at_least", "at_most") if key in given.value}
    of = _member(kind, given.value["of"], given.at("of")) if kind and "of" in given.value else None
    return Counted(measure, of=of, **bounds)


def _member(kind: Any, value: Any, where: str) -> Any:
    """Return the member of an enumeration that a text names."""
    known = [member.value for member in kind]
    if value not in known:
        raise BadLesson(where, f"one of {', '.join(known)} is needed")
    return kind(value)
