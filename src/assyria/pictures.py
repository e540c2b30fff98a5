"""Pictures of positions and boards, which notebooks show."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from assyria.board import Board
from assyria.rules import Game, Position, State, View, deal, new_game


class Picture(str):
    """An SVG document as text. A notebook shows the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def picture(shown: Position | Board, *, language: str = "en", names: Sequence[str] | None = None) -> Picture:
    """Return a picture of a whole table with the players' names by seat, or of an empty board.

    Languages are en, fr, de and pl.

    >>> from assyria import load_board, picture
    >>> picture(load_board("classic"))[:4]
    '<svg'
    """
    from assyria.render.svg import draw  # pictures need the texts, which the rules do not
    from assyria.render.words import words_in

    if isinstance(shown, Board):
        # Before the first move nothing lies on it.
        return board_picture(new_game(Game(4, shown), deal(4, Random(0))).state)
    if not isinstance(shown, State | View):
        raise TypeError(f"a position or a board expected, not {shown!r}")
    return Picture(draw(shown, words_in(language), names))


def board_picture(
    position: Position, *, lit: Collection[str] = (), labels: Mapping[str, str] | None = None
) -> Picture:
    """Return a picture of the board alone, with these hexes lit and short texts on hexes."""
    from assyria.render.svg import Look, draw_board

    return Picture(draw_board(position, look=Look(lit=lit, labels=labels or {})))
