"""A bot that plays what a learned network prefers, without any search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from assyria.rules import Move, View, legal_moves


class PolicyBot:
    """Plays the move that its network prefers."""

    name = "policy"

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002 - it never hesitates
        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        values = preferences(seen, moves)
        return moves[values.index(max(values))]


def preferences(seen: View, moves: Sequence[Move]) -> list[float]:
    """Return how strongly the network prefers each of these moves: logits, of which differences count."""
    # Imported here to keep Numba out of start-up, as in champion.py.
    import numpy as np

    from assyria import kernel
    from assyria.bots.network.inference import judge
    from assyria.bots.network.parameters import load_parameters
    from assyria.kernel.observation import loops
    from assyria.kernel.observation.layout import SIZE

    position = kernel.from_state(seen)
    observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, kernel.ACTIONS), np.int8)
    loops.observe.run(position, kernel.movers(position), observation, mask)
    judged = judge(load_parameters(seen.game.players), observation, mask)
    return [float(judged.preferences[0, kernel.action_of(move)]) for move in moves]
