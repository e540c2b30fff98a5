"""Catanatron: Catan in Python, four players who choose at random."""

from __future__ import annotations

from benchmarks.worker import Rows, Work
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

PACKAGES = ("catanatron",)
MIDDLES = 8
"""Different positions that are played out."""


def _game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def _play_on(game: Game) -> int:
    """To the end, or to where Catanatron itself gives up; how many decisions. Its own loop less two copies."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def random_games() -> Work:
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        return _play_on(_game(seed))

    return work


def playouts() -> Work:
    """From the middle of some games. No simulation of a tree search can be less than a copy and a playout."""
    middles = []
    for seed in range(1, MIDDLES + 1):
        half = _play_on(_game(seed)) // 2
        middle = _game(seed)
        for _ in range(half):
            middle.play_tick()
        middles.append(middle)

    def work() -> int:
        for middle in middles:
            _play_on(middle.copy())
        return MIDDLES

    return work


ROWS: Rows = {"catanatron-random": random_games, "catanatron-playouts": playouts}
