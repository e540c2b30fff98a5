"""What a player sees of a decision: the table, what to do, the choices, and below them what happened."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from assyria.cli.screen import Screen
from assyria.preview import Choice
from assyria.render.choices import choice_cells, keyed_choices, prompt
from assyria.render.lines import flow
from assyria.render.terminal import legend_lines, table_lines
from assyria.rules import Position

CHOICE_GAP = 3
FOR_ANSWERS = 2
"""Lines that the choices leave free for answers to what a player types."""
FOR_STORY = 6
"""Lines of story that come before the legend where there is room for both."""


class DecisionFrame:
    """One decision on one screen. Where there are more choices than lines, they are on several pages."""

    def __init__(
        self, screen: Screen, position: Position, names: Sequence[str], choices: Sequence[Choice], unread: int
    ) -> None:
        """`unread` is the number of lines that must be seen before the legend takes room."""
        self._screen = screen
        words, width = screen.words, screen.width
        self.keyed = keyed_choices(choices, words)
        self._above = table_lines(position, words, names, width, choices)
        self._above += screen.wrapped(prompt(position, words), "bold")
        listed = flow(choice_cells(choices, words), width, CHOICE_GAP)
        if not screen.is_paged:
            self._pages, self.room = [listed], 0
            return
        below = screen.height - 1 - len(self._above)
        self._pages = self._paged(listed, max(2, below - FOR_ANSWERS))
        self.room = below - len(self._pages[0])
        """Lines below the choices."""
        legend = [Text(), *legend_lines(words, width)]
        if self.room >= len(legend) + max(FOR_STORY, unread):
            self._pages = [[*page, *legend] for page in self._pages]
            self.room -= len(legend)

    def show(self, below: Sequence[Text] = (), page: int = 0) -> None:
        """Show the decision, with lines at the bottom of the screen, above the input."""
        self._screen.show([*self._above, *self._pages[page % len(self._pages)]], below)

    def _paged(self, lines: list[Text], room: int) -> list[list[Text]]:
        if len(lines) <= room:
            return [lines]
        pages = [lines[start : start + room - 1] for start in range(0, len(lines), room - 1)]
        for number, page in enumerate(pages, start=1):
            text = self._screen.words("play-more-choices", page=number, pages=len(pages))
            page.append(Text(text, "dim"))
        return pages
