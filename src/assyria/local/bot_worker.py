"""What runs in the worker with the compiled code. Between the two languages there are texts and numbers alone."""

from __future__ import annotations

import json
import math

from assyria.bots.current_machine import use_machine
from assyria.bots.wasm_machine import WasmMachine
from assyria.local.browser_kernel import BrowserKernel, LoadingKernel
from assyria.local.encoding import encode
from assyria.study import thinking
from assyria.study.judging import ReviewTask
from assyria.study.review import parse_view


class BotWorker:
    """Answers what a `Thinker` is asked, as JSON but for moves, once the kernel has the network that it takes."""

    def __init__(self, kernel: LoadingKernel) -> None:
        self._kernel = kernel
        # There is one memory, which only grows: what a search has used is for the next one.
        use_machine(lambda: WasmMachine(lambda: BrowserKernel(kernel), trees_kept=math.inf))

    async def think(self, bot: str, position: str, seed: int, game: str) -> str:
        await self._load(position)
        return thinking.think(bot, position, seed, game)

    async def analyse(self, position: str, played: str) -> str:
        await self._load(position)
        return encode(thinking.analyse(position, played or None)).decode()

    async def judge(self, task: str) -> str:
        asked = ReviewTask(**json.loads(task))
        await self._load(asked.seen)
        return encode(thinking.judge(asked)).decode()

    async def play_out(self, position: str, move: str, number: int) -> str:
        await self._load(position)
        return encode(thinking.play_out(position, move or None, number)).decode()

    async def _load(self, position: str) -> None:
        await self._kernel.load(parse_view(position).game.players)
