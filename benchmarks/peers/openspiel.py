"""OpenSpiel: games in C++, played at random from Python and by its own rollouts.

Rollouts have no door of their own to Python. A tree search of one simulation has: it evaluates the position it
is asked about, by as many random rollouts as its evaluator is told, and all of that is C++. How many steps they
had is not told; it is their number times the steps that a random game has on average. Throws of dice are steps.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pyspiel
from benchmarks.worker import Rows, Work

PACKAGES = ("open_spiel",)
GAMES = ("backgammon", "chess", "hex", "havannah")
COUNTED = 300
"""Games whose steps are counted for the average."""
ROLLOUTS = 100
"""In one call: some tens of milliseconds of a fast game."""


def _play_on(state: Any, rng: Random) -> int:
    """To the end; how many steps."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def from_python(name: str) -> Work:
    game, rng = pyspiel.load_game(name), Random(1)
    return lambda: _play_on(game.new_initial_state(), rng)


def rollouts(name: str) -> Work:
    game, rng = pyspiel.load_game(name), Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    mean = sum(_play_on(start.clone(), rng) for _ in range(COUNTED)) / COUNTED
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )

    def work() -> float:
        bot.step(start)
        return ROLLOUTS * mean

    return work


ROWS: Rows = {
    f"openspiel-{name}-{way}": partial(prepare, name)
    for name in GAMES
    for way, prepare in (("python", from_python), ("rollouts", rollouts))
}
