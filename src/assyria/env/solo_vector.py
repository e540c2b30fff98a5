"""Many games of one seat against opponents, as a Gymnasium vector environment.

gymnasium.make_vec("assyria.env.solo:Assyria-v1", num_envs=64, players=4, opponents=("greedy",))

It plays the very games that as many `Solo` environments would, but observes and plays them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots import Bot
from assyria.env.players import Player, draw_start, load_players
from assyria.env.rows import RowGames, Rows, Seating
from assyria.env.step_result import Numbers
from assyria.extras import MissingExtra
from assyria.rules import FeedingRule, Game, ScoreBreakdown, Seat

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from assyria.env.single import action_space, observation_space
    from assyria.env.solo import ILLEGAL, Info, Observed, check_seat
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name) from missing

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class SoloVector(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """`Solo`, many times. A game that ends is followed by a new one in the same step.

    Its last observation and info are then `info["final_obs"]` and `info["final_info"]`. A seed gives game i what
    `Solo` makes of the seed + i.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        opponents: Sequence[Player] = ("greedy",),
        seat: Seat | None = None,
        numbers: Numbers = "uint8",
        two_player_draft: int = 2,
        feeding: FeedingRule = FeedingRule.FREE,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"at least one game expected, not {num_envs}")
        check_seat(seat, players)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(numbers)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        game = Game(players, two_player_draft=two_player_draft, feeding=feeding)
        self._games = RowGames(game, num_envs, numbers)
        self._seating = Seating(num_envs)
        self._all = np.arange(num_envs)
        self._chances: list[np.random.Generator] = []
        self._wished = seat
        self._seats = np.zeros(num_envs, np.int8)
        self._masks = np.zeros((num_envs, kernel.ACTIONS), np.int8)
        self._bots: set[Bot] = set()
        self.set_opponents(opponents)

    def set_opponents(self, opponents: Sequence[Player]) -> None:
        """Play against these in every game that begins from now on. Raises ValueError."""
        self._opponents = load_players(opponents, self._games.game.players - 1)
        self._bots.update(one for one in self._opponents if isinstance(one, Bot))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:  # noqa: ARG002
        super().reset(seed=seed)
        if seed is not None or not self._chances:
            seeds = [None if seed is None else seed + row for row in range(self.num_envs)]
            self._chances = [seeding.np_random(one)[0] for one in seeds]
        self._begin(self._all)
        return self._look({})

    def step(self, actions: NDArray[np.int64]) -> tuple[Observed, Rewards, Flags, Flags, Info]:
        """Play an action in each game. An illegal one loses its game at once; others raise ValueError."""
        if not self._chances:
            raise ResetNeeded("no games yet: reset first")
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} whole numbers expected, not {actions.dtype} {actions.shape}")
        if (actions < 0).any() or (actions >= kernel.ACTIONS).any():
            raise ValueError(f"actions from 0 to {kernel.ACTIONS - 1} expected")
        actions = actions.astype(np.int64)
        legal = self._masks[self._all, actions] == 1
        rows = np.flatnonzero(legal)
        self._games.play(rows, actions[rows])
        self._play_opponents(rows)
        over = ~legal | (self._games.movers < 0)
        rewards = np.zeros(self.num_envs)
        rewards[~legal] = ILLEGAL
        info: Info = {}
        ended = np.flatnonzero(over)
        if len(ended):
            self._finish(ended, legal, actions, rewards, info)
            self._begin(ended)
        seen, info = self._look(info)
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **_: Any) -> None:
        """End the processes of engines."""
        for bot in self._bots:
            bot.close()

    def action_masks(self) -> NDArray[np.int8]:
        """Return the masks of legal actions, under the name that libraries for masked policies use."""
        return self._masks.copy()

    def _begin(self, rows: Rows) -> None:
        """Begin new games, and let the opponents play until it is the learner's turn."""
        players = self._games.game.players
        for row in rows.tolist():
            start = draw_start(self._chances[row], players, self._wished)
            self._seats[row] = start.seat
            others = [(seat - start.seat) % players - 1 for seat in range(players)]
            sitting = [None if one < 0 else self._opponents[one % len(self._opponents)] for one in others]
            self._seating.sit(row, sitting, start.choices)
            self._games.deal(row, start.deal)
        self._play_opponents(rows)

    def _play_opponents(self, rows: Rows) -> None:
        """Let the opponents of these games play until it is the learner's turn or the game is over."""
        while True:
            movers = self._games.movers[rows]
            rows = rows[(movers >= 0) & (movers != self._seats[rows])]
            if not len(rows):
                return
            self._games.play(rows, self._seating.choose(self._games, rows))

    def _finish(self, ended: Rows, legal: Flags, actions: NDArray[np.int64], rewards: Rewards, info: Info) -> None:
        """Write the rewards of games that have ended, and what is told of them."""
        results = self._games.results()
        ledgers = kernel.ledgers(self._games.states)
        seen, masks = self._games.seen(ended, self._seats[ended])
        for at, row in enumerate(ended.tolist()):
            seat = int(self._seats[row])
            final: Info = {"action_mask": masks[at], "seat": seat}
            if legal[row]:
                rewards[row] = results.returns[row, seat]
                ledger = ledgers[row, seat].tolist()
                final["score"] = int(results.scores[row, seat])
                final["rank"] = int(results.ranks[row, seat])
                final["ledger"] = dict(zip(ScoreBreakdown._fields, ledger, strict=True))
            else:
                final["illegal_action"] = int(actions[row])
            self._add_info(info, {"final_obs": seen[at], "final_info": final}, row)

    def _look(self, info: Info) -> tuple[Observed, Info]:
        seen, self._masks = self._games.seen(self._all, self._seats)
        told = np.ones(self.num_envs, np.bool_)
        info |= {"action_mask": self._masks.copy(), "_action_mask": told}
        return seen, info | {"seat": self._seats.astype(np.int64), "_seat": told.copy()}
