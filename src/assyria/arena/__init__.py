"""The arena: bots against bots, every deal in all seatings, and what the results are worth.

`Tournament(line_ups(names, players), games, seed).play(crew)`, then `figures` of what it `played`.
Crews are `play_here`, `processes` and `cluster`.
"""

from assyria.arena.crew import Crew, NoCluster, NoRay, cluster, cores, play_here, processes
from assyria.arena.entrants import UnknownBot, entrant
from assyria.arena.figures import BotFigures, Estimate, Figures, figures
from assyria.arena.fixtures import Fixture, LineUp, RepeatedBot, fixtures, line_ups
from assyria.arena.game import BotFailed, Played, SeatResult, play_fixture, play_on
from assyria.arena.journal import BadJournal, Journal, OtherGames
from assyria.arena.rating import Rating, ratings
from assyria.arena.tournament import Tournament

__all__ = [
    "BadJournal",
    "BotFailed",
    "BotFigures",
    "Crew",
    "Estimate",
    "Figures",
    "Fixture",
    "Journal",
    "LineUp",
    "NoCluster",
    "NoRay",
    "OtherGames",
    "Played",
    "Rating",
    "RepeatedBot",
    "SeatResult",
    "Tournament",
    "UnknownBot",
    "cluster",
    "cores",
    "entrant",
    "figures",
    "fixtures",
    "line_ups",
    "play_fixture",
    "play_here",
    "play_on",
    "processes",
    "ratings",
]
