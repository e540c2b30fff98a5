"""What Assyria does: the rules, the kernel, the environments, the search, and how fast all that starts."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from random import Random
from typing import Any

import numpy as np
from benchmarks.aec import random_steps
from benchmarks.worker import Rows, Work

from assyria import kernel
from assyria.bots import BOTS, Budget
from assyria.bots.current_machine import MACHINES, use_machine
from assyria.bots.search import Search
from assyria.cli.simulate import play_game
from assyria.env import Batch, assyria_v1
from assyria.kernel.compiling import compiled
from assyria.record import read_record, write_record
from assyria.rules import Game, Phase, State, deal, legal_moves, new_game, play, shuffled_with, view

PACKAGES = ("numba", "numpy", "wasmtime")
BATCH = 2000
"""Games in a batch of the kernel."""
CALLS = 200
"""Fewer than any game has decisions."""
MIDDLE = 150
"""Decisions, of some three hundred in a random game of four players."""
MIDDLES = 4
"""Different positions that are searched, and played out."""
SIMULATIONS = 2000
"""In one search; a bot that thinks for a second makes more."""
FIRST_STEP = """
from assyria import kernel
from assyria.rules import Game
rngs = kernel.generators(1, 1)
states = kernel.new_games(Game(4), rngs)
kernel.step(states, kernel.legal_actions(states)[:1], rngs)
"""


def yardstick() -> Work:
    def work() -> int:
        table: dict[int, tuple[int, ...]] = {}
        for number in range(20_000):
            table[number % 512] = (*table.get(number % 511, ())[:6], number)
        return 1

    return work


def _random_play(players: int, rng: Random, most: int = sys.maxsize) -> tuple[State, int]:
    """Random moves from a new deal, to the end or so many; the position, and how many moves there were."""
    state = new_game(Game(players), deal(players, rng)).state
    shuffle = shuffled_with(rng)
    moves = 0
    while state.phase is not Phase.OVER and moves < most:
        state = play(state, rng.choice(legal_moves(state)), shuffle).state
        moves += 1
    return state, moves


def rules_decisions() -> Work:
    rng = Random(1)
    return lambda: _random_play(4, rng)[1]


def rules_games(players: int) -> Work:
    rng = Random(1)

    def work() -> int:
        _random_play(players, rng)
        return 1

    return work


def greedy_games() -> Work:
    rng = Random(1)

    def work() -> int:
        state = new_game(Game(4), deal(4, rng)).state
        shuffle = shuffled_with(rng)
        while state.phase is not Phase.OVER:
            state = play(state, BOTS["greedy"].choose(view(state), rng), shuffle).state
        return 1

    return work


def replays() -> Work:
    record = write_record(play_game(["random"] * 4, 1, 1).record())

    def work() -> int:
        read_record(record)
        return 1

    return work


def kernel_games(players: int) -> Work:
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        rngs = kernel.generators(seed, BATCH)
        return int(kernel.play_out(kernel.new_games(Game(players), rngs), rngs).sum())

    return work


def kernel_calls() -> Work:
    """One position at a time from Python: its mask, and an action that is looked at and played."""

    def work() -> int:
        rngs = kernel.generators(1, 1)
        states = kernel.new_games(Game(4), rngs)
        for _ in range(CALLS):
            kernel.play(states, kernel.legal_mask(states).argmax(axis=1), rngs)
        return CALLS

    return work


@compiled
def _random_legal(masks: Any, shares: Any, actions: Any) -> None:
    """The legal action at this share of the way through a game's legal ones. Compiled, as pgx's choice is."""
    for game in range(len(masks)):
        left = int(shares[game] * masks[game].sum())
        for action in range(masks.shape[1]):
            left -= masks[game, action]
            if left < 0:
                actions[game] = action
                break


def batch(games: int) -> Work:
    env, rng = Batch(players=4, games=games), np.random.default_rng(1)
    actions = np.zeros(games, np.int64)
    turn = env.reset(seed=1)
    steps = max(1, 4096 // games)

    def work() -> int:
        for _ in range(steps):
            _random_legal(turn.masks, rng.random(games), actions)
            env.step(actions)
        return steps * games

    work()  # compiles
    return work


def _middles(rng: Random) -> list[State]:
    return [_random_play(4, rng, MIDDLE)[0] for _ in range(MIDDLES)]


def playouts() -> Work:
    """From the middle of some games: copies, the undealt cards dealt again, random play to the end."""
    middles = kernel.from_states(_middles(Random(1)))
    rngs = kernel.generators(1, BATCH)

    def work() -> int:
        states = np.tile(middles, BATCH // MIDDLES)
        kernel.redeal(states, rngs)
        kernel.play_out(states, rngs)
        return len(states)

    return work


def search(by: str) -> Work:
    """The champion's search by one of the machines that bots can use."""
    rng = Random(1)
    middles = list(map(view, _middles(rng)))
    machine = MACHINES[by]()

    def work() -> int:
        use_machine(lambda: machine)
        simulations = 0
        for middle in middles:
            one = Search(middle, rng, threads=1)
            one.run(Budget(simulations=SIMULATIONS))
            simulations += one.simulations
        return simulations

    return work


def start(code: str) -> Work:
    """A new process that runs this."""

    def work() -> int:
        subprocess.run([sys.executable, "-c", code], check=True)
        return 1

    return work


ROWS: Rows = {
    "yardstick": yardstick,
    "rules-4": partial(rules_games, 4),
    "rules-3": partial(rules_games, 3),
    "rules-2": partial(rules_games, 2),
    "rules-decisions": rules_decisions,
    "greedy": greedy_games,
    "replay": replays,
    "kernel-4": partial(kernel_games, 4),
    "kernel-3": partial(kernel_games, 3),
    "kernel-2": partial(kernel_games, 2),
    "kernel-calls": kernel_calls,
    "batch-1": partial(batch, 1),
    "batch-256": partial(batch, 256),
    "batch-4096": partial(batch, 4096),
    "aec": lambda: random_steps(assyria_v1.env()),
    "aec-raw": lambda: random_steps(assyria_v1.raw_env()),
    "playouts": playouts,
    "search": partial(search, "wasmtime"),
    "search-numba": partial(search, "numba"),
    "start-python": partial(start, "pass"),
    "start-rules": partial(start, "import assyria.rules"),
    "start-kernel": partial(start, FIRST_STEP),
}
