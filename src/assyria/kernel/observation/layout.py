"""The layout of an observation (docs/env.md).

An observation is one row of small numbers: first planes, each the board as ten columns of seven cells, then
facts. Players are numbered from the observer, who is 0; the others follow in the
turn order. Seats have no other meaning in this game, so positions that differ in seats alone look the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.board import EXPANSION_CARDS, Dignitary, Food, Region, Site
from assyria.board.tracks import CAMEL_LIMIT, HUTS, MULTIPLIERS, PLAYERS, TURNS, WELLS
from assyria.kernel.tables import AREAS
from assyria.packed.layout import PHASES
from assyria.packed.numbering import FOOD_KINDS, HEXES, KINDS, MOST_PLAYERS, NUMBER_OF_HEX, SITES
from assyria.rules import Source

OBSERVATION = 2
"""The version: it changes when any number of an observation gets another place or meaning."""

COLUMNS, ROWS = 10, 7
CELLS_OF_PLANE = COLUMNS * ROWS
LARGEST = 255


class Part(NamedTuple):
    """A named group of numbers in an observation."""

    name: str
    shape: tuple[int, ...]
    most: int
    """The largest possible value; float observations are divided by it."""
    what: str

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def _plane(name: str, what: str) -> Part:
    return Part(name, (COLUMNS, ROWS), 1, what)


PIECES = {
    "huts": "huts",
    "fed": "huts fed this turn",
    "bases": "ziggurats",
    "centres": "ziggurats that have a centre",
    "roofs": "ziggurats that have a roof",
}
PLANES = (
    *(
        _plane(f"{piece}-{player}", f"{'the one who looks' if player == 0 else f'player {player}'}: {what}")
        for player in range(MOST_PLAYERS)
        for piece, what in PIECES.items()
    ),
    _plane("wells-east", "a well at the eastern corner of the hex"),
    _plane("wells-west", "a well at its western corner: every site is one corner or the other of just one hex"),
    _plane("watered", "hexes that touch a well"),
    _plane("raised", "ziggurats that rose in the mover's actions this turn"),
)

COURT = sum(dignitary.spaces for dignitary in Dignitary)
EXPANSION_VALUES = tuple(sorted(set(EXPANSION_CARDS)))
_COLUMNS_SOWN = MOST_PLAYERS + 1
_FOOD = len(FOOD_KINDS)
_MOST_OF_A_KIND = 5

FACTS = (
    Part("players", (len(PLAYERS),), 1, "how many play: 2, 3, 4"),
    Part("draft-size", (1,), 4, "how many cards the draft turns up"),
    Part("strict-feeding", (1,), 1, "whether no hut may starve that could be fed (§5.2)"),
    Part("phase", (len(PHASES),), 1, ", ".join(phase.value for phase in PHASES)),
    Part("place", (MOST_PLAYERS,), 1, "place in the turn order of the one who looks"),
    Part("mover", (MOST_PLAYERS,), 1, "the player whose decision it is; none once the game is over"),
    Part("reign", (len(TURNS),), 1, "reign 1, 2, 3"),
    Part("turn", (max(TURNS),), 1, "turn of the reign 1, 2, 3"),
    Part("expansion", (max(TURNS),), max(EXPANSION_CARDS), "this reign's expansion cards; 0 where none lies yet"),
    Part("undealt-expansion", (len(EXPANSION_VALUES),), 4, "undealt expansion cards: how many 2s, 3s, 4s"),
    Part("columns", (_COLUMNS_SOWN, _FOOD), 2, "cards that lie in each column, by kind"),
    Part("free", (_COLUMNS_SOWN,), 1, "columns that nobody has taken"),
    Part("takers", (_COLUMNS_SOWN, MOST_PLAYERS), 1, "the player who took the column"),
    Part("draft", (_FOOD,), MOST_PLAYERS, "cards turned up for the draft, by kind"),
    Part("discard", (_FOOD,), _MOST_OF_A_KIND, "the discard, by kind"),
    Part("undealt", (_FOOD,), _MOST_OF_A_KIND, "undealt food cards, by kind; their order is nowhere"),
    Part("wells-left", (1,), max(WELLS.values()), "wells in stock"),
    Part("to-place", (1,), max(EXPANSION_CARDS), "huts the mover has yet to place"),
    Part("supplying", (len(KINDS),), 1, "the card the mover spreads over huts, by kind"),
    Part("picks", (1,), 3, "the symbols it still has"),
    Part("offered", (1,), 3, "steps on the offerings track that the mover made this turn"),
    Part("bought", (1,), 1, "whether the mover bought food this turn"),
    Part(
        "court", (COURT, MOST_PLAYERS), 1, "whose hut stands there: higher, middle, lower dignitary, from the top"
    ),
    Part("hands", (MOST_PLAYERS, _FOOD), _MOST_OF_A_KIND, "food and wild cards of each player, by kind"),
    Part("plows", (MOST_PLAYERS,), 1, "who has a plow"),
    Part("camels", (MOST_PLAYERS,), CAMEL_LIMIT, "camels"),
    Part("offerings", (MOST_PLAYERS,), len(MULTIPLIERS) - 1, "space on the offerings track"),
    Part("stocks", (MOST_PLAYERS,), HUTS, "huts neither on the board nor at court"),
    Part("ledgers", (MOST_PLAYERS, len(Source)), LARGEST, "points so far: " + ", ".join(Source)),
    Part("scores", (MOST_PLAYERS,), LARGEST, "their sum"),
)

PARTS = (*PLANES, *FACTS)


def _offsets() -> dict[str, int]:
    offsets, offset = {}, 0
    for part in PARTS:
        offsets[part.name] = offset
        offset += part.size
    return offsets


OFFSETS = _offsets()
"""The offset of each part."""
SIZE = sum(part.size for part in PARTS)
"""The number of values in an observation."""
MOST = np.concatenate([np.full(part.size, part.most, np.uint8) for part in PARTS])
"""The largest possible value of each number."""
SCALES = (1 / MOST).astype(np.float32)

CELLS = np.array([(ord(at.column) - ord("a")) * ROWS + at.row - 1 for at in HEXES], np.int64)
"""The cell of each hex in a plane, by its action number."""


def _corner(site: Site) -> int:
    """Return the cell for a well at this site.

    Two of the three hexes share a column. The third has the corner on its east if they lie to its right.
    """
    columns = [at.column for at in site.hexes]
    alone = next(at for at in site.hexes if columns.count(at.column) == 1)
    east = alone.column == min(columns)
    return OFFSETS["wells-east" if east else "wells-west"] + int(CELLS[NUMBER_OF_HEX[alone]])


CORNERS = np.array([_corner(site) for site in SITES], np.int64)
"""The cell of each well site, by its number."""

Numbers = NDArray[Any]


def part(observations: Numbers, name: str) -> Numbers:
    """Return one part of one or many observations, as a view in the part's shape."""
    offset, found = OFFSETS[name], next(part for part in PARTS if part.name == name)
    return observations[..., offset : offset + found.size].reshape(*observations.shape[:-1], *found.shape)


def planes(observations: Numbers) -> Numbers:
    """Return the planes as a view of shape (…, planes, columns, rows), for convolutions."""
    size = len(PLANES) * CELLS_OF_PLANE
    return observations[..., :size].reshape(*observations.shape[:-1], len(PLANES), COLUMNS, ROWS)


def facts(observations: Numbers) -> Numbers:
    """Return everything but the planes, as a view."""
    return observations[..., len(PLANES) * CELLS_OF_PLANE :]


GROUND = (*(f"food-{food.value}" for food in Food), *(f"region-{region.value}" for region in Region), "in-play")


def ground(players: int) -> NDArray[np.uint8]:
    """Return the constant planes of the board, named in `GROUND`, for networks that want them."""
    board = np.zeros((len(GROUND), CELLS_OF_PLANE), np.uint8)
    for number, at in enumerate(HEXES):
        board[GROUND.index(f"food-{at.food.value}"), CELLS[number]] = 1
        board[GROUND.index(f"region-{at.region.value}"), CELLS[number]] = 1
        board[-1, CELLS[number]] = int(AREAS[players]) >> number & 1
    return board.reshape(len(GROUND), COLUMNS, ROWS)
