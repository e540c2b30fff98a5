"""Work for a client that may go away before it is done."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from assyria.protocol.problems import Problem, ProblemCode

Found = TypeVar("Found")


async def while_connected(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """Return the result of the work, which is cancelled if the client goes away. The body has been read already.

    Raises Problem then, which nobody gets.
    """
    working = asyncio.create_task(work)
    waiting = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Problem(ProblemCode.NO_ANALYSIS)
        return working.result()
    finally:
        for task in (working, waiting):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def _gone(request: Request) -> None:
    """Return once the client has gone away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
