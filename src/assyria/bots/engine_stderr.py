"""What engines write to stderr: some of it is logged, for the operator; the last lines are kept for a report."""

from __future__ import annotations

import contextlib
import logging
import time
from collections import deque
from typing import IO

log = logging.getLogger("assyria.engines")

LONGEST = 500
"""The most characters of a line that are logged."""
KEPT = 20
"""The last lines that a report of a failure has."""
BURST, PER_SECOND = 20.0, 1.0
"""Lines that one process may write to the log: at once, and in the long run."""


class StderrLog:
    """The lines of one process."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._last: deque[str] = deque(maxlen=KEPT)
        self._allowed = BURST
        self._when = time.monotonic()
        self._left_out = 0

    def last(self) -> tuple[str, ...]:
        """Return the last lines."""
        return tuple(self._last)

    def read(self, stderr: IO[bytes]) -> None:
        """Read all lines until the process ends, so that it never waits for us."""
        with contextlib.suppress(OSError, ValueError), stderr:
            new = True
            while part := stderr.readline(4096):
                if new:  # the rest of a long line is read and left out
                    self._add(part.decode("utf-8", "replace").strip()[:LONGEST])
                new = part.endswith(b"\n")
        if self._left_out:
            self._tell_left_out()

    def _add(self, line: str) -> None:
        self._last.append(line)
        now = time.monotonic()
        self._allowed = min(BURST, self._allowed + (now - self._when) * PER_SECOND)
        self._when = now
        if self._allowed < 1:
            self._left_out += 1
            return
        self._allowed -= 1
        if self._left_out:
            self._tell_left_out()
        log.info("engine says", extra={"engine": self._name, "line": line})

    def _tell_left_out(self) -> None:
        log.info("engine says more", extra={"engine": self._name, "lines_left_out": self._left_out})
        self._left_out = 0
