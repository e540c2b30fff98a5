"""A match between bots in this process: the short way for programs that import the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from assyria.arena.game import play_pairing
from assyria.arena.pairings import USUAL_RULES, RuleOptions, line_ups, pairings
from assyria.arena.stats import Stats, summarise
from assyria.bots import Bot, Strategy, load_bot
from assyria.rules import FeedingRule, View


def play_match(
    bots: Sequence[str | Bot | type[Strategy] | Strategy | Callable[[View, Random], object]],
    games: int = 100,
    seed: int = 1,
    *,
    players: int | None = None,
    two_player_draft: int = USUAL_RULES.two_player_draft,
    feeding: FeedingRule = USUAL_RULES.feeding,
) -> Stats:
    """Play games between bots and return each bot's share of the victories and its mean score.

    A bot is a name that `load_bot` knows; a class with a method `choose`, of which each seat of each game gets an
    object; an object, which plays all games; or a function of a view and a generator. There are as many players
    as bots unless `players` says otherwise: then the last bot takes the seats that are left, and if there are more
    bots than players, all choices of them play. Every deal is played once in each seating, so `games` is
    rounded up to whole deals. The same seed gives the same games, unless a bot looks at the clock. The options of
    the rules are those of `Game`.

    >>> result = play_match(["greedy", "random"], games=4, seed=1)
    >>> result.games
    4
    >>> result.bots["greedy"].win_share.mean
    1.0
    >>> result.bots["greedy"].mean_score.mean > result.bots["random"].mean_score.mean
    True

    Raises UnknownBot for a name, RepeatedBot for one that stands twice among more bots than players, BotFailed for
    a bot that raises something or makes no legal move, ValueError for another number of players than 2 to 4.
    """
    if not bots or games < 1:
        raise ValueError(f"at least one bot and one game, not {len(bots)} and {games}")
    names = [each if isinstance(each, str) else load_bot(each).name for each in bots]
    by_name: dict[str, object] = {}
    for name, each in zip(names, bots, strict=True):
        if by_name.setdefault(name, each) != each:
            raise ValueError(f"two bots have the name {name}")
    given = {name: load_bot(each) for name, each in zip(names, bots, strict=True) if not isinstance(each, str)}
    matches = line_ups(names, len(bots) if players is None else players)
    asked = pairings(matches, games, RuleOptions(two_player_draft, feeding))
    return summarise([play_pairing(pairing, seed, given) for pairing in asked])
