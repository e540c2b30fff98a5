"""Who thinks for the bots: the lower levels here, what needs compiled code in a worker of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import Random

from assyria.bots import BOTS, FailureCode
from assyria.bots.players import Players
from assyria.bots.spec import SHIPPED
from assyria.bots.stand_in import stand_in_move
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chosen
from assyria.record import move_text, position_text
from assyria.rules import State, view
from assyria.study.thinker import Thinker

OFFERED = {name: bot.level for name, bot in BOTS.items() if bot.level is not None}
"""The bots that people choose among, with their levels."""


class Bots:
    """Moves for all bots."""

    def __init__(self, thinker: Thinker, seed: Callable[[], int] = lambda: secrets.randbits(32)) -> None:
        """Set `seed`: where the chance of bots comes from."""
        self._thinker = thinker
        self._seed = seed
        self._here = Players()

    @property
    def names(self) -> list[str]:
        """The bots that can be put at a table."""
        return list(BOTS)

    async def choose(self, live: LiveTable, bot: str, state: State) -> Chosen:
        """Return a bot's move; if it fails, that of a stand-in, so that the game goes on."""
        seen, seed = view(state), self._seed()
        position = position_text(seen)
        # Others come first: a person's command, a message to the page.
        await asyncio.sleep(0)
        try:
            spec = SHIPPED[bot]
            if spec.compiled:
                return Chosen(await self._thinker.think(spec.name, position, seed, live.id))
            return Chosen(self._here.think(spec.name, position, seed, live.id))
        except Exception:
            # Also a worker that has ended: whatever it is, somebody has to move.
            return Chosen(move_text(stand_in_move(seen, Random(seed))), FailureCode.RAISED)
