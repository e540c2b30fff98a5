"""The examples in the docstrings of the public API do what they say."""

from __future__ import annotations

import doctest
import inspect

import pytest

import assyria
from assyria import arena, playthrough

MODULES = [assyria, playthrough, inspect.getmodule(arena.play_match)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 0
    assert results.failed == 0
