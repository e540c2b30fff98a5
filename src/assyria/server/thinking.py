"""What runs in the worker processes: the bots that ship with the game."""

from __future__ import annotations

from random import Random

from assyria.bots.current_machine import machine
from assyria.bots.players import Players
from assyria.bots.stand_in import stand_in_move
from assyria.record import move_text, parse_position
from assyria.rules import View

_players = Players()


def think(bot: str, position: str, seed: int, game: str = "") -> str:
    """Return a bot's move in a position, given as every player sees it. Runs in the worker. Raises BotFailed."""
    return _players.think(bot, position, seed, game)


def stand_in(position: str, seed: int) -> str:
    """Return a move in place of a bot that failed. Runs in the worker."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return move_text(stand_in_move(seen, Random(seed)))


def prepare() -> None:
    """Load what the strong bots compute with. Runs in the worker."""
    machine()
