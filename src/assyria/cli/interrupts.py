"""Interruption of long work, which keeps what is done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit code after Ctrl-C and the signals below."""


SIGNALS = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
"""What `kill` sends, also to processes in the background, which ignore Ctrl-C; what a closed terminal sends."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Make these signals raise KeyboardInterrupt. One that was ignored, as by `nohup`, stays so."""
    before = {number: handler for number in SIGNALS if (handler := signal.getsignal(number)) is not signal.SIG_IGN}
    for number in before:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    raise KeyboardInterrupt
