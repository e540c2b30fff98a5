"""All drawings that a picture can use, and the selection of those that it does use."""

from __future__ import annotations

import re
from functools import cache

from assyria.render.svg import food, icons, land, panels, pieces
from assyria.render.svg.geometry import outline
from assyria.render.svg.markup import document, group, polygon, tag
from assyria.render.svg.palette import LINE


@cache
def _library() -> dict[str, str]:
    edge = polygon(outline(), stroke=LINE, stroke_width=1.3, stroke_opacity=0.75)
    gleam = polygon(outline(1.8), fill="none", stroke="#fff8e0", stroke_width=1.1, stroke_opacity=0.4)
    drawings = {
        "hex": edge + gleam,
        **land.symbols(),
        **food.symbols(),
        **icons.symbols(),
        **pieces.symbols(),
    }
    paints = {**land.paints(), **panels.paints()}
    return {**paints, **{name: group(drawing, id=name) for name, drawing in drawings.items()}}


def definitions(body: str) -> str:
    """Return the drawings that the body refers to, and those they refer to, in a fixed order."""
    library = _library()
    needed: set[str] = set()
    found = _references(body)
    while found:
        needed |= found
        found = {name for new in found for name in _references(library[new])} - needed
    return tag("defs", *(drawing for name, drawing in library.items() if name in needed))


def _references(markup: str) -> set[str]:
    return {name for name in re.findall(r"#([a-z][\w-]*)", markup) if name in _library()}


def picture(width: float, height: float, heading: str, story: str, body: str) -> str:
    """Return a whole document: the body, and the drawings that it needs."""
    return document(width, height, heading, story, definitions(body), body)
