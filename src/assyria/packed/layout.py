"""Where each number of a position lies in its block.

Everything in `rules.State`, and some derived values worth storing: the legal actions,
the hexes beside wells, huts in stock. Equal positions are equal bytes. The tables in docs/kernel.md say more.
"""

from __future__ import annotations

import struct
from itertools import accumulate
from math import prod
from typing import NamedTuple, TypeAlias

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, Dignitary
from assyria.board.tracks import TURNS
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Phase, Source

Block: TypeAlias = bytes
"""A position as plain numbers, one after another: always of the same size."""
PHASES = tuple(Phase)
NO_CARD = -1
NOBODY = -1

WORD, SMALL, POINTS = "Q", "b", "B"
"""The kinds of numbers, as `struct` calls them: 64 bits, a byte with a sign, a byte without."""


class Field(NamedTuple):
    """One number of a block, or several of the same kind."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()

    @property
    def numbers(self) -> int:
        return prod(self.shape)


PLAYER_FIELDS = (
    Field("huts", WORD),
    Field("fed", WORD),
    Field("bases", WORD),
    Field("centres", WORD),
    Field("roofs", WORD),
    Field("hand", WORD),
    Field("ledger", POINTS, (len(Source),)),
    Field("camels", SMALL),
    Field("offering", SMALL),
    Field("plow", SMALL),
    Field("stock", SMALL),
    Field("spare", SMALL, (4,)),
)
"""Of each player; a block begins with those of four."""

SHARED_FIELDS = (
    Field("legal_hexes", WORD),
    Field("legal_sites", WORD),
    Field("legal_others", WORD),
    Field("wells", WORD),
    Field("watered", WORD),
    Field("raised", WORD),
    Field("discard", WORD),
    Field("deck", SMALL, (len(FOOD_CARDS),)),
    Field("expansion_deck", SMALL, (len(EXPANSION_CARDS) - 1,)),
    Field("expansion", SMALL, (max(TURNS),)),
    Field("columns", SMALL, (MOST_PLAYERS + 1, 2)),
    Field("takers", SMALL, (MOST_PLAYERS + 1,)),
    Field("draft", SMALL, (MOST_PLAYERS,)),
    Field("order", SMALL, (MOST_PLAYERS,)),
    Field("court", SMALL, (len(Dignitary), max(dignitary.spaces for dignitary in Dignitary))),
    Field("at_court", SMALL, (len(Dignitary),)),
    Field("seats", SMALL),
    Field("draft_size", SMALL),
    Field("strict_feeding", SMALL),
    Field("phase", SMALL),
    Field("order_index", SMALL),
    Field("reign", SMALL),
    Field("turn", SMALL),
    Field("to_place", SMALL),
    Field("supplying", SMALL),
    Field("picks", SMALL),
    Field("offered", SMALL),
    Field("bought", SMALL),
    Field("deck_left", SMALL),
    Field("expansion_left", SMALL),
    Field("spare", SMALL, (3,)),
)
"""Of the table; the words come first, so that no gaps are needed."""


def _packing(fields: tuple[Field, ...]) -> str:
    return "".join(f"{field.numbers}{field.kind}" for field in fields)


_PLAYERS = MOST_PLAYERS * _packing(PLAYER_FIELDS)
# Little-endian, as all machines are that we know of.
BLOCK = struct.Struct("<" + _PLAYERS + _packing(SHARED_FIELDS))
BLOCK_SIZE = BLOCK.size
PLAYER_NUMBERS = sum(field.numbers for field in PLAYER_FIELDS)
"""How many numbers a player has."""

PLAYER_SIZE = struct.calcsize("<" + _packing(PLAYER_FIELDS))
LEDGER_PLACE = struct.calcsize(
    "<" + _packing(PLAYER_FIELDS[: [each.name for each in PLAYER_FIELDS].index("ledger")])
)
"""Where a player's points lie within what is theirs."""

_READINGS = ["<" + _packing((field,)) for field in SHARED_FIELDS]
_ENDS = accumulate(map(struct.calcsize, _READINGS), initial=struct.calcsize("<" + _PLAYERS))
SHARED_PLACES = {
    field.name: (place, reading) for field, place, reading in zip(SHARED_FIELDS, _ENDS, _READINGS, strict=False)
}
"""Where each of the table's fields lies, and what `struct` reads there."""
