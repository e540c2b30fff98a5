"""A process that measures rows when it is told to, pinned to one core: ours, or a peer's in its own environment.

`python -m benchmarks.worker MODULE CORE` needs the standard library alone, and what the module imports. The module
has `ROWS`: by name, what prepares a piece of work; the work, called again and again, says how much it did. And
`PACKAGES`, whose versions are told. Each line in is the name of a row and for how many seconds; each line out is
JSON: first what the module is, then a `Round` for each line in, or an error in its place.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import NamedTuple, TextIO

Work = Callable[[], float]
"""Does a piece of work; how many decisions, steps, games … that was."""
Rows = Mapping[str, Callable[[], Work]]


class Round(NamedTuple):
    """What was done in so much time: of the core, and on the clock."""

    done: float
    cpu: float
    wall: float


def measure(work: Work, seconds: float) -> Round:
    """Work for this long, at least once."""
    done = 0.0
    cpu, wall = time.process_time(), time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - wall
        if passed >= seconds:
            return Round(done, time.process_time() - cpu, passed)


def serve(rows: Rows, asked: TextIO, answer: Callable[[dict[str, object]], None]) -> None:
    """Measure what is asked for, until nothing more is. What fails is told, and the rest goes on."""
    prepared: dict[str, Work] = {}
    for line in asked:
        name, seconds = line.split()
        try:
            if name not in prepared:
                prepared[name] = rows[name]()
            answer(measure(prepared[name], float(seconds))._asdict())
        except Exception as fault:  # whatever goes wrong in a peer is its result
            answer({"error": told(fault)})


def told(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"[:200]


def main(module: str, core: int) -> None:
    # Libraries greet people on standard output; the answers go past them.
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)

        def answer(said: dict[str, object]) -> None:
            print(json.dumps(said), file=answers, flush=True)

        # Before the import: thread pools are made as large as the cores they see.
        if sys.platform == "linux":
            os.sched_setaffinity(0, {core})
        try:
            side = importlib.import_module(module)
            answer({"versions": {package: version(package) for package in side.PACKAGES}})
        except Exception as fault:
            answer({"error": told(fault)})
        else:
            serve(side.ROWS, sys.stdin, answer)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
