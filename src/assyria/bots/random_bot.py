"""A bot that plays anything legal."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves


class RandomBot:
    """Every legal move is as good as another. The measure of all other bots."""

    name = "random"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:
        return rng.choice(legal_moves(seen))
