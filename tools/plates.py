"""What the pictures of the rules text are put together from: paper, arrows, amounts, sums, parts of the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import atan2, cos, sin

from assyria.board import Dignitary, Hex
from assyria.board.tracks import MULTIPLIERS
from assyria.render.svg import Look, Speech
from assyria.render.svg.board import RIM, frame, framed
from assyria.render.svg.common import court_row, offerings_track
from assyria.render.svg.defs import picture
from assyria.render.svg.geometry import Box
from assyria.render.svg.lettering import width
from assyria.render.svg.markup import Point, Style, circle, group, line, move, path, rect, text, use
from assyria.render.svg.palette import ACCENT, INK, PAPER_LIGHT, SEATS, WHITE
from assyria.rules import Position, Seat, State

SPEECH = Speech()
"""No words: a picture for every language."""
NAME_SIZE = 15.0
"""The size of hex names in a part of the board, and the smallest of all: it is still read on a narrow phone."""
PAD = 10.0


def plate(name: str, wide: float, tall: float, *children: str) -> str:
    """Return a picture on a sheet of paper."""
    ground = rect(1, 1, wide - 2, tall - 2, 12, fill="url(#paper)", stroke="#8a6a3a", stroke_width=1.6)
    return picture(wide, tall, name, "", ground + "".join(children))


def said(x: float, y: float, words: str, size: float = 22, anchor: str = "middle") -> str:
    """Return a number or a name that the text says too."""
    return text(x, y, words, size, text_anchor=anchor, font_weight="700", fill=INK, class_="said")


def amount(x: float, y: float, words: str, icon: str, size: float = 22) -> str:
    """Return a number and an icon side by side, together centred on x; y is the middle of the line."""
    wide = width(words, size, bold=True)
    left = x - (wide + size * 1.35) / 2
    return said(left, y + size * 0.36, words, size, "start") + use(icon, left + wide + size * 0.72, y, size / 20)


def well_points(points: int) -> str:
    """Return a well and the points for it, in a line under a part of the board."""
    return use("well", -36, 26, 1.3) + amount(22, 26, f"+{points}", "point")


def addition(x: float, y: float, parts: Collection[int], total: int, icon: str) -> str:
    """Return a sum with its icon, centred on x."""
    return amount(x, y, f"{' + '.join(map(str, parts))} = {total}", icon)


def arrow(start: Point, end: Point, colour: str = ACCENT) -> str:
    """Return an arrow between two points."""
    (x, y), turn = end, atan2(end[1] - start[1], end[0] - start[0])
    stroke: Style = {"fill": "none", "stroke": colour, "stroke_width": 2.6, "stroke_linecap": "round"}
    barbs = [(x - 9 * cos(turn + side), y - 9 * sin(turn + side)) for side in (0.6, -0.6)]
    (ax, ay), (bx, by) = barbs
    return line(start[0], start[1], x, y, **stroke) + path(
        f"M{ax:.1f} {ay:.1f}L{x:.1f} {y:.1f}L{bx:.1f} {by:.1f}", stroke_linejoin="round", **stroke
    )


def cross(x: float, y: float, r: float = 11) -> str:
    """Return the sign that something cannot be: a cross in a ring."""
    arm = r * 0.42
    return circle(x, y, r, fill=WHITE, stroke=ACCENT, stroke_width=r / 4) + path(
        f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}m0 {-2 * arm:.1f}l{-2 * arm:.1f} {2 * arm:.1f}",
        stroke=ACCENT,
        stroke_width=r / 3.2,
        stroke_linecap="round",
        class_="cross",
    )


def numbered(x: float, y: float, number: int) -> str:
    """Return a number in a ring."""
    return circle(x, y, 14, fill=PAPER_LIGHT, stroke=ACCENT, stroke_width=1.6) + said(x, y + 7, str(number), 19)


def ghost(seat: int, x: float, y: float, r: float = 11.5) -> str:
    """Return the place where a disc was."""
    return circle(
        x, y, r, fill=WHITE, fill_opacity=0.6, stroke=SEATS[seat].outline, stroke_width=2.2, stroke_dasharray="4 3"
    )


def part(position: Position, look: Look, at: Point = (0, 0), marks: str = "") -> tuple[str, float, float]:
    """Return a part of the board in its frame, with marks in the board's own units, and its width and height."""
    box = frame(position, look)
    drawn, wide, tall = framed(position, SPEECH, look, box, at)
    return drawn + on_board(box, at, marks) if marks else drawn, wide, tall


def on_board(box: Box, at: Point, marks: str) -> str:
    return group(marks, transform=move(at[0] + RIM - box.left, at[1] + RIM - box.top))


def picture_of_board(name: str, position: Position, look: Look, marks: str = "") -> str:
    """Return a picture of a part of the board and nothing else."""
    drawn, wide, tall = part(position, look, marks=marks)
    return picture(wide, tall, name, "", drawn)


def under(name: str, position: Position, look: Look, below: float, *children: str, marks: str = "") -> str:
    """Return a part of the board on paper; the children are placed from the middle of its lower edge."""
    drawn, wide, tall = part(position, look, (PAD, PAD), marks)
    return plate(
        name,
        wide + 2 * PAD,
        tall + PAD + below,
        drawn,
        group(*children, transform=move(PAD + wide / 2, PAD + tall)),
    )


def around(shown: Iterable[Hex], **more: object) -> Look:
    """Return how a part of the board is shown: large names, and no marks of food unless they are asked for."""
    return Look(**{"shown": list(shown), "name_size": NAME_SIZE, "hungry": False, **more})  # type: ignore[arg-type]


def ziggurat(seat: Seat, level: int, x: float, y: float, scale: float = 1.4) -> str:
    """Return a ziggurat of so many levels."""
    return use(f"ziggurat-{seat}-{level}", x, y, scale, class_="ziggurat", data_seat=seat, data_level=level)


def court_rows(state: State, wide: float, tall: float, top: float) -> str:
    """Return the court with its huts, the higher dignitary on top."""
    return "".join(
        group(
            court_row(dignitary, state.at_court(dignitary), wide, tall, SPEECH),
            transform=move(0, top + tall * dignitary.rank),
        )
        for dignitary in Dignitary
    )


def offering_track(state: State, seat: Seat, wide: float, top: float) -> str:
    """Return the offering track with the disc of one player."""
    discs = [[seat] if state.players[seat].offering == space else [] for space in range(len(MULTIPLIERS))]
    return group(offerings_track(discs, wide, SPEECH), transform=move(12, top))
