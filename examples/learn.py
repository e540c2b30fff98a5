"""A player that learns from nothing but winning, in a minute or two.

One linear layer looks at the facts of an observation and scores the legal actions; policy gradient (REINFORCE)
moves it towards what won. It plays hundreds of games at a time against random moves, and soon wins almost all.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from assyria.env import Batch, StepResult, facts
from assyria.kernel import ACTIONS

STEPS = 260
"""A game of two has some two hundred decisions."""
Numbers = NDArray[np.float32]


def chances(weights: Numbers, turn: StepResult) -> Numbers:
    """How likely each action is: softmax over the legal ones."""
    scores = facts(turn.observations) @ weights
    scores[turn.masks == 0] = -np.inf
    scores -= scores.max(axis=1, keepdims=True)
    likely = np.exp(scores)
    shares: Numbers = likely / likely.sum(axis=1, keepdims=True)
    return shares


def rollout(weights: Numbers, batch: Batch, seed: int, rng: np.random.Generator) -> tuple[Numbers, float]:
    """Seat 0 follows the policy, the other plays at random: a better direction, and how well seat 0 did."""
    turn = batch.reset(seed)
    looked, wanted, ended, returns = [], [], [], []
    for _ in range(STEPS):
        mine = turn.movers == 0
        likely = chances(weights, turn)
        likely[~mine] = turn.masks[~mine] / turn.masks[~mine].sum(axis=1, keepdims=True)
        actions = (likely.cumsum(axis=1) > rng.random((len(likely), 1))).argmax(axis=1)
        # What would make the chosen action likelier; of the other seat nothing is learned.
        push = -likely
        push[np.arange(len(push)), actions] += 1
        push[~mine] = 0
        looked.append(facts(turn.observations).copy())
        wanted.append(push)
        turn = batch.step(actions)
        ended.append(turn.over.copy())
        returns.append(turn.returns[:, 0].copy())
    direction: Numbers = np.zeros_like(weights)
    result = np.zeros(len(actions), np.float32)
    for seen, push, over, came in zip(*map(reversed, (looked, wanted, ended, returns)), strict=True):
        result = np.where(over, came, result)  # a decision is worth what its game came to
        direction += seen.T @ (push * result[:, None])
    finished = np.concatenate([came[over] for over, came in zip(ended, returns, strict=True)])
    direction /= len(actions)
    return direction, float(finished.mean())


def main() -> None:
    options = argparse.ArgumentParser(description="Learn to win against random moves.")
    options.add_argument("--rounds", type=int, default=15)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    rng = np.random.default_rng(asked.seed)
    batch = Batch(players=2, games=asked.games, numbers="float32")
    weights = np.zeros((facts(batch.turn.observations).shape[1], ACTIONS), np.float32)
    speed = np.zeros_like(weights)
    for number in range(asked.rounds):
        direction, result = rollout(weights, batch, asked.seed + number, rng)
        speed = 0.8 * speed + direction
        weights += 0.3 * speed
        print(f"round {number + 1}: {(result + 1) / 2:.0%} of the games won", flush=True)


if __name__ == "__main__":
    main()
