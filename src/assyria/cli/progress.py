"""A progress bar for many games, positions or tables: how many are done, speed, time left."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from assyria.render.words import Words


class ProgressBar:
    """A progress bar on standard error, shown only at a terminal."""

    def __init__(self, label: str, total: int, words: Words, done: int = 0) -> None:
        """Show the message `label` before the bar."""
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=console,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task(words(label), total=total, completed=done, rate="")
        self._began = time.perf_counter()
        self._done = 0

    def advance(self) -> None:
        """Count one more."""
        self._done += 1
        rate = self._done / (time.perf_counter() - self._began)
        self._progress.update(self._task, advance=1, rate=f"{rate:.1f}/s")

    def __enter__(self) -> ProgressBar:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
