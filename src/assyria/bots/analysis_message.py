"""An analysis as a message, for programs and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from assyria.bots.analysis import Analysis
from assyria.bots.networks import NETWORKS
from assyria.protocol import analyses
from assyria.protocol.coaching import Explanation
from assyria.record import move_text
from assyria.rules import ScoreBreakdown

DIGITS = 4
"""Decimals. More would pretend that a search is exact."""


def by_source(points: Sequence[float]) -> Iterator[tuple[str, float]]:
    """Yield the points of a seat with the name of their source."""
    yield from zip(ScoreBreakdown._fields, points, strict=True)


def analysis_message(analysis: Analysis, why: Explanation) -> analyses.Analysis:
    """Return seats, moves by visits, the line, and why the best move is best."""
    return analyses.Analysis(
        network=NETWORKS[len(analysis.chances)],
        simulations=analysis.simulations,
        seats=[
            analyses.SeatChance(
                chance=round(chance, DIGITS),
                points=round(sum(sources), DIGITS),
                sources=dict(by_source(_rounded(sources))),
            )
            for chance, sources in zip(analysis.chances, analysis.sources, strict=True)
        ],
        candidates=[
            analyses.Candidate(
                move=move_text(candidate.move),
                visits=candidate.visits,
                chances=_rounded(candidate.chances),
                points=_rounded(list(map(sum, candidate.sources))),
                sources=dict(by_source(_rounded(candidate.sources[analysis.seat]))),
            )
            for candidate in analysis.candidates
        ],
        line=[analyses.LineMove(seat=seat, move=move_text(move)) for seat, move in analysis.line],
        why=why,
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
