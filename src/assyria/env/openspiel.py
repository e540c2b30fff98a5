"""The game for OpenSpiel: `pyspiel.load_game("python_assyria(players=3)")` once this module is imported.

Chance is explicit: the turn order seat by seat, and every card as it is turned up, drawn from those that may still
come. Everyone sees everything else, so information is perfect. Needs the extra `openspiel`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.board import FOOD_CARDS
from assyria.board.tracks import TURNS
from assyria.env.explicit_chance import DRAWS, MOST_PLAYERS, Waiting
from assyria.extras import MissingExtra
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import SCALES, SIZE
from assyria.packed import action_of, move_of
from assyria.record import move_text, position_text
from assyria.rules import FeedingRule, Game, State, legal_moves, outcome, view

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name, "openspiel") from missing

LONGEST = 2_500
"""More decisions than a game can have: random ones of four players have some 400."""

_TYPE = pyspiel.GameType(
    short_name="python_assyria",
    long_name="Assyria",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 2, "two_player_draft": 2, "feeding": str(FeedingRule.FREE.value)},
)


class AssyriaGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """The game with its options: players, two_player_draft, feeding. Raises BadRuleOption."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_TYPE.parameter_specification, **(params or {})}
        self.rules = Game(
            chosen["players"],
            two_player_draft=chosen["two_player_draft"],
            feeding=FeedingRule(chosen["feeding"]),
        )
        players = self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=kernel.ACTIONS,
            max_chance_outcomes=len(DRAWS),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> AssyriaState:
        return AssyriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.players + sum(TURNS) * (1 + len(FOOD_CARDS))

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class AssyriaState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A position; or a deal or a move that waits for chance to draw its cards."""

    def __init__(self, game: AssyriaGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position: State | None = None
        """None until the first cards lie on the table."""
        self.waiting: Waiting | None = Waiting(game.rules)
        """None if it is somebody's turn, or the game is over."""
        self.told: list[str] = []
        """The moves and what chance brought, as text."""

    def current_player(self) -> int:
        if self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.position.seat is None else self.position.seat

    def is_terminal(self) -> bool:
        return self.waiting is None and self.position is not None and self.position.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        assert player == self.position.seat
        return sorted(map(action_of, legal_moves(self.position)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each draw that may come, and how likely it is."""
        assert self.waiting is not None
        missing = self.waiting.missing
        return sorted((DRAWS.index(draw), count / missing.total()) for draw, count in missing.items())

    def _apply_action(self, action: int) -> None:
        self.told.append(self._action_to_string(self.current_player(), action))
        if self.waiting is not None:
            waiting = self.waiting.with_drawn(DRAWS[action])
        else:
            assert self.position is not None
            waiting = Waiting(self.rules, self.position, move_of(action, self.position))
        self.waiting = waiting if waiting.missing else None
        if self.waiting is None:
            self.position = waiting.step.state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return DRAWS[action]
        assert self.position is not None
        return move_text(move_of(action, self.position))

    def returns(self) -> list[float]:
        """Return the share of the victory, stretched so that a lone winner has 1 and all of them 0 together."""
        seats = self.rules.players
        result = None if self.position is None else outcome(self.position)
        if result is None:
            return [0.0] * seats
        winners = result.winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        return [(seats * share - 1) / (seats - 1) for share in shares]

    def __str__(self) -> str:
        seen = "the deal" if self.position is None else position_text(view(self.position))
        return seen if self.waiting is None else f"{seen}: {', '.join((*self.told[-1:], '…'))}"


class Observer:
    """What a player sees: the position's line of text, and the numbers of `env.Batch` from 0 to 1.

    With perfect recall the text is all that happened, and there are no numbers.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params}")
        self._kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(SIZE, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: AssyriaState, player: int) -> None:
        """Write what a player sees; nothing before the first cards lie on the table."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state.position is not None:
            seen, masks = np.empty((1, SIZE), np.uint8), np.empty((1, kernel.ACTIONS), np.int8)
            loops.observe.run(kernel.from_state(state.position), np.array([player], np.int8), seen, masks)
            self.tensor[:] = seen[0] * SCALES

    def string_from(self, state: AssyriaState, player: int) -> str:  # noqa: ARG002 - everyone sees the same
        """Return what a player sees as text."""
        if not self._kind.public_info:
            return ""
        return "; ".join(state.told) if self._kind.perfect_recall else str(state)


pyspiel.register_game(_TYPE, AssyriaGame)
