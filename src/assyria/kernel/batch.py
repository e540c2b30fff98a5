"""The kernel's functions for Python: arrays of positions, on one thread or several.

Arrays of positions (`STATE` blocks) and of generators (uint64) are changed in place. They must be contiguous;
anything else is refused with a TypeError. Compiled code runs without the interpreter's lock, so
plain threads do: each takes a stretch of the arrays. A generator (`chance`) goes with each position and moves on
when chance is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.kernel import loops
from assyria.kernel.chance import NO_CHANCE
from assyria.kernel.layout import OVER, STATE, States
from assyria.packed.actions import ACTIONS
from assyria.rules import FeedingRule, Game, Seat

Actions = NDArray[np.integer[Any]]
Generators = NDArray[np.uint64]


class IllegalAction(ValueError):
    """An action that is not legal in its position; nothing was played."""

    def __init__(self, index: int, action: int) -> None:
        super().__init__(index, action)
        self.index = index
        self.action = action

    def __str__(self) -> str:
        return f"action {self.action} is not legal in position {self.index}"


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="assyria-kernel")


def spread(run: Callable[..., Any], threads: int, *arrays: NDArray[Any]) -> None:
    """Run on consecutive parts of the arrays, one for each thread."""
    size = len(arrays[0])
    if any(len(array) != size for array in arrays):  # no stretch would show it
        raise ValueError(f"arrays of one length expected, not {[len(array) for array in arrays]}")
    cuts = [size * number // threads for number in range(threads + 1)]
    stretches = [[array[low:high] for array in arrays] for low, high in pairwise(cuts)]
    for done in [_pool(threads).submit(run, *stretch) for stretch in stretches]:
        done.result()


def new_games(game: Game, rngs: Generators) -> States:
    """§2 Return a new game for each generator: turn order, decks, and the first sowing."""
    states = np.zeros(len(rngs), STATE)
    strict = int(game.feeding is FeedingRule.STRICT)
    loops.deal.run(states, game.players, game.draft_size, strict, rngs)
    return states


def legal_mask(states: States, threads: int = 1) -> NDArray[np.bool_]:
    """Return the masks of legal actions: a row of `ACTIONS` for each position."""
    masks = np.zeros((len(states), ACTIONS), np.bool_)
    if threads == 1:
        loops.mask.run(states, masks)
    else:
        spread(loops.mask.run, threads, states, masks)
    return masks


def legal_actions(states: States, index: int = 0) -> NDArray[np.int64]:
    """Return the legal actions of one position, ascending; none once the game is over."""
    return np.flatnonzero(legal_mask(states[index : index + 1]))


def step(states: States, actions: Actions, rngs: Generators, threads: int = 1) -> None:
    """Play an action in each position. **They must be legal**: an illegal one leaves an invalid position."""
    actions = np.ascontiguousarray(actions, np.int64)
    if threads == 1:
        loops.step.run(states, actions, rngs)
    else:
        spread(loops.step.run, threads, states, actions, rngs)


def play(states: States, actions: Actions, rngs: Generators, threads: int = 1) -> None:
    """Play an action in each position. Raises IllegalAction and plays nothing if any is illegal."""
    actions = np.ascontiguousarray(actions, np.int64)
    illegal = loops.first_illegal.run(states, actions)
    if illegal >= 0:
        raise IllegalAction(illegal, int(actions[illegal]))
    step(states, actions, rngs, threads)


def redeal(states: States, rngs: Generators, threads: int = 1) -> None:
    """Shuffle the undealt cards. View and legal actions of each position stay the same."""
    spread(loops.redeal.run, threads, states, rngs)


def play_out(states: States, rngs: Generators, threads: int = 1) -> NDArray[np.int64]:
    """Play random legal actions to the end of each game, and return their numbers."""
    if (rngs == NO_CHANCE).any():
        raise ValueError("random actions need chance: no generator may be 0")
    decisions = np.zeros(len(states), np.int64)
    spread(loops.play_out.run, threads, states, rngs, decisions)
    return decisions


def is_over(states: States) -> NDArray[np.bool_]:
    over: NDArray[np.bool_] = states["phase"] == OVER
    return over


def movers(states: States) -> NDArray[np.int8]:
    """Return the seat to decide in each position; -1 once the game is over."""
    seats = states["order"][np.arange(len(states)), states["order_index"]]
    return np.where(is_over(states), np.int8(-1), seats)


def ledgers(states: States) -> NDArray[np.uint8]:
    """Return the points by position, seat and source (as in `rules.Source`); 0 for seats not in play."""
    points: NDArray[np.uint8] = states["players"]["ledger"]
    return points


def scores(states: States) -> NDArray[np.int64]:
    """Return the points by position and seat."""
    points: NDArray[np.int64] = ledgers(states).sum(axis=2, dtype=np.int64)
    return points


def winners(states: States) -> list[tuple[Seat, ...]]:
    """§8 Most points win; ties share the victory. Of an unfinished game: the leaders."""
    return [
        tuple(np.flatnonzero(points[:seats] == points[:seats].max()).tolist())
        for points, seats in zip(scores(states), states["seats"].tolist(), strict=True)
    ]
