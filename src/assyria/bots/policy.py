"""A bot that plays what a learned network prefers, without any search."""

from __future__ import annotations

from random import Random

from assyria.rules import Move, View, legal_moves


class PolicyBot:
    """Plays the move that its network prefers."""

    name = "policy"
    level = 4

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002 - it never hesitates
        # Imported here to keep Numba out of start-up, as in champion.py.
        import numpy as np

        from assyria import kernel
        from assyria.bots.network.inference import judge
        from assyria.bots.network.parameters import load_parameters
        from assyria.kernel.observation import loops
        from assyria.kernel.observation.layout import SIZE

        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        position = kernel.from_state(seen)
        observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, kernel.ACTIONS), np.int8)
        loops.observe.run(position, kernel.movers(position), observation, mask)
        judged = judge(load_parameters(seen.game.players), observation, mask)
        return kernel.move_of(int(np.argmax(judged.preferences[0])), seen)
