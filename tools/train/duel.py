"""How a network without any search does against the shipped bots, in games of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import torch

from assyria.bots.compiled.model import load_model
from assyria.bots.network.parameters import load_parameters
from assyria.bots.planner import BEAM_WIDTH, BRANCHING
from assyria.env import Batch
from tools.train.export import imported
from tools.train.network import Network, masked

OPPONENTS = ("random", "planner", "policy")
"""`policy` is the network that ships."""

Choose = Callable[[Any, Any], Any]
"""The actions of an opponent in the rows of these numbers, at this turn."""


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
    with ThreadPoolExecutor(threads) as pool:
        choose = _opponent(opponent, batch, device, Random(seed), pool)
        while waiting.any():
            actions = batch.random_actions()
            own = turn.movers == mine
            actions[own] = _preferred(network, device, turn.observations[own], turn.masks[own])
            if choose is not None:
                rows = np.flatnonzero(~own & waiting)
                actions[rows] = choose(turn, rows)
            turn = batch.step(actions)
            ended = turn.over & waiting
            scores[ended] = turn.scores[ended, :players]
            waiting &= ~turn.over
    own_points = scores[np.arange(games), mine]
    best = scores.max(axis=1)
    share = np.where(own_points == best, 1 / (scores == best[:, None]).sum(axis=1), 0.0)
    others = (scores.sum(axis=1) - own_points) / (players - 1)
    return Outcome(games, float(share.mean()), float(own_points.mean()), float(others.mean()))


def _opponent(name: str, batch: Batch, device: str, rng: Random, pool: ThreadPoolExecutor) -> Choose | None:
    """Return how it chooses; None where random actions will do."""
    players = batch.game.players
    if name == "random":
        return None
    if name == "policy":
        shipped = imported(load_parameters(players)).to(device)
        return lambda turn, rows: _preferred(shipped, device, turn.observations[rows], turn.masks[rows])
    model, states = load_model(players), batch.states
    assert states is not None

    def first_of_plan(row: int, seed: int) -> int:
        return model.plan(states[row : row + 1].copy(), seed, BEAM_WIDTH, BRANCHING)[0]

    return lambda _, rows: list(pool.map(first_of_plan, rows.tolist(), [rng.getrandbits(64) for _ in rows]))


@torch.no_grad()  # type: ignore[untyped-decorator]
def _preferred(network: Network, device: str, observations: Any, masks: Any) -> Any:
    """Return what a network likes best."""
    if len(observations) == 0:
        return np.zeros(0, np.int64)
    preferences, _, _ = network(torch.from_numpy(observations).to(device))
    return masked(preferences, torch.from_numpy(masks).to(device)).argmax(-1).cpu().numpy()
