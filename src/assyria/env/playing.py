"""Whole games of a batch, with a player of its own in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.bots import Bot
from assyria.env.batch import Batch
from assyria.env.players import Player, load_players
from assyria.env.rows import RowGames, Seating
from assyria.intervals import share_interval
from assyria.packed.numbering import MOST_PLAYERS


class PlayedGames(NamedTuple):
    """Games that are over. A row is a game; there are always four columns by seat."""

    seated: NDArray[np.int8]
    """By seat: who sat there, as a number in the list of players; -1 where nobody sits."""
    decisions: NDArray[np.int64]
    """How many decisions each game took, forced ones included."""
    scores: NDArray[np.int16]
    ranks: NDArray[np.int8]
    returns: NDArray[np.float32]

    def win_share(self, player: int) -> tuple[float, float, float]:
        """Return a player's share of the victory for each seat held, and Wilson's 95 % interval: low, high."""
        seats, held = (self.seated[0] >= 0).sum(), self.seated == player
        shares = (self.returns[held].astype(np.float64) * (seats - 1) + 1) / seats
        share, games = float(shares.mean()), int(held.any(axis=1).sum())
        return share, *share_interval(share, games)


def play(batch: Batch, players: Sequence[Player], *, rotate: bool = False, seed: int = 0) -> PlayedGames:
    """Play every game of a batch to its end, and return the results; the batch stays as it is.

    Players sit down by seat, and again from the first if there are fewer than seats. With `rotate` they sit one
    seat further in every next game. The bots' chance comes from the seed, for each game on its own. Raises
    ValueError for what is no player, BotFailed, and IllegalAction or TypeError for a policy.
    """
    seats = batch.game.players
    known = load_players(players, seats)
    states, rngs, _ = batch.save()
    games, seating = RowGames(batch.game, batch.games, batch.numbers), Seating(batch.games)
    games.put(states, rngs)
    seated = np.full((batch.games, MOST_PLAYERS), -1, np.int8)
    for row in range(batch.games):
        shift = row if rotate else 0
        seated[row, :seats] = [(seat - shift) % seats % len(known) for seat in range(seats)]
        seating.sit(row, [known[one] for one in seated[row, :seats]], Random(f"{seed} {row}"))
    decisions = np.zeros(batch.games, np.int64)
    try:
        while len(rows := np.flatnonzero(games.movers >= 0)):
            games.play(rows, seating.choose(games, rows))
            decisions[rows] += 1
    finally:
        for one in known:
            if isinstance(one, Bot):
                one.close()
    return PlayedGames(seated, decisions, *games.results())
