"""Grades: how well a seat played, from 0 to 100, as a whole and by phase."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.study.judged import JudgedMove
from assyria.study.verdicts import grade_of


def grade(moves: Sequence[JudgedMove], result: float) -> float | None:
    """Return the grade of a seat by its decisions and its final points; None if it never had a choice."""
    return grade_of(sum(move.lost for move in moves), result) if moves else None


def grades_by_phase(moves: Sequence[JudgedMove], result: float) -> dict[str, float]:
    """Return a grade for each phase, as if every phase had cost as much."""
    phases = dict.fromkeys(move.phase for move in moves)
    lost = {phase: sum(move.lost for move in moves if move.phase == phase) for phase in phases}
    return {phase: grade_of(len(phases) * lost[phase], result) for phase in phases}
