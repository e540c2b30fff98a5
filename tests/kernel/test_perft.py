"""Move trees counted a third time, level by level on arrays of positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from assyria import kernel
from assyria.kernel import NO_CHANCE
from assyria.rules import State
from tests.games import golden
from tests.perft.counts import COUNTS, name

pytestmark = pytest.mark.no_cover


def perft(state: State, depth: int) -> int:
    """§10 How many sequences of so many moves there are; a finished game counts as one."""
    states = kernel.from_state(state)
    finished = 0
    for _ in range(depth):
        over = kernel.is_over(states)
        finished += int(over.sum())
        states = states[~over]
        position, action = np.nonzero(kernel.legal_mask(states))
        states = states[position]
        kernel.step(states, action, np.full(len(states), NO_CHANCE, np.uint64))
    return finished + len(states)


@pytest.mark.parametrize("entry", COUNTS, ids=name)
def test_counts(entry: dict[str, Any]) -> None:
    """§10 The kernel's count is the one on file. Without chance a reshuffle is sorted by name."""
    assert perft(golden(entry["kind"], entry["line"]).at(entry["at"]), entry["depth"]) == entry["count"]


def test_a_finished_game_counts_as_one() -> None:
    """§10 There is one way to do nothing more."""
    state = golden("3-players", 0).state
    assert [perft(state, depth) for depth in range(3)] == [1, 1, 1]
