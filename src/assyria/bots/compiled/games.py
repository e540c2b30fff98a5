"""What tuning learns from: whole games by the policy, and what a turn begins with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from assyria.bots.compiled import evaluation, policy
from assyria.kernel import turn
from assyria.kernel.compiling import compiled_function
from assyria.kernel.layout import OVER, STATES_TYPE

RNGS = types.Array(types.uint64, 1, "C")
WEIGHTS = types.Array(types.float64, 1, "C")
SETS = types.Array(types.float64, 2, "C")
EVALUATION = types.Array(types.float64, 3, "C")
LINE_UPS = types.Array(types.int64, 2, "C")


@compiled_function(STATES_TYPE, RNGS, SETS, LINE_UPS)
def play_by_policy(states: Any, rngs: Any, sets: Any, line_ups: Any) -> None:
    """Each game to its end; `line_ups` says for every game and seat which set of weights plays."""
    actions = np.empty(policy.MOST_OPTIONS, np.int64)
    values = np.empty(policy.MOST_OPTIONS, np.float64)
    for game in range(len(states)):
        s = states[game]
        while s.phase != OVER:
            w = sets[line_ups[game, s.order[s.order_index]]]
            options = policy.rate(s, w, actions, values)
            rngs[game] = turn.step(s, actions[policy.best(values, options)], rngs[game])


@compiled_function(STATES_TYPE, types.Array(types.float64, 3, "C"))
def describe(states: Any, features: Any) -> None:
    """The features of every position and seat."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            evaluation.describe(states[game], seat, features[game, seat])
