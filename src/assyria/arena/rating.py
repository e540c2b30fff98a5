"""Ratings: each bot's strength on one scale, by OpenSkill (Weng and Lin's Bayesian ranking, Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from assyria.arena.game import Played

CONFIDENCE = 1.96


class Rating(NamedTuple):
    """A bot's strength and its standard deviation. Every bot begins at 25 ± 16."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the strength."""
        return self.mu - CONFIDENCE * self.sigma, self.mu + CONFIDENCE * self.sigma


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Return each bot's rating after these games, in this order. Games of a bot against itself do not count."""
    # Bots do not change from game to game, so nothing is added to the uncertainty.
    model = PlackettLuce(tau=0.0)
    known: dict[str, Rating] = {}
    for game in games:
        names = [seat.bot for seat in game.seats]
        for name in names:
            known.setdefault(name, Rating(model.mu, model.sigma))
        if len(set(names)) == 1:
            continue
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in names]
        after = [new for [new] in model.rate(teams, ranks=list(game.ranks))]
        for name in set(names):
            # A bot in several seats is rated once a game, by the mean over its seats.
            own = [new for seat, new in zip(names, after, strict=True) if seat == name]
            known[name] = Rating(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return known
