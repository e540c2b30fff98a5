"""A bot that plans its whole turn: huts, feeding, wells and actions together."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves

BEAM_WIDTH = 3
"""Plans that go on side by side."""
BRANCHING = 3
"""Actions that each of them tries at a decision."""


class PlannerBot:
    """Plays the first move of the best plan to the end of its turn, and looks no further."""

    name = "planner"

    def __init__(self, beam_width: int = BEAM_WIDTH, branching: int = BRANCHING) -> None:
        self.beam_width = beam_width
        self.branching = branching

    def choose(self, seen: View, rng: Random) -> Move:
        # Imported here to keep Numba out of start-up, as in champion.py.
        from assyria import kernel
        from assyria.bots.compiled.model import load_model

        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        root = kernel.from_state(seen)
        plan = load_model(seen.game.players).plan(root, rng, self.beam_width, self.branching)
        return kernel.move_of(int(plan[0]), seen)
