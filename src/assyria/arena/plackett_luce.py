"""The Plackett–Luce model of rankings, fitted by maximum likelihood to all results at once.

Each seat takes the first place with a probability in proportion to its bot's strength, one of the others takes the
second in the same way, and so on.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from itertools import chain, permutations, product
from operator import mul
from typing import NamedTuple

from assyria.arena.matrices import inverse, times_vector

Result = tuple[tuple[str, ...], ...]
"""The bots of a game from the first place to the last, one for each seat. Those who tie stand together."""

PRECISION = 1e-6
"""The fit ends when no logarithm of a strength changes by more."""


class Row(NamedTuple):
    """Equal results of one deal."""

    deal: Hashable
    result: Result
    times: float


class FittedStrengths(NamedTuple):
    """The strengths that make all results most likely, and how sure they are."""

    strengths: dict[str, float]
    """By bot: the natural logarithm of its strength. The mean is 0 in each group of bots that met."""
    shifts: dict[str, list[float]]
    """By bot: how far each deal moves its strength."""
    covariances: dict[str, dict[str, float]]
    """By bot and bot: as if all games were independent. Only differences within a group mean something."""

    def difference(self, bot: str, other: str) -> float:
        """Return by how much one bot's strength exceeds another's."""
        return self.strengths[bot] - self.strengths[other]

    def variance(self, bot: str, other: str, deals: int) -> float:
        """Return the variance of the difference, from how much so many deals differ."""
        squares = sum((one - two) ** 2 for one, two in zip(self.shifts[bot], self.shifts[other], strict=True))
        own, others = self.covariances[bot], self.covariances[other]
        independent = own[bot] - own[other] - others[bot] + others[other]
        # A few deals that came out alike do not prove that all will: one more counts, as if its games had been
        # independent.
        return squares * deals / (deals - 1) + independent / deals


class _Choice(NamedTuple):
    """Somebody took a place, in equal results."""

    result: Result
    seats: dict[int, int]
    """By bot: how many of its seats were left."""
    bot: int
    weight: float

    def chances(self, strengths: Sequence[float]) -> dict[int, float]:
        """Return the chance of each bot that was left to take the place."""
        # Relative to the strongest, so that nothing grows beyond all numbers.
        best = max(strengths[bot] for bot in self.seats)
        shares = {bot: seats * math.exp(strengths[bot] - best) for bot, seats in self.seats.items()}
        whole = sum(shares.values())
        return {bot: share / whole for bot, share in shares.items()}

    def slope(self, chances: dict[int, float]) -> dict[int, float]:
        """Return by how much each bot took the place more often than could be expected."""
        return {bot: (bot == self.bot) - chance for bot, chance in chances.items()}


def fit_strengths(names: Sequence[str], rows: Sequence[Row]) -> FittedStrengths:
    """Return the strengths of these bots. There must be a finite maximum for each group of bots that met."""
    bots = range(len(names))
    number = {name: index for index, name in enumerate(names)}
    in_all: defaultdict[Result, float] = defaultdict(float)
    by_deal: defaultdict[Hashable, defaultdict[Result, float]] = defaultdict(lambda: defaultdict(float))
    for row in rows:
        in_all[row.result] += row.times
        by_deal[row.deal][row.result] += row.times
    choices = [
        _Choice(result, dict(Counter(number[other] for other in left)), number[name], weight)
        for result in in_all
        for left, name, weight in list_choices(result)
    ]

    # Only differences within a group can be known. One more in all places of a group makes the matrix regular
    # without changing any of them.
    together = [[0.0] * len(names) for _ in bots]
    for group in groups_that_met(names, rows):
        for one, other in product(group, repeat=2):
            together[number[one]][number[other]] = 1.0

    strengths, spread = [0.0] * len(names), math.inf
    covariances: list[list[float]] = []
    while spread > PRECISION:
        information, slope = [list(row) for row in together], [0.0] * len(names)
        for choice in choices:
            weight = choice.weight * in_all[choice.result]
            chances = choice.chances(strengths)
            for bot, more in choice.slope(chances).items():
                slope[bot] += weight * more
                information[bot][bot] += weight * chances[bot]
                for rival, chance in chances.items():
                    information[bot][rival] -= weight * chances[bot] * chance
        covariances = inverse(information)
        step = times_vector(covariances, slope)
        # Newton's step, shortened so that bots part by at most a factor of e: then the likelihood always grows.
        spread = max(step, default=0.0) - min(step, default=0.0)
        strengths = [strength + part / max(1.0, spread) for strength, part in zip(strengths, step, strict=True)]

    slopes = {result: [0.0] * len(names) for result in in_all}
    for choice in choices:
        for bot, more in choice.slope(choice.chances(strengths)).items():
            slopes[choice.result][bot] += choice.weight * more
    moved = [_moved(results, slopes, covariances) for results in by_deal.values()]
    return FittedStrengths(
        strengths=dict(zip(names, strengths, strict=True)),
        shifts={name: [shift[index] for shift in moved] for name, index in number.items()},
        covariances={name: dict(zip(names, covariances[index], strict=True)) for name, index in number.items()},
    )


def _moved(
    results: dict[Result, float], slopes: dict[Result, list[float]], covariances: list[list[float]]
) -> list[float]:
    """Return how far a deal moves each bot's strength."""
    columns = zip(*(slopes[result] for result in results), strict=True)
    return times_vector(covariances, [sum(map(mul, results.values(), column)) for column in columns])


def list_choices(result: Result) -> list[tuple[tuple[str, ...], str, float]]:
    """Return who was left for each place, who took it, and with what weight. Places of one bot alone are left out.

    A tie is the mean of its possible orders, so the weights are the shares of the orders.
    """
    orders = [tuple(chain(*order)) for order in product(*(permutations(group) for group in result))]
    counts = Counter(
        (tuple(sorted(order[place:])), order[place]) for order in orders for place in range(len(order))
    )
    return [(left, bot, count / len(orders)) for (left, bot), count in counts.items() if len(set(left)) > 1]


def groups_that_met(names: Sequence[str], rows: Sequence[Row]) -> list[set[str]]:
    """Return the groups of bots that met, themselves or through others."""
    groups = [{name} for name in names]
    for met in {frozenset(chain(*row.result)) for row in rows}:
        joined = [group for group in groups if group & met]
        groups = [group for group in groups if not group & met] + [set().union(*joined)]
    return groups
