"""The arena: bots against bots, every deal in all seatings, and what the results are worth.

`Tournament(line_ups(names, players), games, seed).play(runner)`, then `summarise` of what it `played`.
Crews are `play_here`, `processes` and `cluster`.
"""

from assyria.arena.game import BotFailed, Played, SeatResult, play_on, play_pairing
from assyria.arena.journal import BadJournal, Journal, OtherGames
from assyria.arena.loader import UnknownBot, load_bot
from assyria.arena.pairings import LineUp, Pairing, RepeatedBot, RuleOptions, line_ups, pairings
from assyria.arena.rating import Rating, ratings
from assyria.arena.runners import NoCluster, NoRay, Runner, cluster, cores, play_here, processes
from assyria.arena.stats import BotStats, Estimate, Stats, summarise
from assyria.arena.tournament import Tournament

__all__ = [
    "BadJournal",
    "BotFailed",
    "BotStats",
    "Estimate",
    "Journal",
    "LineUp",
    "NoCluster",
    "NoRay",
    "OtherGames",
    "Pairing",
    "Played",
    "Rating",
    "RepeatedBot",
    "RuleOptions",
    "Runner",
    "SeatResult",
    "Stats",
    "Tournament",
    "UnknownBot",
    "cluster",
    "cores",
    "line_ups",
    "load_bot",
    "pairings",
    "play_here",
    "play_on",
    "play_pairing",
    "processes",
    "ratings",
    "summarise",
]
