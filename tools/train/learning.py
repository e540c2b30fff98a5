"""Proximal policy optimisation (Schulman et al. 2017) for games of 2 to 4 players.

All seats are played by the same network. Advantages follow each seat's own decisions, without discount; a game
that goes on beyond what was played is judged by the network's own outlook.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch

from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import SIZE
from assyria.packed.numbering import MOST_PLAYERS
from tools.train.games import OUTCOME, Games, Seen, prospects
from tools.train.network import Network, masked, outlook, sample
from tools.train.outlooks import outlook_losses, told


@dataclass(frozen=True)
class Plan:
    """How much is played and learned at a time, and how boldly."""

    steps: int = 64
    """Decisions of each game between two updates."""
    epochs: int = 2
    minibatch: int = 32_768
    trace: float = 0.95
    """λ: how far what happens later counts, by a seat's own decisions."""
    outlook_trace: float = 0.98
    """The same for outlooks, by everyone's decisions."""
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
    outlooks: Any
    """By player, also with a last step more."""


class Learner:
    """A network that plays, and learns from what it played."""

    def __init__(self, games: Games, network: Network, plan: Plan) -> None:
        self.network = network.to(games.device)
        self.plan = plan
        self.games = games
        self._device = device = games.device
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
                rows(steps + 1, torch.int64, players),
                rows(steps + 1, torch.bool),
                rows(steps + 1, torch.float32, players, OUTCOME),
            ),
            rows(steps, torch.int64),
            rows(steps, torch.float32),
            rows(steps + 1, torch.float32, players, OUTCOME),
        )

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return torch.compile(function) if self._cuda else function

    def _precise_enough(self) -> Any:
        return torch.autocast(self._device, torch.bfloat16, enabled=self._cuda)

    def _choose(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        preferences, chances, gains = self.network(observations)
        return *sample(preferences, masks), outlook(observations, chances, gains, self.games.players)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Rollout:
        """Play the plan's steps in every game."""
        seen, all_actions, all_logs, all_outlooks = self._kept
        for step in range(self.plan.steps + 1):
            for part, kept in zip(self.games.look(), seen, strict=True):
                kept[step] = part
            with self._precise_enough():
                actions, logs, all_outlooks[step] = self._act(seen.observations[step], seen.masks[step])
            if step < self.plan.steps:
                all_actions[step], all_logs[step] = actions, logs
                self.games.play(actions)
        return self._kept

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def advantages(self, rollout: Rollout) -> Any:
        """Return how much more each action brought its seat than was expected."""
        seen, _, _, outlooks = rollout
        rewards = prospects(seen.outcomes, self.games.players)
        expected = prospects(outlooks, self.games.players)
        # By seat: what its next decision can expect, and how much more it got than expected.
        after = torch.zeros_like(expected[-1]).scatter(1, seen.seats[-1], expected[-1])
        gained = torch.zeros_like(after)
        advantages = []
        for step in range(self.plan.steps - 1, -1, -1):
            over = seen.over[step + 1][:, None]
            after = torch.where(over, rewards[step + 1], after)
            gained = torch.where(over, 0.0, gained)
            seat, own = seen.seats[step][:, :1], expected[step][:, :1]
            advantage = after.gather(1, seat) - own + self.plan.trace * gained.gather(1, seat)
            after = after.scatter(1, seat, own)
            gained = gained.scatter(1, seat, advantage)
            advantages.append(advantage[:, 0])
        return torch.stack(advantages[::-1])

    def _losses(
        self, observations: Any, masks: Any, actions: Any, logs: Any, advantages: Any, outlooks: Any, bonus: Any
    ) -> tuple[Any, Any]:
        preferences, chances, gains = self.network(observations)
        now = torch.log_softmax(masked(preferences, masks), -1)
        ratio = (now.gather(-1, actions[:, None])[:, 0] - logs).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        choice = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        share, gain = outlook_losses(observations, chances, gains, outlooks, self.games.players)
        openness = -(now.exp() * now.clamp_min(-50.0)).sum(-1).mean()
        loss = choice + self.plan.value_share * (share + gain) - bonus * openness
        return loss, torch.stack((openness, share, gain)).detach()

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Improve the network; `progress` goes from 0 to 1 over the whole of learning."""
        for group in self.optimizer.param_groups:
            group["lr"] = between(self.plan.rates, progress)
        bonus = torch.tensor(between(self.plan.bonuses, progress), device=self._device)
        advantages = self.advantages(rollout)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        steps, seen = self.plan.steps, rollout.seen
        outlooks = told(seen, rollout.outlooks, self.plan.outlook_trace)
        rows = steps * self.games.rows
        size = min(self.plan.minibatch, rows)
        inputs = (seen.observations[:steps], seen.masks[:steps], rollout.actions, rollout.logs)
        flat = [part.flatten(0, 1) for part in (*inputs, advantages, outlooks)]
        figures: list[Any] = []
        for _ in range(self.plan.epochs):
            order = torch.randperm(rows, device=self._device)
            for chosen in order[: rows // size * size].split(size):
                with self._precise_enough():
                    loss, parts = self._loss(*(part[chosen] for part in flat), bonus)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.plan.longest_gradient)
                self.optimizer.step()
                figures.append(parts)
        names = ("openness", "share_loss", "gain_loss")
        return dict(zip(names, torch.stack(figures).mean(0).tolist(), strict=True))


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)
