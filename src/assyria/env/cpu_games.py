"""The games of a batch in the processor's memory, on one thread or several."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.env.players import Policy, ask
from assyria.env.rows import RowGames
from assyria.env.step_result import Numbers, Playouts, StepResult, blank, no_results
from assyria.kernel import STATE, Generators, IllegalAction, States
from assyria.kernel.batch import spread
from assyria.kernel.loops import first_illegal
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.rules import Game


class CpuGames:
    """Positions and generators, and the arrays that are written at every step."""

    def __init__(self, game: Game, games: int, numbers: Numbers, skip_forced: bool, threads: int) -> None:
        self.states: States = np.zeros(games, STATE)
        self.rngs: Generators = np.ones(games, np.uint64)
        self.turn = blank(games, numbers)
        self._game = game
        self._numbers: Numbers = numbers
        self._threads = threads
        self._seen = self.turn.observations if numbers == "uint8" else np.zeros((games, SIZE), np.uint8)
        self._advance = partial(_advance, np.zeros(1, STATE), skip_forced)

    def deal(self, rngs: Generators) -> None:
        self.rngs = rngs
        self.states = kernel.new_games(self._game, rngs)

    def put(self, states: States, rngs: Generators) -> None:
        self.states, self.rngs = states.copy(), rngs.copy()

    def there(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return an array where the games are."""
        return array

    def here(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return a copy of such an array in the processor's memory."""
        return array.copy()

    def taken(self) -> tuple[States, Generators]:
        return self.states.copy(), self.rngs.copy()

    def look(self) -> StepResult:
        """Write the movers' observations and masks; no game has just ended."""
        _, masks, movers, over, scores, ranks, returns, seats = self.turn
        for result in (over, scores, ranks, returns):
            result[:] = 0
        self._spread(loops.look.run, self.states, self._seen, masks, movers, seats)
        return self._scaled()

    def step(self, actions: Any) -> StepResult:
        actions = _whole_numbers(actions)
        illegal = first_illegal.run(self.states, actions)
        if illegal >= 0:
            raise IllegalAction(illegal, int(actions[illegal]))
        self._spread(self._advance, self.states, actions, self.rngs, self._seen, *self.turn[1:])
        return self._scaled()

    def check(self) -> None:
        """Do nothing: a step refuses by itself."""

    def random_actions(self, choosers: Generators) -> NDArray[np.int64]:
        actions = np.zeros(len(self.states), np.int64)
        self._spread(loops.choose_any.run, self.states, choosers, actions)
        return actions

    def play_out(self) -> Playouts:
        states, rngs = self.taken()
        decisions = kernel.play_out(states, rngs, self._threads)
        results = no_results(len(states))
        self._spread(loops.settle.run, states, *results)
        return Playouts(decisions, *results)

    def play_out_by(self, policy: Policy) -> Playouts:
        games = RowGames(self._game, len(self.states), self._numbers)
        games.put(*self.taken())
        decisions = np.zeros(len(self.states), np.int64)
        while len(rows := np.flatnonzero(games.movers >= 0)):
            games.play(rows, ask(policy, *games.seen(rows, games.movers[rows])))
            decisions[rows] += 1
        return Playouts(decisions, *games.results())

    def _scaled(self) -> StepResult:
        if self.turn.observations is not self._seen:
            self._spread(_scale, self._seen, self.turn.observations)
        return self.turn

    def _spread(self, run: Any, *arrays: NDArray[Any]) -> None:
        if self._threads == 1:
            run(*arrays)
        else:
            spread(run, self._threads, *arrays)


def _whole_numbers(actions: Any) -> NDArray[np.int64]:
    """Return the actions as int64. Raises TypeError for other than whole numbers."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {given.dtype}")
    return np.ascontiguousarray(given, np.int64)


def _advance(fresh: States, skip_forced: bool, states: Any, actions: Any, rngs: Any, *rest: Any) -> None:
    loops.advance.run(states, actions, rngs, fresh, skip_forced, *rest)


def _scale(seen: NDArray[np.uint8], scaled: NDArray[np.float32]) -> None:
    loops.scale.run(seen, SCALES, scaled)
