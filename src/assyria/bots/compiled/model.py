"""The model that the strong bots play by: policy weights and evaluation for a number of players."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots.compiled.evaluation import load_evaluation
from assyria.bots.compiled.planning import MAX_PLAN_LENGTH, plan
from assyria.bots.compiled.weights import RECORD, Weights, load_weights
from assyria.kernel import States


class Model(NamedTuple):
    """The policy's weights, packed as one record, and the packed evaluation."""

    weights: NDArray[np.void]
    evaluation: NDArray[np.float64]

    def plan(self, root: States, seed: int, beam_width: int, branching: int) -> list[int]:
        """Return the best plan for the mover that a beam search finds, with others' choices to the turn's end."""
        states = np.repeat(root, beam_width * (branching + 1) + 2)
        rngs = kernel.generators(seed, 1)
        actions = np.empty(MAX_PLAN_LENGTH, np.int64)
        found: list[int] = actions[: plan.run(states, *self, rngs, beam_width, branching, actions)].tolist()
        return found

    @classmethod
    def of(cls, weights: Weights, evaluation: NDArray[np.float64]) -> Model:
        """Return the model of these weights and this packed evaluation."""
        return cls(weights.view(RECORD), evaluation)


@cache
def load_model(players: int) -> Model:
    """Return the model for a number of players."""
    return Model.of(load_weights(players), load_evaluation(players))
