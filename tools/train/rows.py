"""What is done for every game of self-play, one row after another: on the card a thread each, else in a loop."""

from __future__ import annotations

from typing import Any

from assyria.bots.machine import ROOT
from assyria.bots.network import tree
from assyria.bots.network.inference import SOURCES, Evaluation
from assyria.bots.network.tree import Outcomes
from assyria.kernel import setup
from assyria.kernel.compiling import compiled
from assyria.kernel.observation.advance import advance, restart
from assyria.packed.numbering import MOST_PLAYERS


@compiled
def play(
    states: Any,
    rngs: Any,
    actions: Any,
    fresh: Any,
    over: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
    ledgers: Any,
    row: int,
) -> None:
    """Play an action and what is forced after it. A game that ends leaves its results, and another begins."""
    advance(states, actions, rngs, fresh[:0], True, over, scores, ranks, returns, row)
    if over[row]:
        for seat in range(MOST_PLAYERS):
            for source in range(SOURCES):
                ledgers[row, seat, source] = states[row].players[seat].ledger[source]
        rngs[row] = restart(states, fresh, rngs[row], row)


@compiled
def put(states: Any, rngs: Any, positions: Any, chosen: Any, row: int) -> None:
    """Go on from a chosen position, whose undealt cards are shuffled anew; below 0 nothing is chosen."""
    if chosen[row] >= 0:
        states[row] = positions[chosen[row]]
        rngs[row] = setup.redeal(states[row], rngs[row])


@compiled
def begin(nodes: Any, used: Any, paths: Any, depths: Any, row: int) -> None:
    """Begin a tree: a root, and a path that ends there."""
    tree.begin(nodes[row, ROOT])
    used[row] = 1
    paths[row, 0] = ROOT
    depths[row] = 1


@compiled
def descend(
    states: Any, leaves: Any, nodes: Any, used: Any, paths: Any, depths: Any, rngs: Any, first: Any, row: int
) -> None:
    """Go down to a leaf in a copy of the position, whose undealt cards the search shuffles anew."""
    leaves[row] = states[row]
    used[row], depths[row], rngs[row] = tree.descend(
        leaves[row], nodes[row], used[row], paths[row], rngs[row], first[row]
    )


@compiled
def absorb(
    leaves: Any,
    nodes: Any,
    used: Any,
    paths: Any,
    depths: Any,
    preferences: Any,
    shares: Any,
    prospects: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
    values: Any,
    worth: Any,
    row: int,
) -> None:
    """Take what the network says of a leaf into the tree."""
    # Trees take in no points, so anything may stand in their place.
    evaluation = Evaluation(preferences, shares, prospects, prospects)
    outcomes = Outcomes(scores, ranks, returns, values, worth)
    used[row] = tree.absorb(leaves[row], nodes[row], used[row], paths[row], depths[row], evaluation, outcomes, row)
