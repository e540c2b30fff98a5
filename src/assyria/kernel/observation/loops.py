"""The compiled functions that the environments call."""

from __future__ import annotations

from typing import Any

from numba import types

from assyria.kernel import turn
from assyria.kernel.chance import next_random
from assyria.kernel.compiling import CompiledFunction, compiled_function
from assyria.kernel.layout import STATES_TYPE
from assyria.kernel.observation import encode
from assyria.kernel.observation.advance import advance as play_on
from assyria.kernel.observation.advance import name_players
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS

_GENERATORS = types.Array(types.uint64, 1, "C")
_ACTIONS = types.Array(types.int64, 1, "C")
_SEATS = types.Array(types.int8, 1, "C")
_BYTES = types.Array(types.uint8, 2, "C")
_MASKS = types.Array(types.int8, 2, "C")
_FLAGS = types.Array(types.boolean, 1, "C")
_POINTS = types.Array(types.int16, 2, "C")
_RANKS = types.Array(types.int8, 2, "C")
_FLOATS = types.Array(types.float32, 2, "C")
_SCALES = types.Array(types.float32, 1, "C")


@compiled_function(
    STATES_TYPE,
    _ACTIONS,
    _GENERATORS,
    STATES_TYPE,
    types.boolean,
    _BYTES,
    _MASKS,
    _SEATS,
    _FLAGS,
    _POINTS,
    _RANKS,
    _FLOATS,
    _RANKS,
)
def advance(
    states: Any,
    actions: Any,
    rngs: Any,
    fresh: Any,
    skip_forced: bool,
    observations: Any,
    masks: Any,
    movers: Any,
    over: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
    seats: Any,
) -> None:
    """Play a legal action in each position, then write what the next movers see (see `advance.py`)."""
    for index in range(len(states)):
        play_on(states, actions, rngs, fresh, skip_forced, over, scores, ranks, returns, index)
        encode.observe(states[index], states[index].order_index, observations, index)
        encode.mask(states[index], masks, index)
        name_players(states[index], movers, seats, index)


@compiled_function(STATES_TYPE, _BYTES, _MASKS, _SEATS, _RANKS)
def look(states: Any, observations: Any, masks: Any, movers: Any, seats: Any) -> None:
    """Write what the movers see."""
    if not len(states) == len(observations) == len(masks) == len(movers) == len(seats):
        raise ValueError("as many rows as positions expected")
    for index in range(len(states)):
        encode.observe(states[index], states[index].order_index, observations, index)
        encode.mask(states[index], masks, index)
        name_players(states[index], movers, seats, index)


@compiled_function(STATES_TYPE, _SEATS, _BYTES, _MASKS)
def observe(states: Any, seats: Any, observations: Any, masks: Any) -> None:
    """Write the observations of these seats, and the masks of the movers."""
    if len(seats) != len(states) or observations.shape != (len(states), SIZE):
        raise ValueError("as many seats and observations as positions expected")
    if masks.shape != (len(states), ACTIONS):
        raise ValueError("as many masks as positions expected")
    for index in range(len(states)):
        s = states[index]
        encode.observe(s, encode.place_of(s, seats[index]), observations, index)
        encode.mask(s, masks, index)


@compiled_function(STATES_TYPE, _POINTS, _RANKS, _FLOATS)
def settle(states: Any, scores: Any, ranks: Any, returns: Any) -> None:
    """Write the results of finished games."""
    if not len(states) == len(scores) == len(ranks) == len(returns):
        raise ValueError("as many results as positions expected")
    for index in range(len(states)):
        encode.settle(states[index], scores, ranks, returns, index)


@compiled_function(_BYTES, _SCALES, _FLOATS)
def scale(observations: Any, scales: Any, scaled: Any) -> None:
    """Scale observations to numbers from 0 to 1."""
    for index in range(observations.shape[0]):
        for at in range(observations.shape[1]):
            scaled[index, at] = observations[index, at] * scales[at]


@compiled_function(STATES_TYPE, _GENERATORS, _ACTIONS)
def choose_any(states: Any, rngs: Any, actions: Any) -> None:
    """Choose a random legal action in each position."""
    if not len(states) == len(rngs) == len(actions):
        raise ValueError("as many generators and actions as positions expected")
    for index in range(len(states)):
        rngs[index] = next_random(rngs[index])
        actions[index] = turn.random_action(states[index], rngs[index])


COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (advance, look, observe, settle, scale, choose_any)
