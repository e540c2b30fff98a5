"""`python -m benchmarks.card`: how fast games are played on a graphics card, beside pgx if it is installed there.

Every figure is the best of a few runs of a second: what else the card does can only slow it down.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from assyria.env import Batch
from assyria.kernel.cuda.target import cuda

GAMES = 131_072
RUNS = 3
SECONDS = 1.0


def rate(work: Callable[[], float]) -> float:
    """Return how much a second is done, of what `work` counts; it returns when it is done."""
    work()
    best = 0.0
    for _ in range(RUNS):
        done, began = 0.0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            done += work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def playouts(players: int) -> float:
    """Return decisions a second in whole random games."""
    batch = Batch(players, GAMES, device="cuda")
    batch.reset(1)

    def work() -> int:
        played = batch.play_out()
        decisions: int = played.decisions.copy_to_host().sum()  # type: ignore[attr-defined]
        return decisions

    return rate(work)


def lockstep(players: int) -> float:
    """Return random legal steps a second, with masks and observations of every mover."""
    batch = Batch(players, GAMES, device="cuda")
    batch.reset(1)

    def work() -> int:
        for _ in range(100):
            batch.step(batch.random_actions())
        cuda().synchronize()
        return 100 * GAMES

    return rate(work)


def backgammon(games: int) -> float:
    """Return the same of pgx, in backgammon."""
    import jax
    from benchmarks.peers.pgx import batch

    jax.config.update("jax_platforms", "cuda")
    return rate(batch(games))


def main() -> None:
    for players in (2, 3, 4):
        print(f"playouts, {players} players: {playouts(players) / 1e6:.0f} M decisions/s", flush=True)
        print(f"lockstep, {players} players: {lockstep(players) / 1e6:.1f} M steps/s", flush=True)
    try:
        for games in (GAMES // 8, GAMES, GAMES * 4):
            print(f"pgx backgammon, batch of {games}: {backgammon(games) / 1e6:.1f} M steps/s", flush=True)
    except ImportError as missing:
        print(f"pgx is not there: {missing}")


if __name__ == "__main__":
    main()
