"""Conversion of positions of `rules` to arrays of blocks, and back."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from assyria.kernel import loops
from assyria.kernel.layout import STATE, States
from assyria.packed import pack, unpack
from assyria.rules import State, View


def from_states(positions: Sequence[State | View]) -> States:
    """Return the positions as blocks.

    A view's undealt cards lie by name: redeal them before anything is drawn. ValueError for another board.
    """
    states = np.frombuffer(bytearray().join(map(pack, positions)), STATE)
    loops.update_legal.run(states)
    return states


def from_state(position: State | View) -> States:
    """Return the position as an array of one block."""
    return from_states([position])


def to_state(states: States, index: int = 0) -> State:
    """Return one of the blocks as a `rules.State`, with the order of its decks."""
    return unpack(states[index].tobytes())
