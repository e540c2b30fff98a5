"""Puzzles of my own: mistakes of my finished games, for me alone, until I have learned from them."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.puzzles import OwnPuzzle, OwnPuzzleAnswer, OwnPuzzleLine, PuzzleOutcome, PuzzleTry
from assyria.service.analysis import AT, MOVE, find_review
from assyria.service.endpoint import EXERCISE, Cost, Endpoint
from assyria.service.place import Call, Encoded, Place
from assyria.service.study import judged_answer, with_estimates
from assyria.study.estimate import Estimate
from assyria.study.own_puzzles import (
    after_answer,
    in_order,
    key_of,
    line_of_own,
    puzzles_of_game,
    question_of,
    with_new,
)
from assyria.study.puzzle import Question
from assyria.study.review import parse_view
from assyria.table.likeness import mark_of
from assyria.table.messages import record_bytes
from assyria.table.permissions import finished_game


async def own_puzzles(place: Place, call: Call) -> list[OwnPuzzleLine]:
    """Return my own puzzles, those that are due first."""
    return in_order(await place.puzzles_of(call))


async def practise_game(place: Place, call: Call, table_id: str) -> list[OwnPuzzleLine]:
    """Make my costliest mistakes in a finished, reviewed game puzzles of my own, and return all of these."""
    table = (await place.host.tables.get(table_id)).table
    review = await find_review(place, table_id, finished_game(table).game.players)
    seats = table.seats_of(call.who)
    if not seats:
        raise Problem(ProblemCode.NOT_YOUR_SEAT)
    if review is None:
        raise Problem(ProblemCode.NOT_FOUND)
    now = place.host.clock.wall()
    made = await call.work(puzzles_of_game, table_id, record_bytes(table), review, seats, now)
    added, gone = with_new(await place.puzzles_of(call), made)
    await place.remove_puzzles(call, [key_of(puzzle) for puzzle in gone])
    await place.keep_puzzles(call, added)
    return await own_puzzles(place, call)


async def own_puzzle_try(place: Place, call: Call, table_id: str, move: int, body: PuzzleTry) -> Encoded:
    """Return the table of a puzzle of mine after my move; if it was due, the verdict decides when it is again."""
    puzzle = await _find(place, call, table_id, move)
    await call.permit([mark_of(parse_view(puzzle.position))])
    question = question_of(puzzle)

    async def judge(judged: Sequence[Estimate] | None) -> tuple[Sequence[Estimate] | None, PuzzleOutcome]:
        return judged, await call.work(_outcome, question, body, judged)

    judged, outcome = await with_estimates(call, judge)
    now = after_answer(puzzle, outcome, place.host.clock.wall())
    if now is not puzzle:
        await place.keep_puzzles(call, [now])
    return await call.encoded(_answer, question, body, judged, line_of_own(now))


async def remove_own_puzzle(place: Place, call: Call, table_id: str, move: int) -> list[OwnPuzzleLine]:
    """Remove a puzzle of mine, and return those that are left."""
    await place.remove_puzzles(call, [key_of(await _find(place, call, table_id, move))])
    return await own_puzzles(place, call)


async def remove_own_puzzles(place: Place, call: Call) -> list[OwnPuzzleLine]:
    """Remove all puzzles of mine."""
    await place.remove_puzzles(call, [key_of(puzzle) for puzzle in await place.puzzles_of(call)])
    return await own_puzzles(place, call)


async def _find(place: Place, call: Call, table_id: str, move: int) -> OwnPuzzle:
    for puzzle in await place.puzzles_of(call):
        if key_of(puzzle) == (table_id, move):
            return puzzle
    raise Problem(ProblemCode.NOT_FOUND)


def _outcome(question: Question, tried: PuzzleTry, judged: Sequence[Estimate] | None) -> PuzzleOutcome:
    return judged_answer(question, tried, judged).outcome


def _answer(
    question: Question, tried: PuzzleTry, judged: Sequence[Estimate] | None, line: OwnPuzzleLine
) -> OwnPuzzleAnswer:
    return OwnPuzzleAnswer(**vars(judged_answer(question, tried, judged)), puzzle=line)


MINE = "/me/puzzles"
ONE = f"{MINE}/{{table_id}}/{{move}}"

ENDPOINTS = (
    Endpoint("GET", MINE, list[OwnPuzzleLine], handle=own_puzzles),
    Endpoint("DELETE", MINE, list[OwnPuzzleLine], handle=remove_own_puzzles),
    Endpoint(
        "POST",
        f"{AT}/puzzles",
        list[OwnPuzzleLine],
        handle=practise_game,
        own_cost=Cost(weight=4, limit="commands"),
    ),
    Endpoint(
        "POST",
        ONE,
        OwnPuzzleAnswer,
        PuzzleTry,
        own_puzzle_try,
        parameters={"move": MOVE},
        own_cost=EXERCISE,
    ),
    Endpoint("DELETE", ONE, list[OwnPuzzleLine], handle=remove_own_puzzle, parameters={"move": MOVE}),
)
