"""Runners play the games: in this process, in several, or on a Ray cluster. The games are the same."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Sequence
from functools import partial
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from assyria.arena.game import PlayedGame, play_pairing
from assyria.arena.pairings import Pairing
from assyria.arena.warming import warm_up
from assyria.bots.process import QUEUED_PER_WORKER, in_processes

Games = Generator[PlayedGame, None, None]
Runner = Callable[[Sequence[Pairing], int], Games]
"""Plays pairings with a seed, and yields each game as soon as it is over, in any order."""

CLUSTER_TIMEOUT = 5.0
"""Seconds for a cluster to answer."""


class NoRay(Exception):
    """Ray is not installed."""


class NoCluster(Exception):
    """No cluster at this address lets us in."""


def play_here(pairings: Sequence[Pairing], seed: int, limit: float | None = None) -> Games:
    """Play the games one after the other in this process. For the limit see `play_pairing`."""
    for pairing in pairings:
        yield play_pairing(pairing, seed, limit=limit)


def processes(jobs: int, limit: float | None = None) -> Runner:
    """Return a runner for so many games at a time. It raises BrokenProcessPool if a process dies."""

    def play(pairings: Sequence[Pairing], seed: int) -> Games:
        # What is compiled on first use is compiled once, and not by all at the same time.
        for name in sorted({name for pairing in pairings for name in pairing.seats if ":" not in name}):
            warm_up(name)
        yield from in_processes(
            jobs, partial(play_pairing, limit=limit), ((pairing, seed) for pairing in pairings)
        )

    return play


def cluster(address: str, limit: float | None = None) -> Runner:
    """Return a runner on all cores of a Ray cluster; `local` starts one here. It raises NoRay, NoCluster."""

    def play(pairings: Sequence[Pairing], seed: int) -> Games:
        # Ray would report its use to its makers.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError:
            raise NoRay from None
        _check_answers(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError):
            raise NoCluster(address) from None
        try:
            task: Any = ray.remote(play_pairing)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            at_once = QUEUED_PER_WORKER * max(1, int(resources.get("CPU", 1)))
            waiting = iter(pairings)
            pending = [task.remote(pairing, seed, None, limit) for pairing in islice(waiting, at_once)]
            while pending:
                done, pending = ray.wait(pending)
                pending += [task.remote(pairing, seed, None, limit) for pairing in islice(waiting, len(done))]
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as failed:
            raise failed.cause from None
        finally:
            ray.shutdown()

    return play


def _check_answers(address: str) -> None:
    """Check that something answers at an address: Ray itself waits for minutes. Raises NoCluster."""
    where = urlsplit(address if "://" in address else f"//{address}")
    try:
        if where.hostname and where.port:
            socket.create_connection((where.hostname, where.port), CLUSTER_TIMEOUT).close()
    except (OSError, ValueError):  # ValueError: a port that is no number
        raise NoCluster(address) from None
