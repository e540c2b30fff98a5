"""Bots in processes of their own, for programs that have other things to do while one thinks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from types import TracebackType

from assyria.bots.analysing import Depth
from assyria.bots.analysis import Analysis
from assyria.bots.bot import failure_of
from assyria.bots.engine import LIMIT
from assyria.bots.engine_analysis import read_analysis
from assyria.bots.failure import BotFailed, FailureCode, NoAnswer
from assyria.bots.spec import LOADING, BotSpec
from assyria.record import position_text
from assyria.rules import Move, State, View, view

PATIENCE = 1.0
"""Seconds for an engine to end an analysis that nobody waits for."""


class Engine:
    """Any bot by its name, also `engine:` with a command, in a process of its own, asked without blocking.

    `limit` is the seconds for an answer; the first may take a minute more, for loading. A bot that ends, hangs
    or talks nonsense is killed, and started again for the next question. Raises UnknownBot.

    >>> import asyncio
    >>> from assyria import Depth, Engine, Playthrough
    >>> async def watch():
    ...     game = Playthrough(players=2, seed=7)
    ...     async with Engine("champion@0.1s") as engine:
    ...         async for found in engine.analyses(game.view, Depth(simulations=3000)):
    ...             seen = found.simulations
    ...         game.play(await engine.move(game.view))
    ...     return seen, len(game.moves)
    >>> asyncio.run(watch())
    (3000, 1)
    """

    def __init__(self, name: str, *, limit: float = LIMIT) -> None:
        self._process = BotSpec.parse(name).engine(limit, loading=LOADING)
        self._bot = self._process.bot()
        self._players = {"": self._bot.new_game()}

    @property
    def pid(self) -> int | None:
        """The process that runs now: none before the first question."""
        return self._process.pid

    async def move(self, position: View | State, *, game: str = "", seed: int = 0) -> Move:
        """Return the bot's move. Raises BotFailed. A bot may remember what it saw in the same game."""
        player = self._players.get(game) or self._players.setdefault(game, self._bot.new_game(game))
        try:
            return await asyncio.to_thread(player.decide, _seen(position), seed)
        except asyncio.CancelledError:
            # Nobody waits for its answer, and the next question shall not wait for it either.
            self._process.kill()
            raise

    async def analyses(self, position: View | State, depth: Depth | None = None) -> AsyncGenerator[Analysis, None]:
        """Yield what the engine finds out about a position, as it does; who has seen enough looks no further.

        Bots that ship with the game, and Python classes, answer with our own engine's analyses. Raises BotFailed.
        """
        seen, depth = _seen(position), depth or Depth()
        told: asyncio.Queue[Analysis | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        enough, began = False, time.perf_counter()

        def tell(written: object) -> None:
            try:
                found = read_analysis(written, seen)
            except ValueError as wrong:
                raise NoAnswer(FailureCode.NO_MOVE, f"the analysis is wrong at {wrong}") from None
            loop.call_soon_threadsafe(told.put_nowait, found)
            if enough:
                self._process.stop()

        message = {"type": "analyse", "position": position_text(seen)}
        message |= {name: value for name, value in vars(depth).items() if value is not None}
        work = asyncio.create_task(asyncio.to_thread(self._process.analyse, message, depth.seconds or 0.0, tell))
        work.add_done_callback(lambda _: told.put_nowait(None))
        try:
            while (found := await told.get()) is not None:
                yield found
            await work
        except NoAnswer as none:
            failure = failure_of(self._bot.name, none, seen, "", 0, time.perf_counter() - began)
            raise BotFailed(failure) from None
        finally:
            enough = True
            self._process.stop()
            if not (await asyncio.wait([work], timeout=PATIENCE))[0]:
                self._process.kill()
                await asyncio.wait([work])
            work.exception()

    async def close(self) -> None:
        """End the process."""
        await asyncio.to_thread(self._process.close)

    async def __aenter__(self) -> Engine:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _seen(position: View | State) -> View:
    return view(position) if isinstance(position, State) else position
