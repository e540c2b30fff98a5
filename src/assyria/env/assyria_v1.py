"""The game as a PettingZoo environment, agent by agent.

`env` refuses numbers that are not actions and ends the game for a player who acts illegally, as all of
PettingZoo's classic games do; `raw_env` is the game alone and raises `kernel.IllegalAction`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria.env.rendering import RENDER_MODES, Rendered, check_render_mode, rendered
from assyria.env.step_result import Numbers
from assyria.extras import MissingExtra
from assyria.rules import FeedingRule, Game

try:
    from gymnasium.spaces import Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from assyria.env.single import Single, action_space, mask_space, observation_space, state_space
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name) from missing

ILLEGAL = -1.0
"""The reward of a player who acts illegally."""


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's usual wrappers. Options are those of `raw_env`."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo gives it
    """Agents are seats. Rewards come at the end (`StepResult.returns`); infos then hold score, rank, ledger."""

    metadata = {
        "name": "assyria_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        numbers: Numbers = "uint8",
        two_player_draft: int = 2,
        render_mode: str | None = None,
        feeding: FeedingRule = FeedingRule.FREE,
    ) -> None:
        EzPickle.__init__(self, players, numbers, two_player_draft, render_mode, feeding)
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: Dict({"observation": observation_space(numbers), "action_mask": mask_space()})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = state_space(numbers)
        game = Game(players, two_player_draft=two_player_draft, feeding=feeding)
        self._game = Single(game, numbers)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game from this seed, or without one from the next random number."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._game.deal(int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.mover]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; None once its game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is no action while the game goes on")
        self._game.play(action)
        if self._game.mover >= 0:
            self.agent_selection = self.possible_agents[self._game.mover]
        else:
            self._finish()

    def _finish(self) -> None:
        self.rewards = {agent: self._game.reward(seat) for agent, seat in self._seats.items()}
        self.infos = {agent: self._game.result(seat) for agent, seat in self._seats.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and mask. The mask is empty unless it is the agent's turn."""
        seen, mask = self._game.seen_by(self._seats[agent])
        return {"observation": seen, "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """Return all that is known to everyone, by seat (see `env.global_state`)."""
        return self._game.seen_by_all()

    def render(self) -> Rendered | None:
        """Return the table as text or as a picture, as `render_mode` says."""
        return rendered(self._game.state, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
