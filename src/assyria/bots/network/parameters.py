"""The learned numbers of a network, one file for each number of players."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.bots.shipped import network_file
from assyria.kernel.observation.layout import OBSERVATION, SIZE
from assyria.packed.actions import ACTIONS
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Source

Floats = NDArray[np.float32]
Halves = NDArray[np.uint16]

LEAD = 30.0
LEAD_SHARE = 0.5
"""Prospects are the share of the victory, and for so many points ahead of the others' mean this share of one."""
GAIN = 30.0
VERSION = "observation"
"""The entry of a file that says which version of observations its network reads."""


class Parameters(NamedTuple):
    """What `evaluate` reads; matrices by what goes in, heads by what comes out."""

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


SHIPPED = ".bin"
"""The suffix of a network as it ships."""
WIDTH, BLOCKS = 512, 2
SHAPES = (
    (SIZE, WIDTH),
    (WIDTH,),
    (BLOCKS, WIDTH, WIDTH),
    (BLOCKS, WIDTH),
    (ACTIONS, WIDTH),
    (ACTIONS,),
    (MOST_PLAYERS, WIDTH),
    (MOST_PLAYERS,),
    (MOST_PLAYERS * len(Source), WIDTH),
    (MOST_PLAYERS * len(Source),),
)
"""Of the parts of a network that ships: the module has room for these."""


def halved(values: Floats) -> Halves:
    """Return the nearest bfloat16 of numbers, the first half of their bits; of two the even one."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def doubled(halves: Halves) -> Floats:
    """Return bfloat16 as numbers."""
    return (halves.astype(np.uint32) << 16).view(np.float32)


def write_parameters(file: Path, parameters: Parameters) -> None:
    """Keep a network, half as precise: of a thousand choices one becomes another.

    A `.bin` is as it ships, what the module reads; a `.npz` also says which observations it was learned from.
    Raises ValueError if a network with these shapes cannot ship.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    halves = {name: halved(values) for name, values in parameters._asdict().items()}
    if file.suffix == SHIPPED:
        if tuple(part.shape for part in parameters) != SHAPES:
            raise ValueError(f"a network that ships has the shapes {SHAPES}")
        file.write_bytes(b"".join(part.astype("<u2").tobytes() for part in halves.values()))
    else:
        np.savez_compressed(file, allow_pickle=False, **halves, **{VERSION: np.array(OBSERVATION)})


def read_parameters(file: Path) -> Parameters:
    """Return a network that was kept. Raises ValueError if it was learned from other observations."""
    if file.suffix == SHIPPED:
        halves = np.frombuffer(file.read_bytes(), "<u2").astype(np.uint16)
        ends = np.cumsum([math.prod(shape) for shape in SHAPES])
        if len(halves) != ends[-1]:
            raise ValueError(f"{file.name} has {len(halves)} numbers, not {ends[-1]}")
        parts = np.split(doubled(halves), ends[:-1])
        return Parameters(*(part.reshape(shape) for part, shape in zip(parts, SHAPES, strict=True)))
    with np.load(file, allow_pickle=False) as kept:
        if kept[VERSION] != OBSERVATION:
            raise ValueError(f"{file.name} reads observations of version {kept[VERSION]}, not {OBSERVATION}")
        return Parameters(*(doubled(kept[name]) for name in Parameters._fields))


@cache
def load_parameters(players: int) -> Parameters:
    """Return the shipped network for a number of players."""
    return read_parameters(network_file(players))
