"""`make bench`: how fast the engine is. Figures are of this machine; compare within one run only."""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from assyria.bots import BOTS
from assyria.record import read_record, write_record
from assyria.rules import Game, Phase, deal, legal_moves, new_game, play, shuffled_with, view

REPORT = Path(__file__).parents[1] / "docs" / "benchmarks.md"
ROUNDS = 15
GAMES = 20


def random_game(players: int, seed: int) -> int:
    """A whole game of random moves; how many there were."""
    rng = Random(seed)
    state = new_game(Game(players), deal(players, rng)).state
    shuffle = shuffled_with(rng)
    moves = 0
    while state.phase is not Phase.OVER:
        state = play(state, rng.choice(legal_moves(state)), shuffle).state
        moves += 1
    return moves


def greedy_game(seed: int) -> None:
    rng = Random(seed)
    state = new_game(Game(4), deal(4, rng)).state
    shuffle = shuffled_with(rng)
    while state.phase is not Phase.OVER:
        state = play(state, BOTS["greedy"].choose(view(state), rng), shuffle).state


def yardstick() -> None:
    """A fixed piece of plain Python, to tell a slow machine from a slow engine."""
    table: dict[int, tuple[int, ...]] = {}
    for number in range(20_000):
        table[number % 512] = (*table.get(number % 511, ())[:6], number)


def measured(work: Callable[[], object], rounds: int = ROUNDS) -> tuple[float, float]:
    """Best and median seconds of processor time."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times), median(times)


def import_time() -> tuple[float, float]:
    """Seconds to import the rules in a new process, less those of an empty one."""

    def started(code: str) -> float:
        best = []
        for _ in range(7):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            best.append(time.perf_counter() - begun)
        return min(best)

    empty, full = started("pass"), started("import assyria.rules")
    return full - empty, full


def main() -> None:
    rows: list[tuple[str, str, str, str]] = []
    stick, stick_median = measured(yardstick)

    def row(name: str, work: Callable[[], object], per: int, rounds: int = ROUNDS) -> None:
        best, middle = measured(work, rounds)
        rows.append((name, ms(best / per), ms(middle / per), f"{best / per / stick:.2f}"))
        print(f"{name:<45} {rows[-1][1]:>9} {rows[-1][2]:>9} {rows[-1][3]:>8}")

    def ms(seconds: float) -> str:
        return f"{seconds * 1000:.2f} ms"

    print(f"{'':<45} {'best':>9} {'median':>9} {'ratio':>8}")
    rows.append(("yardstick: plain Python", ms(stick), ms(stick_median), "1.00"))
    moves = {n: sum(random_game(n, seed) for seed in range(GAMES)) / GAMES for n in (2, 3, 4)}
    for players in (4, 3, 2):
        name = f"random game, {players} players ({moves[players]:.0f} moves)"
        row(name, lambda n=players: [random_game(n, seed) for seed in range(GAMES)], GAMES)  # type: ignore[misc]
    row("game of four greedy bots", lambda: [greedy_game(seed) for seed in range(3)], 3, 5)
    rng = Random(1)
    state = new_game(Game(4), deal(4, rng)).state
    data = _record_of_a_game()
    row("read and replay a 4-player record", lambda: read_record(data), 1)
    row("check of legality alone: legal_moves at the start", lambda: [legal_moves(state) for _ in range(100)], 100)
    added, whole = import_time()
    rows.append(("import assyria.rules (process start taken off)", ms(added), ms(whole), f"{added / stick:.2f}"))
    REPORT.write_text(report(rows), encoding="utf-8")


def _record_of_a_game() -> bytes:
    from assyria.cli.simulate import play_game

    return write_record(play_game(["random"] * 4, 1, 1).record())


def report(rows: list[tuple[str, str, str, str]]) -> str:
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`. One core, processor time, best and median of several rounds. Machines differ and are",
        "noisy: the last column is the best time over that of a fixed piece of plain Python in the same run, and is what",
        "to compare between machines and versions.",
        "",
        f"Python {platform.python_version()}, {platform.machine()}.",
        "",
        "| what | best | median | ratio |",
        "|---|---:|---:|---:|",
        *(f"| {name} | {best} | {middle} | {ratio} |" for name, best, middle, ratio in rows),
        "",
        "Aims for this engine, which is for reading and for tables: a random 4-player game in at most 15 ms, the import of",
        "`assyria.rules` in at most 150 ms.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
