"""Pictures of positions and boards."""

from __future__ import annotations

import pytest

from assyria import Picture, Playthrough, load_board, picture

GAME = Playthrough(3, seed=5)


def test_a_notebook_shows_it() -> None:
    for shown in (GAME.svg(), GAME.board_svg(), picture(GAME.state), picture(load_board("classic"))):
        assert isinstance(shown, Picture)
        assert shown.startswith("<svg")
        assert type(shown._repr_svg_()) is str
        assert shown == shown._repr_svg_()


def test_a_view_looks_like_its_position() -> None:
    assert picture(GAME.view) == picture(GAME.state) == GAME.svg()
    assert picture(GAME.state, language="de", names=["Ann", "Ben", "Cid"]) == GAME.svg(
        language="de", names=["Ann", "Ben", "Cid"]
    )


def test_an_empty_board_has_all_hexes_and_no_pieces() -> None:
    board = load_board("classic")
    drawn = picture(board)
    assert all(f'id="hex-{at}"' in drawn for at in board.hexes)
    assert drawn != Playthrough(4, seed=1).board_svg(labels={"c4": "+3"})


def test_not_of_something_else() -> None:
    with pytest.raises(TypeError, match="a position or a board expected, not 'board'"):
        picture("board")  # type: ignore[arg-type]
