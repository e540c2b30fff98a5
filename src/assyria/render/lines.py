"""Lines for a terminal: text broken at spaces, measured in the cells that its characters take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.style import Style
from rich.text import Text

WORD_SPACE = 1


def flow(cells: Iterable[Text], width: int, gap: int = WORD_SPACE, indent: int = 0) -> list[Text]:
    """Return the cells one after another, in as many lines as they need; later lines are indented.

    A cell is broken at its spaces only if it is wider than a line, and within a word only if that is too.
    """
    lines: list[Text] = []
    for cell in cells:
        parts = [cell] if cell.cell_len <= width - indent else _broken(cell, width - indent)
        for number, part in enumerate(parts):
            space = WORD_SPACE if number else gap
            if lines and lines[-1].cell_len + space + part.cell_len <= width:
                lines[-1].append(" " * space).append_text(part)
            else:
                lines.append(Text(" " * indent if lines else "").append_text(part))
    return lines


def _broken(cell: Text, width: int) -> Iterator[Text]:
    for word in cell.split(" "):
        if word.cell_len <= width:
            yield word
        else:
            yield from word.divide(_cuts(word.plain, width))


def _cuts(word: str, width: int) -> list[int]:
    """Return where to cut a word into pieces of this width."""
    ends, end = [], 0
    for piece in chop_cells(word, width)[:-1]:
        end += len(piece)
        ends.append(end)
    return ends


def paragraph(text: str, width: int, style: str | Style = "", indent: int = 0) -> list[Text]:
    """Return a text in lines. No-break spaces hold; line breaks in the text are kept."""
    lines = []
    for part in text.splitlines():
        lines += flow((Text(word, style) for word in part.split(" ") if word), width, indent=indent)
    return lines


def side_by_side(left: Sequence[Text], right: Sequence[Text], gap: int) -> list[Text]:
    """Return lines that have a line of each. The left ones must all be of one width."""
    blank = Text(" " * (left[0].cell_len if left else 0))
    space = Text(" " * gap)
    return [
        Text.assemble(one or blank, space, other) if other else (one or blank)
        for one, other in zip_longest(left, right)
    ]


def fit(text: str, width: int) -> str:
    """Return the text in exactly this many cells: filled with spaces, or cut with an ellipsis."""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1).rstrip() + "…"
    return set_cell_size(text, width)
