"""Expert iteration: the network learns what search found with it, and how the games went on.

Without search it learns what a teacher prefers: any other network that reads the same observations.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

import torch

from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import SIZE
from assyria.packed.numbering import MOST_PLAYERS
from tools.train.games import OUTCOME, Games, Seen
from tools.train.network import Network, masked, outlook, sample
from tools.train.outlooks import outlook_losses, told
from tools.train.searching import Searcher, SearchPlan, leaf_judgement


@dataclass(frozen=True)
class ExpertPlan:
    """How much is played and learned at a time, and how boldly."""

    steps: int = 64
    """Decisions of each game between two updates."""
    kept: int = 4
    """Rollouts that are learned from."""
    minibatch: int = 32_768
    passes: float = 1.0
    """Minibatches of an update, as a multiple of one rollout's."""
    trace: float = 0.98
    """λ: how far what happens later counts."""
    rates: tuple[float, float] = (5e-4, 2e-5)
    longest_gradient: float = 1.0


class Lesson(NamedTuple):
    """Rows to learn from."""

    observations: Any
    masks: Any
    policy: Any
    """All 0 where only the outlook is learned."""
    outlooks: Any
    known: Any
    """1 where the outlook is learned: where what follows is strong play."""


class Decided(NamedTuple):
    """What is played in each game, and what is learned from it."""

    actions: Any
    policy: Any
    known: Any


Decide = Callable[[Seen, Any, Any], Decided]
"""Decides by what is seen, preferences and outlooks."""


class Student:
    """A network, and what it learns from."""

    def __init__(self, games: Games, network: Network, plan: ExpertPlan) -> None:
        self.network = network.to(games.device)
        self.plan = plan
        self.games = games
        self._device = games.device
        self._cuda = games.device == "cuda"
        self.optimizer = torch.optim.AdamW(
            network.parameters(), lr=plan.rates[0], eps=1e-6, weight_decay=1e-4, fused=self._cuda
        )
        self._forward = self._compiled(self.network)
        self._leaf = self._compiled(leaf_judgement)
        self._loss = self._compiled(self._losses)

        def rows(kind: Any, *rest: int) -> Any:
            return torch.zeros(plan.kept, plan.steps, games.rows, *rest, dtype=kind, device=self._device)

        self._kept = Lesson(
            rows(torch.uint8, SIZE),
            rows(torch.int8, ACTIONS),
            rows(torch.float16, ACTIONS),
            rows(torch.float32, MOST_PLAYERS, OUTCOME),
            rows(torch.float32),
        )
        self.rollouts = 0

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return torch.compile(function) if self._cuda else function

    def _precise_enough(self) -> Any:
        return torch.autocast(self._device, torch.bfloat16, enabled=self._cuda)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def judge(self, observations: Any) -> tuple[Any, Any, Any]:
        with self._precise_enough():
            judged: tuple[Any, Any, Any] = self._forward(observations)
        return judged

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def judge_leaves(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        with self._precise_enough():
            judged: tuple[Any, Any, Any] = self._leaf(self.network, observations, masks, self.games.players)
        return judged

    def searcher(self, plan: SearchPlan, seed: int) -> Searcher:
        return Searcher(self.games, self.judge_leaves, plan, seed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, decide: Decide) -> Seen:
        """Play a rollout, and return what was seen, with a last step more."""
        kept = Lesson(*(part[self.rollouts % self.plan.kept] for part in self._kept))
        looks: list[Seen] = []
        outlooks: list[Any] = []
        for step in range(self.plan.steps + 1):
            now = self.games.look()
            preferences, chances, gains = self.judge(now.observations)
            outlooks.append(outlook(now.observations, chances, gains, self.games.players))
            looks.append(now)
            if step < self.plan.steps:
                decided = decide(now, preferences, outlooks[-1])
                kept.policy[step], kept.known[step] = decided.policy, decided.known
                kept.observations[step], kept.masks[step] = now.observations, now.masks
                self.games.play(decided.actions)
        seen = Seen(*map(torch.stack, zip(*looks, strict=True)))
        kept.outlooks[:] = told(seen, torch.stack(outlooks), self.plan.trace)
        self.rollouts += 1
        return seen

    def _losses(self, observations: Any, masks: Any, policy: Any, outlooks: Any, known: Any) -> tuple[Any, Any]:
        preferences, chances, gains = self.network(observations)
        logs = torch.log_softmax(masked(preferences, masks), -1)
        wanted = policy.float()
        rows = wanted.sum().clamp_min(1.0)
        choice = -(wanted * logs.clamp_min(-50.0)).sum() / rows
        openness = -(wanted * wanted.clamp_min(1e-9).log()).sum() / rows
        share, gain = outlook_losses(observations, chances, gains, outlooks, self.games.players, known)
        return choice + share + gain, torch.stack((openness, choice - openness, share, gain)).detach()

    def learn(self, progress: float) -> dict[str, float]:
        """Improve the network by what is kept; `progress` goes from 0 to 1 over the whole of learning."""
        first, last = self.plan.rates
        for group in self.optimizer.param_groups:
            group["lr"] = first * (last / first) ** min(1.0, progress)
        known = min(self.rollouts, self.plan.kept)
        flat = [part[:known].flatten(0, 2) for part in self._kept]
        size = min(self.plan.minibatch, self.plan.steps * self.games.rows)
        count = max(1, round(self.plan.passes * self.plan.steps * self.games.rows / size))
        figures = []
        for _ in range(count):
            chosen = torch.randint(len(flat[0]), (size,), device=self._device)
            with self._precise_enough():
                loss, parts = self._loss(*(part[chosen] for part in flat))
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.plan.longest_gradient)
            self.optimizer.step()
            figures.append(parts)
        names = ("openness", "policy_gap", "share_loss", "gain_loss")
        return dict(zip(names, torch.stack(figures).mean(0).tolist(), strict=True))


def by_search(searcher: Searcher, every: int = 1) -> Decide:
    """Decide by search at every so manieth step, else by preference, which teaches the outlook alone."""
    steps = count()

    def decide(seen: Seen, preferences: Any, outlooks: Any) -> Decided:
        known = torch.ones_like(preferences[:, 0])
        if next(steps) % every:
            return Decided(sample(preferences, seen.masks)[0], torch.zeros_like(preferences), known)
        return Decided(*searcher.search(seen.masks, seen.seats, preferences, outlooks), known)

    return decide


def by_teacher(teacher: Callable[[Any], Any]) -> Decide:
    """Decide by the preferences of a teacher."""

    def decide(seen: Seen, preferences: Any, outlooks: Any) -> Decided:  # noqa: ARG001 - the student's
        taught = teacher(seen.observations)
        policy = torch.softmax(masked(taught, seen.masks), -1)
        return Decided(sample(taught, seen.masks)[0], policy, torch.ones_like(policy[:, 0]))

    return decide
