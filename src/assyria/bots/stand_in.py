"""Who plays on when a bot fails."""

from __future__ import annotations

from random import Random

from assyria.bots.failure import BotFailed
from assyria.bots.registry import BOTS
from assyria.protocol.options import STAND_IN
from assyria.rules import Move, View

RETIRED_AFTER = 3
"""Failures of a bot in one game after which the stand-in plays without asking it."""


def stand_in_move(seen: View, rng: Random) -> Move:
    """Return the stand-in's move; any legal one if even it fails."""
    try:
        return BOTS[STAND_IN].choose(seen, rng)
    except BotFailed:
        return BOTS["random"].choose(seen, rng)
