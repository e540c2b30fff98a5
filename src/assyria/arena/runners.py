"""Who plays the games: this process, several on this machine, or a Ray cluster. The games are the same."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from urllib.parse import urlsplit

from assyria.arena.game import Played, play_pairing
from assyria.arena.loader import warm_up
from assyria.arena.pairings import Pairing
from assyria.bots.process import end_with_parent

Games = Generator[Played, None, None]
Runner = Callable[[Sequence[Pairing], int], Games]
"""Plays pairings with a seed, and tells each game as soon as it is over, in any order."""

AHEAD = 2
"""Games handed out for each that is being played, so that nobody waits for the next."""
PATIENCE = 5.0
"""Seconds that a cluster has to answer."""


class NoRay(Exception):
    """The library Ray is not installed."""


class NoCluster(Exception):
    """Nothing at the address that lets us in."""


def cores() -> int:
    """How many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(pairings: Sequence[Pairing], seed: int) -> Games:
    """One after the other."""
    for pairing in pairings:
        yield play_pairing(pairing, seed)


def processes(jobs: int) -> Runner:
    """So many games at the same time, on this machine. Raises BrokenProcessPool if a process dies."""

    def play(pairings: Sequence[Pairing], seed: int) -> Games:
        # What is compiled on first use is compiled once, and not by all at the same time.
        for name in sorted({name for pairing in pairings for name in pairing.seats}):
            warm_up(name)
        others = set(active_children())
        waiting = iter(pairings)
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
        try:
            with _deaf_to_interrupts():
                pending = {pool.submit(play_pairing, pairing, seed) for pairing in islice(waiting, AHEAD * jobs)}
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                pending |= {pool.submit(play_pairing, pairing, seed) for pairing in islice(waiting, len(done))}
                for game in done:
                    yield game.result()
        except BaseException:
            # Whoever stops does not wait for games that may take minutes.
            for child in set(active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    return play


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, which goes to all of them: this one decides for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cluster(address: str) -> Runner:
    """On all cores of a Ray cluster; `local` starts one on this machine. Raises NoRay, NoCluster."""

    def play(pairings: Sequence[Pairing], seed: int) -> Games:
        # Nobody is told that games are played here.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError:
            raise NoRay from None
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError):
            raise NoCluster(address) from None
        try:
            task = ray.remote(play_pairing)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            at_once = AHEAD * max(1, int(resources.get("CPU", 1)))
            waiting = iter(pairings)
            pending = [task.remote(pairing, seed) for pairing in islice(waiting, at_once)]
            while pending:
                done, pending = ray.wait(pending)
                pending += [task.remote(pairing, seed) for pairing in islice(waiting, len(done))]
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as failed:
            raise failed.cause from None
        finally:
            ray.shutdown()

    return play


def _knock(address: str) -> None:
    """Ray itself waits for minutes where nobody answers. Raises NoCluster."""
    where = urlsplit(address if "://" in address else f"//{address}")
    try:
        if where.hostname and where.port:
            socket.create_connection((where.hostname, where.port), PATIENCE).close()
    except (OSError, ValueError):  # ValueError: a port that is no number
        raise NoCluster(address) from None
