"""A store in memory, and bots that think in this process, for tables that have no browser around them."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from random import Random
from typing import Any

from assyria.bots import load_bot
from assyria.host.ledger import Unavailable
from assyria.host.ports import Chance
from assyria.local.bots import Bots
from assyria.local.browser_host import CLOCK, BrowserClock, BrowserTables
from assyria.local.browser_ledger import LOCAL
from assyria.local.place import BrowserPlace
from assyria.local.service import Service
from assyria.local.store import Kept
from assyria.protocol.analyses import Analysis
from assyria.protocol.coaching import Explanation
from assyria.protocol.problems import Problem, ProblemCode
from assyria.record import move_text, parse_position
from assyria.rules import View
from assyria.study.judging import Judgement, ReviewTask
from assyria.study.playouts import PlayoutSums
from assyria.study.thinker import Thinker


class MemoryStore:
    """Keeps tables as the browser's database does: what is given and taken is copied."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.reviews: dict[str, str] = {}
        self.puzzles: dict[tuple[str, int], str] = {}
        self.full = False
        """Nothing can be written."""

    async def load(self, table: str) -> Kept | None:
        await asyncio.sleep(0)
        return deepcopy(self.tables.get(table))

    async def append(self, table: Kept, known: int) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise Unavailable
        there = self.tables.get(table.id)
        if (len(there.rows) if there else 0) != known:
            return False
        new = deepcopy(table)
        new.rows = [*(there.rows if there else []), *new.rows]
        # As in a database, only what JSON has comes back.
        self.tables[table.id] = Kept(**json.loads(json.dumps(vars(new))))
        return True

    async def all(self) -> list[Kept]:
        return [Kept(kept.id, [], kept.names, kept.about) for kept in self.tables.values()]

    async def remove(self, table: str) -> None:
        self.tables.pop(table, None)
        self.reviews.pop(table, None)
        self.puzzles = {key: puzzle for key, puzzle in self.puzzles.items() if key[0] != table}

    async def load_puzzles(self) -> list[str]:
        return list(self.puzzles.values())

    async def keep_puzzle(self, table: str, move: int, puzzle: str) -> None:
        self.puzzles[table, move] = puzzle

    async def remove_puzzle(self, table: str, move: int) -> None:
        self.puzzles.pop((table, move), None)

    async def load_review(self, table: str) -> str | None:
        return self.reviews.get(table)

    async def keep_review(self, table: str, review: str) -> None:
        self.reviews[table] = review


class HereThinker:
    """Bots with compiled code, in this process; it has no answer to anything else."""

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:  # noqa: ARG002 - as workers have it
        seen = parse_position(position)
        assert isinstance(seen, View)
        return move_text(load_bot(bot).new_game().choose(seen, Random(seed)))

    async def analyse(self, position: str, played: str | None) -> Analysis:  # noqa: ARG002
        raise Problem(ProblemCode.NO_ANALYSIS)

    async def judge(self, task: ReviewTask) -> Judgement:  # noqa: ARG002
        raise Problem(ProblemCode.NO_ANALYSIS)

    async def play_out(self, position: str, move: str | None, number: int) -> PlayoutSums:  # noqa: ARG002
        raise Problem(ProblemCode.NO_ANALYSIS)


class SilentThinker(HereThinker):
    """An engine that has nothing to say."""

    async def analyse(self, position: str, played: str | None) -> Analysis:  # noqa: ARG002
        why = Explanation(move="", other=None, equals=[], reasons=[])
        return Analysis(network="", simulations=0, seats=[], candidates=[], line=[], why=why)


def seeded(rng: Random) -> Chance:
    """Return chance that comes again."""
    return Chance(lambda: f"{LOCAL}{rng.getrandbits(64):016x}", lambda: f"{rng.getrandbits(256):064x}")


class Tab:
    """A tab of a browser: tables, and requests of the page."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        seed: int = 1,
        thinker: Thinker | None = None,
        clock: BrowserClock = CLOCK,
    ) -> None:
        self.store, thinker, rng = store or MemoryStore(), thinker or HereThinker(), Random(seed)
        bots = Bots(thinker, lambda: rng.getrandbits(32))
        self.tables = BrowserTables(self.store, bots, seeded(rng), clock)
        self.service = Service(BrowserPlace(self.tables, thinker, self.store))

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        """Return an answer, which must not be a refusal."""
        done, text = await self.service.answer(method, address, None if body is None else json.dumps(body))
        assert done, text
        return json.loads(text) if text else None

    async def refusal(self, method: str, address: str, body: Any = None) -> Any:
        """Return why a request is refused."""
        given = body if isinstance(body, str) or body is None else json.dumps(body)
        done, text = await self.service.answer(method, address, given)
        assert not done, text
        return json.loads(text)
