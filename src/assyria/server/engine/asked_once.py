"""Answers that several people may ask for: each question is worked on once, and the last answers are kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Coroutine, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from assyria.server.engine.fair_queue import Owner

Found = TypeVar("Found")

Begin = Callable[[Collection[Owner]], Coroutine[Any, Any, Found]]
"""Begins the work for those who wait for it: others may join them and leave them."""


@dataclass(eq=False)
class _Asked(Generic[Found]):
    """A question that was answered, or is being worked on for those who wait."""

    task: asyncio.Task[Found]
    waiting: Counter[Owner] = field(default_factory=Counter)


class AskedOnce(Generic[Found]):
    """Answers by question. Failures are not kept."""

    def __init__(self, kept: int) -> None:
        """Set `kept`: how many answers are kept, beside the questions that people wait for."""
        self._kept = kept
        self._asked: OrderedDict[Hashable, _Asked[Found]] = OrderedDict()

    async def ask(self, question: Hashable, owner: Owner, begin: Begin[Found]) -> Found:
        """Return the answer. Raises what the work raises.

        Work that is asked for by several comes up at the turn of any of them. When all have gone away before, it
        leaves the queue.
        """
        if question not in self._asked:
            waiting = Counter((owner,))
            asked = self._asked[question] = _Asked(asyncio.create_task(begin(waiting)), waiting)
            if len(self._asked) > self._kept:
                self._forget_oldest()
        else:
            asked = self._asked[question]
            asked.waiting[owner] += 1
        self._asked.move_to_end(question)
        try:
            # A caller who goes away does not cancel it for the others who wait.
            return await asyncio.shield(asked.task)
        except Exception:
            self._forget(question, asked)
            raise
        finally:
            self._leave(question, asked, owner)

    def _leave(self, question: Hashable, asked: _Asked[Found], owner: Owner) -> None:
        if asked.task.done():
            return
        if asked.waiting.total() == 1:
            self._forget(question, asked)
            asked.task.cancel()
            return
        asked.waiting[owner] -= 1
        if not asked.waiting[owner]:
            del asked.waiting[owner]

    def _forget(self, question: Hashable, asked: _Asked[Found]) -> None:
        if self._asked.get(question) is asked:
            del self._asked[question]

    def _forget_oldest(self) -> None:
        """Forget the answer that was asked for longest ago, unless somebody waits for it."""
        oldest = next((question for question, asked in self._asked.items() if asked.task.done()), None)
        if oldest is not None:
            del self._asked[oldest]

    def close(self) -> None:
        """Cancel all that is being worked on."""
        for asked in self._asked.values():
            asked.task.cancel()
