"""A match between bots in this process: the short way for programs that import the library."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.arena.game import play_pairing
from assyria.arena.pairings import USUAL_RULES, RuleOptions, line_ups, pairings
from assyria.arena.stats import Stats, summarise
from assyria.bots import Bot
from assyria.rules import FeedingRule


def play_match(
    bots: Sequence[str | Bot],
    games: int = 100,
    seed: int = 1,
    *,
    players: int | None = None,
    two_player_draft: int = USUAL_RULES.two_player_draft,
    feeding: FeedingRule = USUAL_RULES.feeding,
) -> Stats:
    """Play games between bots and return each bot's share of the victories and its mean score.

    A bot is a name that `load_bot` knows, or an object, which then plays all games of its name. There are as many
    players as bots unless `players` says otherwise: then the last bot takes the seats that are left, and if there
    are more bots than players, all choices of them play. Every deal is played once in each seating, so `games` is
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
    a bot that raises something or makes an illegal move, ValueError for another number of players than 2 to 4.
    """
    if not bots or games < 1:
        raise ValueError(f"at least one bot and one game, not {len(bots)} and {games}")
    names = [bot if isinstance(bot, str) else bot.name for bot in bots]
    given = {bot.name: bot for bot in bots if not isinstance(bot, str)}
    for name, bot in zip(names, bots, strict=True):
        if name in given and given[name] is not bot:
            raise ValueError(f"two bots have the name {name}")
    matches = line_ups(names, len(bots) if players is None else players)
    asked = pairings(matches, games, RuleOptions(two_player_draft, feeding))
    return summarise([play_pairing(pairing, seed, given) for pairing in asked])
