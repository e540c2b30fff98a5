"""The bots that ship with the game, by name."""

from __future__ import annotations

from functools import partial

from assyria.bots.bot import Bot, strategy_bot
from assyria.bots.budget import Budget
from assyria.bots.champion import THREADS, ChampionBot
from assyria.bots.greedy import GreedyBot
from assyria.bots.levels import ADVISED, LEVELS, level_name, new_strategy
from assyria.bots.policy import PolicyBot
from assyria.bots.random_bot import RandomBot

SEARCHING = {"champion": Budget(seconds=1.0), level_name(LEVELS): Budget(seconds=1.0)}
"""The searching bots, each with its budget if its name has none."""
FORMER = {"mcts": "champion", "mcts-short": "champion@0.2s", "planner": "policy"}
"""What plays now under the names of bots that are no more: tables and commands of earlier versions go on."""


def searching_bot(name: str, budget: Budget, threads: int = THREADS) -> Bot:
    """Return a bot that searches, whose name may end in its budget."""
    level = LEVELS if name.partition("@")[0] == level_name(LEVELS) else None
    return strategy_bot(name, partial(ChampionBot, name, budget, threads), level)


_ALL = (
    *(strategy_bot(level_name(level), partial(new_strategy, level), level) for level in range(1, LEVELS)),
    searching_bot(level_name(LEVELS), SEARCHING[level_name(LEVELS)]),
    strategy_bot("random", RandomBot),
    strategy_bot("greedy", GreedyBot),
    strategy_bot("policy", PolicyBot),
    searching_bot("champion", SEARCHING["champion"]),
)
BOTS = {bot.name: bot for bot in _ALL}
"""The levels for people, and bots named after how they play."""
COMPILED = {"policy", *map(level_name, ADVISED), *SEARCHING}
"""Those that need compiled code."""
