"""Puzzles: positions with one clearly best answer. Nothing of who solved what is stored."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from assyria.protocol.puzzles import PuzzleAnswer, PuzzleLine, PuzzleTry
from assyria.server.context import Context, Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.encoding import json_response
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import PROBLEMS, answer
from assyria.study.puzzle import Puzzle
from assyria.study.puzzles import Unjudged, find_puzzle, load_puzzles, puzzle_line

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.get("/puzzles", responses=PROBLEMS)
async def puzzles() -> list[PuzzleLine]:
    """Return all puzzles in their order; that of the day is number (days since 1970 in UTC) modulo their count."""
    return [puzzle_line(puzzle) for puzzle in load_puzzles()]


@router.post("/puzzles/{puzzle_id}", response_model=None, responses=answer(PuzzleAnswer))
async def puzzle_try(
    puzzle_id: str, body: PuzzleTry, request: Request, who: Who, address: Where, context: Ctx
) -> Response:
    """Return the table of a puzzle after my moves; once they are an answer, the verdict and what was best."""
    puzzle = find_puzzle(puzzle_id)
    return json_response(await while_connected(request, _answer(puzzle, body, Owner(who.id, address), context)))


async def _answer(puzzle: Puzzle, tried: PuzzleTry, owner: Owner, context: Context) -> bytes:
    engine = context.engine
    answer = await engine.work(owner, records.puzzle_try, puzzle, tried, None)
    if isinstance(answer, Unjudged):
        judged = [await engine.estimate(position, owner) for position in (answer.position, answer.best)]
        answer = await engine.work(owner, records.puzzle_try, puzzle, tried, judged)
    assert isinstance(answer, bytes)
    return answer
