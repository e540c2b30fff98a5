"""A search of one position that can go on for as long as somebody wants: a tree on each of several threads."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots.budget import Budget
from assyria.kernel.compiling import CompiledFunction
from assyria.kernel.layout import States
from assyria.rules import View

MAX_NODES = 250_000
"""A full tree gets no new nodes; its simulations still count."""
SIMULATIONS_PER_ROUND = 250
"""Between two looks at the clock, on each thread."""
ROOT = 0
NO_NODE = -1


class Tree(ABC):
    """One thread's tree, and its random generator.

    Nodes are records with `first_child`, `next_sibling`, `action`, `visits` and `value_sums` by seat.
    """

    new_root: NDArray[np.void]
    extract_subtree: CompiledFunction

    def __init__(self, root: States, rng: int) -> None:
        self.nodes = np.empty(MAX_NODES, self.new_root.dtype)
        self.nodes[ROOT] = self.new_root
        self.used = 1
        self.states = np.repeat(root, 2)
        self.rngs = kernel.generators(rng, 1)

    @abstractmethod
    def run_simulations(self, simulations: int) -> None:
        """Go on by so many simulations."""

    def children(self, node: int) -> dict[int, int]:
        """Return the index of each child, by action."""
        found = {}
        child = int(self.nodes[node]["first_child"])
        while child != NO_NODE:
            found[int(self.nodes[child]["action"])] = child
            child = int(self.nodes[child]["next_sibling"])
        return found

    def advance_root(self, action: int, root: States) -> None:
        """Make the child of an action the root, and forget all that is not below it."""
        subtree = np.empty(MAX_NODES, self.nodes.dtype)
        self.used = self.extract_subtree.run(self.nodes, self.children(ROOT)[action], subtree)
        self.nodes = subtree
        self.states = np.repeat(root, 2)


class TreeSearch(ABC):
    """A search that starts from what a player sees."""

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        self.root = kernel.from_state(seen)
        self._rng = rng
        self._trees = [self._new_tree(rng.getrandbits(64)) for _ in range(threads)]

    @abstractmethod
    def _new_tree(self, rng: int) -> Tree:
        """Return a tree of the root alone."""

    @abstractmethod
    def _begin(self) -> None:
        """Prepare for a run; chance comes from the search's generator."""

    def use_generator(self, rng: Random) -> None:
        """Draw all further chance from this generator."""
        self._rng = rng
        for part in self._trees:
            part.rngs = kernel.generators(rng.getrandbits(64), 1)

    @property
    def simulations(self) -> int:
        return sum(int(part.nodes[ROOT]["visits"]) for part in self._trees)

    def run(self, budget: Budget, stop_when_decided: bool = False) -> None:
        """Run simulations until the budget is spent, or until the rest of it cannot change the choice."""
        began, before = time.perf_counter(), self.simulations
        self._begin()
        while True:
            known = self.simulations
            left = math.inf if budget.simulations is None else budget.simulations - known
            if budget.seconds is not None and known > before:
                spent = time.perf_counter() - began
                left = min(left, (known - before) * (budget.seconds / spent - 1))
            if left < 1 or (stop_when_decided and known > before and self._lead() > left):
                break
            share = math.ceil(min(SIMULATIONS_PER_ROUND, left / len(self._trees)))
            pool = _pool(len(self._trees))
            for run in [pool.submit(part.run_simulations, share) for part in self._trees]:
                run.result()

    def _lead(self) -> int:
        """Return how many visits the best action has more than the second."""
        first, second, *_ = sorted(self.visits().values(), reverse=True)
        return first - second

    def visits(self) -> dict[int, int]:
        """Return the visits of each legal action."""
        found = dict.fromkeys(kernel.legal_actions(self.root).tolist(), 0)
        if len(found) == 1:  # the tree begins behind it
            return dict.fromkeys(found, self.simulations)
        for part in self._trees:
            for action, child in part.children(ROOT).items():
                found[action] += int(part.nodes[child]["visits"])
        return found

    def most_visited(self) -> int:
        """Return the action with the most visits; the lowest of equals."""
        visits = self.visits()
        return max(visits, key=lambda action: (visits[action], -action))

    def advance_root(self, action: int) -> bool:
        """Go on to the same player's next choice behind an action, keep its part of the tree, and return True.

        If cards are dealt or somebody else chooses before it, change nothing and return False.
        """
        after = self.root.copy()
        forced = [action]
        while len(forced) == 1:
            kernel.step(after, np.array(forced), _NO_CHANCE)
            forced = kernel.legal_actions(after).tolist()
        if dealt(after) != dealt(self.root) or kernel.movers(after) != kernel.movers(self.root):
            return False
        for part in self._trees:
            part.advance_root(action, after)
        self.root = after
        return True


_NO_CHANCE = np.array([kernel.NO_CHANCE], np.uint64)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="assyria-search")


def dealt(states: States) -> tuple[int, ...]:
    """Return numbers that change when cards are dealt: how many are undealt in both decks, reign and turn."""
    return tuple(int(states[name][0]) for name in ("deck_left", "expansion_left", "reign", "turn"))
