"""A search of one position that can go on for as long as somebody wants: several trees, side by side."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import add
from random import Random

from assyria.bots.analysis import Analysis, Candidate, PointsBySource, SearchStatistics
from assyria.bots.budget import Budget
from assyria.bots.current_machine import machine
from assyria.bots.machine import ANY, AT_ROOT, ROOT, PointSums, Tree
from assyria.packed import Block, legal_actions, move_of, mover, unpack
from assyria.packed.reading import dealt, field
from assyria.rules import Move, Seat, View

SIMULATIONS_PER_ROUND = 250
"""Between two looks at the clock, in each tree."""
MIN_VISITS_IN_LINE = 20
"""A move with fewer visits is not expected to be played."""


class Search:
    """A search that starts from what a player sees, by the shipped network for as many players."""

    def __init__(self, seen: View, rng: Random, threads: int) -> None:
        self.root = machine().position(seen)
        self._trees: list[Tree] = [machine().new_tree(self.root, rng.getrandbits(64)) for _ in range(threads)]

    def use_generator(self, rng: Random) -> None:
        """Draw all further chance from this generator."""
        for tree in self._trees:
            tree.use_generator(rng.getrandbits(64))

    @property
    def simulations(self) -> int:
        return sum(tree.visits(ROOT) for tree in self._trees)

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
            machine().run_simulations(self._trees, share, ANY)

    def try_action(self, action: int, simulations: int) -> None:
        """Run so many simulations that begin with an action; some others must have run before."""
        machine().run_simulations(self._trees, math.ceil(simulations / len(self._trees)), action)

    def _lead(self) -> int:
        """Return how many visits the best action has more than the second."""
        first, second, *_ = sorted(self.visits().values(), reverse=True)
        return first - second

    def visits(self) -> dict[int, int]:
        """Return the visits of each legal action."""
        return self._visits_at(self.root, [ROOT] * len(self._trees))

    def _visits_at(self, block: Block, nodes: Sequence[int]) -> dict[int, int]:
        """Return the visits of each legal action at a position, which is one node in each tree."""
        found = dict.fromkeys(legal_actions(block), 0)
        for tree, node in zip(self._trees, nodes, strict=True):
            for action, child in tree.children(node).items():
                # A node may stand for what follows a forced move: its children are not those of this position.
                if action in found:
                    found[action] += tree.visits(child)
        return found

    def most_visited(self) -> int:
        """Return the action with the most visits; the lowest of equals."""
        visits = self.visits()
        return max(visits, key=lambda action: (visits[action], -action))

    def advance_root(self, action: int) -> bool:
        """Go on to the same player's next choice behind an action, keep its part of the tree, and return True.

        If cards are dealt or somebody else chooses before it, change nothing and return False.
        """
        after = self.root
        forced = [action]
        while len(forced) == 1:
            after = machine().play(after, *forced)
            forced = legal_actions(after)
        if dealt(after) != dealt(self.root) or mover(after) != mover(self.root):
            return False
        for tree in self._trees:
            tree.advance_root(action, after)
        self.root = after
        return True

    def analysis(self) -> Analysis:
        """Return what the search has found out about the position since it is the root."""
        position = unpack(self.root)
        chances = self._chances()
        visited = self.visits()
        counted = {action: [tree.points(action) for tree in self._trees] for action in (*visited, AT_ROOT)}
        sources = self._sources([part for parts in counted.values() for part in parts])
        candidates = []
        for action, visits in visited.items():
            then = self._chances_after(action, visits) if visits else chances
            seen = any(part.simulations for part in counted[action])
            points = self._sources(counted[action]) if seen else sources
            candidates.append(Candidate(move_of(action, position), visits, tuple(then), points))
        return Analysis(
            seat=mover(self.root),
            simulations=self.simulations,
            chances=tuple(chances),
            sources=sources,
            candidates=tuple(sorted(candidates, key=lambda candidate: -candidate.visits)),
            line=tuple(self._line()),
        )

    def statistics(self) -> SearchStatistics:
        """Return what the search has counted."""
        seat = mover(self.root)
        visits = self.visits()
        values = {
            action: self._chances_after(action, count)[seat] for action, count in visits.items() if count > 0
        }
        return SearchStatistics(tuple(self._chances()), visits, values)

    @property
    def _seats(self) -> int:
        return field(self.root, "seats")[0]

    def _chances(self) -> list[float]:
        """Return the win chances by seat."""
        return self._by_seat([tree.shares(ROOT) for tree in self._trees], self.simulations)

    def _chances_after(self, action: int, visits: int) -> list[float]:
        """Return the win chances by seat after an action that has visits."""
        return self._by_seat([tree.shares(tree.children(ROOT)[action]) for tree in self._trees], visits)

    def _by_seat(self, sums: list[list[float]], visits: int) -> list[float]:
        return _means(sums, visits)[: self._seats]

    def _sources(self, counted: Sequence[PointSums]) -> PointsBySource:
        """Return the mean points by seat and source."""
        simulations = sum(part.simulations for part in counted)
        seats = range(self._seats)
        return tuple(tuple(_means([part.sums[seat] for part in counted], simulations)) for seat in seats)

    def _line(self) -> Iterator[tuple[Seat, Move]]:
        """Yield the most visited moves, until cards are dealt or there are too few visits."""
        at, nodes = self.root, [ROOT] * len(self._trees)
        while (legal := legal_actions(at)) and dealt(at) == dealt(self.root):
            children = [tree.children(node) for tree, node in zip(self._trees, nodes, strict=True)]
            action = legal[0]
            # A forced move has no node, unless it is the first.
            if len(legal) > 1 or all(action in by_action for by_action in children):
                visits = self._visits_at(at, nodes)
                action = max(legal, key=lambda each: visits[each])
                if visits[action] < MIN_VISITS_IN_LINE or not all(action in by_action for by_action in children):
                    return
                nodes = [by_action[action] for by_action in children]
            yield mover(at), move_of(action, unpack(at))
            at = machine().play(at, action)


def _means(parts: Sequence[list[float]], count: int) -> list[float]:
    """Return the sums of numbers that belong together, divided."""
    # Not `sum`, which newer Pythons make more exact than compiled code.
    return [reduce(add, numbers) / count for numbers in zip(*parts, strict=True)]
