"""Games played to their end by a network alone, compiled.

Every move is drawn from the network's preferences, as it was when it learned: what it likes best comes most often,
and what it likes as well comes as often. So games that are equally likely come equally often.

Several games are played side by side, so that the network's numbers are read from slow memory once for all of
them. Each has a generator of its own, and sums go in the same order as in `inference`: a game does not depend on
those beside it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types

from assyria.bots.machine import ANY
from assyria.bots.network.inference import NETWORK_TYPE, add_rows, dot, find_active
from assyria.bots.network.parameters import Parameters
from assyria.kernel import setup, turn
from assyria.kernel.bits import Word
from assyria.kernel.chance import fraction, next_random
from assyria.kernel.compiling import CompiledFunction, compiled, compiled_function
from assyria.kernel.exponential import exp
from assyria.kernel.layout import OVER, STATES_TYPE, Position
from assyria.kernel.observation import encode
from assyria.kernel.observation.advance import play_forced
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS

SIDE_BY_SIDE = 32
"""Games that are played at the same time."""
_RNGS = types.Array(types.uint64, 1, "C")


class PlayoutBuffers(NamedTuple):
    """Memory for a decision in each of the games that are played side by side: rows by game."""

    observations: Any
    masks: Any
    active: Any
    """For one game at a time."""
    hidden: Any
    sums: Any
    preferences: Any


@compiled
def begin_game(s: Position, first: int, rng: Word) -> Word:
    """Redeal the unseen cards, play an action unless it is ANY, and return the generator."""
    rng = setup.redeal(s, rng)
    if first != ANY:
        rng = turn.step(s, first, rng)
    return play_forced(s, rng)


@compiled
def add_layer(factors: Any, games: int, rows: Any, biases: Any, active: Any, sums: Any) -> None:
    """Work out a layer for so many games."""
    for game in range(games):
        for at in range(len(biases)):
            sums[game, at] = biases[at]
        add_rows(factors[game], rows, active, find_active(factors[game], active), sums[game])


@compiled
def prefer(games: int, network: Parameters, buffers: PlayoutBuffers) -> None:
    """Write the preferences of so many games; -inf for illegal actions."""
    hidden, sums = buffers.hidden, buffers.sums
    add_layer(buffers.observations, games, network.first, network.first_bias, buffers.active, hidden)
    for game in range(games):
        for at in range(hidden.shape[1]):
            hidden[game, at] = max(hidden[game, at], np.float32(0))
    for block in range(len(network.blocks)):
        add_layer(hidden, games, network.blocks[block], network.block_biases[block], buffers.active, sums)
        for game in range(games):
            for at in range(hidden.shape[1]):
                hidden[game, at] += max(sums[game, at], np.float32(0))
    for game in range(games):
        for action in range(ACTIONS):
            if buffers.masks[game, action] != 0:
                value = dot(network.policy, action, hidden[game]) + network.policy_bias[action]
                buffers.preferences[game, action] = value
            else:
                buffers.preferences[game, action] = -np.inf


@compiled
def draw_action(preferences: Any, game: int, rng: Word) -> int:
    """Return an action by the softmax of a game's preferences, and by the generator's current number."""
    highest = np.float32(-np.inf)
    for action in range(ACTIONS):
        highest = max(highest, preferences[game, action])
    total = 0.0
    for action in range(ACTIONS):
        if preferences[game, action] > -np.inf:
            total += exp(float(preferences[game, action] - highest))
    left = fraction(rng) * total
    chosen = 0
    for action in range(ACTIONS):
        if preferences[game, action] > -np.inf:
            chosen = action
            left -= exp(float(preferences[game, action] - highest))
            if left < 0:
                break
    return chosen


@compiled
def play_decisions(
    states: Any, rngs: Any, playing: Any, games: int, network: Parameters, buffers: PlayoutBuffers
) -> None:
    """Play one decision, and what is forced after it, in so many games; `playing` are their numbers."""
    for game in range(games):
        s = states[playing[game]]
        encode.observe(s, s.order_index, buffers.observations, game)
        encode.mask(s, buffers.masks, game)
    prefer(games, network, buffers)
    for game in range(games):
        s = states[playing[game]]
        rng = next_random(rngs[playing[game]])
        rng = turn.step(s, draw_action(buffers.preferences, game, rng), rng)
        rngs[playing[game]] = play_forced(s, rng)


@compiled
def finish(states: Any, first: int, network: Parameters, rngs: Any, playing: Any, buffers: PlayoutBuffers) -> None:
    """Play all games to their end, each beginning with this action; so many side by side as `playing` has room."""
    games = 0
    begun = 0
    while games > 0 or begun < len(states):
        while games < len(playing) and begun < len(states):
            rngs[begun] = begin_game(states[begun], first, rngs[begun])
            playing[games] = begun
            games += 1
            begun += 1
        stay = 0
        for game in range(games):
            if states[playing[game]].phase != OVER:
                playing[stay] = playing[game]
                stay += 1
        games = stay
        play_decisions(states, rngs, playing, games, network, buffers)


@compiled_function(STATES_TYPE, types.int64, NETWORK_TYPE, _RNGS)
def finish_games(states: Any, first: int, network: Parameters, rngs: Any) -> None:
    """Play all games to their end; each begins with this action, unless it is ANY."""
    width = len(network.first_bias)
    buffers = PlayoutBuffers(
        np.empty((SIDE_BY_SIDE, SIZE), np.uint8),
        np.empty((SIDE_BY_SIDE, ACTIONS), np.int8),
        np.empty(max(SIZE, width) + 1, np.int64),
        np.empty((SIDE_BY_SIDE, width), np.float32),
        np.empty((SIDE_BY_SIDE, width), np.float32),
        np.empty((SIDE_BY_SIDE, ACTIONS), np.float32),
    )
    finish(states, first, network, rngs, np.empty(SIDE_BY_SIDE, np.int64), buffers)


COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (finish_games,)
