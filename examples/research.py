# %% [markdown]
# # Assyria for researchers
#
# A notebook in the percent format: VS Code, PyCharm, Spyder and Jupytext open it cell by cell, and
# `python examples/research.py` runs it all, in a minute and a half. It needs `pip install ".[research]"`;
# `python -m assyria.env` compiles ahead, once. docs/env.md explains everything.

# %%
from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from assyria import kernel
from assyria.env import Batch, facts, part, planes, play
from assyria.env.dataset import DESCRIPTION, observations, origin_of
from assyria.kernel.observation.layout import SCALES
from assyria.record import move_text

SECONDS = 60  # of learning
GAMES = 256
Array = NDArray[Any]
rng = np.random.default_rng(1)

# %% [markdown]
# ## Games in lockstep
#
# A batch has an array for everything, a row a game. It overwrites them at every step.

# %%
batch = Batch(players=2, games=GAMES, numbers="float32", skip_forced=True)
turn = batch.reset(seed=7)
print("observations", turn.observations.shape, "masks", turn.masks.shape)
print("planes", planes(turn.observations).shape, "facts", facts(turn.observations).shape)
for _ in range(50):
    turn = batch.step(batch.random_actions())
mover = int(turn.movers[0])
print("in the first game seat", mover, "decides; camels of both:", part(turn.observations, "camels")[0, :2] * 10)

# %% [markdown]
# A batch can begin anywhere: here each of its games begins at the position of the first. They play every legal
# action in turn, then on at random, and so tell what each is worth.

# %%
position = batch.save().states[:1]
legal = np.flatnonzero(turn.masks[0])
tried = np.resize(legal, GAMES)
batch.reset(seed=8, positions=np.repeat(position, GAMES))
batch.step(tried)
returns = batch.play_out().returns[:, mover]
for action in legal.tolist():
    move = move_text(kernel.move_of(action, kernel.to_state(position)))
    print(f"{move:>16}: {returns[tried == action].mean():+.2f}")

# %% [markdown]
# ## A player in every seat
#
# A policy is any function of observations and masks that returns actions. Bots play by their names.


# %%
def anything(_: Array, masks: Array) -> Array:
    """Any legal action."""
    chosen: Array = (masks * (1 - rng.random(masks.shape))).argmax(axis=1)
    return chosen


few = Batch(players=2, games=10, numbers="float32")
few.reset(seed=2)
played = play(few, [anything, "greedy"], rotate=True)
print("anything against greedy: {:.0%} ({:.0%} to {:.0%})".format(*played.win_share(0)))

# %% [markdown]
# ## Learning
#
# One linear layer looks at the facts and scores the actions; all seats play by it. A decision is worth what its
# player got in the end. Policy gradient (REINFORCE) makes likelier what was worth more.


# %%
class Linear:
    """A policy with a weight for each fact and action."""

    def __init__(self) -> None:
        self.weights = np.zeros((facts(turn.observations).shape[1], kernel.ACTIONS), np.float32)

    def chances(self, seen: Array, masks: Array) -> Array:
        """How likely each action is: softmax over the legal ones."""
        scores = np.where(masks == 1, facts(seen) @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares: Array = likely / likely.sum(axis=1, keepdims=True)
        return shares

    def __call__(self, seen: Array, masks: Array) -> Array:
        return drawn(self.chances(seen, masks))


def drawn(chances: Array) -> Array:
    """An action for each row, by chance."""
    actions: Array = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
    return actions


def direction(policy: Linear, seed: int) -> Array:
    """Play all games once to their end, and return which way the weights should go."""
    turn = batch.reset(seed)
    going = np.ones(GAMES, np.bool_)
    returns = np.zeros((GAMES, 4), np.float32)
    steps = []
    while going.any():
        rows = np.flatnonzero(going)
        chances = policy.chances(turn.observations[rows], turn.masks[rows])
        actions = turn.masks.argmax(axis=1)  # games that are over play anything
        actions[rows] = drawn(chances)
        push = -chances
        push[np.arange(len(rows)), actions[rows]] += 1
        steps.append((rows, turn.movers[rows].copy(), facts(turn.observations)[rows], push))
        turn = batch.step(actions)
        returns[going & turn.over] = turn.returns[going & turn.over]
        going &= ~turn.over
    found = np.zeros_like(policy.weights)
    for rows, movers, seen, push in steps:
        found += seen.T @ (push * returns[rows, movers, None])
    return found / GAMES


many = Batch(players=2, games=200, numbers="float32")
many.reset(seed=3)
policy = Linear()
speed, rounds = np.zeros_like(policy.weights), 0
began = time.perf_counter()
while time.perf_counter() - began < SECONDS:
    speed = 0.8 * speed + direction(policy, 100 + rounds)
    policy.weights += 0.3 * speed
    rounds += 1
    if rounds in (1, 3, 10, 30, 100):
        played = play(many, [policy, anything], rotate=True)
        print("round {} against anything: {:.0%} ({:.0%} to {:.0%})".format(rounds, *played.win_share(0)))
played = play(few, [policy, "greedy"], rotate=True)
print("in the end against greedy: {:.0%} ({:.0%} to {:.0%})".format(*played.win_share(0)))
print("points: {:.0f} and {:.0f}".format(*(played.scores[played.seated == one].mean() for one in (0, 1))))

# %% [markdown]
# ## Games of bots as data
#
# `assyria dataset` writes every decision of bots as Parquet; of one that searches also visits and win chances.
# Columns describe themselves, and the files say by which versions they were made.

# %%
with TemporaryDirectory() as folder:
    command = "dataset", folder, "--players", "2", "--bots", "champion@200,greedy", "--games", "2", "--seed", "5"
    subprocess.run([sys.executable, "-m", "assyria", *command], check=True)  # noqa: S603 - ourselves
    table = pq.read_table(f"{folder}/decisions")
    print(origin_of(Path(folder)))
for field in table.schema:
    print(f"{field.name:>12}: {field.metadata[DESCRIPTION].decode()}")

# %% [markdown]
# How often does what we learnt from nothing like best what a search visited most?

# %%
searched = table.filter(np.array([visits is not None for visits in table["visits"].to_pylist()]))
seen = observations(searched) * SCALES
masks = np.zeros((len(seen), kernel.ACTIONS), np.int8)
for row, actions in enumerate(searched["legal"].to_pylist()):
    masks[row, actions] = 1
liked = policy.chances(seen, masks).argmax(axis=1)
print(f"of {len(seen)} decisions it agrees on {(liked == searched['action'].to_numpy()).mean():.0%},")
print(f"anything would on {(1 / masks.sum(axis=1)).mean():.0%}")
