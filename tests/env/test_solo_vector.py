"""Gymnasium's vector environment: the games of as many single ones, played together."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from assyria.env import part, solo
from assyria.env.solo_vector import SoloVector
from tests.env.test_batch import any_legal

ID = f"{solo.__name__}:{solo.ID}"


def first(_: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A policy without chance, so that it does not matter in which games it is asked first."""
    chosen: NDArray[np.int64] = masks.argmax(axis=1)
    return chosen


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_as_many_single_environments(players: int) -> None:
    """Observations, rewards, ends and infos, in the shape that Gymnasium gives them; illegal actions too."""
    options: dict[str, Any] = {"players": players, "numbers": "float32" if players == 2 else "uint8"}
    options["opponents"] = (first, "random")[: players - 1]
    ours = gymnasium.make_vec(ID, num_envs=3, **options)
    assert isinstance(ours, SoloVector)
    theirs = SyncVectorEnv([lambda: solo.Solo(**options)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    chooser = np.random.default_rng(1)
    seen, info = ours.reset(seed=5)
    assert data_equivalence((seen, info), theirs.reset(seed=5))
    ended = 0
    for number in range(220):
        actions = any_legal(info["action_mask"], chooser)
        if number == 150:
            actions[1] = info["action_mask"][1].argmin()
        told = ours.step(actions)
        assert data_equivalence(told, theirs.step(actions))
        seen, _, over, _, info = told
        ended += over.sum()
        assert ours.observation_space.contains(seen)
    assert ended > 4
    assert data_equivalence(ours.reset(), theirs.reset())


def test_opponents_change_with_the_next_game_of_each_row() -> None:
    asked: list[int] = []

    def counting(observations: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        asked.append(len(observations))
        return first(observations, masks)

    envs = RecordEpisodeStatistics(SoloVector(8, players=2, opponents=(first,)))
    _, info = envs.reset(seed=1)
    envs.unwrapped.set_opponents((counting,))  # type: ignore[attr-defined]
    over = np.zeros(8, np.bool_)
    while not over.any():
        assert not asked
        _, _, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert info["episode"]["l"][over].min() > 50
    for _ in range(120):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert max(asked) > 4
    envs.close()


def test_wrong_use() -> None:
    envs = SoloVector(2, players=2, opponents=(first,), seat=1, feeding="strict")  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    seen, info = envs.reset(seed=1)
    assert info["seat"].tolist() == [1, 1]
    assert part(seen, "strict-feeding").tolist() == [[1], [1]]
    assert np.array_equal(envs.action_masks(), info["action_mask"])
    wrongs: tuple[NDArray[Any], ...] = (np.zeros(3, np.int64), np.zeros(2), np.array([0, 149]), np.array([-1, 0]))
    for wrong in wrongs:
        with pytest.raises(ValueError, match="expected"):
            envs.step(wrong)
    for options in ({"num_envs": 0}, {"seat": 4}, {"opponents": ()}, {"numbers": "int8"}, {"players": 5}):
        with pytest.raises(ValueError, match=r"expected|uint8|players"):
            SoloVector(**options)
