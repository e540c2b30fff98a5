"""The games that are learned from: batches of all player counts side by side, as tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

from assyria.bots.network.parameters import LEAD, LEAD_SHARE
from assyria.env import Batch
from assyria.env.batch import Device
from assyria.kernel.tables import MOST_PLAYERS


class Seen(NamedTuple):
    """What the one to decide sees in each game, and what the last step ended. Overwritten by the next."""

    observations: Any
    masks: Any
    over: Any
    scores: Any
    returns: Any
    seats: Any


class Games:
    """Games of several player counts in lockstep, with a row for each."""

    def __init__(self, players: Sequence[int], games: int, device: Device, seed: int, threads: int = 1) -> None:
        """`games` of each player count."""
        self._batches = [
            Batch(count, games, device=device, skip_forced=True, threads=threads) for count in players
        ]
        self._games = games
        turns = [batch.reset(seed + number) for number, batch in enumerate(self._batches)]
        # The batches write into the same arrays at every step.
        self._seen = [
            Seen(*map(torch.as_tensor, (turn[0], turn[1], turn.over, turn.scores, turn.returns, turn.seats)))
            for turn in turns
        ]
        self.rows = games * len(players)
        counts = torch.tensor(players, device=device).repeat_interleave(games)[:, None]
        self.counts = counts[:, 0]
        self._others = (counts - 1).float()
        self._seated = torch.arange(MOST_PLAYERS, device=device)[None] < counts

    def look(self, rows: Seen) -> None:
        """Copy what can be seen into rows, one for each game."""
        for number, seen in enumerate(self._seen):
            mine = slice(number * self._games, (number + 1) * self._games)
            for part, into in zip(seen, rows, strict=True):
                into[mine] = part

    def play(self, actions: Any) -> None:
        for batch, part in zip(self._batches, actions.chunk(len(self._batches)), strict=True):
            batch.step(part if batch.device == "cuda" else part.numpy())

    def check(self) -> None:
        """Raise IllegalAction if the network chose what it must not."""
        for batch in self._batches:
            batch.check()

    def rewards(self, over: Any, scores: Any, returns: Any) -> Any:
        """Return by seat the share of the victory and half the lead, of games that ended; else 0."""
        points = scores.float()
        lead = points - (points.sum(-1, keepdim=True) - points) / self._others
        return torch.where(over[..., None] & self._seated, returns + LEAD_SHARE * lead / LEAD, 0.0)

    def all_seats(self, seats: Any) -> Any:
        """Return seats by player; who does not play has the last ones, so that each seat is there once."""
        empty = torch.arange(MOST_PLAYERS, device=seats.device).expand_as(seats)
        return torch.where(self._seated, seats.long(), empty)
