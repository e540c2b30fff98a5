"""Moves as text."""

from __future__ import annotations

from random import Random

import pytest

from assyria.board import Dignitary, load_board
from assyria.record import NotAMove, find_move, move_text, parse_move
from assyria.rules import DONE, OFFER, Game, deal, new_game
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


OPENING = new_game(Game(2), deal(2, Random(7))).state


@pytest.mark.parametrize("text", ["start b5", "START  B5 ", "s b5", "st b5", "start\tb5"])
def test_a_move_is_understood_by_its_beginnings(text: str) -> None:
    assert find_move(text, OPENING) == parse_move("start b5", BOARD)


def test_a_whole_move_is_taken_as_it_is() -> None:
    """Even if it is not legal: whoever plays it is told why."""
    assert find_move("Start C4", OPENING) == parse_move("start c4", BOARD)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("start", ("start b1", "start b5", "start e2", "start e6")),
        ("strat b5", ("start b5",)),
        ("", ()),
        ("hello", ()),
        ("start b5 now", ("start b5",)),
    ],
)
def test_not_what_may_be_several_or_none(text: str, near: tuple[str, ...]) -> None:
    """What is near is named."""
    with pytest.raises(NotAMove) as wrong:
        find_move(text, OPENING)
    assert wrong.value.near[: len(near)] == near
    assert bool(wrong.value.near) is bool(near)
    assert str(wrong.value).startswith(f"{text!r} is not a move")
    assert all(move in str(wrong.value) for move in near)
