"""An analysis as an engine writes it, with all that a search found out, and read again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from assyria.bots.analysis import Analysis, Candidate
from assyria.protocol.reading import Unreadable, parse
from assyria.record import NotAMove, move_text, parse_move
from assyria.rules import Move, Seat, View, legal_moves

DIGITS = 6
"""Decimals."""


@dataclass(frozen=True)
class _WrittenCandidate:
    move: str
    chances: list[float]
    visits: int = 0
    sources: list[list[float]] = field(default_factory=list)


@dataclass(frozen=True)
class _WrittenMove:
    seat: int
    move: str


@dataclass(frozen=True)
class _WrittenAnalysis:
    chances: list[float]
    candidates: list[_WrittenCandidate]
    simulations: int = 0
    sources: list[list[float]] = field(default_factory=list)
    line: list[_WrittenMove] = field(default_factory=list)


def write_analysis(found: Analysis) -> dict[str, Any]:
    """Return an analysis as JSON."""
    return {
        "simulations": found.simulations,
        "chances": _rounded(found.chances),
        "sources": [_rounded(points) for points in found.sources],
        "candidates": [
            {
                "move": move_text(each.move),
                "visits": each.visits,
                "chances": _rounded(each.chances),
                "sources": [_rounded(points) for points in each.sources],
            }
            for each in found.candidates
        ],
        "line": [{"seat": seat, "move": move_text(move)} for seat, move in found.line],
    }


def read_analysis(written: object, seen: View) -> Analysis:
    """Return the analysis of a position that an engine wrote. Raises ValueError, which says where it is wrong.

    Win chances and at least one legal move are needed. Keys that nobody knows are passed over.
    """
    read = parse(_WrittenAnalysis, written, strict=False)
    seats = seen.game.players
    _check(len(read.chances) == seats, "chances", f"a number for each of {seats} seats")
    _check(bool(read.candidates), "candidates", "at least one move")
    legal = set(legal_moves(seen))
    candidates = []
    for number, each in enumerate(read.candidates):
        place = f"candidates.{number}"
        move = _move(each.move, f"{place}.move", seen)
        _check(move in legal, f"{place}.move", "a legal move")
        _check(len(each.chances) == seats, f"{place}.chances", f"a number for each of {seats} seats")
        candidates.append(Candidate(move, each.visits, tuple(each.chances), tuple(map(tuple, each.sources))))
    line: list[tuple[Seat, Move]] = []
    for number, expected in enumerate(read.line):
        _check(0 <= expected.seat < seats, f"line.{number}.seat", f"one of {seats} seats")
        line.append((expected.seat, _move(expected.move, f"line.{number}.move", seen)))
    return Analysis(
        seat=seen.mover,
        simulations=read.simulations,
        chances=tuple(read.chances),
        sources=tuple(map(tuple, read.sources)),
        candidates=tuple(candidates),
        line=tuple(line),
    )


def _move(text: str, place: str, seen: View) -> Move:
    try:
        return parse_move(text, seen.game.board)
    except NotAMove:
        raise Unreadable("a move", (place,)) from None


def _check(right: bool, place: str, what: str) -> None:
    if not right:
        raise Unreadable(what, (place,))


def _rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
