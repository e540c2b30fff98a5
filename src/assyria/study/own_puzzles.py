"""Mistakes of one's own games as puzzles for oneself alone: which are kept, when they are due, and until when."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import fields, replace
from typing import TypeAlias

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.puzzles import OwnPuzzle, OwnPuzzleLine, PuzzleChoice, PuzzleOutcome
from assyria.protocol.reading import parse_text
from assyria.protocol.reviews import Review, ReviewedDecision
from assyria.record import position_text, read_record
from assyria.rules import Seat, view
from assyria.study.mistakes import MISTAKES, mistake_theme
from assyria.study.puzzle import Kind, Question
from assyria.study.puzzles import AS_GOOD

MOST = 100
"""Puzzles that somebody can have."""
DAY = 24 * 3600.0
WAITS = (1 * DAY, 7 * DAY)
"""How long until a puzzle is due again after it was solved so often in a row. Once more, and it is learned."""

Key: TypeAlias = tuple[str, int]
"""A table, and the number of a move."""


def key_of(puzzle: OwnPuzzleLine) -> Key:
    return puzzle.table, puzzle.move


def puzzles_of_game(
    table: str, record: bytes, review: bytes, seats: Collection[Seat], now: float
) -> list[OwnPuzzle]:
    """Return the mistakes that a review tells these seats of as puzzles. Raises Problem if it cannot be read."""
    try:
        found = parse_text(Review, review, strict=False)
    except ValueError:
        raise Problem(ProblemCode.NOT_FOUND) from None
    history = read_record(record, most_further=None)
    told = {moment.move for seat in seats for moment in found.seats[seat].story.moments}
    return [
        OwnPuzzle(
            table=table,
            move=row.move,
            theme=mistake_theme(row).value,
            players=found.players,
            made=now,
            # Who has just read the review knows the answer.
            due=now + WAITS[0],
            solved=0,
            failed=0,
            position=position_text(view(history.at(row.move))),
            lines=_lines(row),
        )
        for row in found.decisions
        # What wins as often is right by the rules of puzzles, though it costs points.
        if row.move in told and row.verdict in MISTAKES and row.loss > AS_GOOD
    ]


def _lines(row: ReviewedDecision) -> list[PuzzleChoice]:
    """Return what was best, and what was played."""
    best = row.chances[row.seat]
    return [
        PuzzleChoice(moves=[row.best], chance=best, sources=row.sources, points=row.points),
        PuzzleChoice(
            moves=[row.played],
            chance=round(best - row.loss, 4),
            sources=row.played_sources,
            points=row.played_points,
        ),
    ]


def parse_puzzle(body: str) -> OwnPuzzle:
    """Return a puzzle as it is kept. Raises ValueError."""
    return parse_text(OwnPuzzle, body, strict=False)


def read_puzzles(bodies: Iterable[str]) -> list[OwnPuzzle]:
    """Return kept puzzles but those that cannot be read: no other is lost with them."""
    found = []
    for body in bodies:
        with suppress(ValueError):
            found.append(parse_puzzle(body))
    return found


def with_new(known: Iterable[OwnPuzzle], new: Iterable[OwnPuzzle]) -> tuple[list[OwnPuzzle], list[OwnPuzzle]]:
    """Return which new ones are to be kept, and which known ones make room for them.

    One that is known stays as it is. Of too many, those that are learned go first, then the oldest.
    """
    there = {key_of(puzzle): puzzle for puzzle in known}
    added = [puzzle for puzzle in new if key_of(puzzle) not in there]
    order = sorted(there.values(), key=lambda puzzle: (puzzle.due is not None, puzzle.made))
    return added, order[: max(0, len(there) + len(added) - MOST)]


def question_of(puzzle: OwnPuzzle) -> Question:
    """Return what a puzzle asks: for the best move."""
    return Question(Kind.MOVE, puzzle.position, tuple(puzzle.lines))


def after_answer(puzzle: OwnPuzzle, outcome: PuzzleOutcome, now: float) -> OwnPuzzle:
    """Return a puzzle after an answer. It counts if the puzzle was due: trying again at once teaches nothing."""
    if outcome == "open" or puzzle.due is None or now < puzzle.due:
        return puzzle
    if outcome != "solved":
        return replace(puzzle, solved=0, failed=puzzle.failed + 1, due=now + WAITS[0])
    solved = puzzle.solved + 1
    return replace(puzzle, solved=solved, due=now + WAITS[solved] if solved < len(WAITS) else None)


def line_of_own(puzzle: OwnPuzzle) -> OwnPuzzleLine:
    """Return what lists show of a puzzle."""
    return OwnPuzzleLine(**{field.name: getattr(puzzle, field.name) for field in fields(OwnPuzzleLine)})


def in_order(puzzles: Iterable[OwnPuzzle]) -> list[OwnPuzzleLine]:
    """Return puzzles as lists show them: what is due first comes first, and what is learned last."""
    order = sorted(puzzles, key=lambda puzzle: (puzzle.due is None, puzzle.due or 0.0, puzzle.table, puzzle.move))
    return [line_of_own(puzzle) for puzzle in order]
