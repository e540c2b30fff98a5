"""Compiled loops over many games, for tuning the policy and the evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from assyria.bots.compiled import features as single
from assyria.bots.compiled.array_types import FEATURES, GENERATORS, LINE_UPS, WEIGHT_SETS
from assyria.bots.compiled.policy import MAX_LEGAL_ACTIONS, argmax, rate_legal_actions
from assyria.kernel import turn
from assyria.kernel.compiling import compiled_function
from assyria.kernel.layout import OVER, STATES_TYPE


@compiled_function(STATES_TYPE, GENERATORS, WEIGHT_SETS, LINE_UPS)
def play_by_policy(states: Any, rngs: Any, weight_sets: Any, line_ups: Any) -> None:
    """Play each game to its end; `line_ups` says for every game and seat which set of weights plays."""
    actions = np.empty(MAX_LEGAL_ACTIONS, np.int64)
    values = np.empty(MAX_LEGAL_ACTIONS, np.float64)
    for game in range(len(states)):
        s = states[game]
        while s.phase != OVER:
            weights = weight_sets[line_ups[game, s.order[s.order_index]]]
            options = rate_legal_actions(s, weights, actions, values)
            rngs[game] = turn.step(s, actions[argmax(values, options)], rngs[game])


@compiled_function(STATES_TYPE, FEATURES)
def extract_features(states: Any, features: Any) -> None:
    """Write down the features of every position and seat."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            single.extract_features(states[game], seat, features[game, seat])
