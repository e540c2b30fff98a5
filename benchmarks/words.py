"""What the reports of all benchmarks have in common."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def aim(what: str, measured: str, met: bool) -> str:
    return f"| {what} | {measured} | {'met' if met else '**missed**'} |"


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def kb(size: float) -> str:
    return f"{size / 1000:.1f} kB"
