"""The learned numbers of a network, one file for each number of players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.kernel.observation.layout import OBSERVATION

Floats = NDArray[np.float32]
Halves = NDArray[np.uint16]

DATA = Path(__file__).parents[1] / "data"
LEAD = 30.0
LEAD_SHARE = 0.5
"""Prospects are the share of the victory, and for so many points ahead of the others' mean this share of one."""
GAIN = 30.0
VERSION = "observation"
"""The entry of a file that says which version of observations its network reads."""


class Parameters(NamedTuple):
    """What `judge` reads; matrices by what goes in, heads by what comes out."""

    first: Floats
    """Already scaled: an observation has whole numbers."""
    first_bias: Floats
    blocks: Floats
    block_biases: Floats
    policy: Floats
    policy_bias: Floats
    chances: Floats
    """By player: what the softmax of makes the shares of the victory."""
    chances_bias: Floats
    gains: Floats
    """By player and source: the points yet to come, in units of `GAIN`."""
    gains_bias: Floats


def halved(values: Floats) -> Halves:
    """Return the nearest bfloat16 of numbers, the first half of their bits; of two the even one."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def doubled(halves: Halves) -> Floats:
    """Return bfloat16 as numbers."""
    return (halves.astype(np.uint32) << 16).view(np.float32)


def write_parameters(file: Path, parameters: Parameters) -> None:
    """Keep a network, half as precise: of a thousand choices one becomes another."""
    file.parent.mkdir(parents=True, exist_ok=True)
    halves = {name: halved(values) for name, values in parameters._asdict().items()}
    np.savez_compressed(file, allow_pickle=False, **halves, **{VERSION: np.array(OBSERVATION)})


def read_parameters(file: Path) -> Parameters:
    """Return a network that was kept. Raises ValueError if it was learned from other observations."""
    with np.load(file, allow_pickle=False) as kept:
        if kept[VERSION] != OBSERVATION:
            raise ValueError(f"{file.name} reads observations of version {kept[VERSION]}, not {OBSERVATION}")
        return Parameters(*(doubled(kept[name]) for name in Parameters._fields))


@cache
def load_parameters(players: int) -> Parameters:
    """Return the shipped network for a number of players."""
    return read_parameters(DATA / f"network-{players}.npz")
