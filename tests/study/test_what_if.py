"""Positions of records to go on from otherwise, and lines that were played from there."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import pytest

from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.study import ExerciseRequest
from assyria.protocol.what_if import BranchRequest, NewLineRequest, PlayoutRequest
from assyria.record import (
    line_history,
    move_text,
    parse_position,
    position_text,
    read_record,
    reshuffle_unseen,
    write_record,
)
from assyria.rules import Phase, State, legal_moves, view
from assyria.study.exercise import play_exercise
from assyria.study.what_if import branch, play_line, played_line, position_to_play_out
from tests.games import golden, golden_lines

RECORD = golden_lines("3-players")[1].decode()
GAME = golden("3-players", 1)
SECRET, OTHER = bytes(32), bytes([1]) * 32


def code_of(call: object) -> ProblemCode:
    assert callable(call)
    with pytest.raises(Problem) as refused:
        call()
    return refused.value.code


@pytest.mark.parametrize("at", [0, 30, 120])
def test_what_everyone_saw_with_other_cards(at: int) -> None:
    """The same view, the same unseen cards, in an order that depends on the secret and not on the game's."""
    found = branch(BranchRequest(RECORD, at), SECRET)
    state = GAME.at(at)
    dealt = parse_position(found.dealt)
    assert isinstance(dealt, State)
    assert found.position == position_text(view(state)) == position_text(view(dealt))
    assert found.seat == state.mover
    assert found.moves == [move_text(move) for move in legal_moves(state)]
    assert Counter(dealt.deck) == Counter(state.deck)
    assert dealt.deck != state.deck
    assert branch(BranchRequest(RECORD, at), OTHER).dealt != found.dealt
    # The same game with its unseen cards in another order gives the same.
    other = write_record(reshuffle_unseen(GAME, OTHER, at).record()).decode()
    assert branch(BranchRequest(other, at), SECRET) == found


def test_no_branch_where_there_is_none() -> None:
    last = len(GAME.moves)
    assert code_of(lambda: branch(BranchRequest(RECORD, last + 1), SECRET)) is ProblemCode.NO_SUCH_MOVE
    assert code_of(lambda: branch(BranchRequest(RECORD, last), SECRET)) is ProblemCode.RECORD_OVER
    assert code_of(lambda: branch(BranchRequest(RECORD, 3, [0]), SECRET)) is ProblemCode.NO_SUCH_VARIATION
    assert code_of(lambda: branch(BranchRequest("{", 3), SECRET)) is ProblemCode.BAD_RECORD


def played(at: int, mine: list[int], count: int) -> tuple[NewLineRequest, dict[str, object]]:
    """A line of so many moves of mine, each the first that is legal, and how a record has it."""
    dealt = branch(BranchRequest(RECORD, at), SECRET).dealt
    moves: list[str] = []
    while len(moves) < count:
        exercise = play_exercise(ExerciseRequest(dealt, mine, moves))
        if exercise.state.phase is Phase.OVER:
            break
        moves.append(move_text(legal_moves(exercise.state)[0]))
    request = NewLineRequest(dealt, at, mine, moves, "  Wells   first ")
    return request, asdict(played_line(request, play_line(request)))


@pytest.mark.parametrize(
    ("at", "mine", "count"), [(40, [0, 1, 2], 6), (40, [1], 3), (100, [0, 1, 2], 150), (9, [0], 0)]
)
def test_a_line_that_was_played_is_a_line_of_the_record(at: int, mine: list[int], count: int) -> None:
    """With the bots' moves, the cards as they lay, and reshuffles: the record is read with it."""
    request, line = played(at, mine, count)
    history = read_record(json.dumps({**json.loads(RECORD), "variations": [line]}).encode())
    (found,) = history.variations
    assert (found.at, found.name) == (at, "Wells first")
    assert found.deals_anew
    end = play_exercise(ExerciseRequest(request.dealt, request.mine, request.moves)).state
    assert line_history(history, [0]).state == end
    if count > 100:
        assert len(found.deals) > 2, "a reshuffle"
    if end.phase is Phase.OVER:
        return
    # A line can be left, too.
    again = branch(BranchRequest(write_record(history.record()).decode(), found.last, [0]), OTHER)
    assert again.position == position_text(view(end))


def test_positions_to_play_out() -> None:
    state = GAME.at(40)
    seen = position_text(view(state))
    move = legal_moves(state)[0]
    assert position_to_play_out(PlayoutRequest(seen)) == (view(state), None)
    assert position_to_play_out(PlayoutRequest(seen, move=move_text(move)))[1] == move
    over = position_text(view(GAME.state))
    for request, code in (
        (PlayoutRequest("nonsense"), ProblemCode.INVALID_REQUEST),
        (PlayoutRequest(position_text(state)), ProblemCode.INVALID_REQUEST),
        (PlayoutRequest(over), ProblemCode.NOTHING_TO_DECIDE),
        (PlayoutRequest(seen, move="fly"), ProblemCode.NOT_A_MOVE),
        (PlayoutRequest(seen, move="start b5"), ProblemCode.ILLEGAL),
    ):
        assert code_of(lambda request=request: position_to_play_out(request)) is code
