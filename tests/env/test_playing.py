"""Whole games of a batch with a player of its own in every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots import BotFailed, load_bot
from assyria.env import Batch, part, play
from assyria.kernel import IllegalAction


def first(_: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = masks.argmax(axis=1)
    return chosen


def last(_: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return chosen


def test_every_seat_is_played_by_its_player() -> None:
    """The games are those that stepping the batch by hand gives, and the batch stays where it was."""
    batch = Batch(3, 6, numbers="float32")
    turn = batch.reset(2)
    for _ in range(30):
        turn = batch.step(batch.random_actions())
    before = batch.save()
    played = play(batch, [first, last], rotate=True)
    assert batch.save().states.tobytes() == before.states.tobytes()
    assert played.seated.tolist() == [[0, 1, 0, -1], [0, 0, 1, -1], [1, 0, 0, -1]] * 2
    ended = np.zeros(6, np.bool_)
    decisions = np.zeros(6, np.int64)
    turn = batch.turn
    while not ended.all():
        mine = played.seated[np.arange(6), turn.movers] == 0
        actions = np.where(mine, first(turn.observations, turn.masks), last(turn.observations, turn.masks))
        decisions += ~ended
        turn = batch.step(actions)
        for row in np.flatnonzero(turn.over & ~ended):
            assert played.scores[row].tolist() == turn.scores[row].tolist()
            assert played.ranks[row].tolist() == turn.ranks[row].tolist()
            assert played.returns[row].tolist() == turn.returns[row].tolist()
        ended |= turn.over
    assert played.decisions.tolist() == decisions.tolist()


def test_bots_by_name_beside_policies() -> None:
    """A policy is asked for all its games at once, with what its movers see; bots follow the seed, row by row."""
    asked = []

    def watching(observations: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        assert observations.dtype == np.uint8
        assert (part(observations, "mover")[:, 0] == 1).all()
        asked.append(len(observations))
        return first(observations, masks)

    batch = Batch(2, 4)
    batch.reset(1)
    played = play(batch, [watching, "random"], seed=1)
    assert max(asked) > 1
    again = play(batch, [first, "random"], seed=1)
    assert played.scores.tolist() == again.scores.tolist()
    assert played.scores.tolist() != play(batch, [first, "random"], seed=2).scores.tolist()
    one = Batch(2, 1)
    one.reset(1)
    assert play(one, [first, "random"], seed=1).scores.tolist() == played.scores[:1].tolist()


def test_shares_of_the_victory() -> None:
    batch = Batch(2, 4)
    batch.reset(1)
    played = play(batch, ["greedy", first], rotate=True)
    assert played.seated[:, :2].tolist() == [[0, 1], [1, 0]] * 2
    share, low, high = played.win_share(0)
    assert share == pytest.approx(1)
    assert low == pytest.approx(4 / (4 + 1.96**2))
    assert high == pytest.approx(1)
    assert played.win_share(1) == pytest.approx((0, 0, 1 - low))
    tied = played._replace(returns=np.zeros((4, 4), np.float32))
    assert tied.win_share(1)[0] == pytest.approx(0.5)


def test_wrong_players() -> None:
    batch = Batch(2, 2)
    with pytest.raises(RuntimeError, match="reset"):
        play(batch, [first])
    batch.reset(1)
    for wrong in ([], [first] * 3, ["gready"], [3]):
        with pytest.raises(ValueError, match=r"expected|perhaps greedy"):
            play(batch, wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        play(batch, [lambda _seen, masks: masks.argmin(axis=1)])
    with pytest.raises(BotFailed):
        play(batch, [load_bot(lambda _seen, _rng: kernel.ACTIONS)])
