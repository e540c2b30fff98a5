"""How strong each bot is on one scale, by OpenSkill (Weng and Lin's Bayesian ranking, Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from assyria.arena.game import Played

CONFIDENCE = 1.96


class Rating(NamedTuple):
    """A belief about a bot's strength: every bot begins at 25 ± 16."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength is with a probability of 95 %."""
        return self.mu - CONFIDENCE * self.sigma, self.mu + CONFIDENCE * self.sigma


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """After these games, in this order. A game of a bot against itself tells nothing of it."""
    # Bots do not get better or worse from game to game, so nothing is added to the doubt.
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
            # A bot in several seats: one game, one lesson, the mean of what its seats teach.
            own = [new for seat, new in zip(names, after, strict=True) if seat == name]
            known[name] = Rating(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return known
