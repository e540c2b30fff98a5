"""Moves as text."""

from __future__ import annotations

import pytest

from assyria.board import Dignitary, load_board
from assyria.record import NotAMove, move_text, parse_move
from assyria.rules import DONE, OFFER
from assyria.rules.moves import Court, Harvest, Well

BOARD = load_board("classic")

TEXTS = [
    *("start b5", "draft barley-2", "harvest 3", "hut c4", "feed grapes-3", "feed plow", "feed wild"),
    *("supply c4", "well a1-a2-b1", "build c4", "extend c4", "court higher", "court middle", "court lower"),
    *("offer", "buy salt-2", "buy plow", "done"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_move_of_the_notation(text: str) -> None:
    """§10 Each decision is one line of lower-case text."""
    assert move_text(parse_move(text, BOARD)) == text


def test_what_texts_mean() -> None:
    """§10 The text names the decision."""
    assert parse_move("done", BOARD) is DONE
    assert parse_move("offer", BOARD) is OFFER
    assert parse_move("harvest 3", BOARD) == Harvest(3)
    assert parse_move("court middle", BOARD) == Court(Dignitary.MIDDLE)
    well = parse_move("well a1-a2-b1", BOARD)
    assert isinstance(well, Well)
    assert well.site.hexes == {"a1", "a2", "b1"}


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "hut", "hut ", "hut  c4", "hut c4 ", " hut c4", "Hut c4", "hut C4", "hut k1", "hut a7"),
        *("hut c4\n", "start barley-2", "draft barley-4", "draft c4", "harvest 0", "harvest x", "harvest 10"),
        *("harvest ٣", "harvest 3.0", "harvest", "feed", "buy bread", "court", "court upper", "offer 2"),
        *("done done", "well", "well a1-a2", "well a2-a1-b1", "well a1-a1-b1", "well a1-a2-b1-b2"),
        *("well a1-a2-z9", "jump c4", "null\0"),
    ],
)
def test_not_a_move_at_all(text: str) -> None:
    """§10 Anything else is no move, whatever the position."""
    with pytest.raises(NotAMove) as wrong:
        parse_move(text, BOARD)
    assert wrong.value.text == text
