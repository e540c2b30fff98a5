"""The rules text in the reader's language, by paragraph."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

PARAGRAPH = re.compile(r"^#{1,2} §(\d(?:\.\d+)?) ", re.MULTILINE)


def chapters(language: str) -> list[str]:
    """Return the whole text by chapter, as Markdown."""
    folder = _folder() / language
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def paragraph(language: str, number: str) -> str | None:
    """Return the chapter or paragraph of this number (`5`, `5.1`, with or without §), or None."""
    number = number.lstrip("§").strip()
    for text in chapters(language):
        marks = list(PARAGRAPH.finditer(text))
        for index, mark in enumerate(marks):
            if mark[1] == number:
                whole_chapter = "." not in number
                end = len(text) if whole_chapter or index + 1 == len(marks) else marks[index + 1].start()
                return text[mark.start() : end].strip() + "\n"
    return None


def numbers(language: str) -> list[str]:
    """Return the numbers of all chapters and paragraphs."""
    return [mark[1] for text in chapters(language) for mark in PARAGRAPH.finditer(text)]


def _folder() -> Traversable:
    """Return the folder of the text: inside an installed package, under docs/ in a checkout."""
    packaged = resources.files("assyria") / "rulebook"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
