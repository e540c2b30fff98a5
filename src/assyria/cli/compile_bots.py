"""Compiled bots for a server: made before it listens, and kept where that is possible."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import tempfile
from types import FrameType

import click

from assyria.render.words import Words
from assyria.user_folders import cache_root, is_writable

ENDED_BY_SIGTERM = 128 + signal.SIGTERM


def compile_bots(words: Words) -> None:
    """Compile the bots unless they are cached, which takes longer than they may think about a move.

    If no cache folder can be written, there is one for the life of this process and those it starts.
    """
    if not is_writable(cache_root()):
        folder = tempfile.TemporaryDirectory(prefix="assyria-")
        atexit.register(folder.cleanup)
        # By default SIGTERM would end the process without that.
        signal.signal(signal.SIGTERM, _exit)
        os.environ["NUMBA_CACHE_DIR"] = folder.name
        click.echo(words("cli-serve-no-cache"), err=True)
    # In a process of its own, since the server itself needs no Numba. If it fails, `greedy` plays for the others.
    subprocess.run([sys.executable, "-m", "assyria.bots"], check=False)


def _exit(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    sys.exit(ENDED_BY_SIGTERM)
