"""What runs in a worker before its work. Apart from the rest of the server, which a worker need not import."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from assyria.bots.process import end_with_parent

NICE = 5
"""By how much workers are less important than the server to the system's scheduler."""


def begin() -> None:
    """Set up a worker: ignore Ctrl-C, which is for the server, and end if the server is killed.

    Where there are fewer cores than work, the server itself comes first: it needs little, but at once.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def import_work(_: Callable[..., object]) -> None:
    """Do nothing. Runs in the worker, which imported the work to get here."""
