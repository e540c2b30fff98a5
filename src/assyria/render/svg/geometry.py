"""Places of hexes, corners and rivers. Flat-top hexes, every second column half a hex lower (§1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from assyria.board import Board, Hex, Region, Site
from assyria.render.svg.markup import Point, num

SIDE = 52.0
"""The side of a hex, which is the unit for everything on the board."""
TALL = SIDE * sqrt(3)
"""The height of a hex from its flat top to its flat bottom."""


@dataclass(frozen=True)
class Box:
    """A rectangle on the board."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def widened(self, wide: float, tall: float) -> Box:
        """Return a box with the same centre and this much more room."""
        return Box(self.left - wide / 2, self.top - tall / 2, self.right + wide / 2, self.bottom + tall / 2)

    def holds(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


def centre(at: Hex) -> Point:
    """Return the centre of a hex; the first column's hexes begin at (0, 0)."""
    column = ord(at.column) - ord("a")
    return SIDE * (1 + 1.5 * column), TALL * (at.row - 0.5 + column % 2 / 2)


def outline(shrunk: float = 0) -> list[Point]:
    """Return the corners of a hex around (0, 0), clockwise from the right one, moved inwards by this much."""
    side = SIDE - shrunk * 2 / sqrt(3)
    tall = side * sqrt(3) / 2
    half = side / 2
    return [(side, 0), (half, tall), (-half, tall), (-side, 0), (-half, -tall), (half, -tall)]


def corner(site: Site) -> Point:
    """§5.4 Return the corner where the three hexes meet: the mean of their centres."""
    middles = [centre(at) for at in sorted(site.hexes)]
    return sum(x for x, _ in middles) / 3, sum(y for _, y in middles) / 3


def around(hexes: Iterable[Hex]) -> Box:
    """Return the smallest box that holds these hexes."""
    middles = [centre(at) for at in hexes]
    return Box(
        min(x for x, _ in middles) - SIDE,
        min(y for _, y in middles) - TALL / 2,
        max(x for x, _ in middles) + SIDE,
        max(y for _, y in middles) + TALL / 2,
    )


def river(board: Board, region: Region, reach: float) -> list[Point]:
    """Return a river's bends: its hexes' centres, and a point beyond each edge of the board."""
    bends = [centre(at) for at in sorted(board.hexes.values()) if at.region is region]
    (x0, y0), (x1, y1) = bends[0], bends[-1]
    return [(x0 - SIDE - reach, y0 + TALL / 4), *bends, (x1 + SIDE + reach, y1 - TALL / 5)]


def flowing(bends: Sequence[Point]) -> str:
    """Return a smooth curve along the bends, from first to last, that crosses hex edges in their middles."""
    parts = [f"{num(bends[0][0])} {num(bends[0][1])}"]
    for index in range(1, len(bends) - 1):
        x, y = bends[index]
        after_x, after_y = bends[index + 1]
        last = index == len(bends) - 2
        to = (after_x, after_y) if last else ((x + after_x) / 2, (y + after_y) / 2)
        parts.append(f"Q{num(x)} {num(y)} {num(to[0])} {num(to[1])}")
    return "".join(parts)


def edge_of_play(board: Board, area: frozenset[Hex], box: Box) -> list[Point]:
    """§1.3 Return the line, from top to bottom, right of which the board is not in play; empty if all of it is."""
    if len(area) == len(board.hexes):
        return []
    last = max(at.column for at in area)
    middles = [centre(at) for at in sorted(area) if at.column == last]
    x = middles[0][0]
    line: list[Point] = [(x + SIDE / 2, box.top)]
    for _, y in middles:
        line += [(x + SIDE / 2, y - TALL / 2), (x + SIDE, y)]
    bottom = middles[-1][1] + TALL / 2
    return [*line, (x + SIDE / 2, bottom), (x + SIDE / 2, box.bottom)]
