"""Mistakes of a game as puzzles: which are kept, and when they are due."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from assyria.protocol.problems import Problem
from assyria.protocol.puzzles import OwnPuzzle, PuzzleOutcome, TriedPuzzle
from assyria.record import position_text
from assyria.rules import view
from assyria.study.own_puzzles import (
    DAY,
    MOST,
    after_answer,
    in_order,
    key_of,
    parse_puzzle,
    puzzles_of_game,
    question_of,
    read_puzzles,
    with_new,
)
from assyria.study.puzzles import try_puzzle
from tests.games import golden, golden_lines
from tests.study.stern import stern_review
from tests.study.test_mistakes import decision

NOW = 1_000_000.0
RECORD = golden_lines("2-players")[1]


def reviewed() -> dict[str, Any]:
    """A review of the game that tells Ann, who has the first decision, of some mistakes."""
    return json.loads(json.dumps(asdict(stern_review(RECORD))))  # type: ignore[no-any-return]


def made(review: dict[str, Any], seat: int = 0) -> list[OwnPuzzle]:
    return puzzles_of_game("here", RECORD, json.dumps(review).encode(), [seat], NOW)


ONE = made(reviewed())[0]


def puzzle(move: int = 1, **more: Any) -> OwnPuzzle:
    return replace(ONE, move=move, **more)


def test_mistakes_that_are_told_become_puzzles() -> None:
    review = reviewed()
    for seat in (0, 1):
        told = {moment["move"] for moment in review["seats"][seat]["story"]["moments"]}
        found = made(review, seat)
        assert {one.move for one in found} == told
        assert told
        for one in found:
            assert (one.table, one.made, one.due, one.solved, one.failed) == ("here", NOW, NOW + DAY, 0, 0)
            assert one.position == position_text(view(golden("2-players", 1).at(one.move)))


@pytest.mark.parametrize("change", [{"verdict": "slip"}, {"loss": 0.01}])
def test_not_slips_nor_what_wins_as_often(change: dict[str, Any]) -> None:
    review = reviewed()
    for row in review["decisions"]:
        row.update(change)
    assert made(review) == []


def test_a_review_that_cannot_be_read_is_none() -> None:
    for broken in (b"{", b"{}", b"[]"):
        with pytest.raises(Problem, match="not-found"):
            puzzles_of_game("here", RECORD, broken, [0], NOW)


def test_an_answer_is_judged_as_that_to_any_puzzle() -> None:
    best, played = ONE.lines
    assert best.chance > played.chance
    for line, outcome in ((best, "solved"), (played, "wrong")):
        answer = try_puzzle(question_of(ONE), line.moves)
        assert isinstance(answer, TriedPuzzle)
        assert (answer.outcome, answer.chosen) == (outcome, line)


@pytest.mark.parametrize("outcome", ["wrong", "given-up"])
def test_one_that_was_failed_is_due_on_the_next_day(outcome: PuzzleOutcome) -> None:
    before = puzzle(due=NOW, solved=1, failed=2)
    after = after_answer(before, outcome, NOW)
    assert (after.due, after.solved, after.failed) == (NOW + DAY, 0, 3)


def test_one_that_was_solved_comes_once_more_after_a_week() -> None:
    once = after_answer(puzzle(due=NOW, failed=1), "solved", NOW + 5)
    assert (once.due, once.solved, once.failed) == (NOW + 5 + 7 * DAY, 1, 1)
    assert once.due is not None
    twice = after_answer(once, "solved", once.due)
    assert (twice.due, twice.solved) == (None, 2)


def test_an_answer_that_is_none_or_before_its_time_changes_nothing() -> None:
    for before, outcome, now in (
        (puzzle(due=NOW), "open", NOW),
        (puzzle(due=NOW), "solved", NOW - 1),
        (puzzle(due=NOW), "wrong", NOW - 1),
        (puzzle(due=None, solved=2), "wrong", NOW),
    ):
        assert after_answer(before, outcome, now) is before  # type: ignore[arg-type]


def test_known_ones_stay_and_learned_and_old_ones_make_room() -> None:
    known = [puzzle(move, made=float(move), due=NOW) for move in range(MOST - 1)]
    added, gone = with_new(known, [puzzle(3), puzzle(1000)])
    assert ([one.move for one in added], gone) == ([1000], [])
    added, gone = with_new(known, [puzzle(1000), puzzle(1001)])
    assert ([one.move for one in added], [one.move for one in gone]) == ([1000, 1001], [0])
    learned = [*known[:50], replace(known[50], due=None), *known[51:]]
    _, gone = with_new(learned, [puzzle(1000), puzzle(1001), puzzle(1002)])
    assert [one.move for one in gone] == [50, 0]


def test_lists_have_what_is_due_first() -> None:
    some = [puzzle(1, due=None), puzzle(2, due=NOW + 9), puzzle(3, due=NOW)]
    found = in_order(some)
    assert [line.move for line in found] == [3, 2, 1]
    assert not hasattr(found[0], "position")


def test_what_is_kept_is_read_again_and_what_is_broken_left_out() -> None:
    one = puzzle()
    text = json.dumps(asdict(one))
    assert parse_puzzle(text) == one
    assert read_puzzles(["{", text, "[]", '{"table": 7}']) == [one]
    assert key_of(one) == ("here", 1)
    # A later edition may keep more.
    assert read_puzzles([json.dumps({**asdict(one), "more": 1})]) == [one]


def test_phases_of_reviews_are_known() -> None:
    """The helper of tests makes decisions as reviews have them."""
    assert asdict(decision()).keys() == reviewed()["decisions"][0].keys()
