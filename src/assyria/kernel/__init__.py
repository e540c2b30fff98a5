"""The rules on flat blocks, compiled by Numba, for bots and learning.

Positions are arrays of `STATE` blocks, decisions are numbers (`actions`), chance is explicit (`generators`).
Compiled callers use `turn.step`, `turn.play_out`, `setup.redeal` and `scoring.score` on single blocks.
Importing this needs Numba, of the extra `research`, and takes half a second: import it where it is used.
"""

from assyria.extras import MissingExtra

try:
    import numba  # noqa: F401 - whatever comes now needs it
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name) from None

from assyria.kernel.batch import (
    Generators,
    IllegalAction,
    is_over,
    ledgers,
    legal_actions,
    legal_mask,
    movers,
    new_games,
    play,
    play_out,
    redeal,
    scores,
    step,
    winners,
)
from assyria.kernel.chance import NO_CHANCE, generators
from assyria.kernel.convert import from_state, from_states, to_state
from assyria.kernel.layout import STATE, States
from assyria.kernel.warming import warm_up
from assyria.packed.actions import ACTIONS, NUMBERING, action_of, move_of

__all__ = [
    "ACTIONS",
    "NO_CHANCE",
    "NUMBERING",
    "STATE",
    "Generators",
    "IllegalAction",
    "States",
    "action_of",
    "from_state",
    "from_states",
    "generators",
    "is_over",
    "ledgers",
    "legal_actions",
    "legal_mask",
    "move_of",
    "movers",
    "new_games",
    "play",
    "play_out",
    "redeal",
    "scores",
    "step",
    "to_state",
    "warm_up",
    "winners",
]
