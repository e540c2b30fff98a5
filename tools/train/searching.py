"""Self-play with search: Gumbel AlphaZero (Danihelka et al. 2022) for games of 2 to 4 players with chance.

At the root some actions are drawn without replacement by the network's preference, and sequential halving gives
the better ones more simulations. What was found raises or lowers each preference; the network learns the sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch

from assyria.kernel import ACTIONS
from tools.train.games import Forest, Games, prospects
from tools.train.network import Network, gumbel, masked, outlook


@dataclass(frozen=True)
class SearchPlan:
    """How much is searched, and how much it counts."""

    simulations: int = 64
    considered: int = 16
    """Actions at the root that get any simulation."""
    visit_base: float = 50.0
    value_scale: float = 1.0
    """What an action is worth raises its preference by this times (`visit_base` + the most visits)."""
    nodes: int = 2048


class Found(NamedTuple):
    """What searches found, by game."""

    actions: Any
    """To play."""
    policy: Any
    """What the network should prefer: chances of all actions."""


class Searcher:
    """Searches all games at once."""

    def __init__(
        self, games: Games, judge: Callable[[Any, Any], tuple[Any, Any, Any]], plan: SearchPlan, seed: int
    ) -> None:
        """`judge` returns what `leaf_judgement` does."""
        self._games = games
        self._judge = judge
        self._plan = plan
        self._forest = Forest(games, seed, plan.nodes)
        rows, device = games.rows, games.device
        self._visits = torch.zeros(rows, ACTIONS, device=device)
        self._sums = torch.zeros(rows, ACTIONS, device=device)

    def search(self, masks: Any, seats: Any, preferences: Any, outlooks: Any, explore: bool = True) -> Found:
        """Search from where the games are, which the network has judged so.

        To explore, actions are drawn; else the most preferred ones are considered.
        """
        plan, forest = self._plan, self._forest
        logs = torch.log_softmax(masked(preferences, masks), -1)
        legal = masks.sum(-1, dtype=torch.int64)
        mover = seats[:, :1]
        own = prospects(outlooks, self._games.players)
        forest.begin()
        forest.absorb(
            self._games.states, logs.masked_fill(masks == 0, -math.inf), outlooks[..., 0].contiguous(), own
        )
        drawn = masked(logs + gumbel(logs) if explore else logs, masks)
        self._visits.zero_()
        self._sums.zero_()
        left, width = plan.simulations, plan.considered
        phases = max(1, math.ceil(math.log2(width)))
        for phase in range(phases):
            ranked = self._ranked(drawn, logs, masks, own[:, 0])
            count = torch.minimum(legal, torch.tensor(width, device=legal.device))
            share = left if phase == phases - 1 else min(left, max(width, plan.simulations // phases))
            for number in range(share):
                first = ranked.gather(1, (number % count)[:, None])
                forest.descend(first[:, 0])
                values = forest.absorb(forest.leaves, *self._judge(forest.observations, forest.masks))
                self._visits.scatter_add_(1, first, torch.ones_like(first, dtype=torch.float32))
                self._sums.scatter_add_(1, first, values.gather(1, mover))
            left -= share
            width = max(2, width // 2)
        ranked = self._ranked(drawn, logs, masks, own[:, 0])
        improved = masked(logs + self._raised(logs, own[:, 0]), masks)
        return Found(ranked[:, 0], torch.softmax(improved, -1))

    def _ranked(self, drawn: Any, logs: Any, masks: Any, own: Any) -> Any:
        """Return actions, best first. One that was never tried comes after all that were."""
        raised = drawn + self._raised(logs, own)
        tried = (self._visits > 0) | (self._visits.sum(-1, keepdim=True) == 0)
        raised = torch.where(tried, raised, raised - 1e6)
        return masked(raised, masks).argsort(-1, descending=True)

    def _raised(self, logs: Any, own: Any) -> Any:
        """Return how much what was found raises each preference."""
        worth = torch.where(
            self._visits > 0, self._sums / self._visits.clamp_min(1), self._mixed(logs, own)[:, None]
        )
        most = self._visits.amax(-1, keepdim=True)
        return (self._plan.visit_base + most) * self._plan.value_scale * worth

    def _mixed(self, logs: Any, own: Any) -> Any:
        """Return what the mover can expect: the network's word, and what the tried actions are worth."""
        tried = self._visits > 0
        chances = torch.where(tried, logs.exp(), 0.0)
        worth = (chances * self._sums / self._visits.clamp_min(1)).sum(-1) / chances.sum(-1).clamp_min(1e-9)
        visits = self._visits.sum(-1)
        return (own + visits * worth) / (1 + visits)


def leaf_judgement(network: Network, observations: Any, masks: Any, players: int) -> tuple[Any, Any, Any]:
    """Return preferences, -inf for illegal actions, shares and prospects: what trees take in."""
    preferences, chances, gains = network(observations)
    told = outlook(observations, chances, gains, players)
    allowed = preferences.masked_fill(masks == 0, -math.inf)
    return allowed, told[..., 0].contiguous(), prospects(told, players)
