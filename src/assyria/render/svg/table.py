"""The whole table: the board, and around it the players and the cards to come."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.render.svg import panels
from assyria.render.svg.board import RIM, Look, frame, framed
from assyria.render.svg.common import court, field, offerings
from assyria.render.svg.defs import picture
from assyria.render.svg.markup import path, rect
from assyria.render.svg.panels import Place
from assyria.render.svg.players import player_panel
from assyria.render.svg.speech import Speech
from assyria.render.words import Words
from assyria.rules import Position

WIDE, TALL = 1280.0, 932.0
EDGE, GAP = 14.0, 10.0
BOARD_WIDE = 866.0
HEADER, FIELD = 72.0, 134.0
PANEL_TALL = {2: 206.0, 3: 158.0, 4: 123.0}
"""The height of a player's panel, by number of players."""


def draw(position: Position, words: Words, names: Sequence[str] | None = None) -> str:
    """Return a picture of a position: an SVG document, byte for byte the same for the same position."""
    speech = Speech(words, names)
    left = Place(EDGE, EDGE, BOARD_WIDE, HEADER)
    right = left.right + GAP
    side = WIDE - EDGE - right
    top = EDGE + HEADER + GAP
    low = TALL - EDGE - FIELD
    middle = Place(EDGE, top, BOARD_WIDE, low - GAP - top)
    each = PANEL_TALL[position.game.players]
    seats = [
        player_panel(Place(right, top + (each + 8) * index, side, each), position, seat, speech)
        for index, seat in enumerate(range(position.game.players))
    ]
    under = top + (each + 8) * len(seats) + 2
    body = (
        _tabletop(),
        panels.header(left, position, speech),
        panels.decision(Place(right, EDGE, side, HEADER), position, speech),
        _board(middle, position, speech),
        *seats,
        court(Place(right, under, side, low - GAP - under), position, speech),
        field(Place(EDGE, low, BOARD_WIDE, FIELD), position, speech),
        offerings(Place(right, low, side, FIELD), position, speech),
    )
    return picture(WIDE, TALL, speech.heading(), speech.story(position), "".join(body))


def _board(at: Place, position: Position, speech: Speech) -> str:
    """Return the board as large as fits, with land up to its frame."""
    look = Look()
    box = frame(position, look)
    wide, tall = at.width - 2 * RIM, at.height - 2 * RIM
    scale = min(wide / box.width, tall / box.height)
    box = box.widened(wide / scale - box.width, tall / scale - box.height)
    shadow = rect(at.x + 2, at.y + 4, at.width, at.height, 18, fill="#000000", fill_opacity=0.35)
    return shadow + framed(position, speech, look, box, (at.x, at.y), scale)[0]


def _tabletop() -> str:
    """Return the background: dark wood in evening light."""
    grain = "".join(
        f"M0 {y}C{300 + y % 90} {y - 14} {700 - y % 130} {y + 16} {WIDE:.0f} {y - 4}"
        for y in range(18, int(TALL), 26)
    )
    return rect(0, 0, WIDE, TALL, fill="url(#wood)") + path(
        grain, fill="none", stroke="#1c120a", stroke_width=1.2, stroke_opacity=0.4
    )
