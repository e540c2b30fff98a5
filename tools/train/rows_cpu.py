"""`rows` on the processor."""

from __future__ import annotations

from typing import Any

from numba import njit

from tools.train import rows


@njit  # type: ignore[untyped-decorator]
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
) -> None:
    for row in range(len(states)):
        rows.play(states, rngs, actions, fresh, over, scores, ranks, returns, ledgers, row)


@njit  # type: ignore[untyped-decorator]
def begin(nodes: Any, used: Any, paths: Any, depths: Any) -> None:
    for row in range(len(nodes)):
        rows.begin(nodes, used, paths, depths, row)


@njit  # type: ignore[untyped-decorator]
def descend(
    states: Any, leaves: Any, nodes: Any, used: Any, paths: Any, depths: Any, rngs: Any, first: Any
) -> None:
    for row in range(len(states)):
        rows.descend(states, leaves, nodes, used, paths, depths, rngs, first, row)


@njit  # type: ignore[untyped-decorator]
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
) -> None:
    for row in range(len(leaves)):
        rows.absorb(
            leaves,
            nodes,
            used,
            paths,
            depths,
            preferences,
            shares,
            prospects,
            scores,
            ranks,
            returns,
            values,
            worth,
            row,
        )
