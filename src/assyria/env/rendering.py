"""What environments show of a position: text, or a picture as an array."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.extras import MissingExtra
from assyria.pictures import picture
from assyria.render.png import svg_to_png
from assyria.render.story import seat_names
from assyria.render.terminal import legend_lines, table_lines
from assyria.render.words import words_in
from assyria.rules import State

RENDER_MODES = ("ansi", "rgb_array")
COLUMNS = 100
PIXELS = 960
"""The width of a picture."""

Rendered = str | NDArray[Any]


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for a mode that there is not, and MissingExtra for one that lacks a package."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode {', '.join(RENDER_MODES)} or none expected, not {mode}")
    if mode == "rgb_array":
        try:
            import PIL.Image  # noqa: F401
            import resvg_py  # noqa: F401
        except ModuleNotFoundError as missing:
            raise MissingExtra(missing.name) from missing


def rendered(state: State, mode: str) -> Rendered:
    """Return the table as text, or red, green and blue of every pixel."""
    if mode == "ansi":
        words = words_in("en")
        lines = table_lines(state, words, seat_names(state.game.players, words), COLUMNS)
        return "\n".join(line.plain for line in [*lines, *legend_lines(words, COLUMNS)])
    from PIL import Image

    with Image.open(io.BytesIO(svg_to_png(picture(state), PIXELS))) as image:
        return np.asarray(image.convert("RGB"))
