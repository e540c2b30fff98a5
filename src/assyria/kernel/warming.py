"""Compilation of everything ahead of the first move, with progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assyria.kernel.compiling import CompiledFunction
from assyria.kernel.loops import COMPILED_FUNCTIONS

Progress = Callable[[int, int, str], None]
"""Called before each part, and once at the end: parts done, all parts, the name of the next."""


def warm_up(progress: Progress | None = None, parts: Sequence[CompiledFunction] = COMPILED_FUNCTIONS) -> bool:
    """Compile, or read from the cache, all functions for Python. Return whether all were cached.

    Packages built on the kernel pass their own parts.
    """
    cached = True
    for number, part in enumerate(parts):
        if progress:
            progress(number, len(parts), part.name)
        cached &= part.ready()
    if progress:
        progress(len(parts), len(parts), "")
    return cached
