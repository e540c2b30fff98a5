"""A bot that plans its whole turn: huts, feeding, wells and actions together."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves

PLANS = 8
"""Plans that are followed side by side."""
WIDTH = 6
"""Actions that each of them tries at a decision."""


class PlannerBot:
    """Sees to the end of its turn, and knows by experience what a position is worth there; no further."""

    name = "planner"
    level = 3

    def __init__(self, plans: int = PLANS, width: int = WIDTH) -> None:
        self.plans = plans
        self.width = width

    def choose(self, seen: View, rng: Random) -> Move:
        import numpy as np

        from assyria import kernel  # Numba takes half a second: not before it is needed
        from assyria.bots.mind.evaluation import learnt
        from assyria.bots.mind.planning import plan
        from assyria.bots.mind.weights import tuned

        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        players = seen.game.players
        states = np.repeat(kernel.from_state(seen), self.plans * (self.width + 1) + 2)
        chance = kernel.generators(rng.getrandbits(64), 1)
        action = plan.run(states, tuned(players), learnt(players), chance, self.plans, self.width)
        return kernel.move_of(action, seen)
