"""Boards and what lies on them are values: nobody can change them, and copies are the same."""

from __future__ import annotations

from typing import Any

import pytest

from assyria.board import Site, load_board
from assyria.board.board import Board, parse_board
from assyria.board.cards import CARDS
from tests.copies import WAYS


def board_of_our_own() -> Board:
    return parse_board("mine", load_board("classic").text)


@pytest.mark.parametrize("board", [load_board("classic"), board_of_our_own()], ids=lambda board: board.name)
def test_a_board_and_what_lies_on_it_stay_the_same(board: Board) -> None:
    for way in WAYS:
        assert way(board) is board
        for at in board.hexes.values():
            assert way(at) is at
        for site in board.corners.values():
            assert (way(site), way(site).hexes) == (site, site.hexes)
        for card in CARDS.values():
            assert way(card) is card


def test_a_board_cannot_be_changed_from_outside() -> None:
    board = load_board("classic")
    tables: tuple[Any, ...] = (board.hexes, board.areas, board.starts, board.corners, board.sites)
    for table in tables:
        key = next(iter(table))
        with pytest.raises((TypeError, AttributeError)):
            table.pop(key)
        with pytest.raises(TypeError):
            table[key] = None
        assert key in table


def test_a_corner_that_is_none_comes_back_too() -> None:
    hexes = frozenset(load_board("classic").hexes[name] for name in ("a1", "a2", "a3"))
    site = Site(hexes)
    assert [way(site) for way in WAYS] == [site] * 3
