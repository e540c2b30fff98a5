"""Run a command so that nothing it starts outlives it: `python -m tools.contain COMMAND …`.

After the command has ended, processes that are still there are named and killed, and the run counts as failed.
When interrupted, by Ctrl-C or SIGTERM, they are just killed. This needs Linux; elsewhere the command simply runs.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from typing import NamedTuple

GRACE = 10.0
"""Seconds that processes have to end by themselves."""
SET_CHILD_SUBREAPER = 36
"""The number of this option of prctl(2): processes that lose their parent become our children."""


class Process(NamedTuple):
    pid: int
    parent: int
    command: str


class Interrupted(Exception):
    """We were told to stop, by this signal."""


def run(command: list[str]) -> int:
    """Run the command, and end what it leaves behind. Return an exit status."""
    adopt_orphans()
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    process = subprocess.Popen(command)  # noqa: S603
    try:
        code = wait_for(process)
        left = await_descendants()
    except Interrupted as told:
        number = told.args[0]
        if process.returncode is None:
            process.send_signal(number)
            await_descendants()
        kill_descendants()
        return 128 + int(number)
    ignore_interrupts()
    for each in left:
        print(f"still running: {each.pid} {each.command}", file=sys.stderr)
    kill_descendants()
    return code or bool(left)


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    # Once is enough: whoever presses Ctrl-C again must not break off the cleaning up.
    ignore_interrupts()
    raise Interrupted(signal.Signals(number))


def ignore_interrupts() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def adopt_orphans() -> None:
    """Become the parent of all descendants whose own parent ends, however they detach themselves."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process and return its exit status; collect the orphans that end before it."""
    while True:
        pid, status = os.wait()
        if pid == process.pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode if process.returncode >= 0 else 128 - process.returncode


def await_descendants() -> list[Process]:
    """Give descendants some time to end. Return those that do not."""
    end = time.monotonic() + GRACE
    while (left := descendants()) and time.monotonic() < end:
        time.sleep(0.05)
    return left


def kill_descendants() -> None:
    """Kill all descendants; whoever starts another meanwhile loses it, too."""
    while left := descendants():
        for each in left:
            try:
                os.kill(each.pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(0.05)


def descendants() -> list[Process]:
    """Return our children, theirs, and so on, except those that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass
    except ChildProcessError:
        return []
    running = [each for path in Path("/proc").glob("[0-9]*") if (each := read_process(path)) is not None]
    ours = {os.getpid()}
    found: list[Process] = []
    while more := [process for process in running if process.parent in ours and process.pid not in ours]:
        ours.update(process.pid for process in more)
        found += more
    return found


def read_process(path: Path) -> Process | None:
    """Return what /proc says of a process; None if it has ended."""
    try:
        stat = (path / "stat").read_text(encoding="utf-8", errors="replace")
        command = (path / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return None
    name, _, rest = stat.partition("(")[2].rpartition(")")
    state, parent = rest.split()[:2]
    return None if state in "ZX" else Process(int(path.name), int(parent), command or name)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
