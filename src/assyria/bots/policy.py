"""A bot that plays what a learned network prefers, without any search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from assyria.bots.current_machine import machine
from assyria.packed import action_of
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
    found = machine().preferences(machine().position(seen))
    return [found[action_of(move)] for move in moves]
