"""The learning loop, slowly, on the processor. PyTorch is no dependency: without it nothing here runs."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tools.train.__main__ import main  # noqa: E402
from tools.train.export import main as export  # noqa: E402
from tools.train.folder import NETWORK, load_network, save  # noqa: E402
from tools.train.games import Games  # noqa: E402
from tools.train.learning import Learner, Plan  # noqa: E402
from tools.train.network import Network, Shape, sample  # noqa: E402

from assyria.bots.network.inference import judge  # noqa: E402
from assyria.bots.network.parameters import read_parameters  # noqa: E402
from assyria.env import Batch  # noqa: E402

SMALL = Shape(width=32, blocks=1)


def learner(players: tuple[int, ...] = (2, 4), steps: int = 40) -> Learner:
    torch.manual_seed(1)
    return Learner(Games(players, 8, "cpu", seed=1), Network(SMALL), Plan(steps=steps, minibatch=128), "cpu")


def test_only_legal_actions_are_drawn() -> None:
    """By preference: what is preferred by far is drawn always."""
    masks = torch.zeros(50, 149, dtype=torch.int8)
    masks[:, [3, 70, 148]] = 1
    preferences = torch.randn(50, 149)
    actions, logs = sample(preferences, masks)
    assert set(actions.tolist()) <= {3, 70, 148}
    assert (logs <= 0).all()
    preferences[:, 70] += 100
    assert sample(preferences, masks)[0].tolist() == [70] * 50


def test_advantages_come_to_the_reward() -> None:
    """Without a network's guesses, what a seat's decisions are told is the reward of their game alone."""
    learning = learner(steps=400)
    rollout = learning.play()
    rollout.prospects.zero_()
    _, targets = learning.advantages(rollout)
    rewards = learning._games.rewards(rollout.seen.over, rollout.seen.scores, rollout.seen.returns)
    seats = learning._games.all_seats(rollout.seen.seats)
    assert rollout.seen.over.any()
    plan = learning.plan
    for game in range(16):
        ends = torch.nonzero(rollout.seen.over[1:, game])[:, 0].tolist()
        for step in range(plan.steps):
            end = next((end for end in ends if end >= step), None)
            seat = int(seats[step, game, 0])
            told = float(targets[step, game, 0])
            if end is None:
                assert told == 0
                continue
            own = sum(int(seats[later, game, 0]) == seat for later in range(step + 1, end + 1))
            expected = float(rewards[end + 1, game, seat]) * plan.trace**own
            assert told == pytest.approx(expected, abs=1e-5)


def test_updates_change_the_network_and_lower_the_loss() -> None:
    learning = learner()
    before = [weights.clone() for weights in learning.network.parameters()]
    told = [learning.learn(learning.play(), 0.0) for _ in range(3)]
    assert all(set(one) == {"value_loss", "openness"} for one in told)
    after = list(learning.network.parameters())
    assert any(not torch.equal(one, other) for one, other in zip(before, after, strict=True))
    rollout = learning.play()
    losses = [learning.learn(rollout, 0.0)["value_loss"] for _ in range(12)]
    assert losses[-1] < losses[0]
    learning._games.check()


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Checkpoints, a curve as CSV and picture, duels on the way and in the end."""
    options = ["--device", "cpu", "--players", "2", "--games", "8", "--steps", "16", "--minibatch", "64"]
    options += ["--width", "32", "--blocks", "1", "--tell", "0", "--minutes", "1", "--run", "0.01", "--duels", "4"]
    options += ["--every", "0.001"]
    main([str(tmp_path), *options])
    _, first = load_network(tmp_path / NETWORK)
    main([str(tmp_path), *options])
    network, second = load_network(tmp_path / NETWORK)
    assert network.shape == SMALL
    assert second["decisions"] > first["decisions"] > 0
    with (tmp_path / "curve.csv").open(encoding="utf-8") as opened:
        seconds = [float(row["seconds"]) for row in csv.DictReader(opened)]
    assert seconds == sorted(seconds)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "one against 1 × random" in capsys.readouterr().out
    with (tmp_path / "duels.csv").open(encoding="utf-8") as opened:
        duels = list(csv.DictReader(opened))
    assert len(duels) > 2
    assert {(row["players"], row["against"], row["games"]) for row in duels} == {("2", "random", "4")}


def test_the_bot_prefers_what_the_network_prefers(tmp_path: Path) -> None:
    """Exported, in half precision, and judged by compiled code."""
    torch.manual_seed(1)
    save(tmp_path, learner(), {})
    export([str(tmp_path), str(tmp_path / "network.npz")])
    network, _ = load_network(tmp_path / NETWORK)
    seen = Batch(3, 16).reset(1)
    preferences, prospects = judge(read_parameters(tmp_path / "network.npz"), seen.observations, seen.masks)
    with torch.no_grad():
        expected, hopes = network(torch.from_numpy(seen.observations))
    legal = seen.masks == 1
    assert preferences[legal] == pytest.approx(expected.numpy()[legal], abs=1e-2)
    assert prospects == pytest.approx(hopes.numpy(), abs=1e-2)
