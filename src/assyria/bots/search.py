"""A search over a position: trees that grow on several threads, and what they have to say."""

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
from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.budget import Budget
from assyria.bots.compiled import tree
from assyria.bots.compiled.knowledge import Knowledge, Line, knowledge
from assyria.kernel.layout import States
from assyria.kernel.tables import MOST_PLAYERS
from assyria.rules import Move, Seat, Source, View

NODES = 250_000
"""A tree that is full grows no more; it still counts what it sees."""
ROUND = 250
"""Simulations between two looks at the clock."""
PLANS, WIDTH = 12, 8
"""How many plans the search begins with, and how many actions each tries at a decision."""
SELDOM = 20
"""A move that was tried less often than this is no expectation."""


class _Tree:
    """One thread's tree, its chance, and the points by seat and source that its simulations ended with."""

    def __init__(self, root: States, rng: int) -> None:
        self.nodes = np.empty(NODES, tree.NODE)
        self.nodes[tree.ROOT] = SEED
        self.used = 1
        self.states = np.repeat(root, 2)
        self.totals = np.zeros((MOST_PLAYERS, len(Source)))
        self.rngs = kernel.generators(rng, 1)

    def grow(self, knowledge: Knowledge, line: Line, simulations: int) -> None:
        self.used = tree.grow.run(
            self.states,
            self.nodes,
            self.used,
            *knowledge,
            tree.STEERING,
            line,
            self.totals,
            self.rngs,
            simulations,
        )

    def children(self, node: int) -> dict[int, int]:
        """By action, where its node is."""
        found = {}
        child = int(self.nodes[node]["first"])
        while child != tree.NOTHING:
            found[int(self.nodes[child]["action"])] = child
            child = int(self.nodes[child]["next"])
        return found

    def keep(self, action: int, root: States) -> None:
        """Forget all but what comes behind an action."""
        kept = np.empty(NODES, tree.NODE)
        self.used = tree.keep.run(self.nodes, self.children(tree.ROOT)[action], kept)
        self.nodes = kept
        self.states = np.repeat(root, 2)


class Search:
    """What is known about a position, and how to know more. It starts from what a player sees: the view."""

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        self.root = kernel.from_state(seen)
        self._knowledge = knowledge(seen.game.players)
        self._rng = rng
        self._trees = [_Tree(self.root, rng.getrandbits(64)) for _ in range(threads)]

    @property
    def simulations(self) -> int:
        return sum(int(part.nodes[tree.ROOT]["visits"]) for part in self._trees)

    def run(self, budget: Budget, stop_when_decided: bool = False) -> None:
        """Grow the trees until the budget is spent; if it is only to choose, until nothing else can be chosen."""
        began, before = time.perf_counter(), self.simulations
        line = self._knowledge.plan(self.root, self._rng, PLANS, WIDTH)
        while True:
            known = self.simulations
            left = math.inf if budget.simulations is None else budget.simulations - known
            if budget.seconds is not None and known > before:
                spent = time.perf_counter() - began
                left = min(left, (known - before) * (budget.seconds / spent - 1))
            if left < 1 or (stop_when_decided and known > before and self._lead() > left):
                break
            share = math.ceil(min(ROUND, left / len(self._trees)))
            runs = [
                _pool(len(self._trees)).submit(part.grow, self._knowledge, line, share) for part in self._trees
            ]
            for run in runs:
                run.result()
            line = line[:0]

    def _lead(self) -> int:
        """How often the best action was tried more than the second."""
        first, second, *_ = sorted(self.visits().values(), reverse=True)
        return first - second

    def visits(self) -> dict[int, int]:
        """How often each legal action was tried."""
        found = dict.fromkeys(kernel.legal_actions(self.root).tolist(), 0)
        if len(found) == 1:  # the tree begins behind it
            return dict.fromkeys(found, self.simulations)
        for part in self._trees:
            for action, child in part.children(tree.ROOT).items():
                found[action] += int(part.nodes[child]["visits"])
        return found

    def most_visited(self) -> int:
        """The action tried most often; the lowest of equals."""
        visits = self.visits()
        return max(visits, key=lambda action: (visits[action], -action))

    def advance_root(self, action: int) -> bool:
        """Go on to the same player's next choice behind an action, and keep what was found out about it.

        False, and nothing changes, if cards are dealt or somebody else chooses before.
        """
        after = self.root.copy()
        forced = [action]
        while len(forced) == 1:
            kernel.step(after, np.array(forced), _NO_CHANCE)
            forced = kernel.legal_actions(after).tolist()
        if _drawn(after) != _drawn(self.root) or kernel.movers(after) != kernel.movers(self.root):
            return False
        for part in self._trees:
            part.keep(action, after)
        self.root = after
        return True

    def analysis(self) -> Analysis:
        """What was found out about the position."""
        seats = int(self.root["seats"][0])
        position = kernel.to_state(self.root)
        roots = [part.nodes[tree.ROOT] for part in self._trees]
        chances = _mean([root["chances"] for root in roots], self.simulations)[:seats]
        candidates = []
        for action, visits in self.visits().items():
            then = chances
            if 0 < visits < self.simulations:
                met = [part.nodes[part.children(tree.ROOT)[action]] for part in self._trees]
                then = _mean([node["chances"] for node in met], visits)[:seats]
            candidates.append(Candidate(kernel.move_of(action, position), visits, tuple(then.tolist())))
        sources = _mean([part.totals for part in self._trees], self.simulations)[:seats]
        return Analysis(
            simulations=self.simulations,
            chances=tuple(chances.tolist()),
            sources=tuple(map(tuple, sources.tolist())),
            candidates=tuple(sorted(candidates, key=lambda candidate: -candidate.visits)),
            line=tuple(self._line()),
        )

    def _line(self) -> Iterator[tuple[Seat, Move]]:
        """The moves tried most often, until cards are dealt or the search has hardly looked."""
        at = self.root.copy()
        nodes = [tree.ROOT] * len(self._trees)
        while not kernel.is_over(at)[0] and _drawn(at) == _drawn(self.root):
            legal = kernel.legal_actions(at).tolist()
            action = legal[0]
            if len(legal) > 1:
                families = [part.children(node) for part, node in zip(self._trees, nodes, strict=True)]
                visits = {
                    each: sum(
                        int(part.nodes[family[each]]["visits"])
                        for part, family in zip(self._trees, families, strict=True)
                        if each in family
                    )
                    for each in legal
                }
                action = max(legal, key=lambda each: visits[each])
                if visits[action] < SELDOM or not all(action in family for family in families):
                    return
                nodes = [family[action] for family in families]
            yield int(kernel.movers(at)[0]), kernel.move_of(action, kernel.to_state(at))
            kernel.step(at, np.array([action]), _NO_CHANCE)


SEED = np.array((tree.NOTHING, tree.NOTHING, 0, 0, tree.NOTHING, 1, 0), tree.NODE)
"""A tree of one node."""
_NO_CHANCE = np.array([kernel.NO_CHANCE], np.uint64)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="assyria-search")


def _mean(parts: list[Any], count: int) -> NDArray[np.float64]:
    return np.asarray(np.sum(parts, axis=0, dtype=np.float64) / count)


def _drawn(states: States) -> tuple[int, int]:
    """Changes when a card is dealt."""
    return int(states["deck_left"][0]), int(states["expansion_left"][0])
