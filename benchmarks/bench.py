"""`make bench`: how fast the engine is, measured by pyperf in processes of its own.

Machines are noisy: a fixed piece of plain Python runs too, and ratios to it are what to compare.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pyperf

from assyria import kernel
from assyria.bots import BOTS
from assyria.cli.simulate import play_game
from assyria.record import read_record, write_record
from assyria.rules import Game, Phase, deal, legal_moves, new_game, play, shuffled_with, view

REPORT = Path(__file__).parents[1] / "docs" / "benchmarks.md"
SEEDS = range(10)
YARDSTICK = "yardstick: a piece of plain Python"
BATCH = 2000
"""Games in a batch of the kernel."""
CALLS = 200
"""Fewer than any game has decisions."""
FIRST_STEP = """
from assyria import kernel
from assyria.rules import Game
rngs = kernel.generators(1, 1)
states = kernel.new_games(Game(4), rngs)
kernel.step(states, kernel.legal_actions(states)[:1], rngs)
"""


def random_games(players: int) -> int:
    """Whole games of random moves; how many moves there were."""
    moves = 0
    for seed in SEEDS:
        rng = Random(seed)
        state = new_game(Game(players), deal(players, rng)).state
        shuffle = shuffled_with(rng)
        while state.phase is not Phase.OVER:
            state = play(state, rng.choice(legal_moves(state)), shuffle).state
            moves += 1
    return moves


def greedy_game() -> None:
    rng = Random(1)
    state = new_game(Game(4), deal(4, rng)).state
    shuffle = shuffled_with(rng)
    while state.phase is not Phase.OVER:
        state = play(state, BOTS["greedy"].choose(view(state), rng), shuffle).state


def kernel_games(loops: int, players: int, threads: int) -> float:
    """Batches of random games in the kernel, always the same ones: the seconds they took."""
    seconds = 0.0
    for _ in range(loops):
        rngs = kernel.generators(1, BATCH)
        states = kernel.new_games(Game(players), rngs)
        began = time.perf_counter()
        kernel.play_out(states, rngs, threads)
        seconds += time.perf_counter() - began
    return seconds


def decisions(players: int) -> int:
    """How many decisions such a batch has."""
    rngs = kernel.generators(1, BATCH)
    return int(kernel.play_out(kernel.new_games(Game(players), rngs), rngs).sum())


def kernel_calls(move: Callable[..., None]) -> None:
    """One position at a time from Python: its mask, and an action, as an environment does it."""
    rngs = kernel.generators(1, 1)
    states = kernel.new_games(Game(4), rngs)
    for _ in range(CALLS):
        mask = kernel.legal_mask(states)
        move(states, mask.argmax(axis=1), rngs)


def yardstick() -> None:
    table: dict[int, tuple[int, ...]] = {}
    for number in range(20_000):
        table[number % 512] = (*table.get(number % 511, ())[:6], number)


def start(code: str) -> None:
    """A new process that runs this."""
    subprocess.run([sys.executable, "-c", code], check=True)


def main() -> None:
    runner = pyperf.Runner(values=3, processes=6, warmups=1)
    record = write_record(play_game(["random"] * 4, 1, 1).record())
    measured: dict[str, tuple[float, float]] = {}
    compiled: dict[str, tuple[float, float]] = {}

    def bench(name: str, work: Callable[..., object], *arguments: object, per: int = 1) -> None:
        result = runner.bench_func(name, work, *arguments, inner_loops=per)
        if not runner.args.worker:
            measured[name] = (min(result.get_values()), result.median())

    bench(YARDSTICK, yardstick)
    for players in (4, 3, 2):
        bench(f"random game, {players} players", random_games, players, per=len(SEEDS))
    bench("game of four greedy bots", greedy_game)
    bench("read and replay the record of a 4-player game", read_record, record)

    if not runner.args.worker:
        kernel.warm_up()  # the first use on a machine compiles; what is measured is every other use
    for players, threads in ((4, 1), (3, 1), (2, 1), (4, 2)):
        name = f"random play, {players} players, {threads} thread{'s'[: threads - 1]}, a decision"
        result = runner.bench_time_func(name, kernel_games, players, threads, inner_loops=decisions(players))
        if not runner.args.worker:
            compiled[name] = (min(result.get_values()), result.median())
    for move in (kernel.step, kernel.play):
        name = f"`legal_mask` and `{move.__name__}` of one position from Python"
        bench(name, kernel_calls, move, per=CALLS)
        if not runner.args.worker:
            compiled[name] = measured.pop(name)
    bench("start of Python", start, "pass")
    bench("start of Python and import of assyria.rules", start, "import assyria.rules")
    bench("start of Python, import of assyria.kernel and first step", start, FIRST_STEP)
    if not runner.args.worker:
        REPORT.write_text(report(measured, compiled), encoding="utf-8")


def report(measured: dict[str, tuple[float, float]], compiled: dict[str, tuple[float, float]]) -> str:
    rows = [
        f"| {name} | {best * 1000:.1f} ms | {median * 1000:.1f} ms | {best / measured[YARDSTICK][0]:.2f} |"
        for name, (best, median) in measured.items()
    ]
    kernel_rows = [
        f"| {name} | {best * 1e9:,.0f} ns | {median * 1e9:,.0f} ns | {1e-6 / best:.2f} | {1e-6 / median:.2f} |"
        for name, (best, median) in compiled.items()
    ]
    return "\n".join(
        [
            "# Benchmarks",
            "",
            "Written by `make bench`, with pyperf, on one core. Machines differ and are noisy, so the best of",
            "eighteen rounds stands beside the median, and the ratio of the best to that of a fixed piece of",
            "plain Python in the same run is what to compare between machines and versions.",
            "",
            f"Python {platform.python_version()}, {platform.machine()}. A random game of 4 players has about "
            f"{random_games(4) // len(SEEDS)} moves.",
            "",
            "| what | best | median | ratio |",
            "|---|---:|---:|---:|",
            *rows,
            "",
            "Aims for this engine, which is for reading and for tables: a random 4-player game in at most 15 ms,",
            "the import of `assyria.rules` in at most 150 ms.",
            "",
            "## The kernel",
            "",
            "The same game compiled ([kernel.md](kernel.md)): random play of whole games, with the legal actions",
            "of every position worked out; then one position at a time through the Python functions.",
            "",
            "| what | best | median | million a second, best | median |",
            "|---|---:|---:|---:|---:|",
            *kernel_rows,
            "",
            "Aims: 2.7 million decisions a second in random play of 4 players on one core; import to first step,",
            "once compiled, in at most 1.5 s.",
            "",
        ]
    )


if __name__ == "__main__":
    main()
