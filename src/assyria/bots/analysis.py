"""What a search found out about a position, for people: what each move is worth, and what is likely to happen."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.rules import Move, Seat


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move, and what the search thinks of it."""

    move: Move
    visits: int
    chances: tuple[float, ...]
    """By seat: the share of the victory expected after it, in all 1; never visited: as of the position."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position as the search sees it."""

    simulations: int
    chances: tuple[float, ...]
    """By seat: the share of the victory expected; all together 1."""
    sources: tuple[tuple[float, ...], ...]
    """By seat: the points expected in the end, by source in the order of `rules.ScoreBreakdown`."""
    candidates: tuple[Candidate, ...]
    """All legal moves, the most visited first: the first is what the bot would play."""
    line: tuple[tuple[Seat, Move], ...]
    """What the search expects to be played, as far as it looked often enough."""

    @property
    def scores(self) -> tuple[float, ...]:
        """By seat: the points expected in the end."""
        return tuple(map(sum, self.sources))
