"""The rules text by paragraph."""

from __future__ import annotations

import pytest

from assyria.render.rulebook import numbers, paragraph
from assyria.render.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_can_be_asked_for(language: str) -> None:
    """By number, with or without §."""
    assert len(numbers(language)) == 45
    for number in numbers(language):
        text = paragraph(language, number)
        assert text is not None
        assert text.lstrip("# ").startswith(f"§{number} ")
        assert paragraph(language, f"§{number}") == paragraph(language, f"§ {number}") == text


def test_a_chapter_is_all_of_its_paragraphs() -> None:
    """5 is more than 5.1, and 5.1 is not 5.2."""
    chapter, first = paragraph("en", "5"), paragraph("en", "5.1")
    assert chapter is not None
    assert first is not None
    assert first.strip() in chapter
    assert "§5.2 " not in first.splitlines()[0]
    assert chapter.count("\n## ") == 6


def test_not_a_paragraph() -> None:
    """There is no §5.9, and words are no numbers."""
    for number in ("5.9", "9", "huts", "", "5.", "1.1.1"):
        assert paragraph("en", number) is None
