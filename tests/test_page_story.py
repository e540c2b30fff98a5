"""The sentences that the page's own story is held to."""

from __future__ import annotations

from tools import page_story


def test_sentences_are_current() -> None:
    """`make docs` wrote what the catalogues say now."""
    assert page_story.FILE.read_text(encoding="utf-8") == page_story.text(), "run make docs"
