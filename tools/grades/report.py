"""What grades and corrections are, by kind of player, against what they should be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from tools.grades.graded import GradedGame
from tools.grades.seating import CHAMPION, KINDS, MIXED

LEVELS = KINDS[: KINDS.index(CHAMPION) + 1]
"""Kinds whose grades should rise."""
BELOW = {"random": 40.0, "level-1": 65.0}
ABOVE = {CHAMPION: 95.0}
BETTER = 0.9
"""Of the mixed tables, at which the stronger pair should have the better mean grade."""
MEAN_CORRECTION, SIZE_OF_CORRECTION = 3.0, 12.0
"""Points a seat, at most."""


@dataclass(frozen=True)
class Mean:
    """A mean over games, with its standard error."""

    value: float
    error: float
    games: int


def mean(numbers: Sequence[float]) -> Mean:
    """Return a mean; of a single game its error is not known."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(fmean(numbers), error, len(numbers))


def grades_by_kind(games: Sequence[GradedGame]) -> dict[str, Mean]:
    """Return the mean grades at tables of one kind, from the weakest to the strongest."""
    found = defaultdict(list)
    for game in games:
        if len(set(game.seats)) == 1:
            found[game.seats[0]].append(fmean(game.grades))
    return {kind: mean(found[kind]) for kind in KINDS if kind in found}


def report(games: Sequence[GradedGame]) -> Iterator[str]:
    """Yield the lines of a report on games for as many players."""
    grades = grades_by_kind(games)
    yield "grades at tables of one kind"
    for kind, found in grades.items():
        yield f"  {kind:14} {found.value:5.1f} ± {found.error:.1f} over {found.games} games"
    yield from _verdicts(grades)
    yield "mixed tables: the stronger have the better grade"
    yield from _mixed(games)
    yield "the engine's correction in points, a seat"
    yield from _corrections(games)


def table(games: Sequence[GradedGame]) -> str:
    """Return the same for people: grades and corrections by who plays, as Markdown."""
    grades = grades_by_kind(games)
    rows = {kind: f"{found.value:.1f} ± {found.error:.1f}" for kind, found in grades.items()}
    for low, high in MIXED:
        own = [game for game in games if {low, high} == set(game.seats)]
        if own:
            better = sum(game.mean_grade(high) > game.mean_grade(low) for game in own)
            both = (fmean(game.mean_grade(kind) for game in own) for kind in (low, high))
            weaker, stronger = (f"{grade:.1f}" for grade in both)
            rows[_name((low, high))] = f"{weaker} and {stronger}, the stronger better in {better} of {len(own)}"
    corrections = _by_table(games)
    lines = ["| who plays | games | grade | correction, mean | size |", "|---|---:|---:|---:|---:|"]
    for name, grade in rows.items():
        found, average = corrections[name], mean(corrections[name])
        size, count = fmean(map(abs, found)), sum(_name(game.seats) == name for game in games)
        lines.append(f"| {name} | {count} | {grade} | {average.value:+.1f} ± {average.error:.1f} | {size:.1f} |")
    return "\n".join(lines)


def _verdicts(grades: Mapping[str, Mean]) -> Iterator[str]:
    for kind, limit in BELOW.items():
        if kind in grades:
            yield _verdict(f"{kind} below {limit:.0f}", grades[kind].value < limit)
    for kind, limit in ABOVE.items():
        if kind in grades:
            yield _verdict(f"{kind} above {limit:.0f}", grades[kind].value > limit)
    known = [kind for kind in LEVELS if kind in grades]
    for low, high in pairwise(known):
        one, other = grades[low], grades[high]
        fits = other.value >= one.value - sqrt(one.error**2 + other.error**2)
        yield _verdict(f"{high} not below {low} by more than the error", fits)
    for low, high in zip(known, known[2:], strict=False):
        yield _verdict(f"{high} above {low}", grades[high].value > grades[low].value)


def _mixed(games: Sequence[GradedGame]) -> Iterator[str]:
    won: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for low, high in MIXED:
            if {low, high} == set(game.seats):
                one, other = game.mean_grade(low), game.mean_grade(high)
                won[low, high].append(float(other > one))
    for (low, high), results in won.items():
        yield f"  {low} and {high}: {fmean(results):.0%} of {len(results)}"
    every = [result for results in won.values() for result in results]
    if every:
        yield _verdict(f"{fmean(every):.0%} of all {len(every)}, at least {BETTER:.0%}", fmean(every) >= BETTER)


def _name(seats: Sequence[str]) -> str:
    return " and ".join(sorted(set(seats)))


def _by_table(games: Sequence[GradedGame]) -> dict[str, list[float]]:
    """Return the corrections of all seats, by who plays."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        found[_name(game.seats)] += game.corrections
    return found


def _corrections(games: Sequence[GradedGame]) -> Iterator[str]:
    for name, found in _by_table(games).items():
        average, size = mean(found), fmean(map(abs, found))
        fits = abs(average.value) <= MEAN_CORRECTION and size <= SIZE_OF_CORRECTION
        yield _verdict(f"{name}: mean {average.value:+.1f} ± {average.error:.1f}, size {size:.1f}", fits)


def _verdict(text: str, fits: bool) -> str:
    return f"  {'met   ' if fits else 'MISSED'} {text}"
