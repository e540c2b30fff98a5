"""The HTTP interface of a server, answered in the browser: what the page asks for without anybody far away.

Addresses and answers are those of docs/api; what needs other people (accounts, the lobby, chat) is not there.
"""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from assyria.bots import BOTS
from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.splicing import merge, named
from assyria.local.bots import OFFERED
from assyria.local.browser_host import BrowserTables
from assyria.local.browser_ledger import ME
from assyria.local.encoding import encode
from assyria.local.exports import export_tables, import_tables
from assyria.local.reading import read, read_command
from assyria.local.reviews import Reviews
from assyria.protocol.commands import Command, Start
from assyria.protocol.messages import CommandDone
from assyria.protocol.options import ChairKind
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.puzzles import PuzzleTry
from assyria.protocol.requests import BotLine, Me, NewTable, Notice, Rename
from assyria.protocol.study import ExerciseRequest, LessonAnswer, LessonTry
from assyria.protocol.what_if import BranchRequest, LineRequest, NewLineRequest, PlayoutRequest
from assyria.record import move_text, position_text
from assyria.study.exercise import play_exercise
from assyria.study.lesson import find_lesson, find_task, try_task
from assyria.study.lesson_files import load_lessons
from assyria.study.playouts import KnownPlayouts, PlayoutSums, playout_result
from assyria.study.puzzles import Unjudged, find_puzzle, load_puzzles, puzzle_line, try_puzzle
from assyria.study.thinker import Thinker, estimate_position
from assyria.study.what_if import branch, play_line, played_line, position_to_play_out
from assyria.table.messages import record_bytes
from assyria.table.opening import open_table, record_to_continue, seat_names
from assyria.table.permissions import count_hint, decision_to_analyse, decision_to_hint, finished_game
from assyria.table.replays import game_so_far, replay_of_line, replay_of_record, replay_of_table

Answer = tuple[bool, bytes]
"""Whether it was done, and a body: JSON, or nothing."""
NOTHING: Answer = True, b""


class Service:
    """Answers requests."""

    def __init__(self, tables: BrowserTables, thinker: Thinker, reviews: Reviews) -> None:
        self._tables = tables
        self._host = tables.host
        self._thinker = thinker
        self._playouts = KnownPlayouts()
        self._reviews = reviews

    async def answer(self, method: str, address: str, body: str | None = None) -> Answer:
        """Answer a request. What is refused is a problem as a server writes it."""
        try:
            path, _, query = address.partition("?")
            for known, pattern, action in _ROUTES:
                found = pattern.fullmatch(path)
                if known == method and found:
                    return await action(self, *found.groups(), query if query else body)
            raise Problem(ProblemCode.NOT_FOUND)
        except Problem as wrong:
            return _problem(wrong)
        except Unavailable:
            return _problem(Problem(ProblemCode.STORE_UNAVAILABLE))
        except Exception:
            # Ours, not the player's: the page says so, and the console has the rest.
            traceback.print_exc()
            return _problem(Problem(ProblemCode.INTERNAL_ERROR))

    # People and bots

    async def me(self, _: str | None) -> Answer:
        return True, encode(Me(id=ME, name=self._tables.my_name, account=None))

    async def rename(self, body: str | None) -> Answer:
        self._tables.my_name = read(Rename, _json(body)).name
        return await self.me(None)

    async def bots(self, _: str | None) -> Answer:
        return True, encode([BotLine(name=name, level=level) for name, level in OFFERED.items()])

    async def notice(self, _: str | None) -> Answer:
        return True, encode(Notice(text=None, until=None, guests=True, registration=False))

    async def nothing(self, *_: str | None) -> Answer:
        """Nobody else is here: no lobby, no lines of chat."""
        return True, b"[]"

    # Tables

    async def all_tables(self, _: str | None) -> Answer:
        return True, encode(await self._tables.all())

    async def create(self, body: str | None) -> Answer:
        wanted = read(NewTable, _json(body))
        opened = open_table(wanted, ME, list(BOTS), self._tables.chance.secret())
        if opened.record is not None:
            record, _ = record_to_continue(opened.record, opened.options, wanted.at, wanted.line)
            opened = replace(opened, record=record)
        live = await self._host.tables.open(opened, seat_names(wanted, self._tables.my_name))
        if all(chair.kind is not ChairKind.OPEN for chair in live.table.chairs):
            await self._carry_out(live, Start())
        table = self._host.watching.table_message(live, ME)
        return True, merge(named("id", encode(live.id)), named("table", table))

    async def table(self, table_id: str, _: str | None) -> Answer:
        return True, self._host.watching.table_message(await self._host.tables.get(table_id), ME)

    async def remove(self, table_id: str, _: str | None) -> Answer:
        await self._tables.remove(table_id)
        return NOTHING

    async def command(self, table_id: str, body: str | None) -> Answer:
        live = await self._host.tables.get(table_id)
        return True, encode(CommandDone(version=await self._carry_out(live, read_command(_json(body)))))

    async def _carry_out(self, live: LiveTable, command: Command) -> int:
        return await self._host.commands.carry_out(live, command, ME, self._tables.my_name)

    async def record(self, table_id: str, _: str | None) -> Answer:
        live = await self._host.tables.get(table_id)
        finished_game(live.table)
        return True, record_bytes(live.table)

    async def table_replay(self, table_id: str, _: str | None) -> Answer:
        live = await self._host.tables.get(table_id)
        return True, encode(replay_of_table(game_so_far(live.table)))

    async def record_replay(self, body: str | None) -> Answer:
        return True, encode(replay_of_record((body or "").encode("utf-8", "replace")))

    # What people learn from

    async def exercise(self, body: str | None) -> Answer:
        return True, encode(play_exercise(read(ExerciseRequest, _json(body))).message())

    async def lessons(self, _: str | None) -> Answer:
        return True, encode([lesson.line() for lesson in load_lessons()])

    async def lesson(self, lesson_id: str, _: str | None) -> Answer:
        return True, encode(find_lesson(load_lessons(), lesson_id).message())

    async def lesson_try(self, lesson_id: str, number: str, body: str | None) -> Answer:
        task = find_task(load_lessons(), lesson_id, int(number))
        exercise, verdict = try_task(task, read(LessonTry, _json(body)).moves)
        return True, encode(LessonAnswer(table=exercise.message(), verdict=verdict))

    async def puzzles(self, _: str | None) -> Answer:
        return True, encode([puzzle_line(puzzle) for puzzle in load_puzzles()])

    async def puzzle_try(self, puzzle_id: str, body: str | None) -> Answer:
        puzzle, tried = find_puzzle(puzzle_id), read(PuzzleTry, _json(body))
        answer = try_puzzle(puzzle, tried.moves, tried.give_up)
        if isinstance(answer, Unjudged):
            positions = answer.position, answer.best
            judged = [await estimate_position(self._thinker, position) for position in positions]
            answer = try_puzzle(puzzle, tried.moves, tried.give_up, judged)
        return True, encode(answer)

    # What if

    async def line_replay(self, body: str | None) -> Answer:
        wanted = read(LineRequest, _json(body))
        return True, encode(replay_of_line(wanted.record, wanted.line))

    async def branch(self, body: str | None) -> Answer:
        secret = bytes.fromhex(self._tables.chance.secret())
        return True, encode(branch(read(BranchRequest, _json(body)), secret))

    async def played_line(self, body: str | None) -> Answer:
        wanted = read(NewLineRequest, _json(body))
        return True, encode(played_line(wanted, play_line(wanted)))

    async def play_out(self, body: str | None) -> Answer:
        wanted = read(PlayoutRequest, _json(body))
        seen, move = position_to_play_out(wanted)
        position, first = position_text(seen), None if move is None else move_text(move)

        async def more(number: int) -> PlayoutSums:
            return await self._thinker.play_out(position, first, number)

        return True, encode(playout_result(await self._playouts.at_least(position, first, wanted.games, more)))

    # The engine's opinion

    async def hint(self, table_id: str, _: str | None) -> Answer:
        live = await self._host.tables.get(table_id)
        seen, version, decision = decision_to_hint(live.table, ME), live.table.version, live.table.decision
        found = await self._thinker.analyse(position_text(seen), None)
        counted = await self._host.commands.run(live, lambda table: count_hint(table, decision))
        version = counted if live.table.decision == decision else version
        return True, encode({"version": version, "seat": seen.mover, **found})

    async def analysis(self, table_id: str, query: str | None) -> Answer:
        live = await self._host.tables.get(table_id)
        history = finished_game(live.table)
        asked = re.fullmatch(r"move=(\d{1,6})", query or "")
        if asked is None or int(asked[1]) > len(history.moves):
            raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
        move = int(asked[1])
        seen = decision_to_analyse(history.at(move))
        played = move_text(history.moves[move].move) if move < len(history.moves) else None
        found = await self._thinker.analyse(position_text(seen), played)
        return True, encode({"move": move, "seat": seen.mover, **found})

    async def kept_review(self, table_id: str, _: str | None) -> Answer:
        finished_game((await self._host.tables.get(table_id)).table)
        return True, encode(await self._reviews.kept(table_id))

    async def review_table(self, table_id: str, _: str | None) -> Answer:
        table = (await self._host.tables.get(table_id)).table
        finished_game(table)
        return True, encode(await self._reviews.go_on(record_bytes(table), table_id))

    async def review_record(self, body: str | None) -> Answer:
        return True, encode(await self._reviews.go_on((body or "").encode("utf-8", "replace")))

    # All that is kept

    async def export(self, _: str | None) -> Answer:
        return True, (await export_tables(self._tables.store)).encode()

    async def import_all(self, body: str | None) -> Answer:
        return True, encode(await import_tables(self._tables.store, body or ""))


def _json(body: str | None) -> Any:
    try:
        return json.loads(body or "{}")
    except ValueError:
        raise Problem(ProblemCode.NOT_JSON) from None


def _problem(problem: Problem) -> Answer:
    return False, encode(problem.body())


Action = Callable[..., Awaitable[Answer]]
TABLE = r"/tables/([\w-]+)"
LESSON = r"/lessons/([\w-]+)"
_ROUTES: list[tuple[str, re.Pattern[str], Action]] = [
    (method, re.compile(pattern), action)
    for method, pattern, action in (
        ("GET", "/me", Service.me),
        ("PUT", "/me/name", Service.rename),
        ("GET", "/bots", Service.bots),
        ("GET", "/notice", Service.notice),
        ("GET", "/me/tables", Service.all_tables),
        ("GET", "/tables", Service.nothing),
        ("POST", "/tables", Service.create),
        ("GET", TABLE, Service.table),
        ("DELETE", TABLE, Service.remove),
        ("POST", f"{TABLE}/commands", Service.command),
        ("GET", f"{TABLE}/record", Service.record),
        ("GET", f"{TABLE}/replay", Service.table_replay),
        ("POST", f"{TABLE}/hint", Service.hint),
        ("GET", f"{TABLE}/analysis", Service.analysis),
        ("GET", f"{TABLE}/review", Service.kept_review),
        ("POST", f"{TABLE}/review", Service.review_table),
        ("POST", "/review", Service.review_record),
        ("GET", f"{TABLE}/chat", Service.nothing),
        ("POST", "/replay", Service.record_replay),
        ("POST", "/replay/line", Service.line_replay),
        ("POST", "/exercise", Service.exercise),
        ("GET", "/puzzles", Service.puzzles),
        ("POST", r"/puzzles/([\w-]+)", Service.puzzle_try),
        ("POST", "/what-if", Service.branch),
        ("POST", "/what-if/line", Service.played_line),
        ("POST", "/playouts", Service.play_out),
        ("GET", "/lessons", Service.lessons),
        ("GET", LESSON, Service.lesson),
        ("POST", rf"{LESSON}/tasks/(\d{{1,2}})", Service.lesson_try),
        ("GET", "/me/export", Service.export),
        ("POST", "/me/import", Service.import_all),
    )
]
