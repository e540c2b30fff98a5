"""Games of which some go on while others wait, and who sits in their seats.

`Batch` moves all its games at every step. Here a game waits for its player, and stays when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots import Bot, BotPlayer
from assyria.env.players import Policy, ask
from assyria.env.step_result import Numbers, Results, check_numbers, no_results
from assyria.kernel import ACTIONS, STATE, Generators, States
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.rules import Game, view

Rows = NDArray[np.int64]
"""Numbers of games, ascending."""


class RowGames:
    """Positions and generators by row."""

    def __init__(self, game: Game, rows: int, numbers: Numbers) -> None:
        check_numbers(numbers)
        self.game = game
        self.states: States = np.zeros(rows, STATE)
        self.rngs: Generators = np.zeros(rows, np.uint64)
        self.movers = np.full(rows, -1, np.int8)
        """The seats to decide; -1 where a game is over."""
        self._scaled = numbers == "float32"

    def put(self, states: States, rngs: Generators) -> None:
        """Begin at these positions in all rows."""
        self.states, self.rngs, self.movers = states, rngs, kernel.movers(states)

    def deal(self, row: int, seed: int) -> None:
        """Begin a new game in a row."""
        rngs = kernel.generators(seed, 1)
        states = kernel.new_games(self.game, rngs)
        self.states[row], self.rngs[row], self.movers[row] = states[0], rngs[0], kernel.movers(states)[0]

    def play(self, rows: Rows, actions: NDArray[np.int64]) -> None:
        """Play an action in each of these rows. **They must be legal.**"""
        states, rngs = self.states[rows], self.rngs[rows]
        kernel.step(states, actions, rngs)
        self.states[rows], self.rngs[rows], self.movers[rows] = states, rngs, kernel.movers(states)

    def seen(self, rows: Rows, seats: NDArray[np.int8]) -> tuple[NDArray[Any], NDArray[np.int8]]:
        """Return observations and masks of a seat in each row. The mask is empty where it is not its turn."""
        observations = np.empty((len(rows), SIZE), np.uint8)
        masks = np.empty((len(rows), ACTIONS), np.int8)
        loops.observe.run(self.states[rows], seats, observations, masks)
        masks[self.movers[rows] != seats] = 0
        return (observations * SCALES if self._scaled else observations), masks

    def results(self) -> Results:
        """Return scores, ranks and returns as the games stand."""
        results = no_results(len(self.states))
        loops.settle.run(self.states, *results)
        return results


class Seating:
    """Who plays each seat of each row. A bot has a player for each game; a policy is asked for many at once."""

    def __init__(self, rows: int) -> None:
        self._seated: list[list[BotPlayer | Policy | None]] = [[]] * rows
        self._choices = [Random(0)] * rows

    def sit(self, row: int, players: Sequence[Bot | Policy | None], choices: Random) -> None:
        """Seat the players of a new game, by seat; None for one who is not asked."""
        self._seated[row] = [player.new_game() if isinstance(player, Bot) else player for player in players]
        self._choices[row] = choices

    def choose(self, games: RowGames, rows: Rows) -> NDArray[np.int64]:
        """Return what the movers of these rows do. Raises BotFailed; for a policy IllegalAction, TypeError."""
        actions = np.empty(len(rows), np.int64)
        asked: dict[int, tuple[Policy, list[int]]] = {}
        for place, (row, mover) in enumerate(zip(rows.tolist(), games.movers[rows].tolist(), strict=True)):
            player = self._seated[row][mover]
            assert player is not None
            if isinstance(player, BotPlayer):
                seen = view(kernel.to_state(games.states, row))
                actions[place] = kernel.action_of(player.choose(seen, self._choices[row]))
            else:
                asked.setdefault(id(player), (player, []))[1].append(place)
        for policy, places in asked.values():
            theirs = rows[places]
            actions[places] = ask(policy, *games.seen(theirs, games.movers[theirs]))
        return actions
