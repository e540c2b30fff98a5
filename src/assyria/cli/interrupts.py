"""Interruption of long work, which keeps what is done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit code after Ctrl-C and SIGTERM."""


@contextmanager
def interrupted_by_sigterm() -> Iterator[None]:
    """Make SIGTERM raise KeyboardInterrupt: `kill` sends it, and a process in the background ignores Ctrl-C."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    raise KeyboardInterrupt
