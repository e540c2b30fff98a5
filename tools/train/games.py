"""The games that are learned from: many in lockstep, as tensors, with trees to search them in."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import torch

from assyria import kernel
from assyria.bots.network import tree
from assyria.bots.network.inference import SOURCES
from assyria.bots.network.parameters import LEAD, LEAD_SHARE
from assyria.env.batch import Device
from assyria.kernel import ACTIONS, STATE, States
from assyria.kernel.observation.layout import SIZE
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Game


class Seen(NamedTuple):
    """What the one to decide sees in each game, and what the last step ended."""

    observations: Any
    masks: Any
    seats: Any
    """By player, from the one to decide on; who does not play has the last ones, so that each is there once."""
    over: Any
    outcomes: Any
    """By seat, where a game has ended: the share of the victory, then the points by source."""


OUTCOME = 1 + SOURCES


class Games:
    """Games of one player count, with a row for each."""

    def __init__(self, players: int, games: int, device: Device, seed: int) -> None:
        self.players = players
        self.rows = games
        self.device = device
        self.on_end: Callable[[Any], None] | None = None
        """Hears after each step which games it ended, before anything is seen of those that follow."""
        self._cuda = device == "cuda"
        self._loops = loops = import_module(f"tools.train.rows_{device}")
        self.rngs = kernel.generators(seed, games)
        self.states: Any = kernel.new_games(Game(players), self.rngs)
        self._fresh: Any = np.zeros(1, STATE)
        if self._cuda:
            self.states, self.rngs, self._fresh = map(loops.cuda.to_device, (self.states, self.rngs, self._fresh))

        def numbers(kind: Any, *rest: int) -> Any:
            return torch.zeros(games, *rest, dtype=kind, device=device)

        self._observations, self._masks = numbers(torch.uint8, SIZE), numbers(torch.int8, ACTIONS)
        self._movers, self._seats = numbers(torch.int8), numbers(torch.int8, MOST_PLAYERS)
        self._over = numbers(torch.bool)
        self._scores, self._ranks = numbers(torch.int16, MOST_PLAYERS), numbers(torch.int8, MOST_PLAYERS)
        self._returns = numbers(torch.float32, MOST_PLAYERS)
        self._ledgers = numbers(torch.uint8, MOST_PLAYERS, SOURCES)

    def array(self, tensor: Any) -> Any:
        """Return a tensor as compiled code takes it."""
        return self._loops.cuda.as_cuda_array(tensor) if self._cuda else tensor.numpy()

    def run(self, name: str, *arguments: Any) -> None:
        """Run one of `rows` in every row; tensors are passed as arrays."""
        function = getattr(self._loops, name)
        given = [self.array(one) if isinstance(one, torch.Tensor) else one for one in arguments]
        if self._cuda:
            from assyria.kernel.cuda.functions import launch

            launch(function, self.rows, *given)
        else:
            function(*given)

    def observe(self, states: Any, observations: Any, masks: Any) -> None:
        """Write what the movers of positions see, and their seats."""
        arrays = [self.array(part) for part in (observations, masks, self._movers, self._seats)]
        if self._cuda:
            from assyria.kernel.cuda.functions import launch_look

            launch_look(self.rows, states, *arrays)
        else:
            from assyria.kernel.observation.loops import look

            look.run(states, *arrays)

    def look(self) -> Seen:
        """Return what can be seen now, as tensors of its own."""
        observations, masks = torch.empty_like(self._observations), torch.empty_like(self._masks)
        self.observe(self.states, observations, masks)
        everyone = torch.arange(MOST_PLAYERS, device=self.device).expand(self.rows, MOST_PLAYERS)
        seats = torch.where(everyone < self.players, self._seats.long(), everyone)
        shares = (self._returns * (self.players - 1) + 1) / self.players
        outcomes = torch.cat((shares[..., None], self._ledgers.float()), -1)
        return Seen(observations, masks, seats, self._over.clone(), outcomes)

    def spread(self, choose: Callable[[Seen], Any], steps: int) -> None:
        """Bring the games to all stages, from the first decision to one after so many steps."""
        states = self.states.view(np.uint8).reshape(self.rows, STATE.itemsize)
        positions = torch.as_tensor(states, device=self.device)
        stages = positions.clone()
        stage_of = torch.arange(self.rows, device=self.device) * steps // self.rows
        for step in range(steps):
            mine = stage_of == step
            stages[mine] = positions[mine]
            self.play(choose(self.look()))
        positions.copy_(stages)
        self.clear()

    def play(self, actions: Any) -> None:
        results = (self._over, self._scores, self._ranks, self._returns, self._ledgers)
        self.run("play", self.states, self.rngs, actions, self._fresh, *results)
        if self.on_end is not None:
            self.on_end(self._over)

    def clear(self) -> None:
        """Forget what ended."""
        self._over.zero_()

    def sent(self, positions: States) -> Any:
        """Return positions as `put` takes them."""
        return self._loops.cuda.to_device(positions) if self._cuda else positions

    def put(self, positions: Any, chosen: Any) -> None:
        """Go on from chosen positions, with their undealt cards shuffled; a row that chose -1 stays as it is."""
        self.run("put", self.states, self.rngs, positions, chosen)


def prospects(outlook: Any, players: int) -> Any:
    """Return what each has of the victory and of the lead, for shares and points by source."""
    points = outlook[..., 1:].sum(-1)
    seated = torch.arange(MOST_PLAYERS, device=outlook.device) < players
    total = torch.where(seated, points, 0.0).sum(-1, keepdim=True)
    lead = points - (total - points) / (players - 1)
    victory = (players * outlook[..., 0] - 1) / (players - 1)
    return torch.where(seated, victory + LEAD_SHARE * lead / LEAD, 0.0)


class Forest:
    """A tree for each game."""

    def __init__(self, games: Games, seed: int, nodes: int) -> None:
        self._games = games
        rows = games.rows
        arrays: list[Any] = [
            np.zeros(rows, STATE),
            np.zeros((rows, nodes), tree.NODE),
            np.zeros(rows, np.int64),
            np.zeros((rows, tree.MAX_DEPTH), np.int32),
            np.zeros(rows, np.int64),
            kernel.generators(seed, rows),
        ]
        if games.device == "cuda":
            from tools.train.rows_cuda import cuda

            arrays = [
                cuda.device_array(one.shape, one.dtype) if one.ndim > 1 else cuda.to_device(one) for one in arrays
            ]
        self.leaves, self.nodes, self._used, self._paths, self._depths, self._rngs = arrays

        def numbers(kind: Any, *rest: int) -> Any:
            return torch.zeros(rows, *rest, dtype=kind, device=games.device)

        self.observations, self.masks = numbers(torch.uint8, SIZE), numbers(torch.int8, ACTIONS)
        self._results = (
            numbers(torch.int16, MOST_PLAYERS),
            numbers(torch.int8, MOST_PLAYERS),
            numbers(torch.float32, MOST_PLAYERS),
        )
        self.values, self._shares = numbers(torch.float32, MOST_PLAYERS), numbers(torch.float32, MOST_PLAYERS)

    def begin(self) -> None:
        """Begin new trees, whose leaves are the positions of the games."""
        self._games.run("begin", self.nodes, self._used, self._paths, self._depths)

    def descend(self, first: Any) -> None:
        """Go down to a leaf in each tree, at first by these actions, and look at it."""
        self._games.run(
            "descend",
            self._games.states,
            self.leaves,
            self.nodes,
            self._used,
            self._paths,
            self._depths,
            self._rngs,
            first,
        )
        self._games.observe(self.leaves, self.observations, self.masks)

    def absorb(self, at: Any, preferences: Any, shares: Any, expected: Any) -> Any:
        """Take what the network says of the leaves into the trees, and return what they are worth by seat."""
        trees = (self.nodes, self._used, self._paths, self._depths)
        judged = (preferences, shares, expected)
        self._games.run("absorb", at, *trees, *judged, *self._results, self.values, self._shares)
        return self.values
