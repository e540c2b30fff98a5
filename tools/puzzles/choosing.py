"""A balanced set of puzzles: every theme, number of players, kind and difficulty gets its share."""

from __future__ import annotations

from collections import Counter

from assyria.study.puzzle import Puzzle


def choose_balanced(puzzles: list[Puzzle], size: int) -> list[Puzzle]:
    """Return so many puzzles: always the one whose like is rarest so far, and of those the clearest."""
    left = sorted(puzzles, key=lambda puzzle: (-puzzle.margin, puzzle.id))
    chosen: list[Puzzle] = []
    groups: Counter[tuple[str, object]] = Counter()
    while left and len(chosen) < size:
        rarest = min(left, key=lambda puzzle: sum(groups[group] for group in _groups(puzzle)))
        left.remove(rarest)
        chosen.append(rarest)
        groups.update(_groups(rarest))
    return chosen


def _groups(puzzle: Puzzle) -> tuple[tuple[str, object], ...]:
    return (("theme", (puzzle.theme, puzzle.players)), ("kind", puzzle.kind), ("difficulty", puzzle.difficulty))
