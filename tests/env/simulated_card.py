"""Plays a batch on Numba's simulator of CUDA and on the processor, and compares everything; for test_cuda.py."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba.cuda.simulator import kernel as simulator

from assyria.env import Batch, Snapshot
from assyria.kernel import IllegalAction

GAMES = 4
STEPS = 6

# The simulator wraps arrays so that Python can write `record.field`; compiled functions need the arrays.
simulator.FakeWithinKernelCUDAArray = lambda wrapped: wrapped._ary


def assert_equal(there: Any, here: Any) -> None:
    for name, one, other in zip(here._fields, there, here, strict=True):
        assert np.array_equal(one.copy_to_host(), other), name


def almost_over(batch: Batch) -> Snapshot:
    """Games of which one ends after a few steps."""
    saved = []
    batch.reset(5)
    while not batch.step(batch.random_actions()).over.any():
        saved.append(batch.save())
    return saved[-3]


def last_legal(_: Any, masks: Any) -> Any:
    """A policy, on the processor."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def last_there(observations: Any, masks: Any) -> Any:
    """The same, of arrays on the card."""
    return last_legal(observations, masks.copy_to_host())


def compare(card: Batch, processor: Batch) -> None:
    """Every array after every step, over the end of a game, and every byte of the positions."""
    assert_equal(card.reset(5), processor.reset(5))
    saved = almost_over(processor)
    assert_equal(card.restore(saved), processor.restore(saved))
    ended = 0
    for _ in range(STEPS):
        actions = processor.random_actions()
        there, here = card.step(actions), processor.step(actions)
        ended += int(here.over.sum())
        assert_equal(there, here)
        assert card.save().states.tobytes() == processor.save().states.tobytes()
        assert (card.save().rngs == processor.save().rngs).all()
    assert ended > 0
    assert_equal(card.play_out(), processor.play_out())
    assert_equal(card.play_out(last_there), processor.play_out(last_legal))
    card.check()
    assert_equal(card.copy().turn, processor.turn)


def refuse(card: Batch) -> None:
    """A game with an illegal action stays as it is, and a check tells of the first."""
    chosen: Any = card.random_actions()
    chosen = chosen.copy_to_host()
    card.check()
    before = card.save().states
    card.step(np.array([-1, -1, *chosen[2:]]))
    stayed = [one.tobytes() == other.tobytes() for one, other in zip(before, card.save().states, strict=True)]
    assert stayed == [True, True, False, False]
    with pytest.raises(IllegalAction, match="action -1 is not legal in position 0"):
        card.check()
    card.check()
    with pytest.raises(TypeError):
        card.step(np.zeros(GAMES))
    with pytest.raises(ValueError, match="4 actions expected"):
        card.step(np.zeros(GAMES + 1, np.int64))


if __name__ == "__main__":
    on_the_card = Batch(2, GAMES, device="cuda", skip_forced=True)
    compare(on_the_card, Batch(2, GAMES, skip_forced=True))
    refuse(on_the_card)
