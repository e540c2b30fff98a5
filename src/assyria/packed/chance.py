"""The generators of compiled code, made without it."""

from __future__ import annotations

_WORD = 2**64 - 1


def generator(seed: int, number: int = 0) -> int:
    """Return a generator of a seed by its number, as `kernel.generators` makes them (splitmix64); never 0."""
    mixed = (seed + (number + 1) * 0x9E37_79B9_7F4A_7C15) & _WORD
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9 & _WORD
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB & _WORD
    return (mixed ^ (mixed >> 31)) or 1
