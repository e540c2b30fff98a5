"""What people are shown of games that were played out. Workers, which play them, need not import it."""

from __future__ import annotations

from math import sqrt

from assyria.intervals import NORMAL, share_interval
from assyria.protocol.what_if import PlayoutResult, PlayoutSeat
from assyria.rules import Source
from assyria.study.playouts import PlayoutSums

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def playout_result(sums: PlayoutSums) -> PlayoutResult:
    """Return what people are shown of games: chances and points with 95 % intervals, and the final scores."""
    return PlayoutResult(
        games=sums.games,
        seats=[
            _seat(sums.games, share, sources, scores)
            for share, sources, scores in zip(sums.shares, sums.sources, sums.scores, strict=True)
        ],
    )


def _seat(games: int, share: float, sources: tuple[int, ...], scores: tuple[int, ...]) -> PlayoutSeat:
    low, high = share_interval(share / games, games)
    mean = sum(score * count for score, count in enumerate(scores)) / games
    variance = sum(count * (score - mean) ** 2 for score, count in enumerate(scores)) / max(1, games - 1)
    reach = NORMAL * sqrt(variance / games)
    return PlayoutSeat(
        chance=share / games,
        chance_low=low,
        chance_high=high,
        points=mean,
        points_low=mean - reach,
        points_high=mean + reach,
        sources={source.value: total / games for source, total in zip(Source, sources, strict=True)},
        quantiles=[_quantile(scores, games, part) for part in QUANTILES],
        scores=[[score, count] for score, count in enumerate(scores) if count],
    )


def _quantile(scores: tuple[int, ...], games: int, part: float) -> int:
    """Return the lowest score that at least this part of the games does not exceed."""
    reached = 0
    for score, count in enumerate(scores):
        reached += count
        if reached >= part * games:
            return score
    raise ValueError(part)
