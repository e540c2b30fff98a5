"""The page's art: every drawing once, and the land by day and by night."""

from __future__ import annotations

import re

from assyria.board import load_board
from assyria.render.svg import food, icons, land, pieces
from assyria.render.svg.board import MARGIN
from assyria.render.svg.geometry import Box, around
from assyria.render.svg.markup import group, num, tag, use
from assyria.render.svg.palette import SEATS

BOARD = load_board("classic")
BLEED = 340.0, 230.0
"""Land beside and above the hexes, so that the board fills a window of any shape."""

NIGHT = {
    "#f5e6c1": "#5c4b40",
    "#ecd4a0": "#483b3b",
    "#d8b377": "#352c36",
    "#fff4d2": "#8a5f46",
    "#7a3d12": "#120c18",
    "#fff3d4": "#7d6759",
    "#a9743a": "#1b1410",
    "#c79a5b": "#7d6555",
    "#8f6a3c": "#241b15",
    "#a8c26c": "#4d6642",
    "#8fae55": "#40583b",
    "#769a43": "#334a34",
    "#5f8036": "#22351f",
    "#bcd083": "#7c9660",
    "#7f9a4a": "#31452c",
    "#8d6a38": "#2a201a",
    "#1f6f80": "#0d3444",
    "#2f8fa3": "#1c5a73",
    "#49aebf": "#2d7c96",
    "#c9eef2": "#a4d3e2",
    "#e8fafa": "#bfe3ee",
}
"""The land's colours after sunset."""


def full() -> Box:
    return around(BOARD.hexes.values()).grown(MARGIN)


def ground() -> Box:
    """All the land there is."""
    return full().widened(2 * BLEED[0], 2 * BLEED[1])


def drawings() -> dict[str, str]:
    """All symbols by id; of a ziggurat also its upper steps alone, `tier-0-2`, so that they can rise."""
    found = {**food.symbols(), **icons.symbols(), **pieces.symbols()}
    for seat in range(len(SEATS)):
        for level in (2, 3):
            below = use(f"ziggurat-{seat}-{level - 1}")
            found[f"tier-{seat}-{level}"] = found[f"ziggurat-{seat}-{level}"].removeprefix(below)
    # What is paper by day is dimmer by night: the page's theme says so.
    found["disc"] = found["disc"].replace("#fff9ea", "var(--disc, #fff9ea)")
    return found


def short(markup: str) -> str:
    """The same with numbers to a tenth."""
    return re.sub(r"(?<![#\w])-?\d*\.\d\d+", lambda found: num(round(float(found[0]), 1)), markup)


def sprite() -> str:
    """One document with every drawing, to be put into the page once."""
    symbols = (group(drawing, id=name) for name, drawing in drawings().items())
    return tag("svg", tag("defs", *symbols), xmlns="http://www.w3.org/2000/svg", width=0, height=0) + "\n"


def scenery() -> str:
    """The land alone, for every number of players."""
    area = ground()
    paints = tag("defs", *(paint for name, paint in land.paints().items() if name != "hatch"))
    dune = tag("defs", group(land.symbols()["dune"], id="dune"))
    drawn = tag(
        "svg",
        paints,
        dune,
        land.land(BOARD, area, ""),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{num(area.left)} {num(area.top)} {num(area.width)} {num(area.height)}",
        width=round(area.width),
        height=round(area.height),
    )
    return short(drawn) + "\n"


def at_night(drawn: str) -> str:
    """The same land after sunset. Raises KeyError for a colour that has no night."""
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: NIGHT[found[0]], drawn)
