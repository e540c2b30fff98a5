"""Chance: an explicit number for each game, from which every shuffle and every random move follows.

xorshift64* (Vigna 2016). A generator is one uint64, given and handed back; it is never 0, so 0 can stand for
no chance at all: then nothing is shuffled, and a reshuffle gives the discard sorted by card name (§10, perft).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from assyria.kernel.bits import Word, word
from assyria.kernel.compiling import compiled

NO_CHANCE = 0

_STAR = word(0x2545_F491_4F6C_DD1D)


@compiled
def next_random(rng: Word) -> Word:
    """Return the next state of the generator."""
    rng ^= rng >> np.uint64(12)
    rng ^= rng << np.uint64(25)
    return rng ^ (rng >> np.uint64(27))


@compiled
def below(rng: Word, limit: int) -> int:
    """Return the generator's current number scaled to 0 … limit - 1."""
    scaled = ((rng * _STAR) >> np.uint64(32)) * np.uint64(limit)
    return np.int64(scaled >> np.uint64(32))  # type: ignore[return-value]


@compiled
def fraction(rng: Word) -> float:
    """Return the generator's current number scaled to 0 … 1, without 1."""
    return float((rng * _STAR) >> np.uint64(11)) / 2.0**53


@compiled
def shuffle(cards: NDArray[np.int8], size: int, rng: Word) -> Word:
    """Shuffle the first `size` cards (Fisher and Yates, from the last down), and return the generator."""
    if rng != np.uint64(0):
        for last in range(size - 1, 0, -1):
            rng = next_random(rng)
            other = below(rng, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
    return rng


def generators(seed: int, games: int) -> NDArray[np.uint64]:
    """Return a different generator for each game, from one seed (splitmix64)."""
    with np.errstate(over="ignore"):
        mixed = np.arange(1, games + 1, dtype=np.uint64) * np.uint64(0x9E37_79B9_7F4A_7C15)
        mixed += np.uint64(seed % 2**64)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58_476D_1CE4_E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D0_49BB_1331_11EB)
    mixed ^= mixed >> np.uint64(31)
    mixed[mixed == NO_CHANCE] = 1
    return mixed
