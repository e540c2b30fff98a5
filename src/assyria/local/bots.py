"""Who thinks for the bots: the lower levels here, what needs compiled code in a worker of its own."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from assyria.bots import BOTS
from assyria.bots.players import Players
from assyria.bots.registry import COMPILED, FORMER, present_name
from assyria.bots.stand_in import stand_in_move
from assyria.record import move_text, position_text
from assyria.rules import State, view
from assyria.study.thinker import Thinker

OFFERED = {name: bot.level for name, bot in BOTS.items() if bot.level is not None}
"""The bots that people choose among, with their levels."""


class Chosen(NamedTuple):
    """A move for a bot's seat."""

    move: str
    failed: bool = False
    """Whether it is not the bot's own."""


class Bots:
    """Moves for all bots."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._here = Players()

    @property
    def names(self) -> list[str]:
        """The bots that can be put at a table."""
        return list(BOTS)

    async def choose(self, bot: str, state: State, seed: int, game: str) -> Chosen:
        """Return a bot's move; if it fails, that of a stand-in, so that the game goes on."""
        seen = view(state)
        position = position_text(seen)
        try:
            name = present_name(bot if bot in BOTS else FORMER[bot])
            if name.partition("@")[0] in COMPILED:
                return Chosen(await self._thinker.think(name, position, seed, game))
            return Chosen(self._here.think(name, position, seed, game))
        except Exception:
            # Also a worker that has ended: whatever it is, somebody has to move.
            return Chosen(move_text(stand_in_move(seen, Random(seed))), failed=True)
