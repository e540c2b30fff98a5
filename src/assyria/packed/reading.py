"""Single facts of a block, without unpacking all of it."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from assyria.packed.actions import HEX, OTHERS, SITE
from assyria.packed.layout import LEDGER_PLACE, NOBODY, PHASES, PLAYER_SIZE, SHARED_PLACES, Block
from assyria.rules import Phase, Source

_OVER = PHASES.index(Phase.OVER)


def field(block: Block, name: str) -> tuple[int, ...]:
    """Return the numbers of one of the table's fields."""
    place, packing = SHARED_PLACES[name]
    return struct.unpack_from(packing, block, place)


def ledgers(block: Block) -> list[tuple[int, ...]]:
    """Return the points of each seat by source, as `rules.Source` has them."""
    places = range(LEDGER_PLACE, LEDGER_PLACE + PLAYER_SIZE * field(block, "seats")[0], PLAYER_SIZE)
    return [tuple(block[place : place + len(Source)]) for place in places]


def bits(word: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, ascending."""
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1


def legal_actions(block: Block) -> list[int]:
    """Return the legal actions, ascending; the block has to know them."""
    words = zip((HEX, SITE, OTHERS), ("legal_hexes", "legal_sites", "legal_others"), strict=True)
    return [first + bit for first, name in words for bit in bits(*field(block, name))]


def mover(block: Block) -> int:
    """Return the seat that decides next; -1 once the game is over."""
    if field(block, "phase")[0] == _OVER:
        return NOBODY
    return field(block, "order")[field(block, "order_index")[0]]


def dealt(block: Block) -> tuple[int, ...]:
    """Return numbers that change when cards are dealt: how many are undealt in both decks, reign and turn."""
    return tuple(field(block, name)[0] for name in ("deck_left", "expansion_left", "reign", "turn"))
