"""What runs in the worker with the tables: the service, with a store and bots that are JavaScript's.

Between the two languages there are texts and numbers alone, so that nothing has to be freed.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from assyria.host.ledger import Unavailable
from assyria.local.bots import Bots
from assyria.local.browser_host import BrowserTables
from assyria.local.place import BrowserPlace
from assyria.local.service import Service
from assyria.local.store import Kept
from assyria.protocol.analyses import Analysis
from assyria.protocol.problems import Problem
from assyria.protocol.reading import parse_text
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums
from assyria.study.thinker import answer_of

Found = TypeVar("Found")


class JsStore(Protocol):
    """The browser's database. Tables are JSON."""

    async def load(self, table: str) -> str | None: ...

    async def append(self, table: str, known: int) -> bool: ...

    async def all(self) -> str: ...

    async def remove(self, table: str) -> None: ...

    async def load_review(self, table: str) -> str | None: ...

    async def keep_review(self, table: str, review: str) -> None: ...

    async def load_puzzles(self) -> str: ...

    async def keep_puzzle(self, table: str, move: int, puzzle: str) -> None: ...

    async def remove_puzzle(self, table: str, move: int) -> None: ...


class JsBots(Protocol):
    """The worker with the compiled code, a `bot_worker.BotWorker`. An empty text is no move."""

    async def think(self, bot: str, position: str, seed: int, game: str) -> str: ...

    async def analyse(self, position: str, played: str) -> str: ...

    async def judge(self, task: str) -> str: ...

    async def play_out(self, position: str, move: str, number: int) -> str: ...


class BrowserStore:
    """The browser's database, as tables use it."""

    def __init__(self, js: JsStore) -> None:
        self._js = js

    async def load(self, table: str) -> Kept | None:
        found = await _done(self._js.load(table))
        return Kept(**json.loads(found)) if found else None

    async def append(self, table: Kept, known: int) -> bool:
        return bool(await _done(self._js.append(json.dumps(vars(table)), known)))

    async def all(self) -> list[Kept]:
        return [Kept(**one) for one in json.loads(await _done(self._js.all()))]

    async def remove(self, table: str) -> None:
        await _done(self._js.remove(table))

    async def load_review(self, table: str) -> str | None:
        return await _done(self._js.load_review(table)) or None

    async def keep_review(self, table: str, review: str) -> None:
        await _done(self._js.keep_review(table, review))

    async def load_puzzles(self) -> list[str]:
        return list(json.loads(await _done(self._js.load_puzzles())))

    async def keep_puzzle(self, table: str, move: int, puzzle: str) -> None:
        await _done(self._js.keep_puzzle(table, move, puzzle))

    async def remove_puzzle(self, table: str, move: int) -> None:
        await _done(self._js.remove_puzzle(table, move))


async def _done(work: Awaitable[Found]) -> Found:
    """Return what the database answers. Raises Unavailable, as on a full disk."""
    try:
        return await work
    except Exception as wrong:
        raise Unavailable(str(wrong)) from wrong


class BrowserThinker:
    """The worker with the compiled code, as a `Thinker`."""

    def __init__(self, js: JsBots) -> None:
        self._js = js

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        return await self._js.think(bot, position, seed, game)

    async def analyse(self, position: str, played: str | None) -> Analysis:
        return parse_text(Analysis, await answer_of(self._js.analyse(position, played or "")))

    async def judge(self, task: ReviewTask) -> Judgement:
        return parse_text(Judgement, await answer_of(self._js.judge(json.dumps(vars(task)))))

    async def play_out(self, position: str, move: str | None, number: int) -> PlayoutSums:
        return parse_text(PlayoutSums, await answer_of(self._js.play_out(position, move or "", number)))


class TableWorker:
    """Answers the page's questions, and sends it what happens at the tables that it looks at."""

    def __init__(self, store: JsStore, bots: JsBots, name: str) -> None:
        kept, thinker = BrowserStore(store), BrowserThinker(bots)
        self._tables = BrowserTables(kept, Bots(thinker))
        self._tables.my_name = name
        self._service = Service(BrowserPlace(self._tables, thinker, kept))
        self._ends: dict[int, Callable[[], None]] = {}

    async def answer(self, method: str, address: str, body: str | None) -> str:
        """Return the answer to a request, as JSON: whether it was done, and its body."""
        done, text = await self._service.answer(method, address, body)
        return json.dumps([done, text.decode()])

    async def open(self, number: int, table: str, since: int, send: Callable[[str], None]) -> str:
        """Send a table and its changes from now on; return the code of a refusal, or nothing."""
        try:
            self._ends[number] = await self._tables.watch(table, since, send)
        except Problem as wrong:
            return wrong.code.value
        return ""

    def close(self, number: int) -> None:
        """Send no more."""
        end = self._ends.pop(number, None)
        if end is not None:
            end()

    async def catch_up(self, table: str) -> None:
        """Apply what another tab has written."""
        await self._tables.catch_up(table)
