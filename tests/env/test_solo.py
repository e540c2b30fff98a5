"""Gymnasium: one seat against bots."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from assyria import kernel
from assyria.bots import BotFailed, load_bot
from assyria.env import part, solo
from assyria.env.solo import Solo
from assyria.kernel import IllegalAction
from assyria.kernel.observation.layout import SIZE
from assyria.rules import Game, Move, View, deal, legal_moves, new_game, outcome, view
from tests.env.pictures import assert_a_picture

SAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"
ID = f"{solo.__name__}:{solo.ID}"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("numbers", ["uint8", "float32"])
def test_gymnasiums_own_check(players: int, numbers: str) -> None:
    check_env(gymnasium.make(ID, players=players, numbers=numbers, render_mode="ansi").unwrapped)


def play_out(env: Any, seed: int) -> tuple[float, dict[str, Any], list[bytes]]:
    """A whole random game: the reward, the last info, everything that was seen."""
    chooser = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told = [seen.tobytes()]
    while True:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
        action = chooser.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        told.append(seen.tobytes())
        assert not truncated
        if terminated:
            return reward, info, told
        assert reward == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_against_bots(players: int) -> None:
    """It is always our turn; at the end score, rank and ledger of our seat are told, as the rules count them."""
    env = gymnasium.make(ID, players=players, opponents=("random",))
    seats = set()
    for seed in range(6):
        reward, info, _ = play_out(env, seed)
        end = outcome(env.unwrapped._game.state)  # type: ignore[attr-defined]
        assert end is not None
        seat = info["seat"]
        seats.add(seat)
        assert info["score"] == end.scores[seat]
        assert info["ledger"] == end.ledgers[seat]._asdict()
        assert info["rank"] == 1 + sum(score > end.scores[seat] for score in end.scores)
        assert (reward > 0) == (seat in end.winners)
        assert not info["action_mask"].any()
    assert len(seats) > 1


@pytest.mark.no_cover
def test_greedy_is_the_stronger_player() -> None:
    """Who plays at random against greedy bots loses."""
    env = gymnasium.make(ID, players=3)
    rewards = [play_out(env, seed)[0] for seed in range(6)]
    assert rewards == [-0.5] * 6


def test_games_follow_from_the_seed() -> None:
    """Deal, seat and the bots' choices."""
    env = gymnasium.make(ID, players=3, opponents=("random",))
    assert play_out(env, 1)[2] == play_out(env, 1)[2]
    assert play_out(env, 1)[2] != play_out(env, 2)[2]


def test_bots_sit_in_turn_and_see_no_more_than_a_player() -> None:
    """The first bot named sits next to us. Bots get a view; a class gives every seat of a game an object."""
    asked: list[tuple[str, int]] = []
    made: list[object] = []

    class Watching:
        def __init__(self) -> None:
            made.append(self)

        def choose(self, seen: View, rng: Random) -> Move:
            assert type(seen) is View
            asked.append(("one", seen.mover))
            return rng.choice(legal_moves(seen))

    def two(seen: View, rng: Random) -> int:
        """A function, which answers with a number as learners do."""
        asked.append(("two", seen.mover))
        return kernel.action_of(rng.choice(legal_moves(seen)))

    env = gymnasium.make(ID, players=4, opponents=(Watching, load_bot(two)), seat=2)
    _, info, _ = play_out(env, 1)
    assert info["seat"] == 2
    assert set(asked) == {("one", 3), ("two", 0), ("one", 1)}
    assert len(made) == 2
    play_out(env, 2)
    assert len(made) == 4


def test_an_opponent_that_fails() -> None:
    env = gymnasium.make(ID, players=2, opponents=(load_bot(lambda _seen, _rng: "fly"),), seat=0)
    with pytest.raises(BotFailed, match="'fly' is not legal here"):
        play_out(env, 1)


class Snapshot:
    """A policy that plays the first legal action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, observations: Any, masks: Any) -> Any:
        assert observations.shape == (1, SIZE)
        assert part(observations[0], "mover").tolist() == [1, 0, 0, 0]
        self.asked += 1
        return masks.argmax(axis=1)


def test_policies_as_opponents_that_change_between_games() -> None:
    """A game keeps those it began with; the next one has the new."""
    old, new = Snapshot(), Snapshot()
    env = gymnasium.make(ID, players=3, opponents=(old,), seat=0, numbers="float32")
    _, info = env.reset(seed=1)
    env.unwrapped.set_opponents((new, "random"))  # type: ignore[attr-defined]
    while True:
        _, _, terminated, _, info = env.step(int(info["action_mask"].argmax()))
        if terminated:
            break
    assert old.asked > 50
    assert new.asked == 0
    before = old.asked
    play_out(env, 2)
    assert old.asked == before
    assert new.asked > 20
    for wrong in ((), (3,), (int,), ("gready",)):
        with pytest.raises(ValueError, match=r"expected|perhaps greedy"):
            env.unwrapped.set_opponents(wrong)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("answer", "error"),
    [([149], IllegalAction), ([-1], IllegalAction), ([0.5], TypeError), ([0, 0], TypeError), (0, TypeError)],
)
def test_a_policy_that_answers_wrongly(answer: object, error: type[Exception]) -> None:
    env = gymnasium.make(ID, players=2, opponents=(lambda _seen, _masks: answer,), seat=0)
    with pytest.raises(error):
        play_out(env, 1)


def test_an_engine_as_an_opponent() -> None:
    """Its process ends with the environment."""
    env = gymnasium.make(ID, players=2, opponents=(f"engine:{sys.executable} {SAMPLE}",), seat=0)
    assert play_out(env, 1)[1]["seat"] == 0
    (bot,) = env.unwrapped._opponents  # type: ignore[attr-defined]
    assert bot.name.startswith("engine:")
    env.close()


def test_what_is_not_legal_loses_at_once() -> None:
    """The game is over then, and has to be reset."""
    env = gymnasium.make(ID, players=2, opponents=("random",)).unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    seen, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal_action"]) == (solo.ILLEGAL, True, False, illegal)
    assert seen.shape == (SIZE,)
    with pytest.raises(ResetNeeded):
        env.step(illegal)
    env.reset(seed=1)
    for wrong in (-1, 149, 2.5, None):
        with pytest.raises(ValueError, match="0 to 148"):
            env.step(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"players": 5}, {"opponents": ("gready",)}, {"opponents": ("random@3",)}, {"opponents": ()}),
        *({"players": 2, "opponents": ("random", "random")}, {"seat": 4}, {"seat": -1}),
        *({"render_mode": "human"}, {"numbers": "int8"}, {"feeding": "lenient"}),
    ],
)
def test_wrong_options(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"expected|players|uint8|budget|feeding|perhaps greedy"):
        solo.Solo(**wrong)


def test_strict_feeding() -> None:
    """§5.2 The option reaches the game, and the learner sees it."""
    env = gymnasium.make(ID, players=2, opponents=("random",), feeding="strict")
    seen, _ = env.reset(seed=1)
    assert part(seen, "strict-feeding").tolist() == [1]


class Stubborn:
    """Plays the last legal move."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        return legal_moves(seen)[-1]


def last_legal(_: Any, masks: Any) -> Any:
    """A policy of the same mind."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("opponents", [("level-9", "greedy"), ("champion@20", Stubborn), (last_legal, Stubborn())])
def test_a_game_that_is_sent_elsewhere_goes_on_there(opponents: tuple[Any, ...]) -> None:
    env = gymnasium.make(ID, players=3, opponents=opponents).unwrapped
    assert isinstance(env, Solo)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(env.action_masks().argmax()))
    fresh = gymnasium.make(ID, players=3, opponents=opponents)
    for again in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):  # noqa: S301 - our own
        assert (again.action_masks() == env.action_masks()).all()
        again.step(int(again.action_masks().argmax()))
        assert (again.reset(seed=2)[0] == fresh.reset(seed=2)[0]).all()
    env.step(int(env.action_masks().argmax()))


def test_an_engine_is_started_again_elsewhere() -> None:
    bot = load_bot(f"engine:{sys.executable} -m assyria.bots.host greedy")
    again = pickle.loads(pickle.dumps(bot))  # noqa: S301 - our own
    try:
        assert again.name == bot.name
        seen = view(new_game(Game(2), deal(2, Random(1))).state)
        assert again.choose(seen, Random(1)) == load_bot("greedy").choose(seen, Random(1))
    finally:
        again.close()
        bot.close()


def test_drawing() -> None:
    env = gymnasium.make(ID, players=2, opponents=("random",), render_mode="ansi")
    env.reset(seed=1)
    assert "Reign 1" in str(env.render())
    drawn = gymnasium.make(ID, players=2, opponents=("random",), render_mode="rgb_array")
    drawn.reset(seed=1)
    assert_a_picture(drawn.render())
    plain = gymnasium.make(ID, players=2, opponents=("random",)).unwrapped
    plain.reset(seed=1)
    assert plain.render() is None
