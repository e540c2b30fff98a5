"""The puzzles that ship, the one of the day, and the verdict on an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from importlib import resources
from random import Random

from assyria.bots.stand_in import stand_in_move
from assyria.protocol.coaching import Why
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.puzzles import PuzzleChoice, PuzzleLine, PuzzleOutcome, TriedPuzzle
from assyria.protocol.reading import parse_text
from assyria.record import parse_move, parse_position, position_text
from assyria.rules import Seat, Source, View, view
from assyria.study.estimate import Estimate
from assyria.study.exercise import Exercise
from assyria.study.explaining import explain
from assyria.study.puzzle import Kind, Puzzle, Question, line_of

AS_GOOD = 0.01
"""A turn that is worse by no more win chance is as good as the best."""


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, in their order."""
    file = resources.files("assyria.study") / "data" / "puzzles.jsonl"
    return tuple(parse_text(Puzzle, line) for line in file.read_text(encoding="utf-8").splitlines())


def find_puzzle(name: str) -> Puzzle:
    """Return a puzzle by its id. Raises Problem."""
    for puzzle in load_puzzles():
        if puzzle.id == name:
            return puzzle
    raise Problem(ProblemCode.NOT_FOUND)


def puzzle_of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everyone: one after the other, by days since 1970."""
    puzzles = load_puzzles()
    return puzzles[(day - date(1970, 1, 1)).days % len(puzzles)]


def puzzle_line(puzzle: Puzzle) -> PuzzleLine:
    """Return what lists show of a puzzle."""
    return PuzzleLine(
        id=puzzle.id,
        kind=puzzle.kind.value,
        theme=puzzle.theme.value,
        difficulty=puzzle.difficulty,
        players=puzzle.players,  # type: ignore[arg-type]  # it has 2 to 4
    )


@dataclass(frozen=True)
class Unjudged:
    """An answer that the engine has not looked at yet: the positions that it and the best one lead to.

    As everyone sees them. Both are looked at alike, since a closer look finds more in the same position.
    """

    position: str
    best: str


def try_puzzle(
    puzzle: Question, moves: Sequence[str], give_up: bool = False, judged: Sequence[Estimate] | None = None
) -> TriedPuzzle | Unjudged:
    """Return the verdict on moves. Raises Problem for an illegal move, or one after the end.

    `judged` is what is expected of the two positions of `Unjudged`.
    """
    exercise, seat = _begin(puzzle.position)
    for move in moves:
        if _is_over(puzzle, exercise, seat):
            raise Problem(ProblemCode.NOTHING_TO_DECIDE)
        exercise.play(move)
    chosen = None
    outcome: PuzzleOutcome = "given-up" if give_up else "open"
    if _is_over(puzzle, exercise, seat):
        end = position_text(view(exercise.state))
        known = next((line for line in puzzle.lines if end == _end_of(puzzle.position, tuple(line.moves))), None)
        if known is not None:
            chosen = known
        elif judged is not None:
            chosen = _compared(moves, judged, puzzle.solution, seat)
        else:
            return Unjudged(end, _end_of(puzzle.position, tuple(puzzle.solution.moves)))
        outcome = "solved" if chosen.chance >= puzzle.solution.chance - AS_GOOD else "wrong"
    return TriedPuzzle(
        seat=seat,
        table=exercise.message(),
        outcome=outcome,
        chosen=chosen,
        choices=[] if outcome == "open" else list(puzzle.lines),
        why=[] if outcome == "open" else _why_best(puzzle, chosen),
    )


def _why_best(puzzle: Question, chosen: PuzzleChoice | None) -> list[Why]:
    """Return why the solution is better than a wrong answer, or than what comes next; the stand-in plays on."""
    best, second = puzzle.solution, puzzle.lines[1]
    other = chosen if chosen is not None and chosen.chance < best.chance - AS_GOOD else second
    seen = parse_position(puzzle.position)
    assert isinstance(seen, View)
    one, two = ([parse_move(move, seen.game.board) for move in line.moves] for line in (best, other))
    gains = {source: best.sources[source] - other.sources[source] for source in Source}
    return explain(seen, (one, two), gains, lambda then: stand_in_move(then, Random(0)))


def _begin(position: str) -> tuple[Exercise, Seat]:
    seat = Exercise(position, [0]).state.mover
    return Exercise(position, [seat]), seat


def _is_over(puzzle: Question, exercise: Exercise, seat: Seat) -> bool:
    """Return whether all that is asked for was played."""
    if puzzle.kind is Kind.MOVE:
        return bool(exercise.changes)
    return exercise.state.seat != seat


@lru_cache(256)
def _end_of(position: str, moves: tuple[str, ...]) -> str:
    """Return the position that moves lead to. Other orders of the same moves lead there, too."""
    exercise, _ = _begin(position)
    for move in moves:
        exercise.play(move)
    return position_text(view(exercise.state))


def _compared(
    moves: Sequence[str], judged: Sequence[Estimate], solution: PuzzleChoice, seat: Seat
) -> PuzzleChoice:
    """Return a new answer as far from the solution as the engine sees it when it looks at both alike."""
    new, best = (line_of(moves, value, seat) for value in judged)
    return PuzzleChoice(
        moves=new.moves,
        chance=min(max(round(solution.chance + new.chance - best.chance, 4), 0.0), 1.0),
        sources={
            source: round(points + new.sources[source] - best.sources[source], 2)
            for source, points in solution.sources.items()
        },
        points=[
            round(points + one - other, 2)
            for points, one, other in zip(solution.points, new.points, best.points, strict=True)
        ],
    )
