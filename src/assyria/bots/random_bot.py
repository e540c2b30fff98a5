"""A bot that plays any legal move."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves


class RandomBot:
    """Plays each legal move with the same probability. The other bots are measured against it."""

    name = "random"

    def choose(self, seen: View, rng: Random) -> Move:
        return rng.choice(legal_moves(seen))
