"""Why one move is better than another: whose final points differ, and where they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from assyria.rules import Seat

LEAST = 0.1
"""Points that differ by less are no reason."""
MOST = 3
"""Reasons that people read."""


@dataclass(frozen=True)
class PointsDifference:
    """A difference in final points: the mover's from a source, or all of another seat."""

    points: float
    source: str | None = None
    seat: Seat | None = None

    @property
    def gain(self) -> float:
        """What it is worth to the mover."""
        return self.points if self.source is not None else -self.points


def reasons(
    mover: Seat,
    sources: tuple[Mapping[str, float], Mapping[str, float]],
    points: tuple[Sequence[float], Sequence[float]],
) -> list[PointsDifference]:
    """Return why the first of two moves is better than the second, the main reason first.

    `sources` are the mover's final points by source after either, `points` those of all seats.
    """
    own = [PointsDifference(one - sources[1][name], source=name) for name, one in sources[0].items()]
    pairs = enumerate(zip(*points, strict=True))
    rivals = [PointsDifference(one - other, seat=seat) for seat, (one, other) in pairs if seat != mover]
    told = sorted(
        (each for each in (*own, *rivals) if abs(each.points) >= LEAST), key=lambda each: -abs(each.points)
    )
    main = max(told, key=lambda each: each.gain, default=None)
    return [main, *(each for each in told if each is not main)][:MOST] if main is not None else []
