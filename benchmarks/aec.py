"""An agent-by-agent environment of PettingZoo, stepped through its Python API: ours and others in the same way."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from benchmarks.worker import Work


def random_steps(env: Any) -> Work:
    """Whole games of random legal actions. Decisions count, not the last steps of agents whose game is over."""
    rng = Random(1)

    def work() -> int:
        decisions = 0
        env.reset(seed=rng.getrandbits(32))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return work
