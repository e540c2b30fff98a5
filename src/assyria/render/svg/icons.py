"""Icons for what is counted: camels, offerings, plows, influence, points, floods, and the dignitaries."""

from __future__ import annotations

from math import cos, pi, sin

from assyria.board import Dignitary
from assyria.render.svg.markup import Style, circle, ellipse, num, path, polygon, rect
from assyria.render.svg.palette import ACCENT, BANK, GLINT, GOLD, INK, WATER, WATER_LIGHT, WHITE


def symbols() -> dict[str, str]:
    """Return drawings by id, each about 24 across around (0, 0)."""
    return {
        "camel": _camel(),
        "offering": _offering(),
        "plow": _plow(),
        "influence": _influence(),
        "point": _point(),
        "flood": _flood(),
        "steps": path("M-12 9V3H-8V-3H-4V-9H4V-3H8V3H12V9Z"),
        "roof": path("M0-10L12 0H8.4V9H-8.4V0H-12Z"),
        "crown": _crown(),
        "fed": _fed(),
        "hungry": _hungry(),
        "lives": _lives(),
        "starves": _starves(),
        "coin": _coin(),
        "court-higher": _dignitary(Dignitary.HIGHER),
        "court-middle": _dignitary(Dignitary.MIDDLE),
        "court-lower": _dignitary(Dignitary.LOWER),
    }


def _camel() -> str:
    body = (
        "M-11.6-6.6C-11.4-8.4-9.6-9.2-8.2-8.8C-7.4-9.4-6.6-9-6.6-8.2C-5.8-7.6-5.8-6.4-6.4-5.6"
        "C-6.6-3.4-6.6-1.6-5.4-1.2C-4.4-1-3.8-2-3-3.4C-1.6-6-.6-7.8 1.2-7.8C3-7.8 3.8-5.6 4.8-4"
        "C6.6-3.6 8.6-2.6 9 .2C9.2 1.6 10 3 10.4 4.4C9.6 4.6 8.8 4 8.4 3.2C8.6 5.2 8.2 6.4 8.2 8"
        "C8.2 9.4 8.6 10.2 8.8 11H6.6C6.4 9 6.2 7.6 5.8 6.2L4.6 3.2C2.4 4-.4 4-2.2 3.4"
        "C-2.6 5-2.8 6.4-2.8 7.8C-2.8 9.2-2.6 10-2.4 11H-4.6C-5 8.4-5 6-5.2 3.8C-7.6 2.6-8.8-.4-9-3.6"
        "C-9.2-5-10-5.2-10.8-5.4C-11.6-5.4-11.8-6-11.6-6.6Z"
    )
    legs = "M5.4 3.6C4.6 6 4.2 8 4.4 11H2.6C2.2 8.4 2.4 6 2.8 3.8ZM-1 3.4C-.6 6-.6 8.4-.4 11H-2.2L-2.8 4Z"
    cloth = "M-1.6-5C-.6-7-.2-7.8 1.2-7.8C2.8-7.8 3.6-6 4.4-4.6L3.8-.6C2-.2 0-.2-2 -.8Z"
    return (
        path(legs, fill="#8a5a22")
        + path(body, fill="#c08a45", stroke="#5f3a10", stroke_width=0.9, stroke_linejoin="round")
        + path(cloth, fill=ACCENT, stroke="#5e220b", stroke_width=0.7, stroke_linejoin="round")
        + path("M-1.8-2.2C.2-1.6 2-1.6 4-2", fill="none", stroke=GOLD, stroke_width=1)
        + circle(-8.4, -7, 0.6, fill=INK)
    )


def _offering() -> str:
    return (
        path("M-3.2 11L-1.6 4H1.6L3.2 11Z", fill="#a9743a", stroke="#5f3a10", stroke_width=0.8)
        + path("M-6.4 11H6.4", stroke="#5f3a10", stroke_width=1.8, stroke_linecap="round")
        + path(
            "M0-11.8C4.6-7.4 5.8-4.6 4-1.4C2.8.6-2.8.6-4-1.4C-5.4-4-3.4-6.4-2-8"
            "C-1.8-6.6-1.4-6-.6-5.6C-.2-7.6-.6-9.6 0-11.8Z",
            fill="#e2762c",
            stroke="#8f3712",
            stroke_width=0.8,
            stroke_linejoin="round",
        )
        + path("M.4-6.4C2-4.6 2.6-2.8 1.4-1.2C.6-.6-1-.6-1.6-1.4C-2.2-2.8-.2-4 .4-6.4Z", fill="#fbd667")
        + path("M-8.6-.8H8.6C8 3 4.6 5 0 5S-8 3-8.6-.8Z", fill=GOLD, stroke="#7d5209", stroke_width=0.9)
    )


def _plow() -> str:
    wood: Style = {"stroke": "#5f3a10", "stroke_width": 0.8, "stroke_linejoin": "round"}
    return (
        path(
            "M-9 9.6C-4 8.6 4 8.6 11 9.6",
            stroke="#8a5a22",
            stroke_width=1.2,
            fill="none",
            stroke_dasharray="2.4 1.6",
        )
        + path("M-11.4-3.6L-10.4-5.6L4.4 2.2L3.6 4.4Z", fill="#b98346", **wood)
        + path(
            "M4.2-10.6L7-9.8C6-5.4 5 -1 4.6 3.4L6.4 6.6L-6.2 8.6L1.8 3.6C2-1.4 2.6-6.4 4.2-10.6Z",
            fill="#a06c30",
            **wood,
        )
        + path("M-8.4 9.2L-1.4 4.4L2.6 7.4Z", fill="#8f9aa0", stroke="#3f484d", stroke_width=0.8)
        + path("M3.4-11.4L9-10", stroke="#5f3a10", stroke_width=2.4, stroke_linecap="round")
    )


def _influence() -> str:
    """Return the icon for influence: a rosette of glazed brick."""
    petals = "".join(
        ellipse(0, -6.6, 2.7, 4.4, transform=f"rotate({turn * 45})", fill=WHITE, stroke="#225388", stroke_width=1)
        for turn in range(8)
    )
    return (
        circle(0, 0, 11.4, fill="#2f6fb0", stroke="#173d66", stroke_width=0.9)
        + petals
        + circle(0, 0, 3, fill=GOLD, stroke="#7d5209", stroke_width=0.8)
    )


def _point() -> str:
    star = [
        (
            (11 if turn % 2 == 0 else 4.8) * sin(turn * pi / 5),
            -(11 if turn % 2 == 0 else 4.8) * cos(turn * pi / 5),
        )
        for turn in range(10)
    ]
    return polygon(star, fill=GOLD, stroke="#7d5209", stroke_width=1, stroke_linejoin="round")


def _flood() -> str:
    waves = ""
    for y, colour in ((-4, WATER_LIGHT), (1.5, WATER), (7, BANK)):
        waves += path(
            f"M-11 {y}c2-3.6 4-3.6 5.6-1.2s3.6 2.4 5.4 0s3.8-2.4 5.4 0s3.4 2.4 5.6.6",
            fill="none",
            stroke=colour,
            stroke_width=2.6,
            stroke_linecap="round",
        )
    return waves + circle(7.4, -8.6, 1.1, fill=GLINT, stroke=BANK, stroke_width=0.6)


def _crown() -> str:
    return path(
        "M-10 6L-11-4L-5.4.4L0-8L5.4.4L11-4L10 6Z",
        fill=GOLD,
        stroke="#7d5209",
        stroke_width=1,
        stroke_linejoin="round",
    ) + "".join(circle(x, y, 1.5, fill=ACCENT) for x, y in ((0, 2.6), (-5.4, 3), (5.4, 3)))


def _fed() -> str:
    return circle(0, 0, 9, fill="#2f7a3d", stroke=WHITE, stroke_width=2) + path(
        "M-4.4 .2L-1.2 3.6L4.6-3.4",
        fill="none",
        stroke=WHITE,
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _hungry() -> str:
    return circle(0, 0, 9, fill=ACCENT, stroke=WHITE, stroke_width=2) + path(
        "M0-4.8V1M0 4.4V4.5", fill="none", stroke=WHITE, stroke_width=2.8, stroke_linecap="round"
    )


def _lives() -> str:
    """Return the icon for a hut that will be fed: like `fed`, but only in outline."""
    return circle(0, 0, 9, fill=WHITE, stroke="#2f7a3d", stroke_width=2) + path(
        "M-4.4 .2L-1.2 3.6L4.6-3.4",
        fill="none",
        stroke="#2f7a3d",
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _starves() -> str:
    """Return the icon for a hut that will be lost: a dark lozenge with a cross."""
    return polygon(
        [(0, -11.4), (11.4, 0), (0, 11.4), (-11.4, 0)],
        fill="#7a1712",
        stroke=WHITE,
        stroke_width=2,
        stroke_linejoin="round",
    ) + path("M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4", stroke=WHITE, stroke_width=2.6, stroke_linecap="round")


def _coin() -> str:
    """Return the icon for a price: a ring of silver, which was money by weight."""
    return (
        circle(0, 0, 10, fill="#d5d9dc", stroke="#4b565e", stroke_width=1.4)
        + circle(0, 0, 6.8, fill="none", stroke="#8a969e", stroke_width=1.2)
        + path("M-2.6-3.4V3.4M2.6-3.4V3.4M-4.4 0H4.4", stroke="#4b565e", stroke_width=1.6, stroke_linecap="round")
    )


def _dignitary(dignitary: Dignitary) -> str:
    """Return a bearded head; the taller the hat, the higher the rank. About 30 wide and 38 high."""
    robe = {"higher": "#6b3a78", "middle": "#2f6b7a", "lower": "#8a6a3a"}[dignitary.word]
    trim = {"higher": GOLD, "middle": "#e2c98f", "lower": "#d8b377"}[dignitary.word]
    ink: Style = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
    shoulders = path("M-15 19C-14.6 11.4-9.4 8-5 7.4H5C9.4 8 14.6 11.4 15 19Z", fill=robe, **ink) + path(
        "M-12.4 12.4C-6 9.4 6 9.4 12.4 12.4", fill="none", stroke=trim, stroke_width=2
    )
    hair = path("M-8.6-4C-9.6 1-9.4 5-8.2 8.2H8.2C9.4 5 9.6 1 8.6-4Z", fill="#33231a", **ink)
    face = path("M-6.2-5H6.2V2C6.2 6-6.2 6-6.2 2Z", fill="#d9a679", **ink)
    eyes = (
        ellipse(-2.7, -1.4, 1.3, 0.9, fill=WHITE)
        + ellipse(2.7, -1.4, 1.3, 0.9, fill=WHITE)
        + circle(-2.6, -1.4, 0.75, fill=INK)
        + circle(2.6, -1.4, 0.75, fill=INK)
        + path(
            "M-4.6-3.2C-3.4-4-1.8-3.8-1-3.1M4.6-3.2C3.4-4 1.8-3.8 1-3.1",
            fill="none",
            stroke=INK,
            stroke_width=1.1,
        )
        + path("M0-1.6L-.9 1H.9", fill="none", stroke="#8a5a32", stroke_width=0.8)
    )
    long = {"higher": 15.4, "middle": 12.6, "lower": 8.4}[dignitary.word]
    beard = path(
        "M-6.4 1.2C-4 2.2-2 1.8 0 2.4C2 1.8 4 2.2 6.4 1.2"
        f"L5.6 {num(long - 1.6)}C3 {long}-3 {long}-5.6 {num(long - 1.6)}Z",
        fill="#33231a",
        **ink,
    )
    curls = path(
        "".join(
            f"M-4.8 {y}C-3 {y + 1.2}-1.6 {y - 0.8} 0 {y}S3 {y + 1.2} 4.8 {y}" for y in _steps(5.4, long - 1.4, 2.6)
        ),
        fill="none",
        stroke="#8a6b50",
        stroke_width=0.8,
    )
    mouth = path("M-1.6 3.6H1.6", stroke="#b56a4a", stroke_width=1.1, stroke_linecap="round")
    return shoulders + hair + face + eyes + beard + curls + mouth + _hat(dignitary)


def _steps(first: float, last: float, step: float) -> list[float]:
    return [round(first + step * n, 1) for n in range(int((last - first) / step) + 1)]


def _hat(dignitary: Dignitary) -> str:
    ink: Style = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
    if dignitary is Dignitary.HIGHER:
        return (
            path("M-7.4-5L-5.6-15.4C-4-17.4 4-17.4 5.6-15.4L7.4-5Z", fill="#f3e3bd", **ink)
            + path("M0-16.8V-20.4", stroke=GOLD, stroke_width=2.4, stroke_linecap="round")
            + path("M-8-4.6H8L7.4-8H-7.4Z", fill=GOLD, **ink)
            + path("M-6-12.2H6", stroke=ACCENT, stroke_width=1.8)
            + circle(0, -6.3, 1.3, fill=ACCENT)
        )
    if dignitary is Dignitary.MIDDLE:
        return path("M-7.6-4.8L-6.6-10.6C-4-12.6 4-12.6 6.6-10.6L7.6-4.8Z", fill="#b5532a", **ink) + path(
            "M-8-4.6H8L7.6-7H-7.6Z", fill="#e2c98f", **ink
        )
    return path(
        "M-8.4-3.6C-8.6-9.6-4-10.8 0-10.8S8.6-9.6 8.4-3.6C4-5.4-4-5.4-8.4-3.6Z", fill="#33231a", **ink
    ) + rect(-8.2, -5.8, 16.4, 2, 1, fill="#d8b377", stroke=INK, stroke_width=0.7)
