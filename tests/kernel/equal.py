"""`make equal`: tens of thousands of random games on both engines, compared after every move.

Ctrl-C ends it early and says how far it got. `--from` goes on with other games than the first ones.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from random import Random

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from assyria.kernel import warm_up
from tests.games import RULES
from tests.kernel.fate import Fate
from tests.kernel.twins import begin_both, play_both, play_on

PORTION = 10
FATEFUL = 10
"""Every so many games fate meddles."""


def portion(first: int, games: int) -> tuple[int, int]:
    """Some games of each kind in turn; how many games and moves."""
    moves = 0
    for number in range(first, first + games):
        game = RULES[number % len(RULES)]
        try:
            if number % FATEFUL:
                moves += play_both(game, number, quick=True)
            else:
                moves += play_on(*begin_both(game, number), Random(number), fate=Fate(number))
        except AssertionError as differs:
            raise AssertionError(f"game {number} of {game.players} players: {differs}") from differs
    return games, moves


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="number of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    console = Console()
    warm_up()
    columns = (
        TextColumn("equal"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    last = wanted.first + wanted.games
    todo = iter([(at, min(PORTION, last - at)) for at in range(wanted.first, last, PORTION)])
    games = moves = 0
    with (
        ProcessPoolExecutor(wanted.processes) as pool,
        Progress(*columns, console=console, speed_estimate_period=60) as bar,
    ):
        task = bar.add_task("", total=wanted.games, rate="")
        try:
            # Never more than a few portions ahead, so that an interruption leaves nothing to wait for.
            running = {pool.submit(portion, *part) for part in islice(todo, 2 * wanted.processes)}
            while running:
                done = next(as_completed(running))
                running.remove(done)
                running.update(pool.submit(portion, *part) for part in islice(todo, 1))
                more_games, more_moves = done.result()
                games, moves = games + more_games, moves + more_moves
                elapsed = bar.tasks[0].elapsed or 1
                bar.update(task, completed=games, rate=f"{games / elapsed:.0f} games/s")
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    console.print(f"{games} games, {moves} moves: rules and kernel agree after every one")
    return 0 if games == wanted.games else 130


if __name__ == "__main__":
    sys.exit(main())
