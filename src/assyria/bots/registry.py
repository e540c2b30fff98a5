"""Bots by name: those that ship with the game, and any class that is a bot."""

from __future__ import annotations

from importlib import import_module

from assyria.bots.bot import Bot
from assyria.bots.budget import Budget, parse_budget
from assyria.bots.greedy import GreedyBot
from assyria.bots.mcts import THREADS, MctsBot
from assyria.bots.planner import PlannerBot
from assyria.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        RandomBot(),
        GreedyBot(),
        PlannerBot(),
        MctsBot("mcts-short", 4, Budget(seconds=0.2)),
        MctsBot("mcts", 5, Budget(seconds=1.0)),
    )
}
"""The bots that ship with the game, by name, the weakest first."""


class UnknownBot(LookupError):
    """No bot has this name. `why` says what is wrong with a budget or a module; it is empty otherwise."""

    def __init__(self, name: str, why: str = "") -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why


def load_bot(name: str, threads: int = THREADS) -> Bot:
    """Return the bot of a name: `greedy`, `mcts@0.5s`, `mcts@2000` (simulations), or `package.module:Class`.

    A searching bot and a class are new objects at each call; the others keep nothing and are shared.
    Raises UnknownBot.
    """
    if ":" in name:
        return _load_class(name)
    known_name, at, budget = name.partition("@")
    known = BOTS.get(known_name)
    if known is None:
        raise UnknownBot(name)
    if isinstance(known, MctsBot):
        try:
            return MctsBot(name, known.level, parse_budget(budget) if at else known.budget, threads)
        except ValueError as wrong:
            raise UnknownBot(name, str(wrong)) from None
    if at:
        raise UnknownBot(name, f"{known_name} does not search and takes no budget")
    return known


def _load_class(name: str) -> Bot:
    module, _, kind = name.partition(":")
    try:
        bot: Bot = getattr(import_module(module), kind)()
    except Exception as wrong:  # foreign code may raise anything, and that is the answer
        raise UnknownBot(name, f"{type(wrong).__name__}: {wrong}") from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(name, "no method choose")
    return bot
