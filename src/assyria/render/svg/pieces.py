"""Wooden pieces with an outline, a shadow and the seat's shape: huts, ziggurats, wells, discs."""

from __future__ import annotations

from assyria.render.svg.markup import Point, Style, circle, ellipse, line, path, polygon, use
from assyria.render.svg.palette import (
    BANK,
    GLINT,
    SEATS,
    SHADE,
    STONE_DARK,
    WATER,
    WATER_LIGHT,
    WHITE,
    Colour,
)


def symbols() -> dict[str, str]:
    """Return drawings by id: `well`, and for every seat `shape-0`, `token-0`, `hut-0`, `ziggurat-0-1` to `-3`."""
    drawings = {"well": _well()}
    for seat, colour in enumerate(SEATS):
        drawings[f"shape-{seat}"] = _shape(seat)
        drawings[f"token-{seat}"] = _token(seat, colour)
        drawings[f"hut-{seat}"] = _hut(seat, colour)
        for level in (1, 2, 3):
            drawings[f"ziggurat-{seat}-{level}"] = _ziggurat(seat, colour, level)
    return drawings


def _shape(seat: int) -> str:
    """Return ▲ ● ■ or ◆, ten across; the caller sets its colours."""
    corners: list[list[Point]] = [
        [(0, -5.4), (5.6, 4.4), (-5.6, 4.4)],
        [],
        [(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)],
        [(0, -6), (6, 0), (0, 6), (-6, 0)],
    ]
    if not corners[seat]:
        return circle(0, 0, 5.1, stroke_linejoin="round")
    return polygon(corners[seat], stroke_linejoin="round")


def shape(seat: int, x: float, y: float, scale: float = 1) -> str:
    """Return the seat's shape in light paint, for a background of the seat's colour."""
    colour = SEATS[seat]
    return use(f"shape-{seat}", x, y, scale, fill=WHITE, stroke=colour.outline, stroke_width=1)


def _token(seat: int, colour: Colour) -> str:
    """Return a flat disc, 24 across."""
    return (
        ellipse(1, 2.4, 12, 11.6, fill=SHADE, fill_opacity=0.35)
        + circle(0, 0.9, 11.4, fill=colour.deep, stroke=colour.outline, stroke_width=1.2)
        + circle(0, -0.8, 11.2, fill=colour.base, stroke=colour.outline, stroke_width=1)
        + circle(0, -0.8, 9, fill="none", stroke=colour.light, stroke_width=1)
        + shape(seat, 0, -0.8)
    )


def _hut(seat: int, colour: Colour) -> str:
    """Return a small house seen from the left: lit gable, roof, shaded wall."""
    edge: Style = {"stroke": colour.outline, "stroke_width": 1.3, "stroke_linejoin": "round"}
    return (
        polygon([(-18, 1), (8, 4), (34, -3), (21, -9)], fill=SHADE, fill_opacity=0.32)
        + polygon([(6, 0), (6, -15), (19, -20), (19, -6)], fill=colour.deep, **edge)
        + polygon([(-19, 0), (-19, -15), (-6.5, -30), (6, -15), (6, 0)], fill=colour.base, **edge)
        + polygon(
            [(-17.4, -1.4), (-17.4, -14.4), (-6.5, -27.4), (-6.5, -24), (-14.6, -14), (-14.6, -1.4)],
            fill=colour.light,
            fill_opacity=0.75,
        )
        + polygon([(-6.5, -30.6), (7, -36), (21.4, -20), (7.8, -14.2)], fill=colour.base, **edge)
        + polygon([(-4.6, -30.2), (6.6, -34.6), (9.2, -31.6), (-2, -27.2)], fill=colour.light, fill_opacity=0.8)
        + path("M-1.6-25L12-30.4M2.4-20.4L16-25.8", stroke=colour.outline, stroke_width=0.7, stroke_opacity=0.6)
        + path("M-22-14L-6.5-32.2L-6.5-29L-19.8-13.4Z", fill=colour.deep, **edge)
        + path("M-6.5-32.2L9-14L7-13L-6.5-29Z", fill=colour.deep, **edge)
        + shape(seat, -6.5, -9.6, 1.15)
    )


def _tier(colour: Colour, y: float, wide: float, tall: float, deep: float, bricks: bool) -> str:
    """Return one step of a ziggurat: a sloping front wall with buttresses, and the terrace on top."""
    edge: Style = {"stroke": colour.outline, "stroke_width": 1.3, "stroke_linejoin": "round"}
    low, high, back = wide / 2, wide / 2 - 2.6, wide / 2 - 2.6 - deep * 0.5
    top = y - tall
    front = polygon([(-low, y), (-high, top), (high, top), (low, y)], fill=colour.base, **edge)
    lit = polygon(
        [(-low + 1.4, y - 0.9), (-high + 0.9, top + 1), (-high + 6, top + 1), (-low + 7, y - 0.9)],
        fill=colour.light,
        fill_opacity=0.7,
    )
    dim = polygon(
        [(low - 1.4, y - 0.9), (high - 0.9, top + 1), (high - 7, top + 1), (low - 8, y - 0.9)],
        fill=colour.deep,
        fill_opacity=0.75,
    )
    terrace = polygon(
        [(-high, top), (-back, top - deep), (back, top - deep), (high, top)], fill=colour.light, **edge
    )
    walls = ""
    if bricks:
        step = wide / 7
        walls = "".join(
            line(
                n * step,
                y - 1,
                n * step * 0.93,
                top + 1.6,
                stroke=colour.outline,
                stroke_width=0.8,
                stroke_opacity=0.45,
            )
            for n in (-2.4, -1.5, 1.5, 2.4)
        )
    return front + lit + dim + walls + terrace


def _ziggurat(seat: int, colour: Colour, level: int) -> str:
    """Return a stepped tower on (0, 0), 70 wide; each tile adds a step to the one below."""
    edge: Style = {"stroke": colour.outline, "stroke_width": 1.2, "stroke_linejoin": "round"}
    treads: Style = {"stroke": colour.outline, "stroke_width": 0.7, "stroke_opacity": 0.6}
    if level == 1:
        return (
            polygon([(-33, 1.5), (22, 4.5), (52, -5), (30, -14)], fill=SHADE, fill_opacity=0.32)
            + _tier(colour, 0, 70, 17, 10, True)
            + polygon([(-8, 0), (-6.4, -17), (6.4, -17), (8, 0)], fill=colour.light, **edge)
            + path("M-7.7-3.4H7.7M-7.4-6.8H7.4M-7-10.2H7M-6.7-13.6H6.7", **treads)
            + circle(0, -8.6, 8.6, fill=colour.base, **edge)
            + shape(seat, 0, -8.6, 1.05)
        )
    below = use(f"ziggurat-{seat}-{level - 1}")
    if level == 2:
        return (
            below
            + _tier(colour, -21, 46, 13, 8, False)
            + polygon([(-5.4, -21), (-4.6, -34), (4.6, -34), (5.4, -21)], fill=colour.light, **edge)
            + path("M-5.2-24.2H5.2M-5-27.4H5M-4.8-30.6H4.8", **treads)
        )
    door = path("M-3.4-37.8V-45.4C-3.4-48.4 3.4-48.4 3.4-45.4V-37.8Z", fill=colour.outline)
    return below + _tier(colour, -37.5, 26, 12, 5, False) + door


def _well(r: float = 12) -> str:
    """Return a ring of stones around water, 24 across."""
    stones = circle(0, 0, r - 2.2, fill="none", stroke="#efe0c2", stroke_width=4.2, stroke_dasharray="6.2 1.5")
    return (
        ellipse(2.5, 3, r + 1, r, fill=SHADE, fill_opacity=0.4)
        + circle(0, 0, r, fill=STONE_DARK, stroke="#3f2f1a", stroke_width=1.6)
        + stones
        + circle(0, 0, r - 4.6, fill=WATER, stroke=BANK, stroke_width=1.4)
        + path(
            "M-3.6-1.6C-2-3.6 1-3.8 3-2.2",
            fill="none",
            stroke=GLINT,
            stroke_width=1.3,
            stroke_linecap="round",
        )
        + ellipse(0.4, 2, 2.6, 1.1, fill=WATER_LIGHT)
    )


def socket(x: float, y: float, r: float) -> str:
    """Return an empty place for a piece."""
    return circle(x, y, r, fill="#e3cc9c", stroke=STONE_DARK, stroke_width=1.1) + path(
        f"M{x - r + 2} {y - 1}A{r - 2} {r - 2} 0 0 1 {x + r - 2} {y - 1}",
        fill="none",
        stroke="#a98b58",
        stroke_width=1.6,
        stroke_opacity=0.7,
    )
