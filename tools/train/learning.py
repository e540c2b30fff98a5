"""Proximal policy optimisation (Schulman et al. 2017) for games of 2 to 4 players.

All seats are played by the same network. Advantages follow each seat's own decisions, without discount; a game
that goes on beyond what was played is judged by the network's own prospects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch.nn import functional

from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import SIZE
from assyria.kernel.tables import MOST_PLAYERS
from tools.train.games import Games, Seen
from tools.train.network import Network, masked, sample


@dataclass(frozen=True)
class Plan:
    """How much is played and learned at a time, and how boldly."""

    steps: int = 64
    """Decisions of each game between two updates."""
    epochs: int = 2
    minibatch: int = 32_768
    trace: float = 0.95
    """λ: how far what happens later counts."""
    clip: float = 0.2
    rates: tuple[float, float] = (6e-4, 2e-5)
    """Of learning, from the beginning to the end."""
    bonuses: tuple[float, float] = (0.01, 0.001)
    """For leaving choices open."""
    value_share: float = 0.5
    longest_gradient: float = 0.5


class Rollout(NamedTuple):
    """What was played: rows by step and game."""

    seen: Seen
    """With a last step more, of where the games are now."""
    actions: Any
    logs: Any
    """The logarithm of the chance that each action had."""
    prospects: Any
    """Also with a last step more."""


class Learner:
    """A network that plays, and learns from what it played."""

    def __init__(self, games: Games, network: Network, plan: Plan, device: str) -> None:
        self.network = network.to(device)
        self.plan = plan
        self._games = games
        self._device = device
        self._cuda = device == "cuda"
        self.optimizer = torch.optim.Adam(network.parameters(), eps=1e-5, fused=self._cuda)
        self._act = self._compiled(self._choose)
        self._loss = self._compiled(self._losses)

        def rows(steps: int, kind: Any, *rest: int) -> Any:
            return torch.zeros(steps, games.rows, *rest, dtype=kind, device=device)

        steps, players = plan.steps, MOST_PLAYERS
        self._kept = Rollout(
            Seen(
                rows(steps + 1, torch.uint8, SIZE),
                rows(steps + 1, torch.int8, ACTIONS),
                rows(steps + 1, torch.bool),
                rows(steps + 1, torch.int16, players),
                rows(steps + 1, torch.float32, players),
                rows(steps + 1, torch.int8, players),
            ),
            rows(steps, torch.int64),
            rows(steps, torch.float32),
            rows(steps + 1, torch.float32, players),
        )

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return torch.compile(function) if self._cuda else function

    def _precise_enough(self) -> Any:
        return torch.autocast(self._device, torch.bfloat16, enabled=self._cuda)

    def _choose(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        preferences, prospects = self.network(observations)
        return *sample(preferences, masks), prospects

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Rollout:
        """Play the plan's steps in every game."""
        seen, all_actions, all_logs, all_prospects = self._kept
        for step in range(self.plan.steps + 1):
            self._games.look(Seen(*(part[step] for part in seen)))
            with self._precise_enough():
                actions, logs, all_prospects[step] = self._act(seen.observations[step], seen.masks[step])
            if step < self.plan.steps:
                all_actions[step], all_logs[step] = actions, logs
                self._games.play(actions)
        return self._kept

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def advantages(self, rollout: Rollout) -> tuple[Any, Any]:
        """Return the advantage of each action, and by player what should have been expected."""
        seen, _, _, prospects = rollout
        seats = self._games.all_seats(seen.seats)
        rewards = self._games.rewards(seen.over, seen.scores, seen.returns)
        # By seat: what its next decision can expect, and the same as later steps have shown it; and how much more
        # it got than expected.
        after = torch.zeros_like(prospects[-1]).scatter(1, seats[-1], prospects[-1])
        told, gained = after.clone(), torch.zeros_like(after)
        advantages, targets = [], []
        for step in range(self.plan.steps - 1, -1, -1):
            over = seen.over[step + 1][:, None]
            after = torch.where(over, rewards[step + 1], after)
            told = torch.where(over, rewards[step + 1], told)
            gained = torch.where(over, 0.0, gained)
            seat, own = seats[step][:, :1], prospects[step][:, :1]
            advantage = after.gather(1, seat) - own + self.plan.trace * gained.gather(1, seat)
            after = after.scatter(1, seat, own)
            gained = gained.scatter(1, seat, advantage)
            told = told.scatter(1, seat, own + advantage)
            advantages.append(advantage[:, 0])
            targets.append(told.gather(1, seats[step]))
        return torch.stack(advantages[::-1]), torch.stack(targets[::-1])

    def _losses(
        self, observations: Any, masks: Any, actions: Any, logs: Any, advantages: Any, targets: Any, bonus: Any
    ) -> tuple[Any, Any, Any]:
        preferences, prospects = self.network(observations)
        now = torch.log_softmax(masked(preferences, masks), -1)
        ratio = (now.gather(-1, actions[:, None])[:, 0] - logs).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        choice = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        # All players of a row; where nobody sits the target is the network's own guess and teaches nothing.
        value = functional.mse_loss(prospects, targets)
        openness = -(now.exp() * now.clamp_min(-50.0)).sum(-1).mean()
        return choice + self.plan.value_share * value - bonus * openness, value, openness

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Improve the network; `progress` goes from 0 to 1 over the whole of learning."""
        for group in self.optimizer.param_groups:
            group["lr"] = between(self.plan.rates, progress)
        bonus = torch.tensor(between(self.plan.bonuses, progress), device=self._device)
        advantages, targets = self.advantages(rollout)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        steps = self.plan.steps
        rows = steps * self._games.rows
        size = min(self.plan.minibatch, rows)
        inputs = (rollout.seen.observations[:steps], rollout.seen.masks[:steps], rollout.actions, rollout.logs)
        flat = [part.reshape(rows, *part.shape[2:]) for part in (*inputs, advantages, targets)]
        told: list[Any] = []
        for _ in range(self.plan.epochs):
            order = torch.randperm(rows, device=self._device)
            for chosen in order[: rows // size * size].split(size):
                with self._precise_enough():
                    loss, value, openness = self._loss(*(part[chosen] for part in flat), bonus)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.plan.longest_gradient)
                self.optimizer.step()
                told.append(torch.stack((value.detach(), openness.detach())))
        value, openness = torch.stack(told).mean(0).tolist()
        return {"value_loss": value, "openness": openness}


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)
