"""Tuning: equals are equal, the worse lose, and what is linear is found."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tools import tune

from assyria.bots.compiled.evaluation import SOURCES, TURNS, from_text
from assyria.bots.compiled.features import FEATURES
from assyria.bots.compiled.weights import load_weights
from tests.effort import LONG


@pytest.mark.skipif(not LONG, reason="compiles for minutes")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_is_as_good_as_itself_and_better_than_nothing(players: int) -> None:
    champion = load_weights(players)
    even, worse = tune.score_challengers(players, [champion, champion, 0 * champion], 12, 1)
    assert even == pytest.approx(1 / players)
    assert worse.mean() < 0.5 / players


def test_a_game_is_watched_turn_by_turn() -> None:
    features, ledgers, ends = tune.record_game(3, beam_width=2, branching=2, seed=1)
    assert (features.shape, ledgers.shape) == ((TURNS, 3, FEATURES), (TURNS, 3, SOURCES))
    assert (features[:, :, 0] == 1).all()
    assert (np.diff(ledgers.sum(axis=2), axis=0) >= 0).all()
    assert (ends >= ledgers[-1]).all()
    again = tune.record_game(3, beam_width=2, branching=2, seed=1)
    assert all(np.array_equal(one, other) for one, other in zip(again, (features, ledgers, ends), strict=True))


def test_the_evaluation_finds_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that follow from the features by a rule, and a little luck."""
    monkeypatch.setattr(tune, "DATA", tmp_path)
    chance = np.random.default_rng(1)
    rule = chance.normal(size=(FEATURES, SOURCES))
    seen = chance.normal(size=(400, TURNS, 2, FEATURES))
    seen[:] = seen[:, :1]  # the same in every turn, so that one end fits them all
    ledgers = chance.normal(size=(400, 1, 2, SOURCES)).repeat(TURNS, axis=1)
    ends = ledgers[:, 0] + seen[:, 0] @ rule + 0.1 * chance.normal(size=(400, 2, SOURCES))
    tune.write_evaluation(2, np.zeros((TURNS, FEATURES + 1, SOURCES)), seen, ledgers, ends)
    found = from_text((tmp_path / "evaluation-2.json").read_text())
    for number in range(1, TURNS):
        assert np.abs(found.coefficients[number] - rule).max() < 0.15
        assert found.standard_errors[number] == pytest.approx(0.1 * SOURCES**0.5, rel=0.5)


def test_not_from_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stops it before the first game is over is told so, and nothing is written."""
    monkeypatch.setattr(tune, "DATA", tmp_path)
    with pytest.raises(SystemExit, match="stays as it is"):
        tune.fit_evaluation(2, games=0, beam_width=2, branching=2, seed=1)
    assert list(tmp_path.iterdir()) == []
