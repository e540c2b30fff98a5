"""The search that the linear evaluation guides: it begins with a plan, and tells what it has found out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots.analysis import Analysis, Candidate, SearchStatistics
from assyria.bots.compiled import tree
from assyria.bots.compiled.model import Model, Plan, load_model
from assyria.bots.tree_search import Tree, TreeSearch, dealt
from assyria.kernel.layout import States
from assyria.kernel.tables import MOST_PLAYERS
from assyria.rules import Move, Seat, Source, View

BEAM_WIDTH, BRANCHING = 12, 8
"""Of the plan that the search begins with."""
MIN_VISITS_IN_LINE = 20
"""A move with fewer visits is not expected to be played."""


class PlannedTree(Tree):
    """A tree that follows a plan first, and sums up the points by seat and source of its simulations."""

    new_root = np.array((tree.NO_NODE, tree.NO_NODE, 0, 0, tree.NO_DECISION, 1, 0), tree.NODE)
    extract_subtree = tree.extract_subtree

    def __init__(self, root: States, rng: int, model: Model) -> None:
        super().__init__(root, rng)
        self.plan: Plan = np.empty(0, np.int64)
        self.points_by_source = np.zeros((MOST_PLAYERS, len(Source)))
        self._model = model

    def run_simulations(self, simulations: int) -> None:
        self.used = tree.run_simulations.run(
            self.states,
            self.nodes,
            self.used,
            *self._model,
            self.plan,
            self.points_by_source,
            self.rngs,
            simulations,
        )
        self.plan = self.plan[:0]


class Search(TreeSearch):
    """A search with an analysis."""

    _trees: list[PlannedTree]  # type: ignore[assignment]

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        self._model = load_model(seen.game.players)
        super().__init__(seen, rng, threads)

    def _new_tree(self, rng: int) -> PlannedTree:
        return PlannedTree(self.root, rng, self._model)

    def _begin(self) -> None:
        plan = self._model.plan(self.root, self._rng, BEAM_WIDTH, BRANCHING)
        for part in self._trees:
            part.plan = plan

    def analysis(self) -> Analysis:
        """Return what the search has found out about the position."""
        seats = int(self.root["seats"][0])
        position = kernel.to_state(self.root)
        chances = self._chances()
        candidates = []
        for action, visits in self.visits().items():
            then = self._chances_after(action, visits) if 0 < visits < self.simulations else chances
            candidates.append(Candidate(kernel.move_of(action, position), visits, tuple(then)))
        sources = _mean([part.points_by_source for part in self._trees], self.simulations)[:seats]
        return Analysis(
            simulations=self.simulations,
            chances=tuple(chances),
            sources=tuple(map(tuple, sources.tolist())),
            candidates=tuple(sorted(candidates, key=lambda candidate: -candidate.visits)),
            line=tuple(self._line()),
        )

    def statistics(self) -> SearchStatistics:
        """Return what the search has counted at a choice between several actions."""
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
        means: list[float] = _mean([node["value_sums"] for node in nodes], visits).tolist()
        return means[: int(self.root["seats"][0])]

    def _line(self) -> Iterator[tuple[Seat, Move]]:
        """Yield the most visited moves, until cards are dealt or there are too few visits."""
        at = self.root.copy()
        nodes = [tree.ROOT] * len(self._trees)
        while not kernel.is_over(at)[0] and dealt(at) == dealt(self.root):
            legal = kernel.legal_actions(at).tolist()
            action = legal[0]
            if len(legal) > 1:
                children = [part.children(node) for part, node in zip(self._trees, nodes, strict=True)]
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


def _mean(parts: list[Any], count: int) -> NDArray[np.float64]:
    return np.asarray(np.sum(parts, axis=0, dtype=np.float64) / count)
