"""Bots: legal, fair to everyone, and each level better than the one below."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from assyria.bots import BOTS, load_bot
from assyria.cli.simulate import play_game
from assyria.rules import Game, State, legal_moves, outcome, redeal, view
from tests.games import random_game

# The searching bots think for a second; so many simulations say as much.
NAMES = ["level-1", "level-4", "level-7", "random", "greedy", "policy", "champion@20"]


def test_the_levels_ascend() -> None:
    """Then come those that nobody chooses by level."""
    levels = [bot.level for bot in BOTS.values()]
    assert [level for level in levels if level is not None] == list(range(1, 11))
    assert None not in levels[:10]
    assert [bot.name for bot in BOTS.values()] == list(BOTS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_choose_legal_moves_by_what_everyone_sees(name: str, players: int) -> None:
    """Dealing the undealt cards again changes no choice; the same chance gives the same choice."""
    history = random_game(Game(players), players)
    for number in range(0, len(history.moves), 9):
        state = history.at(number)
        other = redeal(view(state), Random(number))
        choice = load_bot(name).choose(view(state), Random(7))
        assert choice in legal_moves(state)
        assert load_bot(name).choose(view(other), Random(7)) == choice


def other_chairs(state: State) -> State:
    """The same position, with everybody one chair further on."""
    seats = state.game.players
    return replace(
        state,
        players=tuple(state.players[seat - 1] for seat in range(seats)),
        order=tuple((seat + 1) % seats for seat in state.order),
        takers=tuple(None if seat is None else (seat + 1) % seats for seat in state.takers),
        court=tuple(tuple((seat + 1) % seats for seat in row) for row in state.court),
    )


@pytest.mark.parametrize("name", NAMES)
def test_bots_do_not_know_who_sits_where(name: str) -> None:
    """Nobody is anyone's target: what a bot plays does not depend on who has which number."""
    history = random_game(Game(3), 5)
    for number in range(0, len(history.moves), 16):
        state = history.at(number)
        moved = other_chairs(state)
        choice = load_bot(name).choose(view(state), Random(3))
        assert load_bot(name).choose(view(moved), Random(3)) == choice


@pytest.mark.parametrize("name", ["random", "greedy", "policy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games(name: str, players: int) -> None:
    history = play_game([name] * players, 1, players)
    assert outcome(history.state) is not None


@pytest.mark.no_cover
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("policy", "greedy")])
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    """One against three, in all seats: far more than the quarter of the victories that would be even."""
    wins = 0
    for number in range(8):
        names = [worse] * 4
        names[number % 4] = better
        end = outcome(play_game(names, 11, number).state)
        assert end is not None
        wins += end.winners == (number % 4,)
    assert wins >= 6
