"""Compiling everything ahead of the first move, with progress."""

from __future__ import annotations

from collections.abc import Callable

from assyria.kernel.entries import ENTRIES

Progress = Callable[[int, int, str], None]
"""Told before each part, and once at the end: parts done, parts in all, the name of the next."""


def warm_up(progress: Progress | None = None) -> bool:
    """Compile, or read from the cache, all that Python calls; whether the cache had everything."""
    cached = True
    for number, part in enumerate(ENTRIES):
        if progress:
            progress(number, len(ENTRIES), part.name)
        cached &= part.ready()
    if progress:
        progress(len(ENTRIES), len(ENTRIES), "")
    return cached
