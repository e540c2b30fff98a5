"""Write web/src/gen/board.ts, art.svg, land.svg and land-dark.svg: the page's board and its art.

The board, its numbers and all drawings are the Python package's own; the page draws with what is written here.
No drawing has a style attribute or element: the page's Content-Security-Policy allows neither.
"""

from __future__ import annotations

from pathlib import Path

from tools.page_board import typescript
from tools.page_drawings import at_night, scenery, sprite

FOLDER = Path(__file__).parents[1] / "web" / "src" / "gen"


def files() -> dict[str, str]:
    """What is written, by the file's name."""
    day = scenery()
    return {"board.ts": typescript(), "art.svg": sprite(), "land.svg": day, "land-dark.svg": at_night(day)}


def main() -> None:
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
