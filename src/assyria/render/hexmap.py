"""The board in a terminal: each hex two lines high, its name and food above, its piece below.

     ______        ______
    /a1 P  \\______/c1 S  \\______
    \\__R⌂__/b1 B  \\______/d1 B  \
    /a2 D  \\__R▲1_/c2 D~~\\______/

Colour helps but is never alone: ~ is river, " fertile land; letters are the seats'.
"""

from __future__ import annotations

from collections.abc import Collection

from rich.style import Style
from rich.text import Text

from assyria.board import Hex, Region, Site
from assyria.rules import Position, Seat

INNER = 6
PITCH = INNER + 1

LAND = {Region.UPPER_RIVER: "~", Region.LOWER_RIVER: "~", Region.FERTILE: '"', Region.ARID: " "}
LAND_STYLES = {
    Region.UPPER_RIVER: Style.parse("white on rgb(31,111,128)"),
    Region.LOWER_RIVER: Style.parse("white on rgb(31,111,128)"),
    Region.FERTILE: Style.parse("white on rgb(66,92,36)"),
    Region.ARID: Style(),
}
SEAT_STYLES = tuple(
    Style.parse(f"bold {colour}")
    for colour in ("rgb(255,140,120)", "rgb(140,190,255)", "rgb(130,220,140)", "rgb(250,215,90)")
)
SEAT_LETTERS = "RBGY"
EDGE = Style.parse("dim")
LIT = Style.parse("bold black on rgb(250,215,90)")
WELL = Style.parse("bold black on rgb(120,220,235)")

HUT, FED_HUT, ZIGGURAT, START_SPACE, LIT_MARK, WELL_MARK = "⌂", "⌂+", "▲", "o", "+", "O"


class _Canvas:
    """Characters and styles by line and column."""

    def __init__(self, lines: int, width: int) -> None:
        self.chars = [[" "] * width for _ in range(lines)]
        self.styles = [[Style()] * width for _ in range(lines)]

    def write(self, line: int, place: int, text: str, style: Style) -> None:
        for offset, char in enumerate(text):
            self.chars[line][place + offset] = char
            self.styles[line][place + offset] = style

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for chars, styles in zip(self.chars, self.styles, strict=True):
            for char, style in zip(chars, styles, strict=True):
                drawn.append(char, style)
            drawn.append("\n")
        drawn.right_crop(1)
        return drawn


def board_text(position: Position, lit: Collection[Hex] = ()) -> Text:
    """Return the hexes in play with everything on them; lit ones are marked."""
    area = sorted(position.game.area)
    canvas = _Canvas(2 * max(at.row for at in area) + 2, PITCH * (_column(area[-1]) + 1) + 1)
    for at in area:
        _outline(canvas, at)
    for at in area:
        _fill(canvas, position, at, at in lit)
    for site in sorted(position.wells):
        canvas.write(*_corner(site), WELL_MARK, WELL)
    return canvas.text()


def _column(at: Hex) -> int:
    return ord(at.column) - ord("a")


def _origin(at: Hex) -> tuple[int, int]:
    """Return line and column of a hex's upper left edge."""
    return 2 * at.row - 1 + _column(at) % 2, PITCH * _column(at)


def _outline(canvas: _Canvas, at: Hex) -> None:
    line, place = _origin(at)
    canvas.write(line - 1, place + 1, "_" * INNER, EDGE)
    for row, edges in enumerate(("/\\", "\\/")):
        canvas.write(line + row, place, edges[0], EDGE)
        canvas.write(line + row, place + PITCH, edges[1], EDGE)


def _fill(canvas: _Canvas, position: Position, at: Hex, lit: bool) -> None:
    line, place = _origin(at)
    land = LAND_STYLES[at.region]
    name = f"{at} {at.food[0].upper()}"
    canvas.write(line, place + 1, name.ljust(INNER, LAND[at.region]), LIT if lit else land)
    canvas.write(line + 1, place + 1, "_" * INNER, land + EDGE)
    seat = position.owner(at)
    if seat is not None:
        canvas.write(line + 1, place + 3, _piece(position, seat, at), land + SEAT_STYLES[seat])
    elif lit:
        canvas.write(line + 1, place + 3, LIT_MARK, LIT)
    elif at in position.game.board.starts[position.game.players]:
        canvas.write(line + 1, place + 3, START_SPACE, land)


def _piece(position: Position, seat: Seat, at: Hex) -> str:
    player = position.players[seat]
    if at in player.bases:
        return f"{SEAT_LETTERS[seat]}{ZIGGURAT}{1 + (at in player.centres) + (at in player.roofs)}"
    return SEAT_LETTERS[seat] + (FED_HUT if at in player.fed else HUT)


def _corner(site: Site) -> tuple[int, int]:
    """Return the place where three hexes meet: two of one column, and one whose side points between them."""
    columns = {at.column for at in site.hexes}
    (tip,) = [at for at in site.hexes if sum(other.column == at.column for other in site.hexes) == 1]
    line, place = _origin(tip)
    return line, place if tip.column == max(columns) else place + PITCH
