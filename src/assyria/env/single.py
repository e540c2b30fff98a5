"""A single game for the environments that play one at a time: arrays of length 1, made once.

Passing arrays to compiled code is most of what a step costs, so there is one call a step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from assyria import kernel
from assyria.env.global_state import STATE_MOST, STATE_SCALES, STATE_SIZE, by_seat
from assyria.env.step_result import Numbers, blank
from assyria.kernel import ACTIONS, STATE, IllegalAction
from assyria.kernel.loops import first_illegal
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import MOST, SCALES, SIZE
from assyria.rules import Game, ScoreBreakdown, Seat, State

_NEVER_AGAIN = np.zeros(0, STATE)
"""No record to begin a new game with: a finished game stays."""


class Single:
    """A game, the observations of its seats, and its result."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self.game = game
        self._states = np.zeros(1, STATE)
        self._rngs = np.zeros(1, np.uint64)
        self._actions = np.zeros(1, np.int64)
        self._seen = np.zeros((1, SIZE), np.uint8)
        self._scaled = numbers == "float32"
        self._turn = blank(1, numbers)
        self.mover: Seat = -1
        """The seat to decide; -1 once the game is over."""

    def deal(self, seed: int) -> None:
        self._rngs = kernel.generators(seed, 1)
        self._states = kernel.new_games(self.game, self._rngs)
        self._turn.movers[:] = kernel.movers(self._states)
        self._turn.over[:] = False
        loops.observe.run(self._states, self._turn.movers, self._seen, self._turn.masks)
        self.mover = self._turn.movers.item()

    def play(self, action: int) -> None:
        """Play an action. Raises IllegalAction."""
        self._actions[0] = action
        if first_illegal.run(self._states, self._actions) == 0:
            raise IllegalAction(0, self._actions.item())
        loops.advance.run(
            self._states, self._actions, self._rngs, _NEVER_AGAIN, False, self._seen, *self._turn[1:]
        )
        self.mover = self._turn.movers.item()

    def seen_by(self, seat: Seat) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Return copies of a seat's observation and mask. The mask is empty if it is not its turn."""
        if seat == self.mover:
            seen, masks = self._seen[0].copy(), self._turn.masks[0].copy()
        else:
            rows, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
            loops.observe.run(self._states, np.array([seat], np.int8), rows, mask)
            seen, masks = rows[0], np.zeros(ACTIONS, np.int8)
        return (seen * SCALES if self._scaled else seen), masks

    def seen_by_all(self) -> NDArray[Any]:
        """Return the global state (see `global_state`)."""
        seen = np.empty((1, SIZE), np.uint8)
        loops.observe.run(self._states, np.zeros(1, np.int8), seen, np.empty((1, ACTIONS), np.int8))
        state = by_seat(seen[0], self._states["order"][0, : self.game.players].tolist())
        return state * STATE_SCALES if self._scaled else state

    def result(self, seat: Seat) -> dict[str, Any]:
        """Return a seat's result: score, rank, ledger."""
        ledger = kernel.ledgers(self._states)[0, seat].tolist()
        return {
            "score": self._turn.scores.item(0, seat),
            "rank": self._turn.ranks.item(0, seat),
            "ledger": dict(zip(ScoreBreakdown._fields, ledger, strict=True)),
        }

    def reward(self, seat: Seat) -> float:
        """Return a seat's reward once the game is over."""
        return self._turn.returns.item(0, seat)

    @property
    def state(self) -> State:
        """The position as a `rules.State`, with its undealt cards."""
        return kernel.to_state(self._states)


def observation_space(numbers: Numbers) -> Box:
    if numbers == "float32":
        return Box(0.0, 1.0, (SIZE,), np.float32)
    return Box(np.zeros(SIZE, np.uint8), MOST, dtype=np.uint8)


def state_space(numbers: Numbers) -> Box:
    if numbers == "float32":
        return Box(0.0, 1.0, (STATE_SIZE,), np.float32)
    return Box(np.zeros(STATE_SIZE, np.uint8), STATE_MOST, dtype=np.uint8)


def mask_space() -> Box:
    return Box(0, 1, (ACTIONS,), np.int8)


def action_space() -> Discrete:
    return Discrete(ACTIONS)
