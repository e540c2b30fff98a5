"""What must not be left half done when somebody presses Ctrl-C."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]
"""Those whose handlers may raise."""


@contextmanager
def holding_signals() -> Iterator[None]:
    """Let signals wait until what is done here is done: then their handlers run."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python runs handlers in the main thread alone.
        return
    held: list[tuple[int, FrameType | None]] = []
    handlers = {number: handler for number in SIGNALS if callable(handler := signal.getsignal(number))}
    for number in handlers:
        signal.signal(number, lambda *signalled: held.append(signalled))
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    for number, frame in held:
        handlers[signal.Signals(number)](number, frame)
