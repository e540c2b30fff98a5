"""What every seat can expect of a position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from assyria.bots.analysis import PointsBySource
from assyria.rules import Outcome


@dataclass(frozen=True)
class Estimate:
    """Win chances by seat, which add up to 1, and final points by seat and source."""

    chances: tuple[float, ...]
    sources: PointsBySource

    @property
    def points(self) -> tuple[float, ...]:
        """The expected score of each seat."""
        return tuple(map(sum, self.sources))


def result(end: Outcome) -> Estimate:
    """Return what a finished game came to. Winners who tie share the victory."""
    share = 1 / len(end.winners)
    chances = tuple(share if seat in end.winners else 0.0 for seat in range(len(end.scores)))
    return Estimate(chances, tuple(tuple(map(float, ledger)) for ledger in end.ledgers))


def mean(estimates: Iterable[Estimate]) -> Estimate:
    """Return the mean of estimates for the same seats."""
    known = list(estimates)
    chances = tuple(sum(column) / len(known) for column in zip(*(each.chances for each in known), strict=True))
    by_seat = zip(*(each.sources for each in known), strict=True)
    sources = tuple(tuple(sum(column) / len(known) for column in zip(*seat, strict=True)) for seat in by_seat)
    return Estimate(chances, sources)
