"""Bots: anything that chooses a move from what a player may know."""

from assyria.bots.bot import Bot
from assyria.bots.greedy import GreedyBot
from assyria.bots.mcts import THREADS, Budget, MctsBot
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


def bot_named(text: str, threads: int = THREADS) -> Bot:
    """A bot by its name; a searching one may be told its budget, `mcts@0.5s` or `mcts@2000` simulations.

    KeyError if there is no such bot, ValueError if the budget makes no sense.
    """
    name, at, budget = text.partition("@")
    known = BOTS[name]
    if not isinstance(known, MctsBot):
        if at:
            raise ValueError(f"{name} does not search, and takes no budget")
        return known
    given = _budget(budget) if at else known.budget
    return MctsBot(text, known.level, given, threads)


def _budget(text: str) -> Budget:
    seconds = text.endswith("s")
    amount = float(text[:-1]) if seconds else int(text)
    if not 0 < amount < float("inf"):
        raise ValueError(f"a budget is more than nothing, and ends: {text}")
    return Budget(seconds=amount) if seconds else Budget(simulations=int(amount))


__all__ = ["BOTS", "Bot", "Budget", "GreedyBot", "MctsBot", "PlannerBot", "RandomBot", "bot_named"]
