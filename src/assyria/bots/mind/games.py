"""What tuning learns from: whole games by instinct, and what a turn begins with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from assyria.bots.mind import evaluation, instinct
from assyria.kernel import turn
from assyria.kernel.compiling import entry
from assyria.kernel.layout import OVER, STATES_TYPE

RNGS = types.Array(types.uint64, 1, "C")
WEIGHTS = types.Array(types.float64, 1, "C")
SETS = types.Array(types.float64, 2, "C")
EVALUATION = types.Array(types.float64, 3, "C")
LINE_UPS = types.Array(types.int64, 2, "C")


@entry(STATES_TYPE, RNGS, SETS, LINE_UPS)
def play_by_instinct(states: Any, rngs: Any, sets: Any, line_ups: Any) -> None:
    """Each game to its end; `line_ups` says for every game and seat which set of weights plays."""
    actions = np.empty(instinct.MOST_OPTIONS, np.int64)
    values = np.empty(instinct.MOST_OPTIONS, np.float64)
    for game in range(len(states)):
        s = states[game]
        while s.phase != OVER:
            w = sets[line_ups[game, s.order[s.up]]]
            options = instinct.rate(s, w, actions, values)
            rngs[game] = turn.step(s, actions[instinct.best(values, options)], rngs[game])


@entry(STATES_TYPE, types.Array(types.float64, 3, "C"))
def describe(states: Any, features: Any) -> None:
    """The features of every position and seat."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            evaluation.describe(states[game], seat, features[game, seat])
