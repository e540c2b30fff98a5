"""How a network without any search does against the shipped bots, in games of its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import torch

from assyria.bots.compiled.model import load_model
from assyria.bots.planner import BEAM_WIDTH, BRANCHING
from assyria.env import Batch
from tools.train.network import Network, masked

OPPONENTS = {"random": None, "policy": (1, 1), "planner": (BEAM_WIDTH, BRANCHING)}
"""Width of the plans and branching; None for random actions."""


@dataclass(frozen=True)
class Outcome:
    """Of one seat against all others by an opponent."""

    games: int
    share: float
    """Of the victories."""
    points: float
    others: float
    """The opponents' points."""

    def __str__(self) -> str:
        error = 1.96 * (max(self.share * (1 - self.share), 1e-9) / self.games) ** 0.5
        return f"{self.share:.1%} ± {error:.1%}, {self.points:.1f} points against {self.others:.1f}"


def duel(
    network: Network, device: str, players: int, opponent: str, games: int, seed: int, threads: int
) -> Outcome:
    """Play games with the network in one seat, which changes from game to game."""
    batch = Batch(players, games, skip_forced=True, threads=threads)
    turn = batch.reset(seed)
    mine = np.arange(games) % players
    waiting = np.ones(games, np.bool_)
    scores = np.zeros((games, players))
    rng = Random(seed)
    with ThreadPoolExecutor(threads) as pool:
        while waiting.any():
            actions = batch.random_actions()
            own = turn.movers == mine
            actions[own] = _chosen(network, device, turn.observations[own], turn.masks[own])
            if OPPONENTS[opponent] is not None:
                rows = np.flatnonzero(~own & waiting)
                actions[rows] = _planned(batch, rows, opponent, rng, pool)
            turn = batch.step(actions)
            ended = turn.over & waiting
            scores[ended] = turn.scores[ended, :players]
            waiting &= ~turn.over
    own_points = scores[np.arange(games), mine]
    best = scores.max(axis=1)
    share = np.where(own_points == best, 1 / (scores == best[:, None]).sum(axis=1), 0.0)
    others = (scores.sum(axis=1) - own_points) / (players - 1)
    return Outcome(games, float(share.mean()), float(own_points.mean()), float(others.mean()))


def _planned(batch: Batch, rows: Any, opponent: str, rng: Random, pool: ThreadPoolExecutor) -> list[int]:
    """Return what a planner does in these games."""
    beam, states = OPPONENTS[opponent], batch.states
    assert beam is not None
    assert states is not None
    model = load_model(batch.game.players)

    def first_of_plan(row: int, seed: int) -> int:
        return int(model.plan(states[row : row + 1].copy(), Random(seed), *beam)[0])

    return list(pool.map(first_of_plan, rows.tolist(), [rng.getrandbits(64) for _ in rows]))


@torch.no_grad()  # type: ignore[untyped-decorator]
def _chosen(network: Network, device: str, observations: Any, masks: Any) -> Any:
    """Return what the network likes best."""
    if len(observations) == 0:
        return np.zeros(0, np.int64)
    preferences, _, _ = network(torch.from_numpy(observations).to(device))
    return masked(preferences, torch.from_numpy(masks).to(device)).argmax(-1).cpu().numpy()
