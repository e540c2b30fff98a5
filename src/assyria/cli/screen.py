"""A terminal as a screen: one picture after another, none larger than it; in a pipe, plain lines."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from types import FrameType

from rich.console import Console
from rich.text import Text

from assyria.render.lines import paragraph
from assyria.render.words import Words

WIDTH, HEIGHT = 80, 24
"""The smallest terminal in which the board stays in view."""


class Screen:
    """Shows lines and asks. In a pipe, or if the terminal is too small, everything is printed as it comes."""

    def __init__(self, words: Words) -> None:
        self.words = words
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal that has no ⌂ shows a ?
        self.console = Console(highlight=False)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def is_paged(self) -> bool:
        """Whether each picture replaces the one before. It changes when a window does."""
        return self.is_terminal and self.width >= WIDTH and self.height >= HEIGHT

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use the terminal's second screen, so that what was there before comes back."""
        if not self.is_paged:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield

    def wrapped(self, text: str, style: str = "") -> list[Text]:
        """Return a text in lines of the terminal's width."""
        return paragraph(text, self.width, style)

    def show(self, lines: Sequence[Text], at_bottom: Sequence[Text] = ()) -> None:
        """Show the lines: on a cleared screen, with others at its bottom and a free line for input below them."""
        with self.console:  # written at once, so that nothing flickers
            if self.is_paged:
                self.console.clear()
                between = [Text()] * (self.height - 1 - len(lines) - len(at_bottom))
                self.print([*lines, *between, *at_bottom])
            else:
                self.print([Text(), *lines, *at_bottom])

    def print(self, lines: Sequence[Text]) -> None:
        """Print lines that are no wider than the terminal."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: str) -> None:
        """Print a text in one line, however long, so that paths and commands in it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, question: str, redraw: Callable[[], None] | None = None) -> str:
        """Return a line of input, without what cannot be printed, like the codes of arrow keys.

        If the window gets another size meanwhile, `redraw` shows the picture again. Raises EOFError if there is no
        input, KeyboardInterrupt on Ctrl-C.
        """
        asked = Text(f"{question} ", "bold")
        with self._redrawn(redraw, asked):
            answer = self.console.input(asked)
        return "".join(char for char in answer if char.isprintable()).strip()

    @contextmanager
    def _redrawn(self, redraw: Callable[[], None] | None, asked: Text) -> Iterator[None]:
        """Draw again what is asked about whenever the window gets another size."""
        if redraw is None or not self.is_terminal or not hasattr(signal, "SIGWINCH"):
            yield
            return

        def draw(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
            if self.is_paged:
                redraw()
                self.console.print(asked, end="")

        before = signal.signal(signal.SIGWINCH, draw)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def read(self, lines: Sequence[Text]) -> None:
        """Show lines for reading: page by page, with Enter to go on."""
        if not self.is_paged:
            self.print(lines)
            return
        room = self.height - 1
        pages = [lines[start : start + room] for start in range(0, len(lines), room)]
        for number, page in enumerate(pages, start=1):
            redraw = partial(self.show, page)
            redraw()
            if number == len(pages):
                self.ask(self.words("play-page-last"), redraw)
            elif self.ask(self.words("play-page", page=number, pages=len(pages)), redraw):
                return
