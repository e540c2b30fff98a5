"""The search: its analysis adds up, and it keeps its tree within a turn."""

from __future__ import annotations

import time
from random import Random

import pytest

from assyria import kernel
from assyria.bots import Budget, ChampionBot
from assyria.bots.analysis import Analysis
from assyria.bots.numba_machine import NumbaTree
from assyria.bots.search import Search
from assyria.packed import legal_actions
from assyria.rules import Game, Phase, State, View, legal_moves, play, shuffled_with, view
from tests.games import random_game

SHUFFLE = shuffled_with(Random(0))


def position(players: int, phase: Phase, seed: int = 1, reign: int = 2) -> State:
    """Somebody has a choice in this phase."""
    history = random_game(Game(players), seed)
    for number in range(len(history.moves)):
        state = history.at(number)
        if state.phase is phase and state.reign == reign and len(legal_moves(state)) > 2:
            return state
    raise AssertionError(phase)


def analyse(seen: View, rng: Random, simulations: int) -> Analysis:
    """Return what a search finds out, and nothing beyond it."""
    search = Search(seen, rng, threads=2)
    search.run(Budget(simulations))
    return search.analysis()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", [Phase.HARVEST, Phase.HUTS, Phase.SUPPLY, Phase.ACTIONS])
def test_an_analysis_adds_up(players: int, phase: Phase) -> None:
    state = position(players, phase)
    found = analyse(view(state), Random(1), simulations=400)
    assert found.simulations == 400
    assert len(found.chances) == len(found.scores) == len(found.sources) == players
    assert sum(found.chances) == pytest.approx(1, abs=1e-3)
    assert {candidate.move for candidate in found.candidates} == set(legal_moves(state))
    visits = [candidate.visits for candidate in found.candidates]
    assert visits == sorted(visits, reverse=True)
    assert 398 <= sum(visits) <= 399  # the first simulation of each thread ends at the root
    for candidate in found.candidates:
        assert sum(candidate.chances) == pytest.approx(1, abs=1e-3)
    for seat, points in enumerate(found.scores):
        assert points == pytest.approx(sum(found.sources[seat]))
        assert points > sum(state.players[seat].ledger)
    assert found.line[0] == (state.mover, found.candidates[0].move)


def test_a_forced_move_is_analysed_too() -> None:
    """What comes behind it is what is looked at."""
    history = random_game(Game(3), 1)
    for number in range(0, len(history.moves), 3):
        state = history.at(number)
        if len(legal_moves(state)) == 1:
            found = analyse(view(state), Random(1), simulations=100)
            assert [candidate.visits for candidate in found.candidates] == [98]
            assert found.candidates[0].chances == pytest.approx(found.chances, abs=0.1)
            assert found.line[0] == (state.mover, found.candidates[0].move)


def test_the_line_can_be_played() -> None:
    state = position(3, Phase.HUTS)
    line = analyse(view(state), Random(1), simulations=2000).line
    assert len(line) > 2
    for seat, move in line:
        assert state.mover == seat
        state = play(state, move, SHUFFLE).state


def test_a_won_game_is_seen_as_won() -> None:
    """In the last actions of the game, whoever leads by far wins."""
    history = random_game(Game(2), 4)
    state = history.at(len(history.moves) - 1)
    last = history.state
    scores = [sum(player.ledger) for player in last.players]
    found = analyse(view(state), Random(1), simulations=50)
    assert abs(scores[0] - scores[1]) > 10
    assert found.chances[scores.index(max(scores))] > 0.95


def test_a_budget_of_seconds_is_kept() -> None:
    state = position(4, Phase.ACTIONS)
    analyse(view(state), Random(1), simulations=10)  # compiled, and the pool is up
    search = Search(view(state), Random(1), 2)
    began = time.monotonic()
    search.run(Budget(seconds=0.2))
    assert search.simulations > 100
    assert time.monotonic() - began < 5  # however busy the machine: it did end


def test_what_was_learnt_is_kept_within_a_turn() -> None:
    state = position(3, Phase.HUTS)
    search = Search(view(state), Random(1), 2)
    search.run(Budget(simulations=1000))
    action = search.most_visited()
    tried = search.visits()[action]
    assert search.advance_root(action)
    assert search.simulations == tried
    after = play(state, kernel.move_of(action, state), SHUFFLE).state
    while len(legal_moves(after)) == 1:
        after = play(after, legal_moves(after)[0], SHUFFLE).state
    assert search.root == kernel.from_state(view(after)).tobytes()
    search.run(Budget(simulations=1500))
    assert 1500 <= search.simulations <= 1501  # two threads do as many each
    assert set(search.visits()) == set(legal_actions(search.root))
    after_points = search.analysis().scores
    assert all(points > sum(player.ledger) for points, player in zip(after_points, after.players, strict=True))


def test_nothing_is_kept_behind_another_players_choice() -> None:
    state = position(3, Phase.HARVEST)
    search = Search(view(state), Random(1), 1)
    search.run(Budget(simulations=100))
    root = search.root
    assert not search.advance_root(search.most_visited())
    assert search.root == root


def test_a_kept_tree_is_used_for_the_next_decision_alone() -> None:
    bot = ChampionBot("champion", Budget(simulations=60), threads=1)
    state = position(3, Phase.HUTS)
    step = play(state, bot.choose(view(state), Random(1)), SHUFFLE)
    kept = bot._kept
    assert kept is not None
    before = kept.simulations
    bot.choose(view(step.state), Random(2))
    assert bot._kept in (None, kept)
    assert kept.simulations > before or bot._kept is kept
    bot.choose(view(position(3, Phase.HUTS, 9)), Random(3))
    assert bot._kept is not kept


@pytest.mark.usefixtures("by_numba")
def test_a_kept_tree_honours_the_generator_of_each_decision() -> None:
    """The same first decision, then other chance: other numbers are drawn."""
    drawn = []
    for second in (2, 2, 3):
        bot = ChampionBot("champion", Budget(simulations=60), threads=1)
        state = position(3, Phase.HUTS)
        after = play(state, bot.choose(view(state), Random(1)), SHUFFLE).state
        kept = bot._kept
        assert kept is not None
        bot.choose(view(after), Random(second))
        (only,) = kept._trees
        assert isinstance(only, NumbaTree)
        drawn.append(only.rngs.tolist())
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_line_goes_on_behind_forced_moves() -> None:
    """They have no nodes: what stands there belongs to the next choice."""
    history = random_game(Game(2), 4)
    states = [history.at(number) for number in range(len(history.moves))]
    for state in [state for state in states if len(legal_moves(state)) > 1][20:29:4]:
        found = analyse(view(state), Random(1), simulations=1500)
        assert found.line[0][0] == state.mover
        assert found.candidates[0].move == found.line[0][1]
        assert len(found.line) > 2


def test_a_settled_choice_is_made_at_once() -> None:
    """A lead that what is left of the budget cannot turn ends the search."""
    state = position(2, Phase.SUPPLY)
    search = Search(view(state), Random(1), 1)
    search.run(Budget(simulations=20_000), stop_when_decided=True)
    assert search.simulations < 20_000
