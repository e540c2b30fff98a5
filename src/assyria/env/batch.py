"""Thousands of games in lockstep: an action for each, then observations and masks of the next movers.

The arrays of a `StepResult` belong to the environment and are overwritten at every step: copy what you keep.
"""

from __future__ import annotations

import copy
from typing import Any, Literal, NamedTuple, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.env.cpu_games import CpuGames
from assyria.env.players import Policy
from assyria.env.step_result import Numbers, Playouts, StepResult
from assyria.kernel import STATE, Generators, States
from assyria.rules import FeedingRule, Game

Device = Literal["cpu", "cuda"]

_CHOOSERS = 0x5EED
"""Random actions have generators of their own, so that they change no deal."""


class Games(Protocol):
    """What a batch does, on whatever device its arrays are."""

    turn: StepResult
    states: States

    def deal(self, rngs: Generators) -> None: ...
    def put(self, states: States, rngs: Generators) -> None: ...
    def taken(self) -> tuple[States, Generators]: ...
    def look(self) -> StepResult: ...
    def step(self, actions: Any) -> StepResult: ...
    def check(self) -> None: ...
    def random_actions(self, choosers: Generators) -> NDArray[np.int64]: ...
    def play_out(self) -> Playouts: ...
    def play_out_by(self, policy: Policy) -> Playouts: ...
    def there(self, array: NDArray[Any]) -> NDArray[Any]: ...
    def here(self, array: NDArray[Any]) -> NDArray[Any]: ...


class Snapshot(NamedTuple):
    """All games of a batch at one moment, in the processor's memory."""

    states: States
    rngs: Generators
    choosers: Generators
    """Of random actions."""


class Batch:
    """A batch of games. `reset` deals them, `step` plays an action in each; new games replace finished ones."""

    def __init__(
        self,
        players: int = 4,
        games: int = 1,
        *,
        device: Device = "cpu",
        numbers: Numbers = "uint8",
        skip_forced: bool = False,
        threads: int = 1,
        two_player_draft: int = 2,
        feeding: FeedingRule = FeedingRule.FREE,
    ) -> None:
        """Deal nothing yet. Raises NoCuda if there is no graphics card.

        With `skip_forced` a step also plays what is forced after it. `threads` count on the processor alone.
        """
        if games < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread expected, not {games} and {threads}")
        if device not in ("cpu", "cuda"):
            raise ValueError(f"a batch is on cpu or cuda, not {device}")
        self.game = Game(players, two_player_draft=two_player_draft, feeding=feeding)
        self.games = games
        self.device: Device = device
        self.numbers: Numbers = numbers
        self._skip_forced = skip_forced
        self._threads = threads
        self._games = self._made()
        self._choosers: Any = None

    @property
    def states(self) -> States | None:
        """The positions with their undealt cards, for search and debugging; None before `reset`."""
        return None if self._choosers is None else self._games.states

    @property
    def turn(self) -> StepResult:
        """What the last `reset`, `restore` or `step` told."""
        return self._games.turn

    def reset(self, seed: int, positions: States | None = None) -> StepResult:
        """Deal all games, or begin each at a position. The same seed and actions give the same games anywhere."""
        rngs = kernel.generators(seed, self.games)
        choosers = kernel.generators(seed ^ _CHOOSERS, self.games)
        if positions is None:
            self._games.deal(rngs)
        else:
            self._games.put(self._checked(positions), rngs)
        self._choosers = self._games.there(choosers)
        return self._games.look()

    def step(self, actions: Any) -> StepResult:
        """Play an action in each game.

        Raises IllegalAction and plays nothing if any is illegal. On a graphics card nothing waits: there a game
        with an illegal action stays as it is, and `check` tells.
        """
        self._dealt()
        return self._games.step(actions)

    def check(self) -> None:
        """Wait for the card, and raise IllegalAction if an action was illegal since the last check."""
        self._games.check()

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, from the seed."""
        self._dealt()
        return self._games.random_actions(self._choosers)

    def play_out(self, policy: Policy | None = None) -> Playouts:
        """Play every game to its end, by random actions or by a policy; the batch stays as it is.

        The policy gets observations and masks where the games are. On a graphics card its rows are all games: what
        it answers for those that are over, whose masks are empty, does not matter.
        """
        self._dealt()
        return self._games.play_out() if policy is None else self._games.play_out_by(policy)

    def save(self) -> Snapshot:
        """Return all games as they are now, with the chance of random actions."""
        self._dealt()
        return Snapshot(*self._games.taken(), self._games.here(self._choosers))

    def restore(self, snapshot: Snapshot) -> StepResult:
        """Go back to a snapshot, of this batch or of another one of its size, on any device."""
        self._dealt()
        self._games.put(self._checked(snapshot.states), snapshot.rngs)
        self._choosers = self._games.there(snapshot.choosers.copy())
        return self._games.look()

    def copy(self) -> Self:
        """Return another batch with the same games, which go their own way. It has not been told the last step."""
        return copy.copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process gets such a copy, also of games on a graphics card."""
        return _revived, (type(self), self._options, None if self._choosers is None else self.save())

    @property
    def _options(self) -> dict[str, Any]:
        return {
            "players": self.game.players,
            "games": self.games,
            "device": self.device,
            "numbers": self.numbers,
            "skip_forced": self._skip_forced,
            "threads": self._threads,
            "two_player_draft": self.game.two_player_draft,
            "feeding": self.game.feeding,
        }

    def _made(self) -> Games:
        if self.device == "cpu":
            return CpuGames(self.game, self.games, self.numbers, self._skip_forced, self._threads)
        from assyria.env.cuda_games import CudaGames

        return CudaGames(self.game, self.games, self.numbers, self._skip_forced)

    def _dealt(self) -> None:
        if self._choosers is None:
            raise RuntimeError("no games yet: reset first")

    def _checked(self, positions: States) -> States:
        """Return the positions if they can be games of this batch. Raises ValueError."""
        if positions.dtype != STATE or positions.shape != (self.games,):
            raise ValueError(f"{self.games} positions of kernel.STATE expected")
        if (positions["seats"] != self.game.players).any():
            raise ValueError(f"positions of games with {self.game.players} players expected")
        if kernel.is_over(positions).any():
            raise ValueError("games that are over cannot go on")
        return np.ascontiguousarray(positions)


def _revived(kind: type[Batch], options: dict[str, Any], snapshot: Snapshot | None) -> Batch:
    batch = kind(**options)
    if snapshot is not None:
        batch.reset(0)
        batch.restore(snapshot)
    return batch
