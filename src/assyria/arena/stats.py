"""Statistics of games: means with 95 % confidence intervals.

The games of one deal have the same cards and are not independent. So the intervals come from how much deals
differ, not games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from assyria.arena.game import PlayedGame
from assyria.arena.rating import Rating, ratings
from assyria.intervals import NORMAL, reach, share_interval
from assyria.rules import Source


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval, which is unknown after one deal."""

    mean: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class BotStats:
    """The results of one bot."""

    games: int
    seats: int
    """Seats held in all games together."""
    win_share: Interval
    """Share of the victory for each seat held; ties share it. Over the seats of a line-up they add up to 1."""
    mean_rank: Interval
    mean_score: Interval
    sources: dict[Source, Interval]
    """Points by source; they add up to the score."""
    seconds: float
    """Mean thinking time for a decision."""
    rating: Rating


@dataclass(frozen=True)
class Stats:
    """The results of some games."""

    games: int
    deals: int
    winning_score: Interval
    bots: dict[str, BotStats]
    """The strongest first."""


def summarise(games: Sequence[PlayedGame]) -> Stats:
    """Return the results of at least one game. The order of the games does not matter."""
    # Sums depend on their order in the last digit.
    games = sorted(games, key=lambda game: (game.deal, game.rotation, game.pairing.seats))
    rated = ratings(games)
    bots = {name: _bot(name, games, rated[name]) for name in rated}
    return Stats(
        games=len(games),
        deals=len({game.deal for game in games}),
        winning_score=estimate_mean((game.deal, float(max(seat.score for seat in game.seats))) for game in games),
        bots=dict(sorted(bots.items(), key=lambda item: (-item[1].win_share.mean, item[0]))),
    )


def _bot(name: str, games: Iterable[PlayedGame], rating: Rating) -> BotStats:
    held = [
        (game.deal, seat, rank, share)
        for game in games
        for seat, rank, share in zip(game.seats, game.ranks, game.win_shares, strict=True)
        if seat.bot == name
    ]
    return BotStats(
        games=sum(name in game.pairing.seats for game in games),
        seats=len(held),
        win_share=estimate_share((deal, share) for deal, _, _, share in held),
        mean_rank=estimate_mean((deal, rank) for deal, _, rank, _ in held),
        mean_score=estimate_mean((deal, float(seat.score)) for deal, seat, _, _ in held),
        sources={
            source: estimate_mean((deal, float(seat.ledger[index])) for deal, seat, _, _ in held)
            for index, source in enumerate(Source)
        },
        seconds=sum(seat.seconds for _, seat, _, _ in held) / sum(seat.decisions for _, seat, _, _ in held),
        rating=rating,
    )


def estimate_mean(values: Iterable[tuple[int, float]]) -> Interval:
    """Return the mean of values with their deals, and Student's interval from how the deals differ."""
    average, squares, deals, total = _by_deal(values)
    if deals == 1:
        return Interval(average)
    distance = reach(deals) * sqrt(squares * deals / (deals - 1)) / total
    return Interval(average, average - distance, average + distance)


def estimate_share(values: Iterable[tuple[int, float]]) -> Interval:
    """Return the same for shares, with Wilson's interval, which stays between 0 and 1."""
    share, squares, deals, total = _by_deal(values)
    if deals == 1:
        return Interval(share)
    spread = share * (1 - share)
    # A few deals that came out alike do not prove that all will: one more counts, as if its games had been
    # independent. If all or none were won, not even that says anything, and each deal counts as one game.
    squares += spread * total / deals
    games, errors = (spread * total**2 / squares, reach(deals)) if spread else (deals, NORMAL)
    return Interval(share, *share_interval(share, games, errors))


def _by_deal(values: Iterable[tuple[int, float]]) -> tuple[float, float, int, int]:
    """Return the mean, the squared differences of the deals from it, the number of deals and that of values."""
    sums: dict[int, float] = {}
    counts: dict[int, int] = {}
    for deal, value in values:
        sums[deal] = sums.get(deal, 0.0) + value
        counts[deal] = counts.get(deal, 0) + 1
    total, deals = sum(counts.values()), len(counts)
    average = sum(sums.values()) / total
    squares = sum((sums[deal] - average * counts[deal]) ** 2 for deal in counts)
    return average, squares, deals, total
