"""The arena: bots against bots, every deal in all seatings, with statistics of the results.

`play_match(["policy", "greedy"], games=100)` plays in this process. For processes, a cluster or a journal:
`Tournament(line_ups(names, players), games, seed).play(runner)`, then `summarise` its `played` games. Runners are
`play_here`, `processes` and `cluster`.
"""

from assyria.arena.game import PlayedGame, SeatResult, play_on, play_pairing
from assyria.arena.journal import BadJournal, Journal, OtherGames
from assyria.arena.match import play_match
from assyria.arena.pairings import LineUp, Pairing, RepeatedBot, RuleOptions, line_ups, pairings
from assyria.arena.rating import Rating, ratings
from assyria.arena.runners import NoCluster, NoRay, Runner, cluster, play_here, processes
from assyria.arena.stats import BotStats, Interval, Stats, summarise
from assyria.arena.tournament import Tournament
from assyria.bots.process import cores

__all__ = [
    "BadJournal",
    "BotStats",
    "Interval",
    "Journal",
    "LineUp",
    "NoCluster",
    "NoRay",
    "OtherGames",
    "Pairing",
    "PlayedGame",
    "Rating",
    "RepeatedBot",
    "RuleOptions",
    "Runner",
    "SeatResult",
    "Stats",
    "Tournament",
    "cluster",
    "cores",
    "line_ups",
    "pairings",
    "play_here",
    "play_match",
    "play_on",
    "play_pairing",
    "processes",
    "ratings",
    "summarise",
]
