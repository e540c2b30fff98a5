"""No file is longer than somebody can hold in mind."""

from __future__ import annotations

import pytest
from tools.lines import LONGEST, LONGEST_TEST, here, lines_by_folder, too_long


def test_no_file_is_too_long() -> None:
    assert not too_long(here()), "split by reason to exist: see the modules around"


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("src/assyria/a.py", LONGEST),
        ("web/src/a.svelte", LONGEST),
        ("tools/a.py", LONGEST),
        ("benchmarks/a.py", LONGEST),
        ("tests/a.py", LONGEST_TEST),
        ("tests/rules/test_a.py", LONGEST_TEST),
    ],
)
def test_all_lines_count_up_to_the_longest(name: str, most: int) -> None:
    assert too_long({name: "\n" * most}) == {}
    assert too_long({name: "a\n" * (most - 1) + "the last has no end"}) == {}
    assert too_long({name: "\n" * (most + 1)}) == {name: most + 1}


def test_each_file_has_its_own_length() -> None:
    texts = {"src/a.py": "a\n" * 500, "tests/a.py": "a\n" * 500, "tools/a.py": "a\n" * 401, "src/b.py": ""}
    assert too_long(texts) == {"src/a.py": 500, "tools/a.py": 401}


def test_blank_lines_are_not_counted_by_folder() -> None:
    texts = {"src/a.py": "a\n\n  \nb\n", "src/b/c.py": "c", "tests/a.py": "\n"}
    assert lines_by_folder(texts) == {"src": 3, "tests": 0}
