"""`python -m assyria.kernel`: compile the kernel for this machine, once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from assyria.kernel.compiling import KERNEL, CompiledFunction, cache_folder
from assyria.kernel.loops import COMPILED_FUNCTIONS
from assyria.kernel.warming import warm_up


def compile_ahead(name: str, parts: Sequence[CompiledFunction], package: Path) -> None:
    """Compile the parts of a package, with a bar. Print nothing if all were cached."""
    console = Console(stderr=True)
    if not console.is_terminal and not all(part.is_ready() for part in parts):
        # Nobody would see the bar.
        console.print(f"{name}: compiling for this machine, which takes a minute or so")
    began = time.monotonic()
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, total: int, part: str) -> None:
            bar.update(task, completed=done, total=total, description=part.lower().replace("_", " "))

        cached = warm_up(tell, parts)
    if not cached:
        console.print(f"{name} compiled in {time.monotonic() - began:.0f} s, kept in {cache_folder(package)}")


def main() -> None:
    compile_ahead("kernel", COMPILED_FUNCTIONS, KERNEL)


if __name__ == "__main__":
    main()
