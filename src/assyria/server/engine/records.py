"""What is worked out from records and exercises, in the workers: a long game takes a tenth of a second."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Any

from orjson import Fragment

from assyria.host.splicing import merge, named
from assyria.protocol.options import TableOptions
from assyria.protocol.puzzles import PuzzleTry
from assyria.protocol.replays import RecordedLine, Replay
from assyria.protocol.requests import NewTable
from assyria.protocol.study import ExerciseRequest, LessonTry
from assyria.protocol.what_if import LineRequest, NewLineRequest
from assyria.record import parse_position, read_record
from assyria.server.encoding import encode, encode_table
from assyria.study import review, what_if
from assyria.study.estimate import Estimate
from assyria.study.exercise import play_exercise
from assyria.study.lesson import Task, try_task
from assyria.study.puzzle import Puzzle
from assyria.study.puzzles import Unjudged, try_puzzle
from assyria.table import opening
from assyria.table.likeness import mark_of, marks_of
from assyria.table.replays import GameSoFar, replay_of_line, replay_of_record, replay_of_table

MARK = "mark"
"""The key of a task of a review under which the mark of its position stands."""


def table_replay(game: GameSoFar, compressed: bool) -> bytes:
    """Return the replay of a table as JSON. Raises Problem."""
    return _encoded(replay_of_table(game), compressed)


def record_replay(record: bytes, compressed: bool) -> bytes:
    """Return the replay of a record as JSON. Raises Problem."""
    return _encoded(replay_of_record(record), compressed)


def line_replay(request: LineRequest, compressed: bool) -> bytes:
    """Return the replay of a line of a record as JSON. Raises Problem."""
    return _encoded(replay_of_line(request.record, request.line), compressed)


def record_to_continue(body: NewTable, options: TableOptions) -> tuple[str, int]:
    """Return the record that a table goes on from, as we write it, and its position's mark. Raises Problem."""
    assert body.record is not None
    written, state = opening.record_to_continue(body.record, options, body.at, body.line)
    return written, mark_of(state)


def exercise(request: ExerciseRequest) -> tuple[bytes, list[int]]:
    """Return the table of an exercise as JSON, and the marks of all its positions. Raises Problem."""
    played = play_exercise(request)
    return encode_table(played.message()), marks_of(played.history)


def played_line(request: NewLineRequest) -> tuple[RecordedLine, list[int]]:
    """Return what was played in an exercise as a line of a record, and its marks. Raises Problem."""
    played = what_if.play_line(request)
    return what_if.played_line(request, played), marks_of(played.history)


def lesson_try(task: Task, tried: LessonTry) -> bytes:
    """Return the table of a task after a try, and the verdict, as JSON. Raises Problem."""
    played, verdict = try_task(task, tried.moves)
    return merge(named("table", encode_table(played.message())), named("verdict", encode(verdict)))


def puzzle_try(puzzle: Puzzle, tried: PuzzleTry, judged: Sequence[Estimate] | None) -> bytes | Unjudged:
    """Return the verdict on moves as JSON, if the engine knows where they lead. Raises Problem."""
    answer = try_puzzle(puzzle, tried.moves, tried.give_up, judged)
    if isinstance(answer, Unjudged):
        return answer
    return encode({**vars(answer), "table": Fragment(encode_table(answer.table))})


def review_tasks(record: bytes) -> list[dict[str, Any]]:
    """Return what has to be judged of a record, with the marks of the positions. Raises Problem."""
    return [{**task, MARK: mark_of(parse_position(task["seen"]))} for task in review.record_tasks(record)]


def whole_review(record: bytes, judged: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the review of a record whose tasks are all judged."""
    return review.put_together(read_record(record, most_further=None), judged)


def _encoded(replay: Replay, compressed: bool) -> bytes:
    """Return a replay as JSON. It compresses well: a game is hundreds of similar positions."""
    body = encode(replay)
    return gzip.compress(body, compresslevel=6) if compressed else body
