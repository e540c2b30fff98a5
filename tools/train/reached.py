"""`python -m tools.train.reached FILE --players 4`: positions that bots of every kind reach, to learn from.

They are written as an array of the kernel's records. Interrupted, what was played by then is kept.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

from assyria.kernel import STATE, States
from assyria.packed import pack
from tools.train.kinds import draw_kinds, positions

TOLD = 10.0
"""Seconds between two lines about how it goes."""
AT_ONCE = 16
"""Games for each process, before it is asked how much time is left."""


def reached(task: tuple[int, int]) -> bytes:
    """Return the positions of a game, one after the other; the task is a number of players and a seed."""
    players, seed = task
    rng = Random(f"{seed} reached")
    return b"".join(pack(state) for state in positions(draw_kinds(players, rng), rng))


def gather(players: int, games: int, seed: int, processes: int, seconds: float) -> States:
    """Return the positions of so many games, or of those that so many seconds were enough for."""
    parts: list[bytes] = []
    began = told = time.monotonic()
    with get_context("spawn").Pool(processes) as pool:
        try:
            # A few at a time: a pool that still has tasks may wait for ever when it is ended.
            for first in range(0, games, at_once := AT_ONCE * processes):
                numbers = range(first, min(games, first + at_once))
                tasks = [(players, seed * 1_000_003 + number) for number in numbers]
                for part in pool.imap_unordered(reached, tasks):
                    parts.append(part)
                    now = time.monotonic()
                    if now - told > TOLD:
                        told, left = now, (now - began) / len(parts) * (games - len(parts))
                        rate = len(parts) / (now - began)
                        print(f"{len(parts)} of {games} games, {rate:.1f} a second, {left:.0f} s left", flush=True)
                if time.monotonic() - began > seconds:
                    break
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
    from assyria.kernel import loops

    states = np.frombuffer(bytearray().join(parts), STATE)
    loops.update_legal.run(states)
    return states


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train.reached", description=__doc__)
    parser.add_argument("file", type=Path, help="to write, a .npy")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=4)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no more games are waited for")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    states = gather(options.players, options.games, options.seed, options.processes, options.seconds)
    np.save(options.file, states.view(np.uint8).reshape(len(states), STATE.itemsize))
    print(f"{options.file}: {len(states)} positions")


def read_positions(file: Path) -> States:
    """Return the positions of a file."""
    return np.ascontiguousarray(np.load(file)).view(STATE).reshape(-1)


if __name__ == "__main__":
    main()
