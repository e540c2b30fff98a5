"""How much the tests do: what `make test` has time for, or all of it with `make test-long`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

Value = TypeVar("Value")

LONG = os.environ.get("ASSYRIA_TESTS") == "long"
"""Whether there is time for everything."""


def effort(usual: int, long: int) -> int:
    """Return how many games, examples or faults to try."""
    return long if LONG else usual


def some(values: Sequence[Value], usual: int = 1) -> Sequence[Value]:
    """Return the first few values, or all of them if there is time."""
    return values if LONG else values[:usual]
