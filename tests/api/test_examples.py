"""The examples of the library do what they say, also pasted alone into a new Python."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import assyria

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def examples() -> Iterator[tuple[str, str]]:
    """The blocks of the page by the heading they stand under."""
    for part in re.split(r"^#+ ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE):
        for block in re.findall(r"```pycon\n(.*?)```", part, re.DOTALL):
            yield part.splitlines()[0], block


EXAMPLES = list(examples())


@pytest.mark.parametrize(("name", "block"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_of_the_page(name: str, block: str) -> None:
    """It needs nothing but what it imports itself."""
    example = doctest.DocTestParser().get_doctest(block, {}, name, str(PAGE), 0)
    told: list[str] = []
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)


def test_the_first_example() -> None:
    results = doctest.testmod(assyria)
    assert results.attempted > 0
    assert results.failed == 0
