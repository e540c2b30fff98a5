"""Records, replays and exercises, in a process of their own: a long game takes a tenth of a second of work."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

from orjson import Fragment

from assyria.protocol.options import TableOptions
from assyria.protocol.puzzles import PuzzleTry
from assyria.protocol.replays import RecordedLine, Replay
from assyria.protocol.requests import NewTable
from assyria.protocol.study import ExerciseRequest, LessonTry
from assyria.protocol.what_if import Branch, BranchRequest, LineRequest, NewLineRequest
from assyria.server.encoding import encode, encode_table, merge
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.engine.workers import Workers
from assyria.study.estimate import Estimate
from assyria.study.exercise import play_exercise
from assyria.study.lesson import Task, try_task
from assyria.study.puzzle import Puzzle
from assyria.study.puzzles import Unjudged, try_puzzle
from assyria.study.what_if import branch, play_line, played_line
from assyria.table.likeness import mark_of, marks_of
from assyria.table.opening import record_to_continue
from assyria.table.replays import GameSoFar, replay_of_line, replay_of_record, replay_of_table

LIMIT = 30.0
"""Seconds after which we give up."""


class RecordService:
    """Reads records that people send and games step by step, and plays exercises."""

    def __init__(self, longest_queue: int | None = None) -> None:
        """Set `longest_queue`: how many requests may wait."""
        self._workers = Workers("records", 1, LIMIT, longest_queue)

    async def record_to_continue(self, body: NewTable, options: TableOptions, owner: Owner) -> tuple[str, int]:
        """Return the record that a table goes on from, as we write it, and its position's mark. Raises Problem."""
        turn = Turn(Priority.HINT, (owner,))
        return await self._workers.run(turn, _record_to_continue, body.record, options, body.at, body.line)

    async def table_replay(self, game: GameSoFar, compressed: bool, owner: Owner) -> bytes:
        """Return the replay of a table as JSON. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _table_replay, game, compressed)

    async def record_replay(self, record: bytes, compressed: bool, owner: Owner) -> bytes:
        """Return the replay of a record as JSON. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _record_replay, record, compressed)

    async def line_replay(self, request: LineRequest, compressed: bool, owner: Owner) -> bytes:
        """Return the replay of a line of a record as JSON. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _line_replay, request, compressed)

    async def branch(self, request: BranchRequest, secret: bytes, owner: Owner) -> Branch:
        """Return a position of a record to go on from otherwise. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), branch, request, secret)

    async def played_line(self, request: NewLineRequest, owner: Owner) -> tuple[RecordedLine, list[int]]:
        """Return what was played in an exercise as a line of a record, and its marks. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _played_line, request)

    async def exercise(self, request: ExerciseRequest, owner: Owner) -> tuple[bytes, list[int]]:
        """Return the table of an exercise as JSON, and the marks of all its positions. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _exercise, request)

    async def puzzle_try(
        self, puzzle: Puzzle, tried: PuzzleTry, judged: Sequence[Estimate] | None, owner: Owner
    ) -> bytes | Unjudged:
        """Return the verdict on moves as JSON, if the engine knows where they lead. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _puzzle_try, puzzle, tried, judged)

    async def lesson_try(self, task: Task, tried: LessonTry, owner: Owner) -> bytes:
        """Return the table of a task after a try, and the verdict, as JSON. Raises Problem."""
        return await self._workers.run(Turn(Priority.REVIEW, (owner,)), _lesson_try, task, tried)

    def close(self) -> None:
        """End the process."""
        self._workers.close()


# In the worker


def _table_replay(game: GameSoFar, compressed: bool) -> bytes:
    return _encoded(replay_of_table(game), compressed)


def _record_replay(record: bytes, compressed: bool) -> bytes:
    return _encoded(replay_of_record(record), compressed)


def _line_replay(request: LineRequest, compressed: bool) -> bytes:
    return _encoded(replay_of_line(request.record, request.line), compressed)


def _record_to_continue(
    record: str, options: TableOptions, at: int | None, line: Sequence[int]
) -> tuple[str, int]:
    written, state = record_to_continue(record, options, at, line)
    return written, mark_of(state)


def _exercise(request: ExerciseRequest) -> tuple[bytes, list[int]]:
    exercise = play_exercise(request)
    return encode_table(exercise.message()), marks_of(exercise.history)


def _played_line(request: NewLineRequest) -> tuple[RecordedLine, list[int]]:
    exercise = play_line(request)
    return played_line(request, exercise), marks_of(exercise.history)


def _lesson_try(task: Task, tried: LessonTry) -> bytes:
    exercise, verdict = try_task(task, tried.moves)
    table = b'{"table":' + encode_table(exercise.message()) + b"}"
    return merge(table, encode({"verdict": verdict}))


def _puzzle_try(puzzle: Puzzle, tried: PuzzleTry, judged: Sequence[Estimate] | None) -> bytes | Unjudged:
    answer = try_puzzle(puzzle, tried.moves, tried.give_up, judged)
    if isinstance(answer, Unjudged):
        return answer
    return encode({**vars(answer), "table": Fragment(encode_table(answer.table))})


def _encoded(replay: Replay, compressed: bool) -> bytes:
    """Return a replay as JSON. It compresses well: a game is hundreds of similar positions."""
    body = encode(replay)
    return gzip.compress(body, compresslevel=6) if compressed else body
