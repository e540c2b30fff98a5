"""What runs in the worker processes: the bots that ship with the game."""

from __future__ import annotations

from collections import OrderedDict
from random import Random

from assyria.bots import BotPlayer, load_bot
from assyria.bots.registry import COMPILED
from assyria.bots.stand_in import stand_in_move
from assyria.record import move_text, parse_position
from assyria.rules import View

REMEMBERED = 4
"""Seats whose players, with their search trees, a worker keeps until their next decision."""


class NotCompiled(Exception):
    """A bot needs compiled code that is not there yet."""


_players: OrderedDict[tuple[str, int, str], BotPlayer] = OrderedDict()
"""The players of the last decisions by game, seat and bot, so that they can use what they found out."""


def think(bot: str, position: str, seed: int, game: str = "") -> str:
    """Return a bot's move in a position, given as every player sees it. Runs in the worker. Raises BotFailed."""
    if bot.partition("@")[0] in COMPILED:
        need_compiled()
    seen = parse_position(position)
    assert isinstance(seen, View)
    key = game, seen.mover, bot
    player = (_players.pop(key, None) if game else None) or load_bot(bot).new_game(game)
    if game:
        _players[key] = player
        if len(_players) > REMEMBERED:
            _players.popitem(last=False)
    return move_text(player.choose(seen, Random(seed)))


def stand_in(position: str, seed: int) -> str:
    """Return a move in place of a bot that failed. Runs in the worker."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return move_text(stand_in_move(seen, Random(seed)))


def need_compiled() -> None:
    """Check that compiling would not take longer than a bot may think. Runs in the worker. Raises NotCompiled."""
    from assyria.bots.compiled.functions import COMPILED_FUNCTIONS  # Only workers need Numba.
    from assyria.kernel import loops

    if not all(part.is_ready() for part in (*loops.COMPILED_FUNCTIONS, *COMPILED_FUNCTIONS)):
        raise NotCompiled


def prepare() -> None:
    """Load what the compiled bots need, which takes a second. Runs in the worker. Raises NotCompiled."""
    from assyria.bots.compiled.functions import COMPILED_FUNCTIONS
    from assyria.kernel import warm_up

    need_compiled()
    warm_up(parts=COMPILED_FUNCTIONS)
