"""Environments for research: thousands of games in lockstep, PettingZoo, Gymnasium, datasets.

`Batch` needs NumPy alone. `assyria.env.assyria_v1` (PettingZoo), `assyria.env.solo` (Gymnasium) and
`assyria.env.dataset` (Parquet) need the extra `research` and are imported on their own.
"""

from assyria.env.batch import Batch, Snapshot
from assyria.env.step_result import Playouts, StepResult
from assyria.kernel.observation.layout import OBSERVATION, SIZE, facts, ground, part, planes

__all__ = [
    "OBSERVATION",
    "SIZE",
    "Batch",
    "Playouts",
    "Snapshot",
    "StepResult",
    "facts",
    "ground",
    "part",
    "planes",
]
