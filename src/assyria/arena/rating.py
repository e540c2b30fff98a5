"""Ratings: each bot's strength on one scale, from all games together.

One fit of the Plackett–Luce model explains all results at once. So the order of the games does not matter, and
bots that never met are compared through others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, permutations
from math import log, sqrt
from typing import NamedTuple

from assyria.arena.game import PlayedGame
from assyria.arena.plackett_luce import FittedStrengths, Result, Row, fit_strengths, groups_that_met
from assyria.intervals import reach

BOT_AT_ZERO = "random"
POINTS = 400 / log(10)
"""Points for e times the strength: ten times are 400."""


class Rating(NamedTuple):
    """A bot's strength in Elo points, with its 95 % confidence interval.

    400 points more are ten times the strength: such a bot ends before the other in 10 games of 11. `random` has 0
    points, or the weakest bot where `random` does not play. The interval is that of the difference from the bot at
    0, which has none itself. A bot that met others in one deal only has none either.
    """

    points: float
    low: float | None = None
    high: float | None = None


def ratings(games: Iterable[PlayedGame]) -> dict[str, Rating]:
    """Return each bot's rating from these games of one number of players.

    - Games of a deal have the same cards and are not independent. So the intervals come from how much deals
      differ: a robust (sandwich) estimate with a cluster for each deal.
    - A tie counts as the mean of its possible orders.
    - A bot has one strength, however many seats it holds. Games of a bot against itself say nothing.
    - Each pair of bots that met gets one drawn game more. So a bot that won everything has a finite rating too,
      but it may be stronger by any number of points.
    - Bots that did not meet, not even through others, cannot be compared. Each group that met has its own bot at
      0, and a bot that met no other has 0 points.
    """
    counts = Counter((game.deal, rank_bots(game)) for game in games)
    # Sorted, since sums depend on their order in the last digit.
    played = [Row(deal, result, times) for (deal, result), times in sorted(counts.items())]
    names = sorted({bot for row in played for bot in chain(*row.result)})
    meetings = {(pair, row.deal) for row in played for pair in permutations({*chain(*row.result)}, 2)}
    deals = Counter(bot for bot, _ in {(bot, deal) for (bot, _), deal in meetings})
    # The drawn game: half a victory for each, as deals of their own. So nothing is ever certain.
    drawn = [Row(pair, tuple((bot,) for bot in pair), 0.5) for pair in sorted({pair for pair, _ in meetings})]
    fit = fit_strengths(names, played + drawn)
    rated: dict[str, Rating] = {}
    for group in groups_that_met(names, played):
        # Rounded, so that the name decides between equal bots and not the last digit.
        weakest = min(group, key=lambda name: (round(fit.strengths[name], 6), name))
        zero = BOT_AT_ZERO if BOT_AT_ZERO in group else weakest
        for name in group:
            rated[name] = _rate(fit, name, zero, min(deals[name], deals[zero]))
    return {name: rated[name] for name in names}


def _rate(fit: FittedStrengths, name: str, zero: str, deals: int) -> Rating:
    """Return the rating of a bot that met others in so many deals."""
    points = POINTS * fit.difference(name, zero)
    if name == zero or deals == 1:
        return Rating(points)
    distance = POINTS * reach(deals) * sqrt(fit.variance(name, zero, deals))
    return Rating(points, points - distance, points + distance)


def rank_bots(game: PlayedGame) -> Result:
    """Return the bots of a game from the first place to the last."""
    places: dict[float, list[str]] = {}
    for seat, rank in zip(game.seats, game.ranks, strict=True):
        places.setdefault(rank, []).append(seat.bot)
    return tuple(tuple(sorted(places[rank])) for rank in sorted(places))
