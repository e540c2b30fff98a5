"""What a network prefers, compiled.

Sums go through what comes in one by one, in the same order on every machine, so that a network plays alike
everywhere; what is 0 is skipped, which most of it is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from assyria.bots.network.parameters import GAIN, LEAD, LEAD_SHARE, Parameters
from assyria.kernel.compiling import compiled, compiled_function
from assyria.kernel.exponential import exp
from assyria.kernel.observation.layout import OFFSETS, SIZE
from assyria.packed.actions import ACTIONS
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Source

_BYTES = types.Array(types.uint8, 2, "C")
_MASKS = types.Array(types.int8, 2, "C")
_VECTOR = types.Array(types.float32, 1, "C")
_MATRIX = types.Array(types.float32, 2, "C")
_MATRICES = types.Array(types.float32, 3, "C")
NETWORK_TYPE = types.NamedTuple(
    (_MATRIX, _VECTOR, _MATRICES, _MATRIX, _MATRIX, _VECTOR, _MATRIX, _VECTOR, _MATRIX, _VECTOR), Parameters
)

SOURCES = len(Source)
PLAYERS_OFFSET, LEDGERS_OFFSET = OFFSETS["players"], OFFSETS["ledgers"]
FEWEST_PLAYERS = 2


class Evaluation(NamedTuple):
    """What a network says of positions: rows by position, players from the mover on."""

    preferences: Any
    """By action; -inf for illegal ones."""
    shares: Any
    """By player, of the victory."""
    points: Any
    """By player and source, one after another, in the end."""
    prospects: Any
    """By player: the share, scaled like the returns of an environment, and some of the lead."""


class Scratch(NamedTuple):
    """Memory that every evaluation uses again."""

    hidden: Any
    sums: Any
    active: Any


EVALUATION_TYPE = types.NamedUniTuple(_MATRIX, len(Evaluation._fields), Evaluation)


@compiled
def add_rows(factors: Any, rows: Any, active: Any, count: int, sums: Any) -> None:
    """Add so many rows, each times its factor; `active` are their numbers.

    Eight at a time, one after another: a sum is read and written once for all eight.
    """
    eights = count // 8 * 8
    for place in range(0, eights, 8):
        a, b, c, d = active[place], active[place + 1], active[place + 2], active[place + 3]
        e, f, g, h = active[place + 4], active[place + 5], active[place + 6], active[place + 7]
        p, q = np.float32(factors[a]), np.float32(factors[b])
        r, t = np.float32(factors[c]), np.float32(factors[d])
        u, v = np.float32(factors[e]), np.float32(factors[f])
        w, x = np.float32(factors[g]), np.float32(factors[h])
        for at in range(len(sums)):
            half = (((sums[at] + p * rows[a, at]) + q * rows[b, at]) + r * rows[c, at]) + t * rows[d, at]
            sums[at] = (((half + u * rows[e, at]) + v * rows[f, at]) + w * rows[g, at]) + x * rows[h, at]
    for place in range(eights, count):
        a = active[place]
        p = np.float32(factors[a])
        for at in range(len(sums)):
            sums[at] += p * rows[a, at]


@compiled
def find_active(values: Any, active: Any) -> int:
    """Write down where values are not 0, and return how many they are."""
    count = 0
    for at in range(len(values)):
        active[count] = at
        count += values[at] != 0
    return count


@compiled
def dot(rows: Any, row: int, values: Any) -> Any:
    """Return the product of a row and values, whose number divides by eight.

    Eight sums grow side by side: one alone would wait for itself at each step.
    """
    a = b = c = d = e = f = g = h = np.float32(0)
    for at in range(0, len(values), 8):
        a += rows[row, at] * values[at]
        b += rows[row, at + 1] * values[at + 1]
        c += rows[row, at + 2] * values[at + 2]
        d += rows[row, at + 3] * values[at + 3]
        e += rows[row, at + 4] * values[at + 4]
        f += rows[row, at + 5] * values[at + 5]
        g += rows[row, at + 6] * values[at + 6]
        h += rows[row, at + 7] * values[at + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@compiled
def evaluate_row(
    observations: Any, masks: Any, row: int, network: Parameters, scratch: Scratch, evaluation: Evaluation
) -> None:
    """Evaluate a row."""
    hidden, sums = scratch.hidden, scratch.sums
    for at in range(len(hidden)):
        hidden[at] = network.first_bias[at]
    active = scratch.active
    count = find_active(observations[row], active)
    add_rows(observations[row], network.first, active, count, hidden)
    for at in range(len(hidden)):
        hidden[at] = max(hidden[at], np.float32(0))
    for block in range(len(network.blocks)):
        for at in range(len(hidden)):
            sums[at] = network.block_biases[block, at]
        count = find_active(hidden, active)
        add_rows(hidden, network.blocks[block], active, count, sums)
        for at in range(len(hidden)):
            hidden[at] += max(sums[at], np.float32(0))
    for action in range(masks.shape[1]):
        if masks[row, action] != 0:
            evaluation.preferences[row, action] = dot(network.policy, action, hidden) + network.policy_bias[action]
        else:
            evaluation.preferences[row, action] = -np.inf
    players = FEWEST_PLAYERS
    while observations[row, PLAYERS_OFFSET + players - FEWEST_PLAYERS] == 0:
        players += 1
    write_shares(network, hidden, players, evaluation.shares, row)
    write_points(network, hidden, observations, players, evaluation.points, row)
    write_prospects(players, evaluation, row)


@compiled
def write_shares(network: Parameters, hidden: Any, players: int, shares: Any, row: int) -> None:
    """Write everyone's share of the victory, 0 for who does not play."""
    highest = np.float32(-np.inf)
    for player in range(players):
        shares[row, player] = dot(network.chances, player, hidden) + network.chances_bias[player]
        highest = max(highest, shares[row, player])
    total = 0.0
    for player in range(players):
        shares[row, player] = exp(float(shares[row, player] - highest))
        total += shares[row, player]
    for player in range(MOST_PLAYERS):
        shares[row, player] = shares[row, player] / total if player < players else 0.0


@compiled
def write_points(network: Parameters, hidden: Any, observations: Any, players: int, points: Any, row: int) -> None:
    """Write everyone's final points by source: what they have, and what is yet to come."""
    for at in range(MOST_PLAYERS * SOURCES):
        points[row, at] = 0.0
    for at in range(players * SOURCES):
        gain = dot(network.gains, at, hidden) + network.gains_bias[at]
        points[row, at] = observations[row, LEDGERS_OFFSET + at] + GAIN * gain


@compiled
def write_prospects(players: int, evaluation: Evaluation, row: int) -> None:
    """Write everyone's prospects by their shares and points."""
    total = 0.0
    for at in range(players * SOURCES):
        total += evaluation.points[row, at]
    for player in range(MOST_PLAYERS):
        evaluation.prospects[row, player] = 0.0
    for player in range(players):
        own = 0.0
        for source in range(SOURCES):
            own += evaluation.points[row, player * SOURCES + source]
        victory = (players * evaluation.shares[row, player] - 1) / (players - 1)
        lead = own - (total - own) / (players - 1)
        evaluation.prospects[row, player] = victory + LEAD_SHARE * lead / LEAD


@compiled
def new_scratch(network: Parameters) -> Scratch:
    width = len(network.first_bias)
    return Scratch(
        np.empty(width, np.float32), np.empty(width, np.float32), np.empty(max(width, SIZE) + 1, np.int64)
    )


@compiled_function(_BYTES, _MASKS, NETWORK_TYPE, EVALUATION_TYPE)
def evaluate_rows(observations: Any, masks: Any, network: Parameters, evaluation: Evaluation) -> None:
    """Evaluate all rows."""
    scratch = new_scratch(network)
    for row in range(len(observations)):
        evaluate_row(observations, masks, row, network, scratch, evaluation)


def evaluate(parameters: Parameters, observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Evaluation:
    """Return what a network says of observations and masks of movers."""
    rows = len(observations)
    if observations.shape != (rows, SIZE) or masks.shape != (rows, ACTIONS):
        raise ValueError("as many masks as observations expected")
    columns = (ACTIONS, MOST_PLAYERS, MOST_PLAYERS * SOURCES, MOST_PLAYERS)
    evaluation = Evaluation(*(np.empty((rows, count), np.float32) for count in columns))
    evaluate_rows.run(observations, masks, parameters, evaluation)
    return evaluation
