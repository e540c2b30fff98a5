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
    OF_A_GAME,
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
from tests.study.test_mistakes import decision
from tests.study.test_review import whole

NOW = 1_000_000.0
RECORD = golden_lines("2-players")[1]


def reviewed(losses: dict[int, float]) -> tuple[dict[str, Any], int]:
    """The review of a game where decisions of a seat lost what is said and all others nothing; and that seat."""
    review = json.loads(json.dumps(whole()[1]))
    seat = review["decisions"][0]["seat"]
    mine = [row for row in review["decisions"] if row["seat"] == seat]
    for row in review["decisions"]:
        row["loss"] = 0.0
    for number, loss in losses.items():
        mine[number]["loss"] = loss
        mine[number]["chances"][seat] = 0.9
    return review, seat


def made(losses: dict[int, float]) -> list[OwnPuzzle]:
    review, seat = reviewed(losses)
    return puzzles_of_game("here", RECORD, json.dumps(review).encode(), [seat], NOW)


def puzzle(move: int = 1, **more: Any) -> OwnPuzzle:
    return replace(made({0: 0.3})[0], move=move, **more)


def test_the_costliest_mistakes_of_a_game_become_puzzles() -> None:
    review, seat = reviewed({1: 0.2, 3: 0.5, 5: 0.04, 7: 0.3, 9: 0.1})
    mine = [row["move"] for row in review["decisions"] if row["seat"] == seat]
    found = puzzles_of_game("here", RECORD, json.dumps(review).encode(), [seat], NOW)
    assert [one.move for one in found] == [mine[3], mine[7], mine[1]]
    assert len(found) == OF_A_GAME
    for one in found:
        assert (one.table, one.made, one.due, one.solved, one.failed) == ("here", NOW, NOW + DAY, 0, 0)
        assert one.position == position_text(view(golden("2-players", 1).at(one.move)))
    assert puzzles_of_game("here", RECORD, json.dumps(review).encode(), [1 - seat], NOW) == []


def test_a_review_that_cannot_be_read_is_none() -> None:
    for broken in (b"{", b"{}", b"[]"):
        with pytest.raises(Problem, match="not-found"):
            puzzles_of_game("here", RECORD, broken, [0], NOW)


def test_an_answer_is_judged_as_that_to_any_puzzle() -> None:
    (one,) = made({0: 0.3})
    best, played = one.lines
    assert (best.chance, played.chance) == (0.9, 0.6)
    assert best.moves != played.moves
    for line, outcome in ((best, "solved"), (played, "wrong")):
        answer = try_puzzle(question_of(one), line.moves)
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
    """The helper of the tests makes decisions as reviews have them."""
    assert asdict(decision()).keys() == whole()[1]["decisions"][0].keys()
