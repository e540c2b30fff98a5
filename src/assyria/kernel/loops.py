"""The few compiled functions that Python calls: loops over arrays of positions.

Each contains its own copy of the code it calls, and large ones take seconds to compile; hence few.
"""

from __future__ import annotations

from typing import Any

from numba import types

from assyria.kernel import setup, turn
from assyria.kernel.bits import NONE, lowest, without_lowest
from assyria.kernel.compiling import CompiledFunction, compiled_function
from assyria.kernel.layout import STATES_TYPE
from assyria.packed.actions import OTHERS, SITE

_GENERATORS = types.Array(types.uint64, 1, "C")
_NUMBERS = types.Array(types.int64, 1, "C")
_MASKS = types.Array(types.boolean, 2, "C")


@compiled_function(STATES_TYPE, types.int64, types.int64, types.int64, _GENERATORS)
def deal(states: Any, seats: int, draft_size: int, strict_feeding: int, rngs: Any) -> None:
    """Begin a new game in each block, whose bytes must be zero."""
    for index in range(len(states)):
        rngs[index] = setup.new_game(states[index], seats, draft_size, strict_feeding, rngs[index])
        turn.update_legal(states[index])


@compiled_function(STATES_TYPE)
def update_legal(states: Any) -> None:
    """Update the legal actions of positions from elsewhere."""
    for index in range(len(states)):
        turn.update_legal(states[index])


@compiled_function(STATES_TYPE, _MASKS)
def mask(states: Any, masks: Any) -> None:
    """Mark the legal actions in masks that are all False."""
    if len(masks) != len(states):
        raise ValueError("as many masks as positions expected")
    for index in range(len(states)):
        s = states[index]
        for first, legal in ((0, s.legal_hexes), (SITE, s.legal_sites), (OTHERS, s.legal_others)):
            while legal != NONE:
                masks[index, first + lowest(legal)] = True
                legal = without_lowest(legal)


@compiled_function(STATES_TYPE, _NUMBERS)
def first_illegal(states: Any, actions: Any) -> int:
    """Return the index of the first illegal action; -1 if all are legal."""
    if len(actions) != len(states):
        raise ValueError("as many actions as positions expected")
    for index in range(len(states)):
        if not turn.is_legal(states[index], actions[index]):
            return index
    return -1


@compiled_function(STATES_TYPE, _NUMBERS, _GENERATORS)
def step(states: Any, actions: Any, rngs: Any) -> None:
    """Play a legal action in each position."""
    if len(actions) != len(states) or len(rngs) != len(states):
        raise ValueError("as many actions and generators as positions expected")
    for index in range(len(states)):
        rngs[index] = turn.step(states[index], actions[index], rngs[index])


@compiled_function(STATES_TYPE, _GENERATORS)
def redeal(states: Any, rngs: Any) -> None:
    """Shuffle the undealt cards of each position."""
    if len(rngs) != len(states):
        raise ValueError("as many generators as positions expected")
    for index in range(len(states)):
        rngs[index] = setup.redeal(states[index], rngs[index])


@compiled_function(STATES_TYPE, _GENERATORS, _NUMBERS)
def play_out(states: Any, rngs: Any, decisions: Any) -> None:
    """Play random actions to the end of each game, and write their number."""
    if len(rngs) != len(states) or len(decisions) != len(states):
        raise ValueError("as many generators as positions expected")
    for index in range(len(states)):
        decisions[index], rngs[index] = turn.play_out(states[index], rngs[index])


COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (
    deal,
    update_legal,
    mask,
    first_illegal,
    step,
    redeal,
    play_out,
)
