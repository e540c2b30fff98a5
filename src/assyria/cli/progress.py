"""A progress bar for many games or tables: number of finished ones, speed, time left."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from assyria.render.words import Words


class GamesBar:
    """A progress bar on standard error, shown only at a terminal."""

    def __init__(self, games: int, words: Words, done: int = 0, label: str = "cli-games-bar") -> None:
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
        self._task = self._progress.add_task(words(label), total=games, completed=done, rate="")
        self._began = time.perf_counter()
        self._games = 0

    def game_over(self) -> None:
        """Count one more game."""
        self._games += 1
        rate = self._games / (time.perf_counter() - self._began)
        self._progress.update(self._task, advance=1, rate=f"{rate:.1f}/s")

    def __enter__(self) -> GamesBar:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
