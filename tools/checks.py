"""Run stages of the Makefile one after the other: `python -m tools.checks lint,types unit`.

Stages that are joined by commas run two at a time. All of them run, even if one fails; the end of the log says how
long each took, what failed, and how to run it alone. `--busy N` keeps N processes busy beside them.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import FrameType
from typing import IO

SIDE_BY_SIDE = 2
SHOWN = 20
"""How many failed tests of a stage are named."""
TAIL = 8
"""How many lines are shown of a stage that failed without naming a test."""
PATIENCE = 5.0
"""Seconds for the last output of a stage: something that it left running may hold on to its end."""
TESTS = "ASSYRIA_TESTS"
FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) (\S+?\.py(?:::[^\[\s]+(?:\[.*?\])?)?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Result:
    """How a stage ended."""

    stage: str
    failed: bool
    seconds: float
    output: str


class Stages:
    """Stages that run, and can be stopped."""

    def __init__(self) -> None:
        self.running: set[subprocess.Popen[bytes]] = set()
        self.stopped = False
        self.lock = threading.Lock()

    def run_all(self, groups: Sequence[Sequence[str]]) -> list[Result]:
        """Run one group after the other, the stages of a group side by side."""
        results: list[Result] = []
        for group in groups:
            live = len(group) == 1
            with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
                try:
                    results += pool.map(self.run, group, [live] * len(group))
                except BaseException:
                    self.stop()
                    raise
        return results

    def run(self, stage: str, live: bool) -> Result:
        """Run a stage; its output is shown as it comes, or in one piece at the end."""
        say(f"== {stage}")
        start = time.monotonic()
        process = self.start(["make", "--no-print-directory", stage])
        output = bytearray()
        assert process.stdout is not None
        reader = threading.Thread(target=copy, args=(process.stdout, output, live), daemon=True)
        reader.start()
        code = process.wait()
        reader.join(PATIENCE)
        with self.lock:
            self.running.discard(process)
        text = bytes(output).decode(errors="replace")
        result = Result(stage, code != 0, time.monotonic() - start, text)
        say(("" if live else text) + line_about(result))
        return result

    def start(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Start a command, unless all are to stop."""
        with self.lock:
            if self.stopped:
                raise InterruptedError
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # noqa: S603
            self.running.add(process)
            return process

    def stop(self) -> None:
        """End what runs, and start nothing more. Make passes the signal on to what it runs."""
        with self.lock:
            self.stopped = True
            for process in self.running:
                process.terminate()


def copy(source: IO[bytes], output: bytearray, live: bool) -> None:
    """Add to the output what comes from the source, and show it at once if it is live."""
    while chunk := os.read(source.fileno(), 1 << 16):
        output += chunk
        if live:
            sys.stdout.buffer.write(chunk)
            sys.stdout.flush()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@contextlib.contextmanager
def busy(number: int) -> Iterator[None]:
    """Keep this many processes busy."""
    command = [sys.executable, "-c", "while True: pass"]
    processes = [subprocess.Popen(command) for _ in range(number)]  # noqa: S603
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def line_about(result: Result) -> str:
    return f"== {result.stage}: {'FAILED' if result.failed else 'passed'} after {result.seconds:.0f} s"


def summary(results: Sequence[Result]) -> str:
    """Say how long each stage took, what failed, and how to run it alone."""
    lines = ["", *map(line_about, results)]
    failed = [result for result in results if result.failed]
    if failed:
        lines += ["", f"{len(failed)} of {len(results)} failed. To run what failed alone:"]
    for result in failed:
        lines += ["", *how_to_run(result)]
    return "\n".join(lines)


def how_to_run(result: Result) -> Iterator[str]:
    """Name the stage, then the tests of it that failed, or what it said last."""
    tests = failed_tests(result.output)
    effort = os.environ.get(TESTS)
    prefix = f"{TESTS}={shlex.quote(effort)} " if effort else ""
    yield f"{prefix}make {result.stage}"
    for test in tests[:SHOWN]:
        yield f"    {prefix}.venv/bin/pytest {shlex.quote(test)}"
    if len(tests) > SHOWN:
        yield f"    and {len(tests) - SHOWN} more"
    if not tests:
        said = [line for line in result.output.splitlines() if line.strip() and not line.startswith("make: ***")]
        yield from (f"    {line}" for line in said[-TAIL:])


def failed_tests(output: str) -> list[str]:
    """Return the failed tests that pytest names at the end."""
    return list(dict.fromkeys(FAILED_TEST.findall(output.rpartition("short test summary info")[2])))


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    # Ctrl-C comes twice, from the terminal and from `tools.contain`: once is enough.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    raise SystemExit(128 + number)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stages", nargs="+", help="targets of the Makefile")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="keep N processes busy meanwhile")
    options = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _interrupt)
    with busy(options.busy):
        results = Stages().run_all([group.split(",") for group in options.stages])
    say(summary(results))
    return int(any(result.failed for result in results))


if __name__ == "__main__":
    sys.exit(main())
