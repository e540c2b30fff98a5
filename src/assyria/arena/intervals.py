"""How far a 95 % confidence interval reaches when few deals were played."""

from __future__ import annotations

NORMAL = 1.96
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""Standard errors that a 95 % interval reaches to each side, with one degree of freedom, two …"""


def reach(deals: int) -> float:
    """Return how many standard errors an interval reaches: more of them the fewer deals there are."""
    freedom = deals - 1
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    cube, fifth = NORMAL**3, NORMAL**5
    return NORMAL + (cube + NORMAL) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * NORMAL) / (96 * freedom**2)
