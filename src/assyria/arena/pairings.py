"""The games to play: line-ups, and every deal in all their seatings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil
from typing import NamedTuple

from assyria.rules import FeedingRule

LineUp = tuple[str, ...]
"""Names of bots by seat."""


class RepeatedBot(ValueError):
    """A name stands twice among more bots than players."""


class RuleOptions(NamedTuple):
    """The rule options of all games of a run."""

    two_player_draft: int = 2
    feeding: FeedingRule = FeedingRule.FREE


USUAL_RULES = RuleOptions()


class Pairing(NamedTuple):
    """A game to play."""

    deal: int
    """The number of the deal: games with the same number get the same cards."""
    rotation: int
    """By how many seats the line-up is rotated."""
    seats: LineUp
    options: RuleOptions = RuleOptions()


def line_ups(names: Sequence[str], players: int) -> list[LineUp]:
    """Return one line-up of these bots, or all choices of them if there are more than players.

    If there are fewer, the last takes the other seats. Raises RepeatedBot.
    """
    if len(names) > players:
        for name in names:
            if names.count(name) > 1:
                raise RepeatedBot(name)
        return list(combinations(names, players))
    return [(*names, *[names[-1]] * (players - len(names)))]


def pairings(
    matches: Sequence[LineUp],
    games: int,
    options: RuleOptions = USUAL_RULES,
) -> list[Pairing]:
    """Return at least so many games: whole deals, each played by all line-ups in all seatings."""
    players = len(matches[0])
    return [
        Pairing(deal, rotation, (*line_up[players - rotation :], *line_up[: players - rotation]), options)
        for deal in range(ceil(games / (len(matches) * players)))
        for line_up in matches
        for rotation in range(players)
    ]
