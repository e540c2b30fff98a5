"""An analysis as JSON, for programs and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from assyria.bots.analysis import Analysis
from assyria.record import move_text
from assyria.rules import ScoreBreakdown

DIGITS = 4
"""Decimals. More would pretend that a search is exact."""


def by_source(points: tuple[float, ...]) -> Iterator[tuple[str, float]]:
    """Yield the points of a seat with the name of their source."""
    yield from zip(ScoreBreakdown._fields, points, strict=True)


def rounded_sources(points: tuple[float, ...]) -> dict[str, float]:
    """Return the points of a seat by the name of their source."""
    return {source: round(number, DIGITS) for source, number in by_source(points)}


def analysis_to_json(analysis: Analysis) -> dict[str, Any]:
    """Return seats, moves by visits, and the line; win chances are numbers from 0 to 1."""
    return {
        "simulations": analysis.simulations,
        "seats": [
            {
                "chance": round(chance, DIGITS),
                "points": round(sum(sources), DIGITS),
                "sources": rounded_sources(sources),
            }
            for chance, sources in zip(analysis.chances, analysis.sources, strict=True)
        ],
        "candidates": [
            {
                "move": move_text(candidate.move),
                "visits": candidate.visits,
                "chances": [round(chance, DIGITS) for chance in candidate.chances],
                "points": [round(sum(sources), DIGITS) for sources in candidate.sources],
                "sources": rounded_sources(candidate.sources[analysis.seat]),
            }
            for candidate in analysis.candidates
        ],
        "line": [{"seat": seat, "move": move_text(move)} for seat, move in analysis.line],
    }
