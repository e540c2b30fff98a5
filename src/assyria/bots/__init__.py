"""Bots: anything that chooses a move from what a player may know."""

from assyria.bots.bot import Bot
from assyria.bots.budget import Budget
from assyria.bots.greedy import GreedyBot
from assyria.bots.mcts import MctsBot
from assyria.bots.planner import PlannerBot
from assyria.bots.random_bot import RandomBot
from assyria.bots.registry import BOTS, UnknownBot, load_bot

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "GreedyBot",
    "MctsBot",
    "PlannerBot",
    "RandomBot",
    "UnknownBot",
    "load_bot",
]
