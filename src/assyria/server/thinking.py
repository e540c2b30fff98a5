"""What runs in the worker processes: the bots that ship with the game."""

from __future__ import annotations

from random import Random

from assyria.bots.players import Players
from assyria.bots.registry import COMPILED
from assyria.bots.stand_in import stand_in_move
from assyria.record import move_text, parse_position
from assyria.rules import View


class NotCompiled(Exception):
    """A bot needs compiled code that is not there yet."""


_players = Players()


def think(bot: str, position: str, seed: int, game: str = "") -> str:
    """Return a bot's move in a position, given as every player sees it. Runs in the worker. Raises BotFailed."""
    if bot.partition("@")[0] in COMPILED:
        need_compiled()
    return _players.think(bot, position, seed, game)


def stand_in(position: str, seed: int) -> str:
    """Return a move in place of a bot that failed. Runs in the worker."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return move_text(stand_in_move(seen, Random(seed)))


def need_compiled() -> None:
    """Check that compiling would not take longer than a bot may think. Runs in the worker. Raises NotCompiled."""
    from assyria.bots.network.functions import COMPILED_FUNCTIONS  # Only workers need Numba.
    from assyria.kernel import loops

    if not all(part.is_ready() for part in (*loops.COMPILED_FUNCTIONS, *COMPILED_FUNCTIONS)):
        raise NotCompiled


def prepare() -> None:
    """Load what the compiled bots need, which takes a second. Runs in the worker. Raises NotCompiled."""
    from assyria.bots.network.functions import COMPILED_FUNCTIONS
    from assyria.kernel import warm_up

    need_compiled()
    warm_up(parts=COMPILED_FUNCTIONS)
