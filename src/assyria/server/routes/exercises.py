"""Exercises and lessons: positions that people play on from. Nothing of them is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from assyria.protocol.messages import TableMessage
from assyria.protocol.study import ExerciseRequest, Lesson, LessonAnswer, LessonLine, LessonTry
from assyria.server.context import Ctx, Where, Who
from assyria.server.disconnects import while_connected
from assyria.server.encoding import json_response
from assyria.server.engine import records
from assyria.server.engine.fair_queue import Owner
from assyria.server.guarded_route import GuardedRoute
from assyria.server.openapi import PROBLEMS, answer
from assyria.study.lesson import find_lesson, find_task
from assyria.study.lesson_files import load_lessons

router = APIRouter(prefix="/api", route_class=GuardedRoute)


@router.post("/exercise", response_model=None, responses=answer(TableMessage))
async def exercise(body: ExerciseRequest, request: Request, who: Who, address: Where, context: Ctx) -> Response:
    """Return the table after my moves from a position on, with the moves of the bots between them."""
    played = context.engine.work(Owner(who.id, address), records.exercise, body)
    table, marks = await while_connected(request, played)
    await context.positions_in_play.permit(who.id, marks)
    return json_response(table)


@router.get("/lessons", responses=PROBLEMS)
async def lessons() -> list[LessonLine]:
    """Return all lessons, in their order."""
    return [lesson.line() for lesson in load_lessons()]


@router.get("/lessons/{lesson_id}", responses=PROBLEMS)
async def lesson(lesson_id: str) -> Lesson:
    """Return a lesson with its tasks and their solutions."""
    return find_lesson(load_lessons(), lesson_id).message()


@router.post("/lessons/{lesson_id}/tasks/{number}", response_model=None, responses=answer(LessonAnswer))
async def lesson_try(
    lesson_id: str,
    number: Annotated[int, Path(ge=1, le=99)],
    body: LessonTry,
    request: Request,
    who: Who,
    address: Where,
    context: Ctx,
) -> Response:
    """Return the table of a task after my moves, and whether they solve it; tasks are numbered from 1."""
    task = find_task(load_lessons(), lesson_id, number)
    tried = context.engine.work(Owner(who.id, address), records.lesson_try, task, body)
    return json_response(await while_connected(request, tried))
