"""Moves: a closed union (§10)."""

from dataclasses import FrozenInstanceError
from typing import get_args

import pytest

from assyria.rules import DONE, OFFER, Move, moves
from assyria.rules.turn import CHAPTER_OF
from tests.positions import at


def test_every_move_belongs_to_a_chapter() -> None:
    """§10 All but `done`, which ends one."""
    assert {*CHAPTER_OF, moves.Done} == set(get_args(Move))


def test_moves_are_values() -> None:
    """§10 Equal moves are equal, and can be looked up."""
    assert moves.Hut(at("b1")) == moves.Hut(at("b1"))
    assert {moves.Hut(at("b1")): 1}[moves.Hut(at("b1"))] == 1
    assert moves.Offer() == OFFER
    assert moves.Done() == DONE


def test_not_equal_for_the_same_hex() -> None:
    """§10 A hut on b1 is another move than a build on b1."""
    assert len({moves.Hut(at("b1")), moves.Build(at("b1")), moves.Extend(at("b1")), moves.Start(at("b1"))}) == 4


def test_not_changed_in_place() -> None:
    """§10 A move is frozen, of whatever kind."""
    assert all(kind.__dataclass_params__.frozen for kind in get_args(Move))
    move = moves.Harvest(2)
    with pytest.raises(FrozenInstanceError):
        move.column = 3  # type: ignore[misc]
