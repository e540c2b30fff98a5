"""Values behave as values: pickled, copied or sent to another process they come back equal."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import assyria
from assyria import Playthrough
from assyria.record import write_record
from assyria.rules import Hut, IllegalMove, State
from tests.copies import WAYS, pickled
from tests.effort import effort
from tests.games import KINDS, golden


@st.composite
def games(draw: st.DrawFn) -> Playthrough:
    """A golden game, up to some move."""
    history = golden(draw(st.sampled_from(KINDS)), draw(st.integers(0, 9)))
    moves = draw(st.integers(0, len(history.moves)))
    return Playthrough.from_record(write_record(history.undo(moves).record()), seed=7)


def parts(game: Playthrough) -> Iterator[Any]:
    """All that a game is made of."""
    history = game._history
    yield from (game.game, game.state, game.view, game.outcome)
    yield from (*game.state.players, *game.legal_moves, *game.moves, *history.last_events)


@settings(max_examples=effort(25, 100))
@given(games())
def test_a_game_and_its_parts_come_back_equal(game: Playthrough) -> None:
    for way in WAYS:
        for value in parts(game):
            again = way(value)
            assert again == value
            assert hash(again) == hash(value)
        record = game.record()  # with keys of others, so it has no hash
        assert way(record) == record
        again = way(game)
        assert (again, again.legal_moves) == (game, game.legal_moves)


def test_a_game_that_comes_back_goes_its_own_way_with_the_same_chance() -> None:
    game = Playthrough(3, seed=3)
    again = pickled(game)
    while not game.is_over:
        move = game.legal_moves[-1]
        assert game.play(move) == again.play(move)
    assert again == game
    again.undo()
    assert game.is_over


def mover_of(state: State) -> int:
    return state.mover


def refuse(state: State) -> None:
    assyria.play(state, Hut(state.game.board.hexes["c4"]), assyria.shuffled_with)  # type: ignore[arg-type]


def test_positions_and_refusals_travel_between_processes() -> None:
    state = Playthrough(2, seed=7).state
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(mover_of, state).result() == state.mover
        with pytest.raises(IllegalMove, match=r"wrong-phase \(§3\)") as refused:
            pool.submit(refuse, state).result()
    assert refused.value.move == Hut(state.game.board.hexes["c4"])
