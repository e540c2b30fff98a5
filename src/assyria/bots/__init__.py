"""Bots: anything that chooses a move from what a player may know."""

from assyria.bots.bot import Bot
from assyria.bots.greedy import GreedyBot
from assyria.bots.random import RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}
"""The bots that ship with the game, by name."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
