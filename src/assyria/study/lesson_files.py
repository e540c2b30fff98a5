"""Lessons as files, `lessons/*.json`: see docs/howto/write-a-lesson.md."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from itertools import pairwise

from assyria.protocol.reading import Unreadable, parse
from assyria.study.lesson import Lesson


class BadLesson(ValueError):
    """What is wrong with a lesson, and where: `feeding.json: tasks[0].seat: a whole number`."""


@cache
def load_lessons() -> tuple[Lesson, ...]:
    """Return all lessons that ship, in their order. Raises BadLesson."""
    folder = resources.files("assyria.study") / "lessons"
    files = [file for file in folder.iterdir() if file.name.endswith(".json") and "schema" not in file.name]
    found = [read_lesson(file.read_text(encoding="utf-8"), file.name) for file in files]
    found.sort(key=lambda lesson: lesson.order)
    for one, other in pairwise(found):
        if one.order == other.order:
            raise BadLesson(f"{one.id}, {other.id}: both have the order {one.order}")
    return tuple(found)


def read_lesson(text: str, name: str) -> Lesson:
    """Return the lesson of a file. Raises BadLesson."""
    try:
        body = json.loads(text)
        if isinstance(body, dict):
            body.pop("$schema", None)
        return parse(Lesson, body)
    except Unreadable as wrong:
        place = "".join(f"[{part}]" if part.isdigit() else f".{part}" for part in wrong.where).lstrip(".")
        raise BadLesson(f"{name}: {place}: {wrong.what}" if place else f"{name}: {wrong.what}") from None
    except ValueError as wrong:
        raise BadLesson(f"{name}: not JSON: {wrong}") from None
