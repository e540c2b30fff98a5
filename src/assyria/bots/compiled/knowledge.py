"""All that a bot knows of the game beforehand, and the plan that it makes with it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots.compiled.evaluation import load_evaluation
from assyria.bots.compiled.planning import LONGEST, plan
from assyria.bots.compiled.weights import Weights, load_weights
from assyria.kernel import States

Line = NDArray[np.int64]


class Knowledge(NamedTuple):
    """The policy's weights and the evaluation, for a number of players."""

    weights: Weights
    evaluation: NDArray[np.float64]

    def plan(self, root: States, rng: Random, plans: int, width: int) -> Line:
        """Everyone's choices to the end of the turn, the mover's own after so many plans of so many tries."""
        states = np.repeat(root, plans * (width + 1) + 2)
        chance = kernel.generators(rng.getrandbits(64), 1)
        line = np.empty(LONGEST, np.int64)
        return line[: plan.run(states, *self, chance, plans, width, line)]


@cache
def knowledge(players: int) -> Knowledge:
    return Knowledge(load_weights(players), load_evaluation(players))
