"""Processes in which bots think: none outlives the process that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, TypeVar

from assyria.bots.engine import kill_engines

QUEUED_PER_WORKER = 2
"""Pieces of work handed out at once for each worker, so that none waits for its next."""
ENDING_TIMEOUT = 5.0
"""Seconds for a worker to end its engines and itself."""

Found = TypeVar("Found")


def cores() -> int:
    """Return how many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(
    jobs: int, work: Callable[..., Found], calls: Iterable[tuple[Any, ...]]
) -> Generator[Found, None, None]:
    """Call a function in so many processes, and yield what it returns, in any order.

    Raises BrokenProcessPool if a process dies, and what the work raises.
    """
    others = set(active_children())
    waiting = iter(calls)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_worker)
    try:
        with _ignoring_interrupts():
            pending = {pool.submit(work, *call) for call in islice(waiting, QUEUED_PER_WORKER * jobs)}
        while pending:
            done, pending = wait_for(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(work, *call) for call in islice(waiting, len(done))}
            for one in done:
                yield one.result()
    except BaseException:
        # An interruption does not wait for work that may take minutes.
        _end_all(set(active_children()) - others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_all(children: Iterable[BaseProcess]) -> None:
    """End processes; those that do not listen are killed."""
    for child in children:
        child.terminate()
    for child in children:
        child.join(ENDING_TIMEOUT)
        child.kill()


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C, which goes to all of them: this one ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def begin_worker() -> None:
    """Set up a worker: with it end the engines that it started, when it is told to and when its parent ends."""
    end_with_parent()
    signal.signal(signal.SIGTERM, _on_sigterm)


def end_with_parent() -> None:
    """End this process when its parent ends, even if that is killed. For the start of a worker."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    _end()


def _on_sigterm(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    _end()


def _end() -> None:
    kill_engines()
    os._exit(1)
