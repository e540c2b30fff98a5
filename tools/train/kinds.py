"""Games that bots of every kind play, and the positions that they reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from assyria.bots import load_bot
from assyria.bots.levels import LEVELS, level_name
from assyria.rules import Game, State, deal, legal_moves, new_game, play, shuffled_with, view

WEAK = ("random", *(level_name(level) for level in range(1, LEVELS)), "greedy", "policy")
"""Who plays without any search: what people meet up to the last level, and who errs as they do."""
ALIKE = 0.5
"""The share of the games in which all are of one kind; in the others everybody may be another."""


def draw_kinds(players: int, rng: Random) -> tuple[str, ...]:
    """Return who plays a game."""
    if rng.random() < ALIKE:
        return (rng.choice(WEAK),) * players
    return tuple(rng.choice(WEAK) for _ in range(players))


def positions(kinds: Sequence[str], rng: Random) -> Iterator[State]:
    """Yield the positions with a choice of a game that bots of these kinds play."""
    count = len(kinds)
    players = [load_bot(kind).new_game() for kind in kinds]
    state, shuffle = new_game(Game(count), deal(count, rng)).state, shuffled_with(rng)
    while moves := legal_moves(state):
        if len(moves) > 1:
            yield state
        chosen = players[state.mover].choose(view(state), rng) if len(moves) > 1 else moves[0]
        state = play(state, chosen, shuffle).state
