"""Sixty-four bits in one word: sets of hexes, sets of well sites, and sixteen counters for cards.

Words are unsigned. Numba turns a mix of signed and unsigned into a float, so every constant that meets
a word is made by `word`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.extending import intrinsic

from assyria.kernel.compiling import compiled

Word: TypeAlias = Any
"""A uint64. For the type checker it is Any, so that it can be combined with integers."""


def word(value: int) -> Word:
    """Return a constant that can be combined with a word."""
    return np.uint64(value)


NONE = word(0)
ONE = word(1)


@intrinsic  # type: ignore[untyped-decorator]
def _count(typing: Any, bits: Any) -> Any:  # noqa: ARG001 - as Numba calls it
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _lowest(typing: Any, bits: Any) -> Any:  # noqa: ARG001 - as Numba calls it
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), generate


count: Callable[[Word], int] = _count
"""Return the number of bits set."""
lowest: Callable[[Word], int] = _lowest
"""Return the number of the lowest bit set; there must be one."""


@compiled
def bit(number: int) -> Word:
    return ONE << np.uint64(number)


@compiled
def without_lowest(bits: Word) -> Word:
    return bits & (bits - ONE)


@compiled
def nth(bits: Word, n: int) -> int:
    """Return the number of the n-th bit set, from 0. Sets of moves are small: walking beats searching."""
    for _ in range(n):
        bits &= bits - ONE
    return lowest(bits)


# Cards: sixteen kinds, four bits each. No kind has more than five cards.

_LOW = word(0x1111_1111_1111_1111)


@compiled
def one_card(kind: int) -> Word:
    """Return one card of a kind, to add to or take from a word of counters."""
    return ONE << np.uint64(4 * kind)


@compiled
def cards_of(cards: Word, kind: int) -> int:
    """Return the number of cards of a kind."""
    return np.int64((cards >> np.uint64(4 * kind)) & np.uint64(15))  # type: ignore[return-value]


@compiled
def kinds_held(cards: Word) -> Word:
    """Return the kinds of which there is any card, one bit each."""
    some = (cards | (cards >> np.uint64(1)) | (cards >> np.uint64(2))) & _LOW
    some = (some | (some >> np.uint64(3))) & np.uint64(0x0303_0303_0303_0303)
    some = (some | (some >> np.uint64(6))) & np.uint64(0x000F_000F_000F_000F)
    some = (some | (some >> np.uint64(12))) & np.uint64(0x0000_00FF_0000_00FF)
    return (some | (some >> np.uint64(24))) & np.uint64(0xFFFF)
