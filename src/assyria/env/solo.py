"""One seat against opponents, as a Gymnasium environment.

gymnasium.make("assyria.env.solo:Assyria-v1", players=4, opponents=("greedy",))
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots import Bot, BotPlayer
from assyria.env.players import Player, Policy, ask, draw_start, load_players
from assyria.env.rendering import RENDER_MODES, Rendered, check_render_mode, rendered
from assyria.env.step_result import Numbers
from assyria.extras import MissingExtra
from assyria.kernel import IllegalAction
from assyria.rules import FeedingRule, Game, Seat, view

try:
    import gymnasium
    from gymnasium.error import ResetNeeded

    from assyria.env.single import Single, action_space, observation_space
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name) from missing

ID = "Assyria-v1"
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""

Observed = NDArray[Any]
Info = dict[str, Any]


class Solo(gymnasium.Env[Observed, np.int64]):
    """The seat is drawn for each game unless it is given. The opponents take the other seats in turn.

    They are bots or policies (`env.Player`). A bot that fails raises `bots.BotFailed`, a policy IllegalAction or
    TypeError.

    All reward comes at the end: see `StepResult.returns`. `info["action_mask"]` says what is legal.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        players: int = 4,
        opponents: Sequence[Player] = ("greedy",),
        seat: Seat | None = None,
        numbers: Numbers = "uint8",
        two_player_draft: int = 2,
        render_mode: str | None = None,
        feeding: FeedingRule = FeedingRule.FREE,
    ) -> None:
        check_seat(seat, players)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(numbers)
        self.action_space = action_space()
        self._game = Single(Game(players, two_player_draft=two_player_draft, feeding=feeding), numbers)
        self._bots: set[Bot] = set()
        self._players: list[BotPlayer | Policy] = []
        self._wished = seat
        self._seat = 0
        self._choices = Random(0)
        self._goes_on = False
        self.set_opponents(opponents)

    def set_opponents(self, opponents: Sequence[Player]) -> None:
        """Play against these from the next `reset` on. Raises ValueError."""
        self._opponents = load_players(opponents, self._game.game.players - 1)
        self._bots.update(one for one in self._opponents if isinstance(one, Bot))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:  # noqa: ARG002
        super().reset(seed=seed)
        players = self._game.game.players
        start = draw_start(self.np_random, players, self._wished)
        self._seat, self._choices = start.seat, start.choices
        sitting = [self._opponents[other % len(self._opponents)] for other in range(players - 1)]
        self._players = [one.new_game() if isinstance(one, Bot) else one for one in sitting]
        self._game.deal(start.deal)
        self._play_opponents()
        self._goes_on = True
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, Info]:
        """Play an action. An illegal one loses the game at once; a number that is no action raises ValueError."""
        if not self._goes_on:
            raise ResetNeeded("the game is over: reset first")
        if not self.action_space.contains(action):
            raise ValueError(f"an action from 0 to {kernel.ACTIONS - 1} expected, not {action!r}")
        try:
            self._game.play(int(action))
        except IllegalAction:
            self._goes_on = False
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal_action": int(action)}
        self._play_opponents()
        seen, info = self._seen()
        if self._game.mover >= 0:
            return seen, 0.0, False, False, info
        self._goes_on = False
        return seen, self._game.reward(self._seat), True, False, {**info, **self._game.result(self._seat)}

    def action_masks(self) -> NDArray[np.int8]:
        """Return the mask of legal actions, under the name that libraries for masked policies use."""
        return self._game.seen_by(self._seat)[1]

    def render(self) -> Rendered | None:
        """Return the table as text or as a picture, as `render_mode` says."""
        return rendered(self._game.state, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """End the processes of engines."""
        for bot in self._bots:
            bot.close()

    def _seen(self) -> tuple[Observed, Info]:
        seen, mask = self._game.seen_by(self._seat)
        return seen, {"action_mask": mask, "seat": self._seat}

    def _play_opponents(self) -> None:
        """Let the opponents play until it is the learner's turn or the game is over."""
        while self._game.mover not in (self._seat, -1):
            others = (self._game.mover - self._seat) % self._game.game.players - 1
            player = self._players[others]
            if isinstance(player, BotPlayer):
                action = kernel.action_of(player.choose(view(self._game.state), self._choices))
            else:
                seen, mask = self._game.seen_by(self._game.mover)
                action = int(ask(player, seen[None], mask[None])[0])
            self._game.play(action)


def check_seat(seat: Seat | None, players: int) -> None:
    """Raise ValueError if there is no such seat."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"a seat from 0 to {players - 1} expected, not {seat}")


gymnasium.register(
    ID,
    entry_point=f"{__name__}:{Solo.__name__}",
    vector_entry_point="assyria.env.solo_vector:SoloVector",
)
