"""The players of the last decisions, so that they can use what they found out."""

from __future__ import annotations

from collections import OrderedDict
from random import Random

from assyria.bots.bot import BotPlayer
from assyria.bots.spec import load_bot
from assyria.record import move_text, parse_position
from assyria.rules import View

REMEMBERED = 4
"""Seats whose players, with their search trees, are kept until their next decision."""


class Players:
    """Bots in this process, one player for each seat of a game."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], BotPlayer] = OrderedDict()
        """By game, seat and bot."""

    def think(self, bot: str, position: str, seed: int, game: str) -> str:
        """Return a bot's move in a position, given as every player sees it. Raises BotFailed or UnknownBot.

        Without a game nothing is kept.
        """
        seen = parse_position(position)
        assert isinstance(seen, View)
        key = game, seen.mover, bot
        player = (self.kept.pop(key, None) if game else None) or load_bot(bot).new_game(game)
        if game:
            self.kept[key] = player
            if len(self.kept) > REMEMBERED:
                self.kept.popitem(last=False)
        return move_text(player.choose(seen, Random(seed)))
