"""Strong games, and the puzzles in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from assyria.bots.budget import Budget
from assyria.bots.champion import ChampionBot
from assyria.rules import Game, Phase, Seat, deal, legal_moves, new_game, play, shuffled_with, view
from assyria.study.puzzle import Puzzle
from tools.puzzles.verifying import MARGIN, OPEN, move_puzzle, turn_puzzle

SIMULATIONS = 300
"""Of each decision in the games."""
MOST = 6
"""Puzzles of a kind in one game, so that they come from many."""
TURNS_TRIED = 0.4
"""The share of turns that are looked at as a whole."""


def mine(players: int, seed: int) -> Iterator[Puzzle]:
    """Play a game with searching bots in all seats, and yield its puzzles."""
    rng = Random(f"{players} {seed}")
    state = new_game(Game(players), deal(players, rng)).state
    bots = [ChampionBot("champion", Budget(SIMULATIONS), threads=1) for _ in range(players)]
    moves = turns = 0
    before: Seat | None = None
    while state.phase is not Phase.OVER:
        seen = view(state)
        bot = bots[state.mover]
        move = bot.choose(seen, rng)
        if len(legal_moves(seen)) > 1:
            if state.seat != before and turns < MOST and rng.random() < TURNS_TRIED:
                puzzle = turn_puzzle(seen)
                turns += puzzle is not None
                if puzzle is not None:
                    yield puzzle
            if moves < MOST and _is_promising(bot) and (puzzle := move_puzzle(seen)) is not None:
                moves += 1
                yield puzzle
        before = state.seat
        state = play(state, move, shuffled_with(rng)).state


def _is_promising(bot: ChampionBot) -> bool:
    """Return whether the search for the last move saw it ahead."""
    assert bot.statistics is not None
    visits, values = bot.statistics.visits, bot.statistics.values
    best, *others = sorted(values, key=lambda action: -visits[action])
    if not others:
        return False
    return OPEN[0] < values[best] < OPEN[1] and values[best] - values[others[0]] > MARGIN / 2
