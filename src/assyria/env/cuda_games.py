"""The games of a batch on a graphics card. Nothing leaves it unless it is asked for, and nothing waits for it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.env.players import Policy
from assyria.env.step_result import Numbers, Playouts, StepResult, check_numbers, no_results
from assyria.kernel import ACTIONS, STATE, Generators, IllegalAction, States
from assyria.kernel.cuda.target import cuda
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import FeedingRule, Game

LEGAL = 2**63 - 1
"""What stands where no action was illegal."""
STEPS_UNASKED = 16
"""Steps between two questions whether all games are over: the card has to be waited for."""


class CudaGames:
    """The same as `CpuGames`, with arrays on the card. Raises NoCuda if there is none."""

    def __init__(self, game: Game, games: int, numbers: Numbers, skip_forced: bool) -> None:
        check_numbers(numbers)
        self._cuda = cuda()
        from assyria.kernel.cuda import functions

        self._functions = functions
        self._game = game
        self._games = games
        self._skip_forced = skip_forced
        seats = np.zeros((games, MOST_PLAYERS), np.int8)
        rest = (np.zeros(games, np.int8), np.zeros(games, np.bool_), *no_results(games), seats)
        self._seen = self._cuda.device_array((games, SIZE), np.uint8)
        masks = self._cuda.device_array((games, ACTIONS), np.int8)
        self._scales = self.there(SCALES)
        floats = numbers == "float32"
        shown = self._cuda.device_array((games, SIZE), np.float32) if floats else self._seen
        self.turn = StepResult(shown, masks, *map(self.there, rest))
        self._fresh = self.there(np.zeros(1, STATE))
        self._illegal = self.there(np.array([LEGAL]))
        self._actions = self._cuda.device_array(games, np.int64)
        self.states: Any = None
        self.rngs: Any = None
        # Where games are played out: allocating it anew would take longer than copying them there.
        self._scratch: Any = None

    def deal(self, rngs: Generators) -> None:
        self.put(np.zeros(self._games, STATE), rngs)
        strict = int(self._game.feeding is FeedingRule.STRICT)
        options = (self._game.players, self._game.draft_size, strict)
        self._launch(self._functions.deal, self.states, *options, self.rngs)

    def put(self, states: States, rngs: Generators) -> None:
        self.states, self.rngs = self.there(states), self.there(rngs)

    def taken(self) -> tuple[States, Generators]:
        return self.states.copy_to_host(), self.rngs.copy_to_host()

    def look(self) -> StepResult:
        for result in self.turn[3:7]:
            result[:] = 0
        return self._observed()

    def step(self, actions: Any) -> StepResult:
        self._launch(
            self._functions.advance,
            self.states,
            self._numbers_there(actions),
            self.rngs,
            self._fresh,
            self._skip_forced,
            *self.turn[3:7],
            self._illegal,
        )
        return self._observed()

    def check(self) -> None:
        found = int(self._illegal.copy_to_host()[0])
        self._illegal[:] = LEGAL
        if found != LEGAL:
            action = found & 0xFFFF_FFFF
            raise IllegalAction(found >> 32, action - 2**32 if action >= 2**31 else action)

    def random_actions(self, choosers: Any) -> Any:
        self._launch(self._functions.choose_any, self.states, choosers, self._actions)
        return self._actions

    def play_out(self) -> Playouts:
        if self._scratch is None:
            self._scratch = tuple(map(self._cuda.device_array_like, (self.states, self.rngs)))
        states, rngs = self._scratch
        copy_bytes(states, self.states)
        copy_bytes(rngs, self.rngs)
        decisions = self._cuda.device_array(self._games, np.int64)
        results = [self._cuda.device_array_like(result) for result in self.turn[4:7]]
        for result in results:
            result[:] = 0
        self._launch(self._functions.play_out, states, rngs, decisions)
        self._launch(self._functions.settle, states, *results)
        return Playouts(decisions, *results)

    def play_out_by(self, policy: Policy) -> Playouts:
        """Play on in games of their own, which stay when they are over."""
        numbers: Numbers = "uint8" if self.turn.observations is self._seen else "float32"
        games = CudaGames(self._game, self._games, numbers, skip_forced=False)
        games.states, games.rngs = (self._cuda.device_array_like(array) for array in (self.states, self.rngs))
        copy_bytes(games.states, self.states)
        copy_bytes(games.rngs, self.rngs)
        games._fresh = games._fresh[:0]
        decisions = self.there(np.zeros(self._games, np.int64))
        turn = games.look()
        while not turn.over.copy_to_host().all():  # type: ignore[attr-defined]
            for _ in range(STEPS_UNASKED):
                self._launch(self._functions.count_deciding, turn.movers, decisions)
                games.step(policy(turn.observations, turn.masks))
        games.check()
        return Playouts(decisions, turn.scores, turn.ranks, turn.returns)

    def _observed(self) -> StepResult:
        turn = self.turn
        self._functions.launch_look(self._games, self.states, self._seen, turn.masks, turn.movers, turn.seats)
        if self.turn.observations is not self._seen:
            self._launch(self._functions.scale, self._seen, self._scales, self.turn.observations)
        return self.turn

    def _launch(self, function: Any, *arguments: Any) -> None:
        self._functions.launch(function, self._games, *arguments)

    def there(self, array: NDArray[Any]) -> Any:
        return self._cuda.to_device(array)

    def here(self, array: Any) -> NDArray[Any]:
        copied: NDArray[Any] = array.copy_to_host()
        return copied

    def _numbers_there(self, actions: Any) -> Any:
        """Return whole numbers on the card, from wherever they are."""
        there = hasattr(actions, "__cuda_array_interface__")
        given: Any = self._cuda.as_cuda_array(actions) if there else np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self._games,):
            raise ValueError(f"{self._games} actions expected, not {given.shape}")
        if not there:
            return self.there(np.ascontiguousarray(given, np.int64))
        if given.dtype != np.int64 or not given.is_c_contiguous():
            raise TypeError("actions on the card are contiguous int64")
        return given


def copy_bytes(into: Any, array: Any) -> None:
    """Copy an array on the card. Records are copied as bytes: the simulator cannot copy them otherwise."""
    into.view(np.uint8).copy_to_device(array.view(np.uint8))
