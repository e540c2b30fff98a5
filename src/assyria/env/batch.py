"""Thousands of games in lockstep: an action for each, then observations and masks of the next movers.

The arrays of a `StepResult` belong to the environment and are overwritten at every step: copy what you keep.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.kernel import ACTIONS, STATE, IllegalAction
from assyria.kernel.batch import spread
from assyria.kernel.loops import first_illegal
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.kernel.tables import MOST_PLAYERS
from assyria.rules import FeedingRule, Game

Numbers = Literal["uint8", "float32"]


class StepResult(NamedTuple):
    """The state of all games. A row is a game; there are always four columns by seat, 0 where nobody sits."""

    observations: NDArray[Any]
    """The observation of the mover: `SIZE` numbers (docs/env.md), 0 to 255, or 0 to 1 as float32."""
    masks: NDArray[np.int8]
    """1 for each of the `kernel.ACTIONS` that is legal."""
    movers: NDArray[np.int8]
    """The seat to decide."""
    over: NDArray[np.bool_]
    """Whether this step ended a game. Observation, mask and mover are then those of the new game in its row."""
    scores: NDArray[np.int16]
    """By seat, of a game that this step ended; else 0."""
    ranks: NDArray[np.int8]
    """From 1; equals share the better rank."""
    returns: NDArray[np.float32]
    """The share of the victory: 1 for a lone winner, less for a shared one. The sum of a game is 0."""


class Batch:
    """A batch of games. `reset` deals them, `step` plays an action in each; new games replace finished ones."""

    def __init__(
        self,
        players: int = 4,
        games: int = 1,
        *,
        numbers: Numbers = "uint8",
        threads: int = 1,
        two_player_draft: int = 2,
        feeding: FeedingRule = FeedingRule.FREE,
    ) -> None:
        if games < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread expected, not {games} and {threads}")
        self.game = Game(players, two_player_draft=two_player_draft, feeding=feeding)
        self.games = games
        self.threads = threads
        self.states: kernel.States | None = None
        """The positions with their undealt cards, for search and debugging; None before `reset`."""
        self._rngs = kernel.generators(0, games)
        self.turn = blank(games, numbers)
        self._seen = self.turn.observations if numbers == "uint8" else np.zeros((games, SIZE), np.uint8)
        self._fresh = np.zeros(1, STATE)

    def reset(self, seed: int) -> StepResult:
        """Deal all games. The same seed and actions give the same games, on any number of threads."""
        self._rngs = kernel.generators(seed, self.games)
        self.states = kernel.new_games(self.game, self._rngs)
        _, masks, movers, *results = self.turn
        for result in results:
            result[:] = 0
        movers[:] = kernel.movers(self.states)
        self._spread(loops.observe.run, self.states, movers, self._seen, masks)
        return self._scaled()

    def step(self, actions: NDArray[Any]) -> StepResult:
        """Play an action in each game. Raises IllegalAction and plays nothing if any is illegal."""
        if self.states is None:
            raise RuntimeError("no games yet: reset first")
        actions = _whole_numbers(actions)
        illegal = first_illegal.run(self.states, actions)
        if illegal >= 0:
            raise IllegalAction(illegal, int(actions[illegal]))
        _, masks, movers, over, scores, ranks, returns = self.turn
        arrays = (self._seen, masks, movers, over, scores, ranks, returns)
        self._spread(partial(_advance, self._fresh), self.states, actions, self._rngs, *arrays)
        return self._scaled()

    def _scaled(self) -> StepResult:
        if self.turn.observations is not self._seen:
            self._spread(_scale, self._seen, self.turn.observations)
        return self.turn

    def _spread(self, run: Any, *arrays: NDArray[Any]) -> None:
        if self.threads == 1:
            run(*arrays)
        else:
            spread(run, self.threads, *arrays)


def blank(games: int, numbers: Numbers) -> StepResult:
    """Return the arrays for a number of games, all zero."""
    if numbers not in ("uint8", "float32"):
        raise ValueError(f"observations are uint8 or float32, not {numbers}")
    return StepResult(
        observations=np.zeros((games, SIZE), numbers),
        masks=np.zeros((games, ACTIONS), np.int8),
        movers=np.zeros(games, np.int8),
        over=np.zeros(games, np.bool_),
        scores=np.zeros((games, MOST_PLAYERS), np.int16),
        ranks=np.zeros((games, MOST_PLAYERS), np.int8),
        returns=np.zeros((games, MOST_PLAYERS), np.float32),
    )


def _whole_numbers(actions: NDArray[Any]) -> NDArray[np.int64]:
    """Return the actions as int64. Raises TypeError for other than whole numbers."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {given.dtype}")
    return np.ascontiguousarray(given, np.int64)


def _advance(fresh: NDArray[np.void], states: Any, actions: Any, rngs: Any, *rest: Any) -> None:
    loops.advance.run(states, actions, rngs, fresh, *rest)


def _scale(seen: NDArray[np.uint8], scaled: NDArray[np.float32]) -> None:
    loops.scale.run(seen, SCALES, scaled)
