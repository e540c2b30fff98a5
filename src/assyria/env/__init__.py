"""Environments for research over the kernel: thousands of games in lockstep, and what others expect.

`Batch` needs NumPy alone. `assyria.env.assyria_v1` (PettingZoo), `assyria.env.solo` (Gymnasium) and
`assyria.env.dataset` (Parquet) need the extra `research`, and are imported by who wants them.
"""

from assyria.env.batch import Batch, StepResult
from assyria.kernel.observation.layout import OBSERVATION, SIZE, facts, ground, part, planes

__all__ = ["OBSERVATION", "SIZE", "Batch", "StepResult", "facts", "ground", "part", "planes"]
