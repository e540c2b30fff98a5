"""Which games are played: line-ups, and every deal in all their seatings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil
from typing import NamedTuple

from assyria.rules import FeedingRule

LineUp = tuple[str, ...]
"""Names of bots, as many as there are seats, in the order in which they sit."""


class RepeatedBot(ValueError):
    """A name that stands twice where the bots of each game are chosen among all that are named."""


class RuleOptions(NamedTuple):
    """The rule options of all games of a run."""

    two_player_draft: int = 2
    feeding: FeedingRule = FeedingRule.FREE


class Pairing(NamedTuple):
    """A game to be played."""

    deal: int
    """Which cards: games with the same number get the same."""
    rotation: int
    """By how many seats the line-up has moved on."""
    seats: LineUp
    options: RuleOptions = RuleOptions()


def line_ups(names: Sequence[str], players: int) -> list[LineUp]:
    """These bots; if they are fewer, the last takes the other seats; if more, all choices. Raises RepeatedBot."""
    if len(names) > players:
        for name in names:
            if names.count(name) > 1:
                raise RepeatedBot(name)
        return list(combinations(names, players))
    return [(*names, *[names[-1]] * (players - len(names)))]


def pairings(
    matches: Sequence[LineUp],
    games: int,
    options: RuleOptions = RuleOptions(),  # noqa: B008 - a value
) -> list[Pairing]:
    """At least so many games: whole deals, each played by all line-ups in all seatings."""
    players = len(matches[0])
    return [
        Pairing(deal, rotation, (*line_up[players - rotation :], *line_up[: players - rotation]), options)
        for deal in range(ceil(games / (len(matches) * players)))
        for line_up in matches
        for rotation in range(players)
    ]
