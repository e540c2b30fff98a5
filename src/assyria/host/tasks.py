"""Background tasks that run until they are done or all ends. None of them fails in silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger("assyria.tasks")

PAUSES = (1.0, 30.0)
"""Seconds before a task that failed is started again: the first time, and at most."""


class Tasks:
    """Tasks that nobody waits for: referenced, so that they are not lost, and cancelled at the end."""

    def __init__(self, on_failure: Callable[[str], None] = lambda _: None) -> None:
        """Set `on_failure`: called with the name of a task that failed."""
        self._on_failure = on_failure
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task. A failure is logged."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def supervise(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Start a task that never ends. If it fails, that is logged, and it is started again."""
        return self.start(self._again_and_again(name, work))

    async def _again_and_again(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause, longest = PAUSES
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
                log.error("task ended", extra={"task": name})
            except Exception:
                log.exception("task failed", extra={"task": name})
            self._on_failure(name)
            if asyncio.get_running_loop().time() - began > longest:
                pause = PAUSES[0]
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            name = getattr(task.get_coro(), "__qualname__", "task")
            self._on_failure(name)
            log.error("task failed", extra={"task": name}, exc_info=wrong)

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
