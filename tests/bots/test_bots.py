"""Bots: legal, fair, and greedy better than random."""

from __future__ import annotations

from random import Random

import pytest

from assyria.bots import BOTS
from assyria.cli.simulate import play_game
from assyria.rules import Game, dealt_anew, legal_moves, outcome, view
from tests.games import random_game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games(name: str, players: int) -> None:
    """Every choice is legal, to the end."""
    sheet = play_game([name] * players, 1, players)
    assert outcome(sheet.state) is not None


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_by_what_everyone_sees(name: str) -> None:
    """Dealing the undealt cards anew changes no choice; the same chance gives the same choice."""
    for seed in range(3):
        sheet = random_game(Game(2 + seed), seed)
        for number in range(0, len(sheet.moves), 9):
            state = sheet.at(number)
            other = dealt_anew(view(state), Random(number))
            choice = BOTS[name].choose(view(state), Random(7))
            assert choice in legal_moves(state)
            assert BOTS[name].choose(view(other), Random(7)) == choice


def test_greedy_beats_random() -> None:
    """A game of rules of thumb is better than one of none: all seats, same chances."""
    wins = 0
    for number in range(12):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        end = outcome(play_game(names, 11, number).state)
        assert end is not None
        wins += end.winners == (number % 4,)
    assert wins >= 11
