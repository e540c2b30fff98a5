"""Compiling everything ahead of the first move, with progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assyria.kernel.compiling import CompiledFunction
from assyria.kernel.loops import COMPILED_FUNCTIONS

Progress = Callable[[int, int, str], None]
"""Told before each part, and once at the end: parts done, parts in all, the name of the next."""


def warm_up(progress: Progress | None = None, parts: Sequence[CompiledFunction] = COMPILED_FUNCTIONS) -> bool:
    """Compile, or read from the cache, all that Python calls; whether the cache had everything.

    Packages that stand on the kernel name their own parts.
    """
    cached = True
    for number, part in enumerate(parts):
        if progress:
            progress(number, len(parts), part.name)
        cached &= part.ready()
    if progress:
        progress(len(parts), len(parts), "")
    return cached
