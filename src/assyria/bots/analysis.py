"""What a search finds out about a position: the win chance of each move, expected points, and the likely line."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.rules import Move, Seat

PointsBySource = tuple[tuple[float, ...], ...]
"""Points at the end by seat and source, in the order of `rules.ScoreBreakdown`."""


@dataclass(frozen=True, slots=True)
class SearchStatistics:
    """What a search counted before its player moved."""

    chances: tuple[float, ...]
    """Win chances by seat, which add up to 1."""
    visits: dict[int, int]
    """By legal action."""
    values: dict[int, float]
    """The mover's win chance after each action that was visited."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move with its visits and win chances."""

    move: Move
    visits: int
    chances: tuple[float, ...]
    """Win chances by seat after the move, which add up to 1; without a visit those of the position."""
    sources: PointsBySource
    """Expected points after the move; without a visit since the search is here, those of the position."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found out about a position."""

    seat: Seat
    """The seat that decides."""
    simulations: int
    chances: tuple[float, ...]
    """Win chances by seat, which add up to 1."""
    sources: PointsBySource
    """Expected points."""
    candidates: tuple[Candidate, ...]
    """All legal moves, the most visited first: the first is the one to play."""
    line: tuple[tuple[Seat, Move], ...]
    """The moves expected next, as far as they have enough visits."""

    @property
    def scores(self) -> tuple[float, ...]:
        """The expected score of each seat."""
        return tuple(map(sum, self.sources))
