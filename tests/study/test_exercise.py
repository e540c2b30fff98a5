"""Exercises: the same answer each time, as a real table tells it, and refusals instead of tracebacks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assyria import Playthrough
from assyria.local.encoding import to_json
from assyria.protocol.messages import TableMessage
from assyria.protocol.options import ChairKind
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.study import ExerciseRequest
from assyria.record import position_text
from assyria.rules import view
from assyria.study.exercise import Exercise, play_exercise


def played(players: int, moves: int, seed: int = 5) -> Playthrough:
    game, chance = Playthrough(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves))
    return game


VIEW = position_text(view(played(3, 40).state))
STATE = position_text(played(3, 40).state)
MINE = played(3, 40).seat or 0


def ask(position: str, moves: list[str], mine: tuple[int, ...] = (MINE,)) -> TableMessage:
    return play_exercise(ExerciseRequest(position, list(mine), moves)).message()


def test_a_position_is_told_as_a_table() -> None:
    told = ask(VIEW, [])
    assert (told.status, told.mover, told.mine, told.version, told.changes) == ("playing", MINE, [MINE], 0, [])
    assert told.preview is not None
    assert told.preview["seat"] == MINE
    assert [choice.move for choice in told.preview["choices"]]
    assert (told.held, told.undo_to, told.commitment, told.options.hints) == (None, None, None, False)
    assert [chair.kind for chair in told.chairs].count(ChairKind.BOT) == 2


def test_the_others_play_until_it_is_my_turn() -> None:
    moves: list[str] = []
    told = ask(VIEW, moves)
    while not any(change.seat != MINE for change in told.changes or []):
        moves.append(told.legal[-1])
        told = ask(VIEW, moves)
    assert told.mover == MINE
    assert told.undo_to == 0
    versions = [change.version for change in told.changes or []]
    assert versions == list(range(1, told.version + 1))
    assert sum(change.seat == MINE for change in told.changes or []) == len(moves)


@pytest.mark.parametrize("position", [VIEW, STATE])
def test_the_same_moves_lead_to_the_same_table(position: str) -> None:
    moves: list[str] = []
    told = ask(position, moves)
    while told.mover is not None and len(moves) < 25:
        moves.append(told.legal[0])
        told = ask(position, moves)
    assert to_json(told) == to_json(ask(position, moves))
    spaced = "  ".join(position.split())
    assert to_json(told) == to_json(ask(spaced, moves))


def test_a_state_keeps_its_deck() -> None:
    assert position_text(Exercise(STATE, [MINE]).state) == STATE


def test_a_game_is_played_to_its_end() -> None:
    start = position_text(view(Playthrough(players=2, seed=1).state))
    exercise = Exercise(start, [0])
    exercise.let_bots_play()
    while exercise.table.mover is not None:
        exercise.play(exercise.message().legal[0])
        exercise.let_bots_play()
    told = exercise.message()
    assert (told.status, told.legal, told.preview) == ("finished", [], None)
    assert told.result is not None
    with pytest.raises(Problem) as refused:
        exercise.play("done")
    assert refused.value.code is ProblemCode.NOT_PLAYING


def code_of(position: str, moves: list[str], mine: tuple[int, ...] = (MINE,)) -> ProblemCode:
    with pytest.raises(Problem) as refused:
        ask(position, moves, mine)
    return refused.value.code


def test_what_is_refused() -> None:
    assert code_of("no position", []) is ProblemCode.INVALID_REQUEST
    assert code_of(VIEW, ["jump a1"]) is ProblemCode.NOT_A_MOVE
    assert code_of(VIEW, ["start b1"]) is ProblemCode.ILLEGAL
    assert code_of(VIEW, [], (3,)) is ProblemCode.NO_SUCH_SEAT


def test_a_position_in_which_nothing_can_be_done_is_refused() -> None:
    fields = VIEW.split()
    fields[3] = "wells"
    assert code_of(" ".join(fields), []) is ProblemCode.INVALID_REQUEST


@settings(max_examples=60)
@given(st.integers(0, len(VIEW) - 1), st.text("0123456789abcdefghij.;/=-~>@:*pWGPSBD ", min_size=1, max_size=3))
def test_a_damaged_position_is_refused_or_played(place: int, text: str) -> None:
    damaged = VIEW[:place] + text + VIEW[place + 1 :]
    try:
        told = ask(damaged, [])
        if told.legal:
            ask(damaged, [told.legal[-1]])
        code = None
    except Problem as wrong:
        code = wrong.code
    assert code in (None, ProblemCode.INVALID_REQUEST, ProblemCode.NO_SUCH_SEAT)
