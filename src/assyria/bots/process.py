"""Processes in which bots think: none outlives the process that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from types import FrameType

from assyria.bots.engine import kill_engines


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
