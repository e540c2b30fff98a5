"""The reference page says what is so."""

from __future__ import annotations

from tools import api_reference

import assyria


def test_the_page_is_current() -> None:
    """`make docs` writes it."""
    current = api_reference.PAGE.read_text(encoding="utf-8") == api_reference.text()
    assert current, "run make docs"


def test_every_name_is_on_it_once() -> None:
    names = [name for names in api_reference.SECTIONS.values() for name in names.split()]
    assert sorted([*names, "__version__"]) == assyria.__all__
