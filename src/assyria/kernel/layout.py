"""A position as one block of fixed size, as compiled code sees it: the fields of `packed.layout`."""

from __future__ import annotations

import numpy as np
from numba import from_dtype, types
from numpy.typing import NDArray

from assyria.kernel.bits import Word
from assyria.packed.layout import PLAYER_FIELDS, POINTS, SHARED_FIELDS, SMALL, WORD, Field
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Phase, Source

START, DRAFT, HARVEST, HUTS, SUPPLY, WELLS, ACTIONS, OVER = range(len(Phase))

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

_TYPES: dict[str, type[np.generic]] = {WORD: np.uint64, SMALL: np.int8, POINTS: np.uint8}


def _columns(fields: tuple[Field, ...]) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    return [(field.name, _TYPES[field.kind], field.shape) for field in fields]


PLAYER = np.dtype(_columns(PLAYER_FIELDS), align=True)
STATE = np.dtype([("players", PLAYER, MOST_PLAYERS), *_columns(SHARED_FIELDS)], align=True)

States = NDArray[np.void]
"""An array of positions; its dtype is `STATE`."""

STATES_TYPE = types.Array(from_dtype(STATE), 1, "C")

Row = NDArray[np.int8]


class Player:
    """A block of `PLAYER` as compiled code sees it. For the type checker: none is ever made."""

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
    """A block of `STATE` as compiled code sees it. For the type checker: none is ever made."""

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
