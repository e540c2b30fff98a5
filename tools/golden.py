"""Write the golden games of tests/golden: whole games by random and greedy bots, a record a line.

They are kept to notice when a change of the engine changes a game. Write them again only when
the rules themselves were wrong, and say so in the commit.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from assyria.bots import GreedyBot, RandomBot
from assyria.record import GameHistory, write_records
from assyria.rules import FeedingRule, Game, Phase, deal, shuffled_with, view

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PLAYERS: dict[str, RandomBot | GreedyBot] = {"random": RandomBot(), "greedy": GreedyBot()}
GAMES = 60
STRICT_GAMES = 16
KINDS = {
    "2-players": Game(2),
    "2-players-draft-3": Game(2, two_player_draft=3),
    "2-players-strict": Game(2, feeding=FeedingRule.STRICT),
    "3-players": Game(3),
    "3-players-strict": Game(3, feeding=FeedingRule.STRICT),
    "4-players": Game(4),
    "4-players-strict": Game(4, feeding=FeedingRule.STRICT),
}


def golden_game(kind: str, number: int) -> GameHistory:
    """One game; seats are random, greedy or mixed by its number."""
    game = KINDS[kind]
    rng = Random(f"golden {kind} {number}")
    names = [("random", "greedy")[(number >> seat) % 2] for seat in range(game.players)]
    history = GameHistory(game, deal(game.players, rng), {"names": names})
    while history.state.phase is not Phase.OVER:
        move = PLAYERS[names[history.state.mover]].choose(view(history.state), rng)
        history = history.play(move, shuffled_with(rng))
    return history


def main() -> None:
    for kind, game in KINDS.items():
        games = STRICT_GAMES if game.feeding is FeedingRule.STRICT else GAMES
        write_records(GOLDEN / f"{kind}.jsonl", (golden_game(kind, number).record() for number in range(games)))


if __name__ == "__main__":
    main()
