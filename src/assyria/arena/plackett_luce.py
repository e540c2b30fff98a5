"""The Plackett–Luce model of rankings, fitted by maximum likelihood to all results at once.

Each seat takes the first place with a probability in proportion to its bot's strength, one of the others takes the
second in the same way, and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import chain, permutations, product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

Result = tuple[tuple[str, ...], ...]
"""The bots of a game from the first place to the last, one for each seat. Those who tie stand together."""

PRECISION = 1e-6
"""The fit ends when no logarithm of a strength changes by more."""


class Row(NamedTuple):
    """Equal results of one deal."""

    deal: Hashable
    result: Result
    times: float


class Fit(NamedTuple):
    """The strengths that make all results most likely, and how sure they are."""

    strengths: dict[str, float]
    """By bot: the natural logarithm of its strength. The mean is 0 in each group of bots that met."""
    shifts: dict[str, Floats]
    """By bot: how far each deal moves its strength."""
    covariances: dict[str, dict[str, float]]
    """By bot and bot: as if all games were independent. Only differences within a group mean something."""

    def difference(self, bot: str, other: str) -> float:
        """Return by how much one bot's strength exceeds another's."""
        return self.strengths[bot] - self.strengths[other]

    def variance(self, bot: str, other: str, deals: int) -> float:
        """Return the variance of the difference, from how much so many deals differ."""
        shifts = self.shifts[bot] - self.shifts[other]
        own, others = self.covariances[bot], self.covariances[other]
        independent = own[bot] - own[other] - others[bot] + others[other]
        # A few deals that came out alike do not prove that all will: one more counts, as if its games had been
        # independent.
        return float(shifts @ shifts) * deals / (deals - 1) + independent / deals


def fit_strengths(names: Sequence[str], rows: Sequence[Row]) -> Fit:
    """Return the strengths of these bots. There must be a finite maximum for each group of bots that met."""
    # Imported here to keep it out of start-up: who plays in the terminal rates nobody.
    import numpy as np

    number = {name: index for index, name in enumerate(names)}
    results = {result: index for index, result in enumerate(dict.fromkeys(row.result for row in rows))}
    deals = {deal: index for index, deal in enumerate(dict.fromkeys(row.deal for row in rows))}
    times = np.zeros((len(deals), len(results)))
    for row in rows:
        times[deals[row.deal], results[row.result]] += row.times

    choices = [(index, *choice) for result, index in results.items() for choice in list_choices(result)]
    result_of = np.array([index for index, *_ in choices], dtype=np.intp)
    weights = np.array([weight for *_, weight in choices])
    seats = np.zeros((len(choices), len(names)))
    chosen = np.zeros_like(seats)
    for index, (_, left, bot, _) in enumerate(choices):
        for other in left:
            seats[index, number[other]] += 1
        chosen[index, number[bot]] = 1
    weights_in_all = weights * times.sum(axis=0)[result_of]

    # Only differences within a group can be known. One more in all places of a group makes the matrix regular
    # without changing any of them.
    together = np.zeros((len(names), len(names)))
    for group in groups_that_met(names, rows):
        members = [number[name] for name in group]
        together[np.ix_(members, members)] = 1

    strengths, spread = np.zeros(len(names)), np.inf
    while spread > PRECISION:
        chances = seats * np.exp(strengths)
        chances /= chances.sum(axis=1, keepdims=True)
        weighted = weights_in_all[:, None] * chances
        information = np.diag(weighted.sum(axis=0)) - chances.T @ weighted + together
        step = np.linalg.solve(information, weights_in_all @ (chosen - chances))
        # Newton's step, shortened so that bots part by at most a factor of e: then the likelihood always grows.
        spread = step.max(initial=0.0) - step.min(initial=0.0)
        strengths += step / max(1.0, spread)

    slopes = np.zeros((len(results), len(names)))
    np.add.at(slopes, result_of, weights[:, None] * (chosen - chances))
    covariances = np.linalg.inv(information)
    return Fit(
        strengths=dict(zip(names, strengths.tolist(), strict=True)),
        shifts=dict(zip(names, (times @ slopes @ covariances).T, strict=True)),
        covariances={
            name: dict(zip(names, row, strict=True)) for name, row in zip(names, covariances.tolist(), strict=True)
        },
    )


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
