"""A real terminal of a given size, with a command in it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tests.cli.frames import frames
from tests.processes import running

PATIENCE = 60
"""Seconds to wait for something that must come: a busy machine is no fault."""


class Terminal:
    """What a person sees and types."""

    def __init__(self, own: int, process: subprocess.Popen[Any]) -> None:
        self.process = process
        self.shown = ""
        """All that came so far."""
        self._own = own
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def expect(self, *beginnings: str) -> list[list[str]]:
        """Wait for a picture with a line that begins so. Return the pictures since the last time."""
        new, deadline = "", time.monotonic() + PATIENCE
        while not any(line.startswith(beginnings) for picture in frames(new)[-1:] for line in picture):
            new += self._read(deadline)
        return frames(new)

    def expect_keys(self) -> list[list[str]]:
        """Wait until the program has shown which keys there are, and listens: then its picture is whole."""
        new, deadline = "", time.monotonic() + PATIENCE
        while not any(line.startswith("← →") for picture in frames(new)[-1:] for line in picture):
            new += self._read(deadline)
        self._until_it_listens()
        while select.select([self._own], [], [], 0)[0]:
            new += self._read(deadline)
        return frames(new)

    def wait_for(self, text: str) -> None:
        """Wait until something is written, in a picture or not."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            self._read(deadline)

    def type(self, text: str) -> None:
        """Type a line, which the terminal hands on with Enter."""
        self.send(f"{text}\n".encode())

    def send(self, typed: bytes) -> None:
        """Send what keys send."""
        os.write(self._own, typed)

    def press(self, key: bytes) -> None:
        """Press a key once the program listens for keys; before that they would be lost."""
        self._until_it_listens()
        self.send(key)

    def _until_it_listens(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while termios.tcgetattr(self._own)[3] & termios.ICANON:
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window this wide and high, and tell the program, as a terminal of its own would."""
        _set_size(self._own, size)
        self.process.send_signal(signal.SIGWINCH)

    def end(self) -> int:
        """Wait for the end of the command, and return its exit status."""
        with suppress(OSError):  # once nobody writes any more
            while self._read(time.monotonic() + PATIENCE):
                pass
        return self.process.wait(timeout=PATIENCE)

    def _read(self, deadline: float) -> str:
        ready, _, _ = select.select([self._own], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"nothing came after {self.shown[-2000:]!r}"
        new = self._decoder.decode(os.read(self._own, 65536))
        self.shown += new
        return new


def _set_size(handle: int, size: tuple[int, int]) -> None:
    width, height = size
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))


@contextmanager
def terminal(size: tuple[int, int], *arguments: str, **environment: str) -> Iterator[Terminal]:
    """Run `assyria` in a terminal of this width and height."""
    own, theirs = pty.openpty()
    _set_size(theirs, size)
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    settings = {**inherited, "TERM": "xterm-256color", "COLORTERM": "truecolor", **environment}
    command = [sys.executable, "-m", "assyria", *arguments]
    try:
        with running(command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings) as process:
            os.close(theirs)
            yield Terminal(own, process)
    finally:
        os.close(own)
