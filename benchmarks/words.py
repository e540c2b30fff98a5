"""What the reports of all benchmarks have in common."""

from __future__ import annotations

import argparse
import os
import platform
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
MACHINE = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores."


def write_report(
    parser: argparse.ArgumentParser, document: Path, measured: Callable[[argparse.Namespace], str]
) -> None:
    """Measure, print what came of it, and write the document, unless that is not wanted."""
    parser.add_argument("--no-report", action="store_true", help="leave the document alone")
    options = parser.parse_args()
    # What ends us ends the servers, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    text = measured(options)
    print(text)
    if not options.no_report:
        document.write_text(text, encoding="utf-8")


@contextmanager
def scratch_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="assyria-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def lines(rows: Iterable[str]) -> str:
    return "\n".join(rows)


def verdict(met: bool) -> str:
    return "met" if met else "**missed**"


def aim(what: str, measured: str, met: bool) -> str:
    return f"| {what} | {measured} | {verdict(met)} |"


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def kb(size: float) -> str:
    return f"{size / 1000:.1f} kB"
