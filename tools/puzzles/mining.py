"""Strong games, and the puzzles in them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

from assyria.bots.budget import Budget
from assyria.bots.champion import ChampionBot
from assyria.rules import Game, Phase, Seat, deal, legal_moves, new_game, play, shuffled_with, view
from assyria.study.puzzle import Puzzle, is_last_turn
from tools.puzzles.verifying import MARGIN, OPEN, move_puzzle, turn_puzzle

PLAYERS = (2, 3, 4)
"""In turn."""
SIMULATIONS = 300
"""Of each decision in the games."""
MOST = 2
"""Puzzles of a kind of move in one game, and of a phase, so that they are about many things."""


def mine_into(file: Path, number: int) -> None:
    """Add the puzzles of a game to a file. Each is written at once, in one piece."""
    for puzzle in mine(PLAYERS[number % len(PLAYERS)], number):
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(puzzle)) + "\n")


def mine(players: int, seed: int) -> Iterator[Puzzle]:
    """Play a game with searching bots in all seats, and yield its puzzles."""
    rng = Random(f"{players} {seed}")
    state = new_game(Game(players), deal(players, rng)).state
    bots = [ChampionBot("champion", Budget(SIMULATIONS), threads=1) for _ in range(players)]
    found: Counter[object] = Counter()
    before: Seat | None = None
    while state.phase is not Phase.OVER:
        seen = view(state)
        bot = bots[state.mover]
        move = bot.choose(seen, rng)
        if len(legal_moves(seen)) > 1:
            like = (type(move), is_last_turn(state))
            whole = (state.phase, is_last_turn(state))
            if state.seat != before and found[whole] < MOST and (puzzle := turn_puzzle(seen)) is not None:
                found[whole] += 1
                yield puzzle
            if found[like] < MOST and _is_promising(bot) and (puzzle := move_puzzle(seen)) is not None:
                found[like] += 1
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
