"""The functions that run on the card: a thread plays a game. They are the twins of the loops over arrays."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from assyria.kernel import setup, turn
from assyria.kernel.chance import next_random
from assyria.kernel.cuda.target import cuda as target
from assyria.kernel.layout import OVER
from assyria.kernel.observation import encode
from assyria.kernel.observation.advance import advance as play_on
from assyria.kernel.observation.advance import look_at, name_players
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS
from assyria.packed.layout import NOBODY

cuda = target()

BLOCK = 64
"""Threads of a block."""
# More registers than it would take by itself: playing on and on is 3 % quicker with them. The simulator has none.
_WITH_REGISTERS: dict[str, int] = {} if numba.config.ENABLE_CUDASIM else {"max_registers": 128}


def launch(function: Any, games: int, *arguments: Any, stream: Any = 0) -> None:
    """Start a function for so many games; it runs while Python goes on."""
    function[(games + BLOCK - 1) // BLOCK, BLOCK, stream](*arguments)


@cuda.jit  # type: ignore[untyped-decorator]
def deal(states: Any, seats: int, draft_size: int, strict_feeding: int, rngs: Any) -> None:
    """Begin a new game in each block, whose bytes must be zero."""
    index = cuda.grid(1)
    if index < len(states):
        rngs[index] = setup.new_game(states[index], seats, draft_size, strict_feeding, rngs[index])
        turn.update_legal(states[index])


@cuda.jit(**_WITH_REGISTERS)  # type: ignore[untyped-decorator]
def play_out(states: Any, rngs: Any, decisions: Any) -> None:
    """Play random actions to the end of each game, and write their number."""
    index = cuda.grid(1)
    if index < len(states):
        played, rng = turn.play_out(states[index], rngs[index])
        decisions[index] = played
        rngs[index] = rng


@cuda.jit  # type: ignore[untyped-decorator]
def choose_any(states: Any, rngs: Any, actions: Any) -> None:
    """Choose a random legal action in each position."""
    index = cuda.grid(1)
    if index < len(states):
        rngs[index] = next_random(rngs[index])
        actions[index] = turn.random_action(states[index], rngs[index])


@cuda.jit  # type: ignore[untyped-decorator]
def advance(
    states: Any,
    actions: Any,
    rngs: Any,
    fresh: Any,
    skip_forced: bool,
    over: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
    illegal: Any,
) -> None:
    """Play an action in each position (see `observation/advance.py`).

    Where it is illegal nothing is played, and `illegal` gets the first such index, times 2³², plus the action. A
    game that is over stays as it is.
    """
    index = cuda.grid(1)
    if index < len(states):
        if turn.is_legal(states[index], actions[index]):
            play_on(states, actions, rngs, fresh, skip_forced, over, scores, ranks, returns, index)
        elif states[index]["phase"] != OVER:
            cuda.atomic.min(illegal, 0, (index << 32) | (actions[index] & 0xFFFF_FFFF))


@cuda.jit  # type: ignore[untyped-decorator]
def count_deciding(movers: Any, decisions: Any) -> None:
    """Count a decision in each game that goes on."""
    index = cuda.grid(1)
    if index < len(movers) and movers[index] != NOBODY:
        decisions[index] += 1


LOOKED_AT = 16
"""Games that a block looks at together: as many rows as its shared memory holds."""
WARP = 32
PARTS = 4
"""Warps of that block: each writes another part of all the rows."""


@cuda.jit  # type: ignore[untyped-decorator]
def look(states: Any, observations: Any, masks: Any, movers: Any, seats: Any) -> None:
    """Write what the movers see.

    Rows are made in the block's own memory and copied as a whole: single bytes, scattered over the card's memory,
    would take three times as long.
    """
    rows = cuda.shared.array((LOOKED_AT, SIZE), np.uint8)
    legal = cuda.shared.array((LOOKED_AT, ACTIONS), np.int8)
    thread, threads = cuda.threadIdx.x, PARTS * WARP
    first = cuda.blockIdx.x * LOOKED_AT
    games = min(LOOKED_AT, len(states) - first)
    for game in range(games):
        for at in range(thread, SIZE, threads):
            rows[game, at] = 0
        for at in range(thread, ACTIONS, threads):
            legal[game, at] = 0
    cuda.syncthreads()
    part, game = thread // WARP, thread % WARP
    if game < games:
        look_at(states[first + game], part, rows, legal, game)
        if part == 0:
            name_players(states[first + game], movers, seats, first + game)
    cuda.syncthreads()
    for game in range(games):
        for at in range(thread, SIZE, threads):
            observations[first + game, at] = rows[game, at]
        for at in range(thread, ACTIONS, threads):
            masks[first + game, at] = legal[game, at]


def launch_look(games: int, *arguments: Any) -> None:
    """Start `look`, which has blocks of its own kind."""
    look[(games + LOOKED_AT - 1) // LOOKED_AT, PARTS * WARP](*arguments)


@cuda.jit  # type: ignore[untyped-decorator]
def settle(states: Any, scores: Any, ranks: Any, returns: Any) -> None:
    """Write the results of finished games."""
    index = cuda.grid(1)
    if index < len(states):
        encode.settle(states[index], scores, ranks, returns, index)


@cuda.jit  # type: ignore[untyped-decorator]
def scale(observations: Any, scales: Any, scaled: Any) -> None:
    """Scale observations to numbers from 0 to 1; a block takes one game after another."""
    for game in range(cuda.blockIdx.x, observations.shape[0], cuda.gridDim.x):
        for at in range(cuda.threadIdx.x, observations.shape[1], cuda.blockDim.x):
            scaled[game, at] = observations[game, at] * scales[at]
