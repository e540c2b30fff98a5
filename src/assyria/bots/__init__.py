"""Bots: anything that chooses a move from what a player may know.

`load_bot(name)` returns a `Bot`; `bot.new_game()` a player for one seat of one game, whose `choose(seen, rng)`
returns a legal move or raises `BotFailed`. What the author of a bot writes is a `Strategy`.
"""

from assyria.bots.analysis import SearchStatistics
from assyria.bots.bot import Bot, BotPlayer, Strategy
from assyria.bots.budget import Budget
from assyria.bots.champion import ChampionBot
from assyria.bots.failure import BotFailed, Failure, FailureCode
from assyria.bots.greedy import GreedyBot
from assyria.bots.policy import PolicyBot
from assyria.bots.random_bot import RandomBot
from assyria.bots.registry import BOTS
from assyria.bots.spec import BotSpec, UnknownBot, load_bot

__all__ = [
    "BOTS",
    "Bot",
    "BotFailed",
    "BotPlayer",
    "BotSpec",
    "Budget",
    "ChampionBot",
    "Failure",
    "FailureCode",
    "GreedyBot",
    "PolicyBot",
    "RandomBot",
    "SearchStatistics",
    "Strategy",
    "UnknownBot",
    "load_bot",
]
