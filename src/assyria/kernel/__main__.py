"""`python -m assyria.kernel`: compile the kernel for this machine, once; done at once if that was done before."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from assyria.kernel.compiling import cache_folder
from assyria.kernel.warming import warm_up


def main() -> None:
    console = Console(stderr=True)
    began = time.monotonic()
    columns = (TextColumn("kernel"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, total: int, part: str) -> None:
            bar.update(task, completed=done, total=total, description=part.lower().replace("_", " "))

        cached = warm_up(tell)
    if not cached:
        console.print(f"kernel compiled in {time.monotonic() - began:.0f} s, kept in {cache_folder()}")


if __name__ == "__main__":
    main()
