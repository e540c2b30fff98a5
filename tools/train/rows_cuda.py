"""`rows` on a graphics card."""

from __future__ import annotations

from typing import Any

from assyria.kernel.cuda.target import cuda as target
from tools.train import rows

cuda = target()


@cuda.jit  # type: ignore[untyped-decorator]
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
    row = cuda.grid(1)
    if row < len(states):
        rows.play(states, rngs, actions, fresh, over, scores, ranks, returns, ledgers, row)


@cuda.jit  # type: ignore[untyped-decorator]
def put(states: Any, rngs: Any, positions: Any, chosen: Any) -> None:
    row = cuda.grid(1)
    if row < len(states):
        rows.put(states, rngs, positions, chosen, row)


@cuda.jit  # type: ignore[untyped-decorator]
def begin(nodes: Any, used: Any, paths: Any, depths: Any) -> None:
    row = cuda.grid(1)
    if row < len(nodes):
        rows.begin(nodes, used, paths, depths, row)


@cuda.jit  # type: ignore[untyped-decorator]
def descend(
    states: Any, leaves: Any, nodes: Any, used: Any, paths: Any, depths: Any, rngs: Any, first: Any
) -> None:
    row = cuda.grid(1)
    if row < len(states):
        rows.descend(states, leaves, nodes, used, paths, depths, rngs, first, row)


@cuda.jit  # type: ignore[untyped-decorator]
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
    row = cuda.grid(1)
    if row < len(leaves):
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
