"""The layout of a position as one record of fixed size.

Everything in `rules.State`, and some derived values worth storing: the legal actions,
the hexes beside wells, huts in stock. Equal positions are equal bytes. The tables in docs/kernel.md say more.
"""

from __future__ import annotations

import numpy as np
from numba import from_dtype, types
from numpy.typing import NDArray

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, Dignitary
from assyria.board.tracks import TURNS
from assyria.kernel.bits import Word
from assyria.kernel.tables import MOST_PLAYERS
from assyria.rules import Phase, Source

START, DRAFT, HARVEST, HUTS, SUPPLY, WELLS, ACTIONS, OVER = range(len(Phase))
PHASES = tuple(Phase)

(
    FROM_HUTS,
    FROM_ZIGGURATS,
    FROM_WELLS,
    FROM_INFLUENCE,
    FROM_HIGHER,
    FROM_OFFERINGS,
    FROM_PLOW,
    FROM_CAMELS,
) = range(len(Source))
"""The index of each source of points in the ledger."""

NO_CARD = -1
NOBODY = -1

PLAYER = np.dtype(
    [
        ("huts", np.uint64),
        ("fed", np.uint64),
        ("bases", np.uint64),
        ("centres", np.uint64),
        ("roofs", np.uint64),
        ("hand", np.uint64),
        ("ledger", np.uint8, len(Source)),
        ("camels", np.int8),
        ("offering", np.int8),
        ("plow", np.int8),
        ("stock", np.int8),
        ("spare", np.int8, 4),
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("players", PLAYER, MOST_PLAYERS),
        ("legal_hexes", np.uint64),
        ("legal_sites", np.uint64),
        ("legal_others", np.uint64),
        ("wells", np.uint64),
        ("watered", np.uint64),
        ("raised", np.uint64),
        ("discard", np.uint64),
        ("deck", np.int8, len(FOOD_CARDS)),
        ("expansion_deck", np.int8, len(EXPANSION_CARDS) - 1),
        ("expansion", np.int8, max(TURNS)),
        ("columns", np.int8, (MOST_PLAYERS + 1, 2)),
        ("takers", np.int8, MOST_PLAYERS + 1),
        ("draft", np.int8, MOST_PLAYERS),
        ("order", np.int8, MOST_PLAYERS),
        ("court", np.int8, (len(Dignitary), max(dignitary.spaces for dignitary in Dignitary))),
        ("at_court", np.int8, len(Dignitary)),
        ("seats", np.int8),
        ("draft_size", np.int8),
        ("strict_feeding", np.int8),
        ("phase", np.int8),
        ("order_index", np.int8),
        ("reign", np.int8),
        ("turn", np.int8),
        ("to_place", np.int8),
        ("supplying", np.int8),
        ("picks", np.int8),
        ("offered", np.int8),
        ("bought", np.int8),
        ("deck_left", np.int8),
        ("expansion_left", np.int8),
        ("spare", np.int8, 3),
    ],
    align=True,
)

States = NDArray[np.void]
"""An array of positions; its dtype is `STATE`."""

STATES_TYPE = types.Array(from_dtype(STATE), 1, "C")

Row = NDArray[np.int8]


class Player:
    """A record of `PLAYER` as compiled code sees it. For the type checker: none is ever made."""

    huts: Word
    fed: Word
    bases: Word
    centres: Word
    roofs: Word
    hand: Word
    """Food and wild cards: four bits a kind."""
    ledger: NDArray[np.uint8]
    camels: int
    offering: int
    plow: int
    stock: int
    """Huts neither on the board nor at court."""


class Position:
    """A record of `STATE` as compiled code sees it. For the type checker: none is ever made."""

    players: list[Player]
    legal_hexes: Word
    legal_sites: Word
    legal_others: Word
    """The legal actions, kept up to date: on hexes, on well sites, and all others (see `actions`)."""
    wells: Word
    """Sites with a well."""
    watered: Word
    """Hexes that touch a well."""
    raised: Word
    discard: Word
    """Four bits a kind."""
    deck: Row
    """The top card last, so that drawing moves nothing; `deck_left` cards, then `NO_CARD`."""
    expansion_deck: Row
    """The top card last; `expansion_left` cards, then 0."""
    expansion: Row
    """This reign's cards; 0 where none lies yet."""
    columns: Row
    takers: Row
    draft: Row
    order: Row
    court: Row
    at_court: Row
    """The number of huts in each row of the court."""
    seats: int
    draft_size: int
    strict_feeding: int
    phase: int
    order_index: int
    reign: int
    turn: int
    to_place: int
    supplying: int
    picks: int
    offered: int
    bought: int
    deck_left: int
    expansion_left: int
