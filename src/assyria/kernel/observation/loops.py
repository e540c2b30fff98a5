"""The compiled functions that the environments call."""

from __future__ import annotations

from typing import Any

from numba import types

from assyria.kernel import setup, turn
from assyria.kernel.actions import ACTIONS
from assyria.kernel.compiling import CompiledFunction, compiled_function
from assyria.kernel.layout import NOBODY, OVER, STATES_TYPE
from assyria.kernel.observation import encode
from assyria.kernel.observation.layout import SIZE
from assyria.kernel.tables import MOST_PLAYERS

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
    STATES_TYPE, _ACTIONS, _GENERATORS, STATES_TYPE, _BYTES, _MASKS, _SEATS, _FLAGS, _POINTS, _RANKS, _FLOATS
)
def advance(
    states: Any,
    actions: Any,
    rngs: Any,
    fresh: Any,
    observations: Any,
    masks: Any,
    movers: Any,
    over: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
) -> None:
    """Play a legal action in each position, then write mover, observation and mask.

    When a game ends, its results are written, and a new one replaces it from the same generator, if there is a
    `fresh` record, all zero, to begin it with.
    """
    for index in range(len(states)):
        s = states[index]
        if over[index]:
            over[index] = False
            for seat in range(MOST_PLAYERS):
                scores[index, seat] = 0
                ranks[index, seat] = 0
                returns[index, seat] = 0
        rngs[index] = turn.step(s, actions[index], rngs[index])
        if s.phase == OVER:
            over[index] = True
            encode.settle(s, scores, ranks, returns, index)
            if len(fresh) > 0:
                seats, draft_size, strict_feeding = s.seats, s.draft_size, s.strict_feeding
                states[index] = fresh[0]
                rngs[index] = setup.new_game(s, seats, draft_size, strict_feeding, rngs[index])
                turn.update_legal(s)
        movers[index] = NOBODY if s.phase == OVER else s.order[s.order_index]
        encode.observe(s, s.order_index, observations, index)
        encode.mask(s, masks, index)


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


COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (advance, observe, settle, scale)
