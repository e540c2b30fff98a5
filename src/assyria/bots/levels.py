"""The bots for people, from a first game to the champion: each is clearly stronger than the one before it.

They err as people do. The lower ones see little more than the numbers on view, save their camels and forget to
plan their food; the higher ones follow rules of thumb, the better the more they listen to what a network learned.
How strong each is, the ladder in docs/bots.md says.
"""

from __future__ import annotations

from random import Random

from assyria.bots.bot import Strategy
from assyria.bots.glance import glance_at
from assyria.bots.greedy import choose_best, rate_move
from assyria.bots.policy import preferences
from assyria.rules import Move, View, legal_moves

LEVELS = 10
FIRST_LEVEL = 1
"""Against whom newcomers begin: simple play wins about one game in four against three of them."""

ERRING = {1: (0.0, 3.5), 2: (0.14, 3.5), 3: (0.37, 3.4), 4: (0.77, 2.75), 5: (1.0, 1.15)}
"""By level: the experience, and by how many points a move is misjudged at most."""
ADVISED = {6: 0.012, 7: 0.033, 8: 0.09, 9: 0.25}
"""By level: how many points a step of the network's preference counts."""


class ErringBot:
    """Mixes what a newcomer sees with the rules of thumb of `greedy`, and misjudges every move by some points.

    Errors have a limit: it never plays a move that it rates more than twice that below its best.
    """

    def __init__(self, experience: float, error: float) -> None:
        """`experience` is 0 for a newcomer and 1 for `greedy`."""
        self.experience = experience
        self.error = error

    def choose(self, seen: View, rng: Random) -> Move:
        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        values = [self.rate(seen, move) + rng.triangular(-self.error, self.error) for move in moves]
        return choose_best(moves, values, rng)

    def rate(self, seen: View, move: Move) -> float:
        """Return what a move seems to be worth, before any error."""
        seems = (1 - self.experience) * glance_at(seen, move)
        return seems + self.experience * rate_move(seen, move) if self.experience else seems


class AdvisedBot:
    """Follows the rules of thumb of `greedy`, and listens to the network of `policy` more or less."""

    def __init__(self, weight: float) -> None:
        """`weight` is how many points a step of the network's preference counts."""
        self.weight = weight

    def choose(self, seen: View, rng: Random) -> Move:
        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        advice = preferences(seen, moves)
        values = [
            rate_move(seen, move) + self.weight * preferred for move, preferred in zip(moves, advice, strict=True)
        ]
        return choose_best(moves, values, rng)


def level_name(level: int) -> str:
    """Return the name of a level's bot.

    >>> level_name(3)
    'level-3'
    """
    return f"level-{level}"


def new_strategy(level: int) -> Strategy:
    """Return a level below the champion's, to play one seat of one game."""
    return AdvisedBot(ADVISED[level]) if level in ADVISED else ErringBot(*ERRING[level])
