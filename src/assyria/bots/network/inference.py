"""What a network prefers, compiled.

Sums go through what comes in one by one, in the same order on every machine, so that a network plays alike
everywhere; what is 0 is skipped, which most of it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from assyria.bots.network.parameters import Parameters
from assyria.kernel.actions import ACTIONS
from assyria.kernel.compiling import compiled, compiled_function
from assyria.kernel.observation.layout import SIZE
from assyria.kernel.tables import MOST_PLAYERS

_BYTES = types.Array(types.uint8, 2, "C")
_MASKS = types.Array(types.int8, 2, "C")
_VECTOR = types.Array(types.float32, 1, "C")
_MATRIX = types.Array(types.float32, 2, "C")
_MATRICES = types.Array(types.float32, 3, "C")
NETWORK_TYPE = types.NamedTuple(
    (_MATRIX, _VECTOR, _MATRICES, _MATRIX, _MATRIX, _VECTOR, _MATRIX, _VECTOR), Parameters
)


@compiled
def add_row(factor: Any, rows: Any, row: int, sums: Any) -> None:
    """Add a multiple of a row."""
    for at in range(len(sums)):
        sums[at] += factor * rows[row, at]


@compiled
def dot(rows: Any, row: int, values: Any) -> Any:
    """Return the product of a row and values."""
    total = np.float32(0)
    for at in range(len(values)):
        total += rows[row, at] * values[at]
    return total


@compiled
def judge_row(
    observations: Any,
    masks: Any,
    row: int,
    network: Parameters,
    hidden: Any,
    sums: Any,
    preferences: Any,
    expected: Any,
) -> None:
    """Write a row's preferences for legal actions and everyone's prospects; `hidden` and `sums` are scratch."""
    for at in range(len(hidden)):
        hidden[at] = network.first_bias[at]
    for at in range(observations.shape[1]):
        if observations[row, at] != 0:
            add_row(np.float32(observations[row, at]), network.first, at, hidden)
    for at in range(len(hidden)):
        hidden[at] = max(hidden[at], np.float32(0))
    for block in range(len(network.blocks)):
        for at in range(len(hidden)):
            sums[at] = network.block_biases[block, at]
        for at in range(len(hidden)):
            if hidden[at] != 0:
                add_row(hidden[at], network.blocks[block], at, sums)
        for at in range(len(hidden)):
            hidden[at] += max(sums[at], np.float32(0))
    for action in range(masks.shape[1]):
        if masks[row, action] != 0:
            preferences[row, action] = dot(network.policy, action, hidden) + network.policy_bias[action]
        else:
            preferences[row, action] = -np.inf
    for player in range(expected.shape[1]):
        expected[row, player] = dot(network.prospects, player, hidden) + network.prospects_bias[player]


@compiled_function(_BYTES, _MASKS, NETWORK_TYPE, _VECTOR, _VECTOR, _MATRIX, _MATRIX)
def judge_rows(
    observations: Any, masks: Any, network: Parameters, hidden: Any, sums: Any, preferences: Any, expected: Any
) -> None:
    """Write the preferences and prospects of all rows; `hidden` and `sums` are scratch."""
    for row in range(len(observations)):
        judge_row(observations, masks, row, network, hidden, sums, preferences, expected)


def judge(
    parameters: Parameters, observations: NDArray[np.uint8], masks: NDArray[np.int8]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the preferences for all actions, -inf for illegal ones, and everyone's prospects."""
    rows = len(observations)
    if observations.shape != (rows, SIZE) or masks.shape != (rows, ACTIONS):
        raise ValueError("as many masks as observations expected")
    scratch = np.empty((2, len(parameters.first_bias)), np.float32)
    preferences = np.empty((rows, ACTIONS), np.float32)
    expected = np.empty((rows, MOST_PLAYERS), np.float32)
    judge_rows.run(observations, masks, parameters, *scratch, preferences, expected)
    return preferences, expected
