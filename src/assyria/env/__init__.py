"""Environments for research: thousands of games in lockstep, PettingZoo, Gymnasium, datasets.

All of it needs the extra `research`. `assyria.env.assyria_v1` (PettingZoo), `assyria.env.solo` (Gymnasium) and
`assyria.env.dataset` (Parquet) are imported on their own.
"""

import assyria.kernel  # noqa: F401 - says what to install if Numba is missing
from assyria.env.batch import Batch, Snapshot
from assyria.env.players import Player, Policy
from assyria.env.playing import PlayedGames, play
from assyria.env.step_result import Playouts, StepResult
from assyria.kernel.observation.layout import OBSERVATION, SIZE, facts, ground, part, planes

__all__ = [
    "OBSERVATION",
    "SIZE",
    "Batch",
    "PlayedGames",
    "Player",
    "Playouts",
    "Policy",
    "Snapshot",
    "StepResult",
    "facts",
    "ground",
    "part",
    "planes",
    "play",
]
