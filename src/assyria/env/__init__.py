"""Environments for research: thousands of games in lockstep, PettingZoo, Gymnasium, datasets.

`Batch` and `play` need NumPy alone. `assyria.env.assyria_v1` (PettingZoo), `assyria.env.solo` (Gymnasium) and
`assyria.env.dataset` (Parquet) need the extra `research` and are imported on their own.
"""

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
