"""The game in OpenSpiel, by OpenSpiel's own tests. `make openspiel` installs it and runs them."""

from __future__ import annotations

import copy
import os
import pickle
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pytest

if os.environ.get("ASSYRIA_OPENSPIEL") != "required":
    pytest.importorskip("pyspiel")

import pyspiel

from assyria import kernel
from assyria.env import Batch
from assyria.env.openspiel import LONGEST
from assyria.packed import action_of
from assyria.record import position_text
from assyria.rules import legal_moves, view
from tests.effort import effort

GAMES = [
    "python_assyria",
    "python_assyria(players=2,two_player_draft=3)",
    "python_assyria(players=3)",
    "python_assyria(players=4,feeding=strict)",
]


def some_move(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        draws, likely = zip(*state.chance_outcomes(), strict=True)
        assert sum(likely) == pytest.approx(1)
        return int(rng.choices(draws, likely)[0])
    return int(rng.choice(state.legal_actions()))


def played(spec: str, moves: int, seed: int = 1) -> Any:
    """A game at a decision, after at least so many moves and draws; or its end."""
    state, rng = pyspiel.load_game(spec).new_initial_state(), Random(seed)
    while not state.is_terminal() and (state.move_number() < moves or state.is_chance_node()):
        state.apply_action(some_move(state, rng))
    return state


@pytest.mark.parametrize("spec", GAMES)
def test_random_games_by_openspiel(spec: str) -> None:
    """Its own simulation: histories, clones, what is written and read again, returns, observations."""
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=effort(1, 10), serialize=True, verbose=False)


def test_the_interface_by_openspiel() -> None:
    """Its tests of every game it knows, on some states of ours."""
    arguments, sys.argv = sys.argv, sys.argv[:1]
    try:
        from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    finally:
        sys.argv = arguments

    class Ours(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = "python_assyria"
        game = pyspiel.load_game(game_name)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Ours).run(result)
    assert result.testsRun > 3
    assert [text for _, text in (*result.errors, *result.failures)] == []


@pytest.mark.parametrize("spec", GAMES)
def test_what_is_seen(spec: str) -> None:
    """Actions are those of the kernel; text and numbers those of the other environments."""
    state = played(spec, 80)
    position = state.position
    assert state.legal_actions() == sorted(map(action_of, legal_moves(position)))
    assert state.observation_string(0) == position_text(view(position)) == str(state)
    game = position.game
    batch = Batch(players=game.players, games=1, numbers="float32", two_player_draft=game.two_player_draft)
    seen = batch.reset(1, kernel.from_states([position]))
    assert np.array_equal(np.float32(state.observation_tensor(state.current_player())), seen.observations[0])
    text = state.information_state_string(0)
    assert text == state.information_state_string(1)
    assert len(text.split("; ")) == state.move_number()


def test_the_order_of_the_deck_is_nowhere() -> None:
    """Two games that went the same way are the same, whatever lies beneath."""
    state = played("python_assyria", 60)
    again = pyspiel.load_game("python_assyria").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert (str(again), again.history()) == (str(state), state.history())
    assert view(again.position) == view(state.position)


def test_copies_go_their_own_way() -> None:
    state = played("python_assyria(players=3)", 70)
    before = str(state)
    for again in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        assert (str(again), again.history()) == (before, state.history())
        again.apply_action(again.legal_actions()[0])
        assert str(state) == before
    game = pickle.loads(pickle.dumps(state.get_game()))  # noqa: S301 - our own
    assert game.num_players() == 3


@pytest.mark.parametrize("seed", range(effort(3, 30)))
def test_the_end(seed: int) -> None:
    """Returns come to 0 together; winners have the most; the bounds that are told hold."""
    state = played(GAMES[seed % len(GAMES)], 10**6, seed)
    returns, game = state.returns(), state.get_game()
    assert sum(returns) == pytest.approx(0)
    assert game.min_utility() <= min(returns) < max(returns) <= game.max_utility()
    assert state.position.seat is None
    assert state.legal_actions() == []
    chance = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    assert 0 < chance <= game.max_chance_nodes_in_history()
    assert state.move_number() - chance < LONGEST / 3


@pytest.mark.parametrize("wrong", ["players=5", "players=1", "feeding=never", "two_player_draft=7", "colour=red"])
def test_options_that_there_are_not(wrong: str) -> None:
    with pytest.raises((pyspiel.SpielError, ValueError)):
        pyspiel.load_game(f"python_assyria({wrong})")
