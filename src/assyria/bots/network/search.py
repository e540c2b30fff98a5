"""The search that a network guides."""

from __future__ import annotations

from random import Random

import numpy as np

from assyria.bots.network import tree
from assyria.bots.network.parameters import Parameters, load_parameters
from assyria.bots.tree_search import Tree, TreeSearch
from assyria.kernel.layout import States
from assyria.rules import View


class NetworkTree(Tree):
    """A tree whose values are prospects."""

    new_root = np.array((0, tree.NO_NODE, tree.NO_NODE, 0, 0, 0, 1, 0, tree.NOT_YET, 0), tree.NODE)
    extract_subtree = tree.extract_subtree

    def __init__(self, root: States, rng: int, network: Parameters) -> None:
        super().__init__(root, rng)
        self._network = network

    def run_simulations(self, simulations: int) -> None:
        self.used = tree.run_simulations.run(
            self.states, self.nodes, self.used, self._network, self.rngs, simulations
        )


class NetworkSearch(TreeSearch):
    """A search by the shipped network for as many players."""

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        self._network = load_parameters(seen.game.players)
        super().__init__(seen, rng, threads)

    def _new_tree(self, rng: int) -> NetworkTree:
        return NetworkTree(self.root, rng, self._network)

    def _begin(self) -> None:
        """Nothing to prepare: the network knows where to look."""
