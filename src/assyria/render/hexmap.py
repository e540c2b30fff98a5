"""The board in a terminal: each hex two lines high, its name and food above, its piece below.

    /a1P \\____/c1S \\____
    \\_R⌂_/b1B \\_R⌂_/d1B \\
    /a2D~\\_R▲1/c2G~\\____/

Colour helps but is never alone: ~ is river, " fertile land; letters are the seats'; what can be chosen has a +.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.style import Style
from rich.text import Text

from assyria.board import Hex, Region, Site
from assyria.rules import Position, Seat

INNER = 4
PITCH = INNER + 1

LAND = {Region.UPPER_RIVER: "~", Region.LOWER_RIVER: "~", Region.FERTILE: '"', Region.ARID: " "}
LAND_STYLES = {
    Region.UPPER_RIVER: Style.parse("rgb(255,255,255) on rgb(31,111,128)"),
    Region.LOWER_RIVER: Style.parse("rgb(255,255,255) on rgb(31,111,128)"),
    Region.FERTILE: Style.parse("rgb(255,255,255) on rgb(66,92,36)"),
    Region.ARID: Style(),
}
# Each with a ground of its own: legible in light and dark terminals alike.
SEAT_STYLES = tuple(
    Style.parse(f"bold black on {colour}")
    for colour in ("rgb(255,140,120)", "rgb(140,190,255)", "rgb(130,220,140)", "rgb(250,215,90)")
)
SEAT_LETTERS = "RBGY"
EDGE = Style.parse("dim")
LIT = Style.parse("bold reverse")
WELL = Style.parse("bold black on rgb(120,220,235)")

HUT, FED_HUT, ZIGGURAT, START_SPACE, LIT_MARK, WELL_MARK = "⌂", "⌂✓", "▲", "o", "+", "O"


class _Canvas:
    """Characters and styles by line and column."""

    def __init__(self, lines: int, width: int) -> None:
        self.chars = [[" "] * width for _ in range(lines)]
        self.styles = [[Style()] * width for _ in range(lines)]

    def write(self, line: int, place: int, text: str, style: Style) -> None:
        for offset, char in enumerate(text):
            self.chars[line][place + offset] = char
            self.styles[line][place + offset] = style

    def lines(self) -> list[Text]:
        drawn = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line = Text()
            for char, style in zip(chars, styles, strict=True):
                line.append(char, style)
            drawn.append(line)
        return drawn


def board_lines(
    position: Position, lit: Mapping[Hex, str] | None = None, sites: Collection[Site] = ()
) -> list[Text]:
    """Return the hexes in play with everything on them, line by line, all of the same width.

    What can be chosen is marked: hexes with what is said of them, like "2" for a hut that earns 2, and well sites.
    """
    lit = lit or {}
    area = sorted(position.game.area)
    canvas = _Canvas(max(_origin(at)[0] for at in area) + 2, PITCH * (_column(area[-1]) + 1) + 1)
    for at in area:
        _outline(canvas, at)
    for at in area:
        _fill(canvas, position, at, lit.get(at))
    for site in sorted(position.wells):
        canvas.write(*_corner(site), WELL_MARK, WELL)
    for site in sites:
        canvas.write(*_corner(site), LIT_MARK, LIT)
    return canvas.lines()


def _column(at: Hex) -> int:
    return ord(at.column) - ord("a")


def _origin(at: Hex) -> tuple[int, int]:
    """Return line and column of a hex's upper left edge."""
    return 2 * (at.row - 1) + _column(at) % 2, PITCH * _column(at)


def _outline(canvas: _Canvas, at: Hex) -> None:
    line, place = _origin(at)
    if line:  # the top of the board is open, which saves a line
        canvas.write(line - 1, place + 1, "_" * INNER, EDGE)
    for row, edges in enumerate(("/\\", "\\/")):
        canvas.write(line + row, place, edges[0], EDGE)
        canvas.write(line + row, place + PITCH, edges[1], EDGE)


def _fill(canvas: _Canvas, position: Position, at: Hex, lit: str | None) -> None:
    line, place = _origin(at)
    land = LAND_STYLES[at.region]
    name = f"{at}{at.food[0].upper()}{LAND[at.region]}"
    canvas.write(line, place + 1, name, land if lit is None else LIT)
    canvas.write(line + 1, place + 1, "_" * INNER, land + EDGE)
    seat = position.owner(at)
    if seat is not None:
        canvas.write(line + 1, place + 2, _piece(position, seat, at), SEAT_STYLES[seat])
    elif lit is None and at in position.game.board.starts[position.game.players]:
        canvas.write(line + 1, place + 2, START_SPACE, land)
    if lit is not None:
        canvas.write(line + 1, place + 1, LIT_MARK + lit if seat is None else LIT_MARK, LIT)


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
