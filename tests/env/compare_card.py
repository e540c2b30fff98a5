"""`python -m tests.env.compare_card`: a million games of each player count, on a card and on the processor.

Every byte of every position is compared after every step, and now and then all that a step tells.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from assyria.env import Batch
from assyria.kernel.cuda.target import cuda

LOCKSTEP = 131_072
NOW_AND_THEN = 16
"""Steps between two looks at observations, which are five times as large as positions."""


class Comparison:
    """The same games on both, compared by all cores."""

    def __init__(self, players: int, threads: int) -> None:
        self._card = Batch(players, LOCKSTEP, device="cuda")
        self._processor = Batch(players, LOCKSTEP, threads=threads)
        self._pool = ThreadPoolExecutor(threads)
        self._threads = threads
        self._kept: dict[str, Any] = {}

    def run(self, games: int) -> tuple[int, int]:
        """Play until so many games are over. Return the number of steps, and of games."""
        self._card.reset(1)
        self._processor.reset(1)
        steps = ended = 0
        while ended < games:
            there, here = self._card.random_actions(), self._processor.random_actions()
            told = self._processor.step(here)
            shown: Any = self._card.step(there)
            self._same(f"positions, step {steps}", self._card.states, self._processor.states)
            if steps % NOW_AND_THEN == 0:
                for name, one, other in zip(told._fields, shown, told, strict=True):
                    self._same(f"{name}, step {steps}", one, other)
            steps += 1
            ended += int(told.over.sum())
        self._card.check()
        return steps, ended

    def _same(self, what: str, there: Any, here: Any) -> None:
        name = what.partition(",")[0]
        if name not in self._kept:
            self._kept[name] = cuda().pinned_array(here.shape, here.dtype)
        there.copy_to_host(self._kept[name])
        found, wanted = (array.reshape(-1).view(np.uint8) for array in (self._kept[name], here))
        cuts = np.linspace(0, len(wanted), self._threads + 1).astype(int)
        equal = self._pool.map(lambda a, b: np.array_equal(found[a:b], wanted[a:b]), cuts[:-1], cuts[1:])
        assert all(equal), what


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.env.compare_card", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    options = parser.parse_args()
    for players in options.players:
        began = time.monotonic()
        steps, games = Comparison(players, os.cpu_count() or 1).run(options.games)
        seconds = time.monotonic() - began
        told = f"{games} games, {steps} steps of {LOCKSTEP}, all bytes equal, {seconds:.0f} s"
        print(f"{players} players: {told}", flush=True)


if __name__ == "__main__":
    main()
