"""The learning loop, slowly, on the processor. PyTorch is no dependency: without it nothing here runs."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tools.train.__main__ import main  # noqa: E402
from tools.train.duel import OPPONENTS, duel  # noqa: E402
from tools.train.expert import ExpertPlan, Student  # noqa: E402
from tools.train.export import exported, imported  # noqa: E402
from tools.train.export import main as export  # noqa: E402
from tools.train.folder import NETWORK, load_network, save  # noqa: E402
from tools.train.games import Games, prospects  # noqa: E402
from tools.train.learning import Learner, Plan  # noqa: E402
from tools.train.network import Network, Shape, outlook, sample  # noqa: E402
from tools.train.outlooks import told  # noqa: E402
from tools.train.searching import SearchPlan  # noqa: E402

from assyria.bots.network.inference import evaluate  # noqa: E402
from assyria.bots.network.parameters import load_parameters, read_parameters  # noqa: E402
from assyria.bots.shipped import network_file  # noqa: E402
from assyria.env import Batch  # noqa: E402

SMALL = Shape(width=32, blocks=1)


def learner(players: int = 3, steps: int = 40) -> Learner:
    torch.manual_seed(1)
    return Learner(Games(players, 8, "cpu", seed=1), Network(SMALL), Plan(steps=steps, minibatch=128))


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


def test_outlooks_come_to_the_outcome() -> None:
    """With λ 1, what is told is the outcome of the game, by player; beyond what was played it is the network's."""
    learning = learner(players=2, steps=400)
    seen, _, _, outlooks = learning.play()
    shown = told(seen, outlooks, 1.0)
    assert seen.over.any()
    for game in range(8):
        ends = torch.nonzero(seen.over[1:, game])[:, 0].tolist()
        for step in range(0, 400, 7):
            end = next((end for end in ends if end >= step), None)
            seats = seen.seats[step, game]
            if end is not None:
                assert torch.allclose(shown[step, game], seen.outcomes[end + 1, game, seats])
    ended = seen.over[1:]
    shares, ledgers = seen.outcomes[1:][ended][:, :2, 0], seen.outcomes[1:][ended][:, :2, 1:]
    assert torch.allclose(shares.sum(-1), torch.ones(len(shares)))
    assert (shares.argmax(-1) == ledgers.sum(-1).argmax(-1)).all()


def test_advantages_come_to_the_reward() -> None:
    """A seat that expects nothing gets what its game brings, at its last decision all of it."""
    learning = learner(players=2, steps=400)
    rollout = learning.play()
    rollout.outlooks[..., 0] = 0.5
    rollout.outlooks[..., 1:] = 0
    advantages = learning.advantages(rollout)
    seen = rollout.seen
    rewards = prospects(seen.outcomes, 2)
    for game in range(8):
        ends = torch.nonzero(seen.over[1:, game])[:, 0].tolist()
        for step in range(0, 400, 7):
            end = next((end for end in ends if end >= step), None)
            if end is not None:
                seat = int(seen.seats[step, game, 0])
                own = sum(int(seen.seats[later, game, 0]) == seat for later in range(step + 1, end + 1))
                expected = float(rewards[end + 1, game, seat]) * learning.plan.trace**own
                assert float(advantages[step, game]) == pytest.approx(expected, abs=1e-5)


def test_updates_change_the_network_and_lower_the_loss() -> None:
    learning = learner()
    before = [weights.clone() for weights in learning.network.parameters()]
    figures = [learning.learn(learning.play(), 0.0) for _ in range(3)]
    assert all(set(one) == {"openness", "share_loss", "gain_loss"} for one in figures)
    after = list(learning.network.parameters())
    assert any(not torch.equal(one, other) for one, other in zip(before, after, strict=True))
    rollout = learning.play()
    losses = [learning.learn(rollout, 0.0)["gain_loss"] for _ in range(12)]
    assert losses[-1] < losses[0]


def test_searches_count_what_their_trees_count() -> None:
    """Every simulation once, at the action it began with; the better an action, the more it is preferred."""
    torch.manual_seed(1)
    games = Games(3, 12, "cpu", seed=1)
    student = Student(games, Network(SMALL), ExpertPlan(steps=4, kept=2, minibatch=16))
    games.spread(lambda seen: sample(student.judge(seen.observations)[0], seen.masks)[0], 200)
    assert len(set(games.states["reign"].tolist())) == 3
    seen = games.look()
    preferences, chances, gains = student.judge(seen.observations)
    searcher = student.searcher(SearchPlan(simulations=16, considered=8), 7)
    found = searcher.search(seen.masks, seen.seats, preferences, outlook(seen.observations, chances, gains, 3))
    assert (seen.masks.gather(1, found.actions[:, None]) == 1).all()
    assert torch.allclose(found.policy.sum(-1), torch.ones(12))
    assert (found.policy[seen.masks == 0] == 0).all()
    for row in range(12):
        nodes, seat = searcher._forest.nodes[row], int(seen.seats[row, 0])
        child = nodes[0]["first_child"]
        visits = 0
        while child != -1:
            action, node = nodes[child]["action"], nodes[child]
            assert node["visits"] == searcher._visits[row, action]
            assert node["value_sums"][seat] == pytest.approx(float(searcher._sums[row, action]), abs=1e-3)
            visits += node["visits"]
            child = node["next_sibling"]
        assert visits == 16


@pytest.mark.parametrize("by", ["search", "teacher", "everyone"])
def test_a_student_learns(by: str, tmp_path: Path) -> None:
    options = [
        *("--device", "cpu", "--players", "2", "--games", "8", "--steps", "8", "--minibatch", "64", "--by", by),
    ]
    options += ["--by", by, "--simulations", "8", "--tell", "0", "--minutes", "1", "--run", "0.01", "--duels", "2"]
    main([str(tmp_path), *options, "--begin", str(network_file(2))])
    network, spent = load_network(tmp_path / NETWORK)
    assert spent["decisions"] > 0
    shipped = imported(load_parameters(2))
    assert network.shape == shipped.shape
    assert not torch.equal(network.policy.weight, shipped.policy.weight)
    assert torch.allclose(network.policy.weight, shipped.policy.weight, atol=0.1)


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Checkpoints, a curve as CSV and picture, duels on the way and in the end."""
    options = ["--device", "cpu", "--players", "2", "--games", "4", "--steps", "4", "--minibatch", "16"]
    options += ["--width", "32", "--blocks", "1", "--tell", "0", "--minutes", "1", "--run", "0.05", "--duels", "4"]
    options += ["--every", "0.02"]
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


def test_the_shipped_network_against_itself_wins_its_share() -> None:
    shipped = imported(load_parameters(2))
    outcome = duel(shipped, "cpu", 2, "policy", 64, 1, 1)
    assert outcome.games == 64
    assert 0.25 < outcome.share < 0.75
    assert abs(outcome.points - outcome.others) < 20


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_nothing_learned_wins_nothing_against_what_learned(opponent: str) -> None:
    torch.manual_seed(1)
    outcome = duel(Network(SMALL), "cpu", 2, opponent, 16, 1, 1)
    assert outcome.others > 0
    assert opponent == "random" or outcome.share == 0


def test_the_bot_prefers_what_the_network_prefers(tmp_path: Path) -> None:
    """Exported, in half precision, and judged by compiled code."""
    torch.manual_seed(1)
    save(tmp_path, learner(), {})
    export([str(tmp_path), str(tmp_path / "network.npz")])
    network, _ = load_network(tmp_path / NETWORK)
    seen = Batch(3, 16).reset(1)
    judged = evaluate(read_parameters(tmp_path / "network.npz"), seen.observations, seen.masks)
    observations = torch.from_numpy(seen.observations)
    with torch.no_grad():
        preferences, chances, gains = network(observations)
    told_by_torch = outlook(observations, chances, gains, 3)
    legal = seen.masks == 1
    assert judged.preferences[legal] == pytest.approx(preferences.numpy()[legal], abs=2e-2)
    assert judged.shares == pytest.approx(told_by_torch[..., 0].numpy(), abs=1e-2)
    assert judged.prospects == pytest.approx(prospects(told_by_torch, 3).numpy(), abs=1e-2)


def test_what_is_exported_can_be_imported() -> None:
    shipped = load_parameters(4)
    for one, other in zip(shipped, exported(imported(shipped)), strict=True):
        assert np.allclose(one, other, rtol=1e-6)
