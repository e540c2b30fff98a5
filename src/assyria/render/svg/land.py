"""The land under the hexes: dunes, the green land between the rivers, and the rivers themselves."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

from assyria.board import Board, Hex, Region
from assyria.render.svg.geometry import SIDE, TALL, Box, centre, edge_of_play, flowing, river
from assyria.render.svg.markup import (
    Point,
    Style,
    ellipse,
    gradient,
    group,
    num,
    path,
    points,
    polygon,
    rect,
    tag,
    use,
)
from assyria.render.svg.palette import (
    BANK,
    BLADE,
    BLADE_LIGHT,
    DUNE,
    DUNE_SHADE,
    FERTILE,
    FERTILE_DARK,
    FERTILE_LIGHT,
    GLINT,
    LINE,
    SAND,
    SAND_DARK,
    SAND_LIGHT,
    SHADE,
    WATER,
    WATER_LIGHT,
)

WIDE = 36.0
"""The width of a river from bank to bank."""
REACH = 90.0
"""The length of a river beyond the board's hexes."""


def paints() -> dict[str, str]:
    """Return gradients and the hatching of what is not in play, by id."""
    return {
        "sand": gradient("sand", (0, SAND_LIGHT, 1), (0.55, SAND, 1), (1, SAND_DARK, 1), x1=0, y1=0, x2=0.6, y2=1),
        "sunlight": gradient("sunlight", (0, "#fff4d2", 0.6), (1, "#fff4d2", 0), cx=0.1, cy=0.02, r=0.75),
        "dusk": gradient("dusk", (0.72, "#7a3d12", 0), (1, "#7a3d12", 0.26), cx=0.42, cy=0.4, r=0.8),
        "green": gradient(
            "green", (0, FERTILE_LIGHT, 1), (0.5, FERTILE, 1), (1, FERTILE_DARK, 1), x1=0, y1=0, x2=0.4, y2=1
        ),
        "slope": gradient("slope", (0, DUNE_SHADE, 0.34), (1, DUNE_SHADE, 0), x1=0, y1=0, x2=0.25, y2=1),
        "crest": gradient("crest", (0, "#fff3d4", 0.7), (1, "#fff3d4", 0), x1=1, y1=0, x2=0, y2=0.7),
        "hatch": tag(
            "pattern",
            path("M-2 2L2-2M0 10L10 0M8 12L12 8", stroke=LINE, stroke_width=1.5, stroke_opacity=0.4),
            id="hatch",
            width=10,
            height=10,
            patternUnits="userSpaceOnUse",
        ),
    }


def symbols() -> dict[str, str]:
    """Return drawings by id: a dune."""
    ridge = "M8-2C30-6 42-23 66-26C60-16 68-8 60 2"
    return {
        "dune": path("M0 0C26-4 40-24 66-26C60-16 68-8 60 2C42 8 18 8 0 0Z", fill="url(#crest)")
        + path("M66-26C90-22 104-4 132 0C112 8 80 8 60 2C68-8 60-16 66-26Z", fill="url(#slope)")
        + path(ridge, fill="none", stroke=DUNE_SHADE, stroke_width=1, stroke_opacity=0.35)
    }


@lru_cache(maxsize=16)
def land(board: Board, box: Box, prefix: str) -> str:
    """Return desert, green land and rivers of the whole board; in a larger box they continue to its edges."""
    upper, lower = (course(board, region, box) for region in (Region.UPPER_RIVER, Region.LOWER_RIVER))
    green = [at for at in sorted(board.hexes.values()) if at.region is Region.FERTILE]
    return group(
        _desert(box, upper, lower),
        path("M" + flowing(upper) + "L" + flowing(lower[::-1]) + "Z", fill="url(#green)"),
        _meadow([(str(at), *centre(at)) for at in green if box.grown(SIDE).holds(centre(at))]),
        _meadow(_beyond(upper, lower, box, [centre(at)[0] for at in green])),
        rect(box.left, box.top, box.width, box.height, fill="url(#dusk)"),
        _water(f"{prefix}river-upper", upper),
        _water(f"{prefix}river-lower", lower),
        id=f"{prefix}land",
    )


def veil(board: Board, area: frozenset[Hex], box: Box) -> str:
    """§1.3 Return the cover of what is not in play: a hatched haze of sand, with the rivers faintly visible."""
    edge = edge_of_play(board, area, box)
    if not edge:
        return ""
    ground = [*edge, (box.right, box.bottom), (box.right, box.top)]
    return (
        polygon(ground, fill="#d9c195", fill_opacity=0.74)
        + polygon(ground, fill="url(#hatch)")
        + tag("polyline", points=points(edge), fill="none", stroke=SHADE, stroke_width=7, stroke_opacity=0.22)
        + tag("polyline", points=points(edge), fill="none", stroke=LINE, stroke_width=2.6)
    )


def course(board: Board, region: Region, box: Box) -> list[Point]:
    """Return a river's bends; in a box larger than the board it continues to the box's edges."""
    bends = river(board, region, REACH)
    turn = 0
    while bends[0][0] > box.left:
        bends.insert(0, (bends[0][0] - 1.6 * SIDE, bends[0][1] + TALL * _WINDING[turn % 4]))
        turn += 1
    while bends[-1][0] < box.right:
        bends.append((bends[-1][0] + 1.6 * SIDE, bends[-1][1] - TALL * _WINDING[turn % 4]))
        turn += 1
    return bends


_WINDING = (0.3, -0.15, -0.3, 0.25)


def _height(bends: list[Point], x: float) -> float:
    """Return about where a river is at this x."""
    for (x0, y0), (x1, y1) in pairwise(bends):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return bends[0][1] if x < bends[0][0] else bends[-1][1]


def _desert(box: Box, upper: list[Point], lower: list[Point]) -> str:
    dunes, ripples, pebbles = "", "", ""

    def lay(chance: Random, rows: tuple[float, float], columns: tuple[float, float], bare: Box | None) -> None:
        nonlocal dunes, ripples, pebbles
        y = rows[0]
        while y < rows[1]:
            x = columns[0] + chance.random() * 90
            while x < columns[1]:
                size = 0.75 + chance.random() * 0.6
                middle = x + 66 * size
                dry = y < _height(upper, middle) - 42 or y - 28 * size > _height(lower, middle) + 42
                if dry and box.grown(150).holds((middle, y)) and not (bare and bare.holds((middle, y))):
                    dunes += use("dune", x, y, round(size, 2))
                    wave = num(7 + chance.random() * 5)
                    ripples += f"M{num(x + 10)} {num(y + 15)}q{wave}-5 22 0t22 0t24-1"
                    ripples += f"M{num(x + 34)} {num(y + 22)}q{wave}-4 20 0t20 0"
                    if chance.random() < 0.5:
                        pebbles += ellipse(x + 100, y + 20, 2.4, 1.5) + ellipse(x + 106, y + 22, 1.5, 1)
                x += 130 + chance.random() * 70
            y += 46 + chance.random() * 8

    board = Box(-120, -0.2 * TALL, 15.5 * SIDE + 40, 7.4 * TALL)
    lay(Random(64), (board.top, board.bottom), (board.left, board.right), None)
    if not (board.holds((box.left, box.top)) and board.holds((box.right, box.bottom))):
        lay(
            Random(65),
            (box.top, box.bottom),
            (box.left - 60, box.right),
            Box(-60, board.top - 30, board.right + 110, board.bottom + 10),
        )
    return (
        rect(box.left, box.top, box.width, box.height, fill="url(#sand)")
        + rect(box.left, box.top, box.width, box.height, fill="url(#sunlight)")
        + dunes
        + path(
            ripples or "M0 0",
            fill="none",
            stroke=DUNE,
            stroke_width=1.1,
            stroke_opacity=0.55,
            stroke_linecap="round",
        )
        + group(pebbles, fill="#8f6a3c", fill_opacity=0.55)
    )


def _beyond(
    upper: list[Point], lower: list[Point], box: Box, columns: list[float]
) -> list[tuple[str, float, float]]:
    """Return where the green land continues beside the board's hexes."""
    places = []
    left, right = [min(columns) - 1.5 * SIDE], [max(columns) + 1.5 * SIDE]
    while left[-1] - SIDE > box.left:
        left.append(left[-1] - 1.5 * SIDE)
    while right[-1] + SIDE < box.right:
        right.append(right[-1] + 1.5 * SIDE)
    for x in (*left, *right):
        y = _height(upper, x) + 0.6 * TALL
        while y < _height(lower, x) - 0.3 * TALL:
            if box.grown(SIDE).holds((x, y)):
                places.append((f"{x:.0f} {y:.0f}", x, y))
            y += TALL
    return places


def _meadow(green: list[tuple[str, float, float]]) -> str:
    """Return fields and blades of grass, away from the centres where food and pieces lie."""
    fields, dark, light = "", "", ""
    for name, x, y in green:
        chance = Random(name)
        for _ in range(4):
            fx, fy = x + (chance.random() - 0.5) * 70, y + (chance.random() - 0.5) * 64
            turn = num(chance.random() * 40 - 20)
            colour = FERTILE_LIGHT if chance.random() < 0.6 else FERTILE_DARK
            fields += ellipse(
                fx,
                fy,
                12 + chance.random() * 10,
                6 + chance.random() * 4,
                fill=colour,
                transform=f"rotate({turn} {num(fx)} {num(fy)})",
            )
        grown = 0
        while grown < 15:
            bx, by = (chance.random() - 0.5) * 96, (chance.random() - 0.45) * 78
            if abs(bx) / 1.15 + abs(by) / 1.7 > 40 or bx * bx + by * by < 24 * 24:
                continue
            tall = 6 + chance.random() * 4
            tuft = (
                f"M{num(x + bx)} {num(y + by)}q-1-{num(tall * 0.6)}-4-{num(tall * 0.8)}"
                f"m4 {num(tall * 0.8)}q-.5-{num(tall * 0.6)} .6-{num(tall)}"
                f"m-.6 {num(tall)}q1-{num(tall * 0.6)} 4.4-{num(tall * 0.7)}"
            )
            if chance.random() < 0.75:
                dark += tuft
            else:
                light += tuft
            grown += 1
    strokes: Style = {"fill": "none", "stroke_width": 1.3, "stroke_linecap": "round"}
    return (
        group(fields, fill_opacity=0.4)
        + path(dark or "M0 0", stroke=BLADE, **strokes)
        + path(light or "M0 0", stroke=BLADE_LIGHT, **strokes)
    )


def _water(name: str, bends: list[Point]) -> str:
    """Return one river in layers: wet ground, bank, water, the light on it."""
    bed = tag("defs", path("M" + flowing(bends), id=name, fill="none"))

    def layer(
        width: float,
        colour: str,
        dx: float = 0,
        dy: float = 0,
        opacity: float | None = None,
        dashes: str | None = None,
    ) -> str:
        return use(
            name,
            dx,
            dy,
            stroke=colour,
            stroke_width=width,
            stroke_opacity=opacity,
            stroke_dasharray=dashes,
            stroke_linecap="round" if dashes else None,
        )

    return (
        bed
        + layer(WIDE + 20, "#7f9a4a", opacity=0.28)
        + layer(WIDE + 11, "#8d6a38", opacity=0.4)
        + layer(WIDE + 4, BANK)
        + layer(WIDE, WATER)
        + layer(WIDE * 0.62, WATER_LIGHT, dy=-2, opacity=0.55)
        + layer(WIDE * 0.3, WATER_LIGHT, dy=-3.5, opacity=0.7)
        + layer(1.7, GLINT, dy=-9, opacity=0.8, dashes="16 30 6 44")
        + layer(1.5, GLINT, dx=4, dy=1, opacity=0.7, dashes="9 52 20 38")
        + layer(1.7, "#e8fafa", dx=-6, dy=8, opacity=0.55, dashes="14 60 5 26")
        + layer(1.4, BANK, dy=5, opacity=0.5, dashes="22 46 10 64")
    )
