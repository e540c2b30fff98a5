"""What a decision cost, what it is called for that, and the grade that comes of it. All parameters stand here.

`tools/grades` checks them by games of players of known strength.
"""

from __future__ import annotations

import math

from assyria.protocol.coaching import Verdict
from assyria.rules import Seat
from assyria.study.estimate import Estimate

CLOSE = 3.0
"""A game is close if the best move leaves so many points between a seat and the best of the others."""
VICTORY = 20.0
"""Points that a whole win chance is worth in a close game."""

NOISE = 6.0
"""Points by which single simulations of a move differ, as a standard deviation."""
SURE = 2.0
"""Standard deviations beyond which a difference is believed."""
LEAST = 0.5
"""Points that the engine cannot tell apart, however long it looks."""

SLIP, MISTAKE, BLUNDER = 1.0, 3.0, 6.0
"""Points from which on a decision is called so, if the engine is sure."""
PRAISED = 3.0
"""Points that a move saves which others would have missed."""

WEIGHT = 0.8
"""How much lost points count in a grade, beside those that were made."""


def cost_of(seat: Seat, best: Estimate, other: Estimate) -> float:
    """Return by how many points a move is worse than the best one; in a close game win chance counts, too."""
    lost = max(0.0, best.points[seat] - other.points[seat])
    rival = max(points for rival, points in enumerate(best.points) if rival != seat)
    if abs(best.points[seat] - rival) > CLOSE:
        return lost
    return max(lost, VICTORY * (best.chances[seat] - other.chances[seat]))


def doubt_of(visits: int, other_visits: int) -> float:
    """Return up to which cost two moves are equal, by how often the engine tried both."""
    return LEAST + SURE * NOISE * math.sqrt(1 / visits + 1 / other_visits)


def verdict_of(cost: float, doubt: float, is_best: bool) -> Verdict:
    """Return what a decision is called."""
    if is_best:
        return Verdict.BEST
    if cost < max(SLIP, doubt):
        return Verdict.FINE
    return Verdict.SLIP if cost < MISTAKE else Verdict.MISTAKE if cost < BLUNDER else Verdict.BLUNDER


def grade_of(lost: float, made: float) -> float:
    """Return how well somebody played, from 0 to 100: which part they made of the points that they could have."""
    return 100 * max(made, 1.0) / (max(made, 1.0) + WEIGHT * lost)
