"""PettingZoo: its own tests, and ours."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from assyria import kernel
from assyria.env import assyria_v1, part
from assyria.env.step_result import Numbers
from assyria.extras import install
from assyria.kernel import IllegalAction
from assyria.kernel.observation.layout import FACTS, PIECES, SCALES, SIZE
from assyria.rules import FeedingRule, legal_moves, outcome
from tests.effort import some
from tests.env.pictures import assert_a_picture

state_test = import_module("pettingzoo.test.state_test")  # the package hides it behind a function of that name

# What api_test says of every environment that has its mask beside the observation, PettingZoo's own included.
with_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


class TestPettingZoo:
    pytestmark = with_masks

    @pytest.mark.parametrize("numbers", ["uint8", "float32"])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_api(self, players: int, numbers: Numbers) -> None:
        api_test(assyria_v1.env(players=players, numbers=numbers, render_mode="ansi"), num_cycles=1000)

    def test_api_of_the_raw_environment(self) -> None:
        api_test(assyria_v1.raw_env(players=2, two_player_draft=3), num_cycles=1000)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_seeds(self, players: int) -> None:
        seed_test(lambda: assyria_v1.env(players=players), num_cycles=500)


def play_out(env: Any, seed: int) -> list[Any]:
    """A whole random game; everything that was told on the way."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert not truncated
        mask = seen["action_mask"]
        told.append((agent, reward, terminated, info, seen["observation"].tobytes(), mask.tobytes()))
        env.step(None if terminated else chooser.choice(np.flatnonzero(mask)))
    return told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players: int) -> None:
    """Nobody has a reward before the end; then every agent is told score, rank and ledger once."""
    env = assyria_v1.env(players=players)
    told = play_out(env, 7)
    end = outcome(env.unwrapped._game.state)
    assert end is not None
    assert all(reward == 0 and not info for _, reward, terminated, info, *_ in told if not terminated)
    last = {agent: (reward, info) for agent, reward, terminated, info, *_ in told if terminated}
    assert sorted(last) == env.possible_agents
    assert sum(reward for reward, _ in last.values()) == pytest.approx(0, abs=1e-6)
    for seat, agent in enumerate(env.possible_agents):
        reward, info = last[agent]
        assert info["score"] == end.scores[seat]
        assert info["ledger"] == end.ledgers[seat]._asdict()
        assert info["rank"] == 1 + sum(score > end.scores[seat] for score in end.scores)
        assert (reward > 0) == (seat in end.winners)
    assert env.agents == []


def test_games_follow_from_the_seed() -> None:
    """Without one the next game is another; after a seed also the following games are the same."""
    env, other = assyria_v1.env(players=2), assyria_v1.env(players=2)
    assert play_out(env, 1) == play_out(other, 1)
    assert play_out(env, 1) != play_out(env, 2)
    first = []
    for one in (env, other):
        one.reset(seed=5)
        one.reset()
        first.append(one.last()[0]["observation"].tobytes())
    assert first[0] == first[1]
    env.reset()
    assert env.last()[0]["observation"].tobytes() != first[0]


def test_agents_move_and_see_as_the_rules_say() -> None:
    """Who waits sees the table from their own chair, and has no legal action."""
    env = assyria_v1.raw_env(players=3)
    env.reset(seed=3)
    chooser = np.random.default_rng(3)
    for _ in range(150):
        state = env._game.state
        assert env.agent_selection == f"player_{state.mover}"
        seen = {agent: env.observe(agent) for agent in env.agents}
        mask = seen[env.agent_selection]["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(map(kernel.action_of, legal_moves(state)))
        assert len({one["observation"].tobytes() for one in seen.values()}) == 3
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
            assert seen[agent]["action_mask"].any() == (agent == env.agent_selection)
        env.step(chooser.choice(np.flatnonzero(mask)))


class TestState:
    """All that is known to everyone, by seat."""

    def test_pettingzoos_own_check(self) -> None:
        for numbers in ("uint8", "float32"):
            env = assyria_v1.env(players=3, numbers=numbers)
            env.reset(seed=1)
            state_test.test_state_space(env)
            state_test.test_state(env, 100)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_each_seat_in_its_place(self, players: int) -> None:
        """What an agent sees of itself stands at its seat; what belongs to nobody is as everyone sees it."""
        env = assyria_v1.raw_env(players=players)
        env.reset(seed=players)
        chooser = np.random.default_rng(3)
        personal = {"mover": 0, "takers": 1, "court": 1, "hands": 0, "plows": 0, "camels": 0, "offerings": 0}
        personal |= {"stocks": 0, "ledgers": 0, "scores": 0}
        shared = [fact.name for fact in FACTS if fact.name not in (*personal, "place")]
        for _ in range(60 * players):
            state, turn = env.state(), env._game.state
            assert env.state_space.contains(state)
            seats = state[SIZE:].reshape(4, 4)
            assert [int(row.argmax()) for row in seats.T[:players]] == list(turn.order)
            assert seats.sum() == players
            for seat, agent in enumerate(env.agents):
                seen = env.observe(agent)["observation"]
                for piece in PIECES:
                    assert (part(seen, f"{piece}-0") == part(state, f"{piece}-{seat}")).all()
                for name, axis in personal.items():
                    assert (part(seen, name).take(0, axis) == part(state, name).take(seat, axis)).all()
                for name in (*shared, "wells-east", "wells-west", "watered", "raised"):
                    assert (part(seen, name) == part(state, name)).all()
            env.step(chooser.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))

    def test_not_the_order_of_undealt_cards(self) -> None:
        env = assyria_v1.raw_env()
        env.reset(seed=1)
        before = env.state()
        game = env._game
        held = game._states.tobytes()
        kernel.redeal(game._states, kernel.generators(5, 1))
        assert game._states.tobytes() != held
        assert (env.state() == before).all()


def test_what_an_agent_was_told_stays() -> None:
    """An observation is the caller's own; the game goes on in other arrays."""
    env = assyria_v1.raw_env()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    before = seen["observation"].tobytes(), seen["action_mask"].tobytes()
    env.step(int(seen["action_mask"].argmax()))
    assert (seen["observation"].tobytes(), seen["action_mask"].tobytes()) == before
    seen = env.observe(env.agent_selection)
    seen["action_mask"][:] = 0
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_float_observations_are_the_same_divided() -> None:
    whole, scaled = assyria_v1.raw_env(), assyria_v1.raw_env(numbers="float32")
    for env in (whole, scaled):
        env.reset(seed=1)
    agent = whole.agent_selection
    assert np.array_equal(scaled.observe(agent)["observation"], whole.observe(agent)["observation"] * SCALES)
    assert scaled.observe(agent)["observation"].dtype == np.float32


def test_what_is_not_legal() -> None:
    """The game alone refuses it; with the usual guards it ends the game, as in PettingZoo's other games."""
    raw = assyria_v1.raw_env()
    raw.reset(seed=1)
    illegal = int(raw.observe(raw.agent_selection)["action_mask"].argmin())
    for action in (illegal, -1, 149):
        with pytest.raises(IllegalAction):
            raw.step(action)
    with pytest.raises(ValueError, match="None is no action"):
        raw.step(None)
    env = assyria_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(149)
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == assyria_v1.ILLEGAL


def test_drawing_pickling_and_wrong_options() -> None:
    env = assyria_v1.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "reign" in env.render().lower()
    assert assyria_v1.raw_env().render() is None
    drawn = assyria_v1.env(players=2, render_mode="rgb_array")
    drawn.reset(seed=1)
    assert_a_picture(drawn.render())
    again = pickle.loads(pickle.dumps(assyria_v1.raw_env(players=3, numbers="float32")))  # noqa: S301 - our own
    assert len(again.possible_agents) == 3
    again.reset(seed=1)
    assert again.observe("player_0")["observation"].dtype == np.float32
    for wrong in (
        {"players": 5},
        {"numbers": "int8"},
        {"render_mode": "human"},
        {"two_player_draft": 3},
        {"feeding": "lenient"},
    ):
        with pytest.raises(ValueError, match=r"players|uint8|ansi|feeding"):
            assyria_v1.raw_env(**wrong)


def test_strict_feeding() -> None:
    """§5.2 The option reaches the game, and every agent sees it; a copy of the environment has it too."""
    for told, feeding in enumerate(FeedingRule):
        env = pickle.loads(pickle.dumps(assyria_v1.raw_env(players=2, feeding=feeding)))  # noqa: S301 - our own
        env.reset(seed=1)
        assert part(env.observe("player_0")["observation"], "strict-feeding").tolist() == [told]


@pytest.mark.parametrize(
    ("module", "package"),
    some(
        [
            ("assyria_v1", "pettingzoo"),
            ("dataset", "pyarrow"),
            ("assyria_v1", "gymnasium"),
            ("solo", "gymnasium"),
            ("solo_vector", "gymnasium"),
        ],
        2,
    ),
)
def test_without_the_extra(module: str, package: str) -> None:
    """A sentence says what to install; games in lockstep need nothing of it."""
    code = f"""
import sys
sys.modules[{package!r}] = None
import assyria.env
from assyria.extras import MissingExtra
try:
    import assyria.env.{module}
except MissingExtra as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{package} is not installed: {install('research')}\n"
