"""Pictures of positions as SVG, with our own drawings.

`draw` the whole table · `draw_board` the board alone, with lit hexes and labels.
"""

from assyria.render.svg.board import Look, draw_board
from assyria.render.svg.speech import Speech
from assyria.render.svg.table import draw

__all__ = ["Look", "Speech", "draw", "draw_board"]
