"""A bot that plans its whole turn: huts, feeding, wells and actions together."""

from __future__ import annotations

from random import Random

from assyria.bots.current_machine import machine
from assyria.packed import move_of
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
        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        root = machine().position(seen)
        plan = machine().plan(root, rng.getrandbits(64), self.beam_width, self.branching)
        return move_of(plan[0], seen)
