"""How far 95 % confidence intervals reach."""

from __future__ import annotations

from math import sqrt

NORMAL = 1.96
"""Standard errors that an interval reaches to each side."""
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""The same when few deals were played: with one degree of freedom, two …"""


def reach(deals: int) -> float:
    """Return how many standard errors an interval reaches: more of them the fewer deals there are."""
    freedom = deals - 1
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    cube, fifth = NORMAL**3, NORMAL**5
    return NORMAL + (cube + NORMAL) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * NORMAL) / (96 * freedom**2)


def share_interval(share: float, games: float, errors: float = NORMAL) -> tuple[float, float]:
    """Return Wilson's interval of a share of victories. It has a width even at 0 and 1."""
    square = errors**2 / games
    middle = (share + square / 2) / (1 + square)
    distance = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return max(0.0, middle - distance), min(1.0, middle + distance)
