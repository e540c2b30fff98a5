"""Compilation in the background, for a server that was started without it."""

from __future__ import annotations

import logging
import subprocess
import sys

from assyria.bots.registry import COMPILED
from assyria.user_folders import cache_root, is_writable

log = logging.getLogger("assyria.bots")


class Compiler:
    """A process that compiles the bots, started at most once; until it is done a stand-in plays."""

    def __init__(self) -> None:
        self._asked = False
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Compile, if the result can be kept; say so once."""
        if self._asked:
            return
        self._asked = True
        if not is_writable(cache_root()):
            why = "no writable cache folder; set NUMBA_CACHE_DIR"
            log.warning("compiled bots unavailable", extra={"bots": sorted(COMPILED), "why": why})
            return
        log.warning("compiling bots, a stand-in plays until then", extra={"bots": sorted(COMPILED)})
        command = [sys.executable, "-m", "assyria.bots"]
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """End it, wherever it is."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
