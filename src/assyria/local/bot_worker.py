"""What runs in the worker with the compiled code: the strong bots, and analyses by the strongest."""

from __future__ import annotations

import json
from random import Random

from assyria.bots.analysis_json import analysis_to_json
from assyria.bots.budget import Budget
from assyria.bots.comparison import analyse_and_compare
from assyria.bots.current_machine import use_machine
from assyria.bots.players import Players
from assyria.bots.wasm_machine import WasmMachine
from assyria.local.browser_kernel import BrowserKernel, LoadingKernel
from assyria.record import parse_move, parse_position
from assyria.rules import View
from assyria.study.playouts import play_out
from assyria.study.review import judge_task

THREADS = 2
"""Trees of a search, as at a server's tables: the same simulations choose the same moves."""
SECONDS = 1.0
"""For an analysis."""


class BotWorker:
    """Answers the worker's questions."""

    def __init__(self, kernel: LoadingKernel) -> None:
        self._kernel = kernel
        self._players = Players()
        use_machine(lambda: WasmMachine(lambda: BrowserKernel(kernel)))

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        """Return a bot's move in a position, given as every player sees it."""
        await self._kernel.load(_seen(position).game.players)
        return self._players.think(bot, position, seed, game)

    async def study(self, position: str, played: str, seed: int) -> str:
        """Return what the strongest bot finds: the fields of `protocol.replays.Analysis`, as JSON."""
        seen = _seen(position)
        await self._kernel.load(seen.game.players)
        move = parse_move(played, seen.game.board) if played else None
        found = analyse_and_compare(seen, Random(seed), Budget(None, SECONDS), THREADS, move)
        return json.dumps(analysis_to_json(found))

    async def play_out(self, position: str, move: str, number: int) -> str:
        """Return what a part of the games of a position comes to: the fields of `study.playouts.PlayoutSums`."""
        seen = _seen(position)
        await self._kernel.load(seen.game.players)
        first = parse_move(move, seen.game.board) if move else None
        return json.dumps(vars(play_out(seen, first, number)))

    async def judge(self, task: str) -> str:
        """Return the judgement of a task of a review, both as JSON."""
        asked = json.loads(task)
        await self._kernel.load(_seen(asked["seen"]).game.players)
        return json.dumps(judge_task(asked))


def _seen(position: str) -> View:
    seen = parse_position(position)
    assert isinstance(seen, View)
    return seen
