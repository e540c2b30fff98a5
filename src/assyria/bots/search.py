"""A search of one position that can go on for as long as somebody wants: a tree on each of several threads."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots.analysis import Analysis, Candidate, SearchStatistics
from assyria.bots.budget import Budget
from assyria.bots.network import tree
from assyria.bots.network.parameters import Parameters, load_parameters
from assyria.kernel.layout import States
from assyria.kernel.tables import MOST_PLAYERS
from assyria.rules import Move, Seat, Source, View

MAX_NODES = 250_000
"""A full tree gets no new nodes; its simulations still count."""
SIMULATIONS_PER_ROUND = 250
"""Between two looks at the clock, on each thread."""
MIN_VISITS_IN_LINE = 20
"""A move with fewer visits is not expected to be played."""


class Tree:
    """One thread's tree, and its random generator."""

    def __init__(self, root: States, rng: int, network: Parameters) -> None:
        self.nodes = np.empty(MAX_NODES, tree.NODE)
        tree.begin_tree.run(self.nodes)
        self.used = 1
        self.states = np.repeat(root, 2)
        self.rngs = kernel.generators(rng, 1)
        self.points = np.zeros((MOST_PLAYERS, len(Source)))
        """Final points by seat and source, summed over the simulations since the root is where it is."""
        self.simulations = 0
        """How many that are."""
        self._network = network

    def run_simulations(self, simulations: int) -> None:
        """Go on by so many simulations."""
        self.used = tree.run_simulations.run(
            self.states, self.nodes, self.used, self._network, self.points, self.rngs, simulations
        )
        self.simulations += simulations

    def children(self, node: int) -> dict[int, int]:
        """Return the index of each child, by action."""
        found = {}
        child = int(self.nodes[node]["first_child"])
        while child != tree.NO_NODE:
            found[int(self.nodes[child]["action"])] = child
            child = int(self.nodes[child]["next_sibling"])
        return found

    def advance_root(self, action: int, root: States) -> None:
        """Make the child of an action the root, and forget all that is not below it."""
        subtree = np.empty(MAX_NODES, tree.NODE)
        self.used = tree.extract_subtree.run(self.nodes, self.children(tree.ROOT)[action], subtree)
        self.nodes = subtree
        self.states = np.repeat(root, 2)
        self.points[:] = 0
        self.simulations = 0


class Search:
    """A search that starts from what a player sees, by the shipped network for as many players."""

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        network = load_parameters(seen.game.players)
        self.root = kernel.from_state(seen)
        self._trees = [Tree(self.root, rng.getrandbits(64), network) for _ in range(threads)]

    def use_generator(self, rng: Random) -> None:
        """Draw all further chance from this generator."""
        for part in self._trees:
            part.rngs = kernel.generators(rng.getrandbits(64), 1)

    @property
    def simulations(self) -> int:
        return sum(int(part.nodes[tree.ROOT]["visits"]) for part in self._trees)

    def run(self, budget: Budget, stop_when_decided: bool = False) -> None:
        """Run simulations until the budget is spent, or until the rest of it cannot change the choice."""
        began, before = time.perf_counter(), self.simulations
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
        for part in self._trees:
            for action, child in part.children(tree.ROOT).items():
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

    def analysis(self) -> Analysis:
        """Return what the search has found out about the position since it is the root."""
        seats = int(self.root["seats"][0])
        position = kernel.to_state(self.root)
        chances = self._chances()
        candidates = []
        for action, visits in self.visits().items():
            then = self._chances_after(action, visits) if visits else chances
            candidates.append(Candidate(kernel.move_of(action, position), visits, tuple(then)))
        counted = sum(part.simulations for part in self._trees)
        sources = _mean([part.points for part in self._trees], counted)[:seats]
        return Analysis(
            simulations=self.simulations,
            chances=tuple(chances),
            sources=tuple(map(tuple, sources.tolist())),
            candidates=tuple(sorted(candidates, key=lambda candidate: -candidate.visits)),
            line=tuple(self._line()),
        )

    def statistics(self) -> SearchStatistics:
        """Return what the search has counted."""
        mover = int(kernel.movers(self.root)[0])
        visits = self.visits()
        values = {
            action: self._chances_after(action, count)[mover] for action, count in visits.items() if count > 0
        }
        return SearchStatistics(tuple(self._chances()), visits, values)

    def _chances(self) -> list[float]:
        """Return the win chances by seat."""
        return self._by_seat([part.nodes[tree.ROOT] for part in self._trees], self.simulations)

    def _chances_after(self, action: int, visits: int) -> list[float]:
        """Return the win chances by seat after an action that has visits."""
        return self._by_seat([part.nodes[part.children(tree.ROOT)[action]] for part in self._trees], visits)

    def _by_seat(self, nodes: list[Any], visits: int) -> list[float]:
        means: list[float] = _mean([node["share_sums"] for node in nodes], visits).tolist()
        return means[: int(self.root["seats"][0])]

    def _line(self) -> Iterator[tuple[Seat, Move]]:
        """Yield the most visited moves, until cards are dealt or there are too few visits."""
        at = self.root.copy()
        nodes = [tree.ROOT] * len(self._trees)
        while not kernel.is_over(at)[0] and dealt(at) == dealt(self.root):
            legal = kernel.legal_actions(at).tolist()
            children = [part.children(node) for part, node in zip(self._trees, nodes, strict=True)]
            action = legal[0]
            # A forced move has no node, unless it is the first.
            if len(legal) > 1 or all(action in by_action for by_action in children):
                visits = {
                    each: sum(
                        int(part.nodes[by_action[each]]["visits"])
                        for part, by_action in zip(self._trees, children, strict=True)
                        if each in by_action
                    )
                    for each in legal
                }
                action = max(legal, key=lambda each: visits[each])
                if visits[action] < MIN_VISITS_IN_LINE or not all(action in by_action for by_action in children):
                    return
                nodes = [by_action[action] for by_action in children]
            yield int(kernel.movers(at)[0]), kernel.move_of(action, kernel.to_state(at))
            kernel.step(at, np.array([action]), _NO_CHANCE)


_NO_CHANCE = np.array([kernel.NO_CHANCE], np.uint64)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="assyria-search")


def dealt(states: States) -> tuple[int, ...]:
    """Return numbers that change when cards are dealt: how many are undealt in both decks, reign and turn."""
    return tuple(int(states[name][0]) for name in ("deck_left", "expansion_left", "reign", "turn"))


def _mean(parts: list[Any], count: int) -> NDArray[np.float64]:
    return np.asarray(np.sum(parts, axis=0, dtype=np.float64) / count)
