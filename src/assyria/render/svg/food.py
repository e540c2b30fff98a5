"""The five foods, and the wild card's star: drawings about 24 across, around (0, 0)."""

from __future__ import annotations

from assyria.board import Food
from assyria.render.svg.markup import Point, circle, ellipse, group, path, polygon, tag
from assyria.render.svg.palette import GOLD, LINE, WHITE

DISC = 18.0
"""The radius of the light disc under a food on the board."""


def symbols() -> dict[str, str]:
    """Return drawings by id: `food-grapes` and the others, `food-wild`, and the `disc` under them."""
    return {
        f"food-{Food.GRAPES}": _grapes(),
        f"food-{Food.PALM}": _palm(),
        f"food-{Food.SALT}": _salt(),
        f"food-{Food.BARLEY}": _barley(),
        f"food-{Food.DATES}": _dates(),
        "food-wild": _star(),
        "disc": _disc(),
    }


def _disc() -> str:
    return (
        circle(1.2, 1.8, DISC, fill="#3b1f08", fill_opacity=0.28)
        + circle(0, 0, DISC, fill="#fff9ea", stroke=LINE, stroke_width=1.1)
        + circle(0, 0, DISC - 2, fill="none", stroke="#e9d3a2", stroke_width=1)
    )


def _grapes() -> str:
    rows: list[Point] = [(-6.2, -3), (-2.1, -3.6), (2.1, -3.6), (6.2, -3)]
    rows += [(-4.2, 0.6), (0, 0.4), (4.2, 0.6), (-2.2, 4.4), (2.2, 4.4), (0, 8.4)]
    berries = "".join(
        circle(x, y, 2.85, fill="#6f4399", stroke="#3d2060", stroke_width=0.9)
        + circle(x - 0.9, y - 1, 0.85, fill="#cfaee6")
        for x, y in rows
    )
    return (
        path("M0-5C0-8 1-10 3.4-11.4", fill="none", stroke="#6b4a22", stroke_width=1.7, stroke_linecap="round")
        + path(
            "M.4-6.6C-2.6-11.6-7.6-11.4-9.8-9.2C-8.6-8.4-9-7.2-8.8-6C-5.8-4.6-2.2-4.8 .4-6.6Z",
            fill="#5d9440",
            stroke="#335c22",
            stroke_width=0.8,
            stroke_linejoin="round",
        )
        + path("M0-6.8C-3-8.4-5.6-8.6-8-8.2", fill="none", stroke="#335c22", stroke_width=0.6)
        + berries
    )


def _palm() -> str:
    frond = "M0 0C3-4.2 8.4-5 12 .2C10.6.2 10 1 9.4 1.6C8.6.6 7.4.8 6.8 1.2C5.8.4 4.6.6 4 1.2C2.8.6 1.4.8 0 0Z"
    turns = [
        (-168, 0.94, 1),
        (-12, 0.94, -1),
        (-128, 0.84, 1),
        (-52, 0.84, -1),
        (-205, 0.82, 1),
        (25, 0.82, -1),
    ]
    leaves = ""
    for angle, size, flip in turns:
        shade = "#3f8a3e" if abs(angle + 90) < 60 else "#2f7433"
        leaves += path(
            frond,
            transform=f"translate(.4 -4.2) rotate({angle}) scale({size} {-size * flip})",
            fill=shade,
            stroke="#1d4a22",
            stroke_width=0.75,
            stroke_linejoin="round",
        )
    trunk = path(
        "M-3.4 11.6C-2.4 5.4-1.8.4-.5-4.4L1.9-4.2C1.5 1 1.5 6.4 2.2 11.6Z",
        fill="#a8743a",
        stroke="#5f3d18",
        stroke_width=0.9,
        stroke_linejoin="round",
    )
    rings = path(
        "M-2.8 8.4L1.8 8M-2.2 5L1.6 4.6M-1.8 1.8L1.4 1.4M-1.2-1.4L1.5-1.8",
        stroke="#5f3d18",
        stroke_width=0.8,
        fill="none",
    )
    nuts = circle(-1.2, -3.2, 1.5, fill="#8a3b1e") + circle(2, -2.8, 1.5, fill="#8a3b1e")
    return trunk + rings + leaves + nuts


def _salt() -> str:
    heap = "M-11 7.6C-8.4 5.8-5.6-3.4-2.4-6.6C-1.2-7.9 .8-8 2-6.8C5.2-3.6 8.4 5.6 11 7.6C8 9.4-8 9.4-11 7.6Z"
    shade = "M1.2-7.4C4.6-4.8 8.4 5.6 11 7.6C8.8 8.9 3.6 9.2-.6 9C3.8 5.6 4-1.2 1.2-7.4Z"
    grains = ((-4.4, 2.6), (-1.4, -2.4), (0.6, 3.2), (-6.6, 6), (-2.4, 6.2), (3.6, 6.4), (4.2, 0.8))
    heaped = (
        ellipse(0, 8.2, 11.6, 2.6, fill="#b98f55", fill_opacity=0.55)
        + path(heap, fill="#ffffff", stroke="#4d6678", stroke_width=1.2, stroke_linejoin="round")
        + path(shade, fill="#b9ccd9")
        + "".join(
            polygon(
                [(x, y - 1.1), (x + 1.1, y), (x, y + 1.1), (x - 1.1, y)],
                fill="#8fa9bb" if x < 2 else "#ffffff",
            )
            for x, y in grains
        )
        + path(heap, fill="none", stroke="#4d6678", stroke_width=1.2, stroke_linejoin="round")
        + "".join(
            tag(
                "rect",
                x=x,
                y=y,
                width=3.2,
                height=3.2,
                rx=0.5,
                fill="#ffffff",
                stroke="#4d6678",
                stroke_width=0.9,
                transform=f"rotate({turn} {x + 1.6} {y + 1.6})",
            )
            for x, y, turn in ((-11.4, 6.6, 18), (7.6, 7, -24))
        )
    )
    return group(heaped, transform="scale(.92)")


def _barley() -> str:
    awns, grains = "", ""
    for index in range(4):
        y = 3.6 - index * 3.5
        for side in (-1, 1):
            x = side * 2.5
            awns += f"M{x} {y - 2}L{side * (6.2 - index * 0.5)} {y - 8}"
            grains += ellipse(
                x,
                y,
                1.9,
                3.2,
                transform=f"rotate({side * 24} {x} {y})",
                fill="#e2ae35",
                stroke="#85590c",
                stroke_width=0.85,
            )
    top = ellipse(0, -11.2 + 1.6, 1.8, 3, fill="#eec257", stroke="#85590c", stroke_width=0.85)
    return (
        path("M0 12V-7", stroke="#85590c", stroke_width=1.6, fill="none", stroke_linecap="round")
        + path(
            "M0 10.5C3.8 9.8 6.4 7.4 7.2 4.4C4.2 4.8 1.2 7 0 10.5Z",
            fill="#9db24d",
            stroke="#5f7a2a",
            stroke_width=0.7,
        )
        + path(awns + "M0-9V-12", stroke="#a97a16", stroke_width=0.85, fill="none", stroke_linecap="round")
        + grains
        + top
    )


def _dates() -> str:
    strands = (
        "M-1-9.6C-4-7-6.4-4-6.8-.6M-1-9.6C-2.2-6-2.4-3-2.4 2.4M-1-9.6C1-6.6 2-3 2.2 .4M-1-9.6C3-8 5.6-5 6.6-2"
    )
    dates: list[Point] = [(-7, 1.6), (6.8, 0), (2.6, 2.6), (-2.6, 1), (-4.6, 6.2), (5, 6), (0.2, 7)]
    fruit = "".join(
        ellipse(x, y, 2.6, 3.9, fill="#93401f", stroke="#4a1a09", stroke_width=0.95)
        + ellipse(x - 0.8, y - 1.2, 0.7, 1.4, fill="#e0996d")
        + path(f"M{x - 1.1} {y - 3.6}H{x + 1.1}", stroke="#d9a441", stroke_width=1.1, stroke_linecap="round")
        for x, y in dates
    )
    return (
        path(strands, fill="none", stroke="#c58a26", stroke_width=1.2)
        + path(
            "M-1.2-9.2C.6-11.4 3.4-12 6.6-11.6",
            fill="none",
            stroke="#7d5a1c",
            stroke_width=2.2,
            stroke_linecap="round",
        )
        + fruit
    )


def _star() -> str:
    """Return the sign for any food: an eight-pointed star, as on the old seals."""
    long = [(0, -11.5), (2.5, -2.5), (11.5, 0), (2.5, 2.5), (0, 11.5), (-2.5, 2.5), (-11.5, 0), (-2.5, -2.5)]
    rays = polygon(long, transform="rotate(45) scale(.78)", fill="#a8481f", stroke="#5e220b", stroke_width=0.8)
    return (
        rays
        + polygon(long, fill=GOLD, stroke="#7d5209", stroke_width=0.9, stroke_linejoin="round")
        + circle(0, 0, 2.6, fill=WHITE, stroke="#7d5209", stroke_width=0.9)
    )
