"""How a network without any search does against the shipped bots, in games of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from assyria.bots.network.parameters import load_parameters
from assyria.env import Batch
from assyria.intervals import NORMAL
from tools.train.export import imported
from tools.train.network import Network, masked

OPPONENTS = ("random", "policy")
"""`policy` is the network that ships."""


@dataclass(frozen=True)
class DuelResult:
    """Of one seat against all others by an opponent."""

    games: int
    share: float
    """Of the victories."""
    points: float
    others: float
    """The opponents' points."""

    def __str__(self) -> str:
        error = NORMAL * (max(self.share * (1 - self.share), 1e-9) / self.games) ** 0.5
        return f"{self.share:.1%} ± {error:.1%}, {self.points:.1f} points against {self.others:.1f}"


def duel(
    network: Network, device: str, players: int, opponent: str, games: int, seed: int, threads: int
) -> DuelResult:
    """Play games with the network in one seat, which changes from game to game."""
    batch = Batch(players, games, skip_forced=True, threads=threads)
    turn = batch.reset(seed)
    mine = np.arange(games) % players
    waiting = np.ones(games, np.bool_)
    scores = np.zeros((games, players))
    shipped = None if opponent == "random" else imported(load_parameters(players)).to(device)
    while waiting.any():
        actions = batch.random_actions()
        own = turn.movers == mine
        actions[own] = _preferred(network, device, turn.observations[own], turn.masks[own])
        if shipped is not None:
            others = ~own & waiting
            actions[others] = _preferred(shipped, device, turn.observations[others], turn.masks[others])
        turn = batch.step(actions)
        ended = turn.over & waiting
        scores[ended] = turn.scores[ended, :players]
        waiting &= ~turn.over
    own_points = scores[np.arange(games), mine]
    best = scores.max(axis=1)
    share = np.where(own_points == best, 1 / (scores == best[:, None]).sum(axis=1), 0.0)
    their_points = (scores.sum(axis=1) - own_points) / (players - 1)
    return DuelResult(games, float(share.mean()), float(own_points.mean()), float(their_points.mean()))


@torch.no_grad()  # type: ignore[untyped-decorator]
def _preferred(network: Network, device: str, observations: Any, masks: Any) -> Any:
    """Return what a network likes best."""
    if len(observations) == 0:
        return np.zeros(0, np.int64)
    preferences, _, _ = network(torch.from_numpy(observations).to(device))
    return masked(preferences, torch.from_numpy(masks).to(device)).argmax(-1).cpu().numpy()
