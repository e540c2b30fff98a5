"""The learned numbers of a network, one file for each number of players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.kernel.observation.layout import OBSERVATION, SCALES

Floats = NDArray[np.float32]

DATA = Path(__file__).parents[1] / "data"
LEAD = 30.0
LEAD_SHARE = 0.5
"""Prospects are the share of the victory, and for so many points ahead of the others' mean this share of one."""
VERSION = "observation"
"""The entry of a file that says which version of observations its network reads."""


class Parameters(NamedTuple):
    """What `judge` reads, in the order of its arguments; matrices by what goes in, heads by what comes out."""

    first: Floats
    """Already scaled: an observation has whole numbers."""
    first_bias: Floats
    blocks: Floats
    block_biases: Floats
    policy: Floats
    policy_bias: Floats
    prospects: Floats
    prospects_bias: Floats


def write_parameters(file: Path, parameters: Parameters) -> None:
    """Keep a network in half precision. `first` is not scaled there: scaled, small numbers would lose digits."""
    unscaled = parameters._replace(first=parameters.first / SCALES[:, None])
    halves = {name: values.astype(np.float16) for name, values in unscaled._asdict().items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, allow_pickle=False, **halves, **{VERSION: np.array(OBSERVATION)})


def read_parameters(file: Path) -> Parameters:
    """Return a network that was kept. Raises ValueError if it was learned from other observations."""
    with np.load(file, allow_pickle=False) as kept:
        if kept[VERSION] != OBSERVATION:
            raise ValueError(f"{file.name} reads observations of version {kept[VERSION]}, not {OBSERVATION}")
        found = Parameters(*(np.ascontiguousarray(kept[name], np.float32) for name in Parameters._fields))
    return found._replace(first=found.first * SCALES[:, None])


@cache
def load_parameters(players: int) -> Parameters:
    """Return the shipped network for a number of players."""
    return read_parameters(DATA / f"network-{players}.npz")
