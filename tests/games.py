"""Whole games for tests: golden records, and games played at random."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from assyria.record import GameHistory, read_record, write_record
from assyria.rules import DONE, FeedingRule, Game, Phase, deal, legal_moves, shuffled_with

GOLDEN = Path(__file__).parent / "golden"
RULES = [
    Game(2),
    Game(2, two_player_draft=3),
    Game(3),
    Game(4),
    *(Game(players, feeding=FeedingRule.STRICT) for players in (2, 3, 4)),
]
"""All numbers of players with all rule options."""


def rules_text(game: Game) -> str:
    """Name the rules of a game, the same in every process."""
    return f"{game.players}-players-draft-{game.draft_size}-{game.feeding}"


KINDS = sorted(file.stem for file in GOLDEN.glob("*.jsonl"))


@cache
def golden_lines(kind: str) -> list[bytes]:
    """The golden games of a kind, each as it stands in its file."""
    return (GOLDEN / f"{kind}.jsonl").read_bytes().splitlines()


def golden(kind: str, number: int) -> GameHistory:
    return read_record(golden_lines(kind)[number])


def random_game(game: Game, seed: int | str) -> GameHistory:
    """A game of random moves; `done` is chosen a little less than others, so that camels get spent."""
    rng = Random(seed)
    history = GameHistory(game, deal(game.players, rng))
    while history.state.phase is not Phase.OVER:
        moves = legal_moves(history.state)
        move = rng.choice(moves)
        if move == DONE:
            move = rng.choice(moves)
        history = history.play(move, shuffled_with(rng))
    return history


def short_record(moves: int) -> bytes:
    """The record of a game up to so many moves."""
    history = golden("2-players", 0)
    return write_record(history.undo(len(history.moves) - moves).record())
