"""Who may enter: the bots that ship with the game, and any class that is a bot."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

from assyria.bots import Bot, bot_named
from assyria.rules import Game, deal, new_game, view


class UnknownBot(LookupError):
    """A name that no bot answers to; if it names a module, what went wrong there."""

    def __init__(self, name: str, why: str = "") -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why


def load_bot(name: str) -> Bot:
    """The bot of this name (`mcts`, `mcts@0.5s`), or a new one of somebody else's: `package.module:Class`.

    Raises UnknownBot.
    """
    module, colon, kind = name.partition(":")
    if not colon:
        try:
            return bot_named(name, threads=1)  # the arena itself keeps all cores busy
        except KeyError:
            raise UnknownBot(name) from None
        except ValueError as wrong:
            raise UnknownBot(name, str(wrong)) from None
    try:
        bot: Bot = getattr(import_module(module), kind)()
    except Exception as wrong:  # it is not our code: whatever it raises is the answer
        raise UnknownBot(name, f"{type(wrong).__name__}: {wrong}") from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(name, "no method choose")
    return bot


@cache
def warm_up(name: str) -> None:
    """Let the bot decide once in this process, so that reading compiled code is not measured as thinking."""
    opening = new_game(Game(4), deal(4, Random(0))).state
    load_bot(name).choose(view(opening), Random(0))
