"""The board with everything that stands on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from assyria.board import Hex
from assyria.render.svg import food, icons, land, pieces
from assyria.render.svg.geometry import SIDE, Box, around, centre, corner, outline
from assyria.render.svg.lettering import width
from assyria.render.svg.markup import document, group, path, polygon, rect, tag, text, title, use
from assyria.render.svg.palette import ACCENT, FRAME, GOLD, INK, LINE, PAPER_LIGHT, WHITE
from assyria.render.svg.speech import Speech
from assyria.rules import Phase, Position

MARGIN = 20.0
"""Land to be seen around the hexes."""
EXPANDING = (Phase.HUTS, Phase.SUPPLY, Phase.WELLS, Phase.ACTIONS)
"""§5, §6 When it matters which of the mover's huts have been fed."""


@dataclass(frozen=True)
class Look:
    """How to show a board."""

    lit: Collection[str] = ()
    """Hexes, by name, to be lit."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """A short text under what stands on a hex, by the hex's name."""
    shown: Collection[str] = ()
    """Show only the part around these hexes; all of the board if there are none."""
    hungry: bool = True
    """Mark which of the mover's huts are fed."""
    prefix: str = ""
    """Goes before the ids, where one picture holds several boards."""
    names: bool = True
    """Write the hexes' names on them."""


def definitions(players: int) -> str:
    """All that a board's drawing refers to."""
    shapes = group(polygon(outline()), id="hex") + group(polygon(outline(1.8)), id="hex-inner")
    return tag("defs", land.symbols(), food.symbols(), icons.symbols(), pieces.symbols(players), shapes)


def frame(position: Position, look: Look) -> Box:
    """The part of the board that will be seen, in the board's own measure."""
    board = position.game.board
    hexes = [board.hexes[name] for name in look.shown] or list(board.hexes.values())
    return around(hexes).grown(MARGIN if not look.shown else MARGIN / 2)


def board(position: Position, speech: Speech, look: Look) -> str:
    """The board, in its own measure: the first column's hexes begin at (0, 0)."""
    box = frame(position, look)
    area = position.game.area
    clip = f"{look.prefix}board-edge"
    near = box.grown(SIDE)
    hexes = [at for at in position.game.board.hexes.values() if near.holds(centre(at))]
    hexes.sort(key=lambda at: (centre(at)[1], at))
    out = [at for at in hexes if at not in area]
    inside = [at for at in hexes if at in area]
    wells = "".join(
        use("well", *corner(site), class_="well", data_site=site) for site in sorted(position.wells)
    )
    lights = "".join(_light(at) for at in inside if at in look.lit)
    return group(
        tag("defs", tag("clipPath", rect(box.left, box.top, box.width, box.height, 14), id=clip)),
        land.land(position.game.board, box),
        group(*(_unused(at, speech, look) for at in out), class_="unused"),
        land.veil(position.game.board, area, box),
        group(*(_hex(at, position, speech, look) for at in inside)),
        group(lights, class_="lights") if lights else "",
        group(wells) if wells else "",
        *(_label(at, look.labels[at]) for at in inside if at in look.labels),
        clip_path=f"url(#{clip})",
    )


def draw_board(position: Position, speech: Speech | None = None, look: Look | None = None, heading: str = "") -> str:
    """A board alone, as a document."""
    speech, look = speech or Speech(), look or Look()
    box = frame(position, look)
    rim = 6.0
    wide, tall = box.width + 2 * rim, box.height + 2 * rim
    return document(
        wide,
        tall,
        heading or speech.heading(),
        "",
        definitions(position.game.players),
        rect(0, 0, wide, tall, 18, fill=FRAME),
        group(board(position, speech, look), transform=f"translate({rim - box.left:.2f} {rim - box.top:.2f})"),
        rect(rim - 1, rim - 1, box.width + 2, box.height + 2, 14, fill="none", stroke=GOLD, stroke_width=1.4, stroke_opacity=0.8),
    )


def _unused(at: Hex, speech: Speech, look: Look) -> str:
    """§1.3 A hex that these players do not use."""
    x, y = centre(at)
    return group(
        title(speech.hex(at, out=True)),
        use("hex", fill="none", stroke=LINE, stroke_width=1.2, stroke_opacity=0.6),
        use(f"food-{at.food}", 0, 3, 1.1, opacity=0.55),
        id=f"{look.prefix}hex-{at}",
        class_="hex out",
        transform=f"translate({x:.2f} {y:.2f})",
    )


def _hex(at: Hex, position: Position, speech: Speech, look: Look) -> str:
    x, y = centre(at)
    owner = position.owner(at)
    lit = at in look.lit
    parts = [
        title(speech.hex(at, position, owner)),
        use("hex", fill="#fff6cf" if lit else WHITE, fill_opacity=0.62 if lit else 0.04, stroke=LINE, stroke_width=1.3, stroke_opacity=0.75),
        use("hex-inner", fill="none", stroke="#fff8e0", stroke_width=1.1, stroke_opacity=0.4),
    ]
    if at in position.game.board.starts[position.game.players]:
        parts.append(_start(owner is None))
    if look.names:
        parts.append(text(0, -32.5, at, 11, text_anchor="middle", font_weight="700", fill=INK, stroke="#fff3d6", stroke_width=2.6, stroke_opacity=0.6, paint_order="stroke", stroke_linejoin="round"))
    if owner is None:
        parts += [use("disc", 0, 3), use(f"food-{at.food}", 0, 3, 1.16)]
    elif at in position.players[owner].huts:
        parts.append(_hut(at, owner, position, look))
    else:
        level = 1 + (at in position.players[owner].centres) + (at in position.players[owner].roofs)
        parts.append(use(f"ziggurat-{owner}-{level}", 0, 30 if level == 3 else 26, class_="ziggurat", data_hex=at, data_seat=owner, data_level=level))
    return group(*parts, id=f"{look.prefix}hex-{at}", class_="hex", transform=f"translate({x:.2f} {y:.2f})")


def _start(free: bool) -> str:
    """§1.4 A start space: a ring of laid stones; it pales once something stands there."""
    return polygon(
        outline(7.5),
        fill="none",
        stroke=ACCENT,
        stroke_width=3.4 if free else 2.2,
        stroke_dasharray="11 5.3",
        stroke_opacity=0.95 if free else 0.6,
        class_="start",
    )


def _hut(at: Hex, owner: int, position: Position, look: Look) -> str:
    """A hut, with its food still in sight, and the mark of a fed or hungry one."""
    mine = look.hungry and owner == position.seat and position.phase in EXPANDING
    fed = at in position.players[owner].fed
    state = ("fed" if fed else "unfed") if mine else None
    smoke = path("M9-14c-4-5 4-7 0-13", fill="none", stroke=PAPER_LIGHT, stroke_width=2.6, stroke_linecap="round", stroke_opacity=0.85) if state == "fed" else ""
    mark = use("fed" if fed else "hungry", -31, 14, 0.82) if mine else ""
    return (
        use("disc", 24, -13, 0.8)
        + use(f"food-{at.food}", 24, -13, 0.94)
        + smoke
        + use(f"hut-{owner}", -3, 32, 1.04, class_="hut", data_hex=at, data_seat=owner, data_state=state)
        + mark
    )


def _light(at: Hex) -> str:
    x, y = centre(at)
    return polygon(outline(2.2), transform=f"translate({x:.2f} {y:.2f})", fill="none", stroke=ACCENT, stroke_width=4, stroke_linejoin="round") + polygon(
        outline(5.4), transform=f"translate({x:.2f} {y:.2f})", fill="none", stroke="#ffe9a8", stroke_width=2, stroke_linejoin="round"
    )


def _label(at: Hex, words: str) -> str:
    x, y = centre(at)
    wide = width(words, 15, bold=True) + 14
    return group(
        rect(-wide / 2, 22, wide, 21, 10.5, fill=ACCENT, stroke=WHITE, stroke_width=1.4),
        text(0, 37.8, words, 15, text_anchor="middle", font_weight="700", fill=WHITE),
        transform=f"translate({x:.2f} {y:.2f})",
        class_="label",
    )

