"""The board with everything on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from assyria.board import Hex, Region, Site
from assyria.render.svg import land
from assyria.render.svg.defs import picture
from assyria.render.svg.geometry import SIDE, Box, around, centre, corner, outline
from assyria.render.svg.lettering import width
from assyria.render.svg.markup import Point, group, move, num, points, polygon, rect, tag, text, title, use
from assyria.render.svg.palette import ACCENT, GOLD, INK, WHITE
from assyria.render.svg.speech import Speech
from assyria.rules import Phase, Position

MARGIN = 14.0
"""The land that is visible around the hexes."""
RIM = 6.0
"""The width of the wooden frame."""
EXPANDING = (Phase.HUTS, Phase.SUPPLY, Phase.WELLS, Phase.ACTIONS)
"""§5, §6 Phases in which it matters which of the mover's huts are fed."""


TINTS = {
    Region.UPPER_RIVER: ("#3aa7b8", 0.42),
    Region.LOWER_RIVER: ("#4a86d8", 0.42),
    Region.FERTILE: ("#4f8a2a", 0.34),
    Region.ARID: ("#f0c060", 0.22),
}
"""§1.2 Colours that tell the regions apart, for pictures about them."""


@dataclass(frozen=True)
class Look:
    """Options for showing a board."""

    lit: Collection[str] = ()
    """Names of the hexes to light."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Short texts under the pieces, by name of the hex."""
    label_size: float = 15
    label_icons: Mapping[str, str] = field(default_factory=dict)
    """Icons beside labels, by name of the hex."""
    shown: Collection[str] = ()
    """Hexes around which the board is shown; the whole board if there are none."""
    hungry: bool = True
    """Mark which of the mover's huts are fed."""
    names: bool = True
    """Write the hexes' names on them."""
    name_size: float = 11
    foods: bool = True
    """Show the food of empty hexes."""
    food_scale: float = 1
    """The size of that food."""
    regions: bool = False
    """Tint the hexes by region."""
    prefix: str = ""
    """A prefix for ids, if one picture holds several boards."""
    ground: str = ""
    """The id of land drawn before, to be reused: `<prefix>land`."""


def frame(position: Position, look: Look) -> Box:
    """Return the visible part of the board, in the board's own units."""
    board = position.game.board
    hexes = [board.hexes[name] for name in sorted(look.shown)] or list(board.hexes.values())
    return around(hexes).grown(MARGIN)


def board(position: Position, speech: Speech, look: Look, box: Box) -> str:
    """Return this part of the board, in its own units: the first column's hexes begin at (0, 0)."""
    area = position.game.area
    clip = f"{look.prefix}board-edge"
    near = box.grown(SIDE)
    hexes = [at for at in position.game.board.hexes.values() if near.holds(centre(at))]
    hexes.sort(key=lambda at: (centre(at)[1], at))
    out = [at for at in hexes if at not in area]
    inside = [at for at in hexes if at in area]
    wells = "".join(_well(site, speech) for site in sorted(position.wells))
    lights = "".join(_light(at) for at in inside if at in look.lit)
    return group(
        tag("defs", tag("clipPath", rect(box.left, box.top, box.width, box.height, 14), id=clip)),
        use(look.ground) if look.ground else land.land(position.game.board, box, look.prefix),
        group(*(_unused(at, speech, look) for at in out), class_="unused") if out else "",
        land.veil(position.game.board, area, box),
        group(*(_hex(at, position, speech, look) for at in inside)),
        group(lights, class_="lights") if lights else "",
        _names(inside, look.name_size) if look.names else "",
        *(_label(at, position, look) for at in inside if at in look.labels),
        group(wells, class_="wells") if wells else "",
        clip_path=f"url(#{clip})",
    )


def framed(
    position: Position, speech: Speech, look: Look, box: Box, at: Point = (0, 0), scale: float = 1
) -> tuple[str, float, float]:
    """Return this part of the board in its frame, with the width and height of that."""
    wide, tall = box.width * scale + 2 * RIM, box.height * scale + 2 * RIM
    x, y = RIM - box.left * scale, RIM - box.top * scale
    drawn = group(
        rect(0, 0, wide, tall, 18, fill="#6b4c2c", stroke="#8a6a3a", stroke_width=1.2),
        group(
            board(position, speech, look, box),
            transform=f"translate({num(x)} {num(y)}) scale({scale:.4f})",
        ),
        rect(
            RIM - 0.5,
            RIM - 0.5,
            wide - 2 * RIM + 1,
            tall - 2 * RIM + 1,
            14,
            fill="none",
            stroke=GOLD,
            stroke_width=1.8,
        ),
        transform=move(*at),
    )
    return drawn, wide, tall


def draw_board(
    position: Position, speech: Speech | None = None, look: Look | None = None, heading: str = ""
) -> str:
    """Return a board alone, as a document."""
    speech, look = speech or Speech(), look or Look()
    body, wide, tall = framed(position, speech, look, frame(position, look))
    return picture(wide, tall, heading or speech.heading(), "", body)


def _unused(at: Hex, speech: Speech, look: Look) -> str:
    """§1.3 Return a hex that is not in play with this number of players."""
    x, y = centre(at)
    return group(
        title(speech.hex(at, out=True)),
        use("hex", fill="none"),
        use(f"food-{at.food}", 0, 3, 1.1, opacity=0.55) if look.foods else "",
        id=f"{look.prefix}hex-{at}",
        class_="hex out",
        transform=move(x, y),
    )


def _hex(at: Hex, position: Position, speech: Speech, look: Look) -> str:
    x, y = centre(at)
    owner = position.owner(at)
    lit = at in look.lit
    parts = [
        title(speech.hex(at, position, owner)),
        use("hex", fill="#fff6cf" if lit else WHITE, fill_opacity=0.62 if lit else 0.04),
    ]
    if look.regions:
        colour, strength = TINTS[at.region]
        parts.append(use("hex", fill=colour, fill_opacity=strength))
    if at in position.game.board.starts[position.game.players]:
        parts.append(_start(owner is None))
    if owner is None and not look.foods:
        pass
    elif owner is None:
        low = 15 * look.food_scale - 12  # the top stays where it is, under the name
        parts += [use("disc", 0, low, look.food_scale), use(f"food-{at.food}", 0, low, 1.16 * look.food_scale)]
    elif at in position.players[owner].huts:
        parts.append(_hut(at, owner, position, look))
    else:
        level = 1 + (at in position.players[owner].centres) + (at in position.players[owner].roofs)
        parts.append(
            use(
                f"ziggurat-{owner}-{level}",
                0,
                (30 if level == 3 else 26) - _lift(at, look),
                class_="ziggurat",
                data_hex=at,
                data_seat=owner,
                data_level=level,
            )
        )
    return group(*parts, id=f"{look.prefix}hex-{at}", class_="hex", transform=move(x, y))


def _names(hexes: list[Hex], size: float) -> str:
    """Return the hexes' names, under their upper edges, where no river, well or piece lies."""
    names = [(at, *centre(at)) for at in hexes]
    down = 0.75 * size - 40.75
    return group(
        *(tag("text", at, x=round(x, 1), y=round(y + down, 1)) for at, x, y in names),
        font_size=size,
        font_weight="700",
        text_anchor="middle",
        fill=INK,
        stroke="#fff3d6",
        stroke_width=2.6,
        stroke_opacity=0.6,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _start(free: bool) -> str:
    """§1.4 Return a start space: stones around it, open at the top for the name; paler once it is taken."""
    right, low_right, low_left, left, high_left, high_right = outline(7.5)
    return tag(
        "polyline",
        points=points([high_left, left, low_left, low_right, right, high_right]),
        fill="none",
        stroke=ACCENT,
        stroke_width=3.4 if free else 2.2,
        stroke_dasharray="10.5 5.2",
        stroke_opacity=0.95 if free else 0.6,
        class_="start",
    )


def _hut(at: Hex, owner: int, position: Position, look: Look) -> str:
    """Return a hut, with its food still visible, and the mark of a fed or hungry one."""
    mine = look.hungry and owner == position.seat and position.phase in EXPANDING
    fed = at in position.players[owner].fed
    state = ("fed" if fed else "unfed") if mine else None
    mark = use("fed" if fed else "hungry", -31, 14, 0.82) if mine else ""
    up = _lift(at, look)
    return (
        use("disc", 24, -13 - up, 0.8)
        + use(f"food-{at.food}", 24, -13 - up, 0.94)
        + use(f"hut-{owner}", -3, 32 - up, 1.04, class_="hut", data_hex=at, data_seat=owner, data_state=state)
        + mark
    )


def _lift(at: Hex, look: Look) -> float:
    """Return how much higher a piece stands to make room for a label."""
    return 16 if at in look.labels else 0


def _light(at: Hex) -> str:
    x, y = centre(at)
    return polygon(
        outline(2.2),
        transform=move(x, y),
        fill="none",
        stroke=ACCENT,
        stroke_width=4,
        stroke_linejoin="round",
    ) + polygon(
        outline(5.4),
        transform=move(x, y),
        fill="none",
        stroke="#ffe9a8",
        stroke_width=2,
        stroke_linejoin="round",
    )


def _label(at: Hex, position: Position, look: Look) -> str:
    """Return a short text on a pill: under what is on the hex, and clear of a well on its corner."""
    words, size, drawing = look.labels[at], look.label_size, look.label_icons.get(at)
    icon = size * 1.5 if drawing else 0
    wide = width(words, size, bold=True) + icon + size
    tall = size * 1.4
    free = position.owner(at) is None
    top = -tall / 2 if free and not look.foods else 22 if free else 16
    ground, ink = (WHITE, INK) if icon else (ACCENT, WHITE)
    return group(
        rect(
            -wide / 2,
            top,
            wide,
            tall,
            tall / 2,
            fill=ground,
            stroke=ACCENT if icon else WHITE,
            stroke_width=1.6,
        ),
        text(-icon / 2, top + size * 1.06, words, size, text_anchor="middle", font_weight="700", fill=ink),
        use(drawing, wide / 2 - size * 1.15, top + tall / 2, size / 17) if drawing else "",
        transform=move(*centre(at)),
        class_="label",
    )


def _well(site: Site, speech: Speech) -> str:
    return group(
        title(speech.well(site)), use("well"), class_="well", data_site=site, transform=move(*corner(site))
    )
