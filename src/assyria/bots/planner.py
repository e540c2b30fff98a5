"""A bot that plans its whole turn: huts, feeding, wells and actions together."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves

PLANS = 3
"""Plans that are followed side by side."""
WIDTH = 3
"""Actions that each of them tries at a decision."""


class PlannerBot:
    """Sees to the end of its turn, and knows by experience what a position is worth there; no further."""

    name = "planner"
    level = 3

    def __init__(self, plans: int = PLANS, width: int = WIDTH) -> None:
        self.plans = plans
        self.width = width

    def choose(self, seen: View, rng: Random) -> Move:
        from assyria import kernel  # Numba takes half a second: not before it is needed
        from assyria.bots.compiled.knowledge import knowledge

        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        root = kernel.from_state(seen)
        line = knowledge(seen.game.players).plan(root, rng, self.plans, self.width)
        return kernel.move_of(int(line[0]), seen)
