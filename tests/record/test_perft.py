"""Counting move trees, by example. The counts on file are in `tests/perft`."""

from __future__ import annotations

from assyria.record import divide, perft
from tests.games import golden


def test_a_finished_game_counts_as_one() -> None:
    """§10 There is one way to do nothing more."""
    state = golden("2-players", 0).state
    assert [perft(state, depth) for depth in range(3)] == [1, 1, 1]
    assert divide(state, 0) == divide(state, 2) == {}


def test_a_reshuffle_is_sorted_by_name() -> None:
    """§10 Beyond the start of the count a reshuffle gives the discard sorted by card name."""
    history = golden("4-players", 0)
    reshuffled = next(n for n, events in enumerate(history.story) if "Reshuffled" in repr(events))
    state = history.at(reshuffled - 1)
    assert perft(state, 2) == sum(divide(state, 2).values())
