"""The network that plays alone: what compiled code makes of it is what the numbers say."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from assyria import Playthrough, kernel
from assyria.bots import load_bot
from assyria.bots.network import parameters as kept
from assyria.bots.network.inference import Evaluation, evaluate
from assyria.bots.network.parameters import Parameters, load_parameters, read_parameters, write_parameters
from assyria.bots.shipped import network_file
from assyria.env import Batch
from assyria.kernel.observation.layout import SCALES, SIZE, part
from tests.effort import some


def plain(network: Parameters, observations: Any, masks: Any, players: int) -> Evaluation:
    """The network by the book, in double precision."""
    first, first_bias, blocks, block_biases, policy, policy_bias, chances, chances_bias, gains, gains_bias = (
        values.astype(float) for values in network
    )
    hidden = np.maximum(observations @ first + first_bias, 0)
    for block, bias in zip(blocks, block_biases, strict=True):
        hidden = hidden + np.maximum(hidden @ block + bias, 0)
    preferences = np.where(masks == 1, hidden @ policy.T + policy_bias, -np.inf)
    logs = (hidden @ chances.T + chances_bias)[:, :players]
    shares = np.exp(logs - logs.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    ledgers = part(observations, "ledgers").astype(float)
    points = (ledgers + 30 * (hidden @ gains.T + gains_bias).reshape(ledgers.shape))[:, :players]
    totals = points.sum(axis=2)
    others = (totals.sum(axis=1, keepdims=True) - totals) / (players - 1)
    prospects = (players * shares - 1) / (players - 1) + (totals - others) / 60
    return Evaluation(preferences, shares, points, prospects)


@pytest.mark.parametrize("players", some([3, 2, 4]))
def test_it_prefers_what_the_numbers_say(players: int) -> None:
    """From the first decision of games to the last, for each number of players."""
    network = load_parameters(players)
    batch = Batch(players, 8)
    seen = batch.reset(7)
    for _ in range(60):
        evaluation = evaluate(network, seen.observations, seen.masks)
        expected = plain(network, seen.observations, seen.masks, players)
        assert np.array_equal(np.isinf(evaluation.preferences), seen.masks == 0)
        assert np.allclose(evaluation.preferences, expected.preferences, atol=2e-3)
        assert np.allclose(evaluation.shares[:, :players], expected.shares, atol=1e-3)
        points = evaluation.points.reshape(8, 4, -1)
        assert np.allclose(points[:, :players], expected.points, atol=2e-2)
        assert np.allclose(evaluation.prospects[:, :players], expected.prospects, atol=2e-3)
        for nobody in (evaluation.shares, points, evaluation.prospects):
            assert (nobody[:, players:] == 0).all()
        seen = batch.step(batch.random_actions())


def test_rows_must_fit() -> None:
    with pytest.raises(ValueError, match="as many masks as observations"):
        evaluate(load_parameters(2), np.zeros((2, SIZE), np.uint8), np.zeros((1, kernel.ACTIONS), np.int8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_whole_games_the_same_way_twice(players: int) -> None:
    """And well: nobody gets so many points by chance."""

    def scores() -> list[int]:
        bot, game = load_bot("policy").new_game(), Playthrough(players=players, seed=3)
        while not game.is_over:
            game.play(bot.choose(game.view, Random(len(game.moves))))
        return list(game.scores)

    first = scores()
    assert first == scores()
    assert min(first) > 80


def test_files_are_small() -> None:
    """A network is loaded before its first move, and everyone downloads it."""
    assert all(network_file(players).stat().st_size <= 4_000_000 for players in (2, 3, 4))


def test_what_is_kept_is_what_was_learned(tmp_path: Path) -> None:
    """Up to eight bits; small numbers of large inputs, too."""
    rng = np.random.default_rng(1)
    shapes = (
        *((SIZE, 8), (8,), (2, 8, 8), (2, 8), (kernel.ACTIONS, 8), (kernel.ACTIONS,), (4, 8), (4,), (32, 8)),
        (32,),
    )
    learned = Parameters(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))
    learned = learned._replace(first=learned.first * SCALES[:, None])
    write_parameters(tmp_path / "network.npz", learned)
    for one, other in zip(learned, read_parameters(tmp_path / "network.npz"), strict=True):
        assert one.shape == other.shape
        assert np.allclose(one, other, rtol=1 / 256, atol=0)


def test_of_other_observations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that reads other numbers would play nonsense."""
    file = tmp_path / "network.npz"
    monkeypatch.setattr(kept, "OBSERVATION", 1)
    write_parameters(file, load_parameters(2))
    monkeypatch.undo()
    with pytest.raises(ValueError, match=r"network.npz reads observations of version 1, not \d"):
        read_parameters(file)
