"""Compiled code of Numba, for the processor of this machine."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from assyria import kernel
from assyria.bots.machine import MAX_NODES, ROOT, PointSums, by_seat
from assyria.bots.network import playouts, tree
from assyria.bots.network.inference import evaluate
from assyria.bots.network.parameters import Parameters, load_parameters
from assyria.kernel import STATE, States
from assyria.kernel.batch import spread
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SIZE
from assyria.packed import Block
from assyria.rules import View

THREADS = 2
"""For games that the network plays; they do not depend on it."""


class NumbaTree:
    """A tree in an array of nodes."""

    def __init__(self, root: Block, seed: int, network: Parameters) -> None:
        self.nodes = np.empty(MAX_NODES, tree.NODE)
        tree.begin_tree.run(self.nodes)
        self.used = 1
        self.rngs = kernel.generators(seed, 1)
        self._network = network
        self._begin_at(root)

    def _begin_at(self, root: Block) -> None:
        self._states = np.repeat(_states(root), 2)
        self._points = np.zeros((tree.POINT_ROWS, tree.POINT_COLUMNS))

    def run_simulations(self, simulations: int, first: int) -> None:
        """Go on by so many simulations that begin with an action."""
        self.used = tree.run_simulations.run(
            self._states, self.nodes, self.used, self._network, self._points, self.rngs, simulations, first
        )

    def children(self, node: int) -> dict[int, int]:
        found = {}
        child = int(self.nodes[node]["first_child"])
        while child != tree.NO_NODE:
            found[int(self.nodes[child]["action"])] = child
            child = int(self.nodes[child]["next_sibling"])
        return found

    def visits(self, node: int) -> int:
        return int(self.nodes[node]["visits"])

    def shares(self, node: int) -> list[float]:
        found: list[float] = self.nodes[node]["share_sums"].tolist()
        return found

    def points(self, action: int) -> PointSums:
        simulations, *sums = self._points[action].tolist()
        return PointSums(int(simulations), by_seat(sums))

    def use_generator(self, seed: int) -> None:
        self.rngs = kernel.generators(seed, 1)

    def advance_root(self, action: int, root: Block) -> None:
        subtree = np.empty(MAX_NODES, tree.NODE)
        self.used = tree.extract_subtree.run(self.nodes, self.children(ROOT)[action], subtree)
        self.nodes = subtree
        self._begin_at(root)


class NumbaMachine:
    """The kernel, the network and its search in this process."""

    def position(self, seen: View) -> Block:
        return kernel.from_state(seen).tobytes()

    def play(self, block: Block, action: int) -> Block:
        states = _states(block)
        kernel.step(states, np.array([action]), _NO_CHANCE)
        return states.tobytes()

    def preferences(self, block: Block) -> list[float]:
        states = _states(block)
        observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, kernel.ACTIONS), np.int8)
        loops.observe.run(states, kernel.movers(states), observation, mask)
        found: list[float] = evaluate(load_parameters(_players(states)), observation, mask).preferences[0].tolist()
        return found

    def finish_games(self, block: Block, first: int, generators: Sequence[int]) -> list[Block]:
        states = np.repeat(_states(block), len(generators))
        network = load_parameters(_players(states))

        def finish(part: States, rngs: kernel.Generators) -> None:
            playouts.finish_games.run(part, first, network, rngs)

        spread(finish, min(THREADS, len(states)), states, np.array(generators, np.uint64))
        return [state.tobytes() for state in states]

    def new_tree(self, root: Block, seed: int) -> NumbaTree:
        return NumbaTree(root, seed, load_parameters(_players(_states(root))))

    def run_simulations(self, trees: Sequence[Any], simulations: int, first: int) -> None:
        for run in [_pool(len(trees)).submit(part.run_simulations, simulations, first) for part in trees]:
            run.result()


_NO_CHANCE = np.array([kernel.NO_CHANCE], np.uint64)


def _states(block: Block) -> States:
    return np.frombuffer(bytearray(block), STATE)


def _players(states: States) -> int:
    return int(states["seats"][0])


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="assyria-search")
