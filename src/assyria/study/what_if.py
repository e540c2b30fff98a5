"""Positions of records to go on from otherwise. Records alone: a game that is being played has none to give."""

from __future__ import annotations

from assyria.protocol.analyses import LineMove
from assyria.protocol.problems import InvalidPart, Problem, ProblemCode
from assyria.protocol.replays import ExpansionDeal, FoodDeal, RecordedLine
from assyria.protocol.study import ExerciseRequest
from assyria.protocol.what_if import Branch, BranchRequest, NewLineRequest, PlayoutRequest
from assyria.record import (
    NotAMove,
    NotAPosition,
    move_text,
    parse_move,
    parse_position,
    position_text,
    reshuffle_unseen,
)
from assyria.rules import Move, Phase, View, legal_moves, view, why_not
from assyria.study.exercise import Exercise, play_exercise
from assyria.table.opening import read_line


def branch(request: BranchRequest, secret: bytes) -> Branch:
    """Return a position with its legal moves, and its unseen cards as the secret has them. Raises Problem."""
    history = read_line(request.record, request.line)
    if request.at > len(history.moves):
        raise Problem(ProblemCode.NO_SUCH_MOVE, last=len(history.moves))
    state = history.at(request.at)
    if state.phase is Phase.OVER:
        raise Problem(ProblemCode.RECORD_OVER)
    return Branch(
        seat=state.mover,
        moves=[move_text(move) for move in legal_moves(state)],
        position=position_text(view(state)),
        dealt=position_text(reshuffle_unseen(history, secret, request.at).state),
    )


def play_line(request: NewLineRequest) -> Exercise:
    """Return the exercise in which a line was played. Raises Problem."""
    return play_exercise(ExerciseRequest(request.dealt, request.mine, request.moves))


def played_line(request: NewLineRequest, exercise: Exercise) -> RecordedLine:
    """Return what was played in an exercise as a line of a record, the bots' moves included."""
    history, start = exercise.history, exercise.start
    decks = [start.deck, *(dealt.cards for dealt in history.deals)]
    food, *reshuffled = (FoodDeal(deck="food", cards=[str(card) for card in cards]) for cards in decks)
    expansion = ExpansionDeal(deck="expansion", cards=list(start.expansion_deck))
    return RecordedLine(
        at=request.at,
        name=" ".join(request.name.split()),
        deals=[food, expansion, *reshuffled],
        moves=[LineMove(seat=played.seat, move=move_text(played.move)) for played in history.moves],
    )


def position_to_play_out(request: PlayoutRequest) -> tuple[View, Move | None]:
    """Return the position and the first move, which is legal there. Raises Problem."""
    try:
        seen = parse_position(request.position)
    except NotAPosition as wrong:
        raise _invalid("position", f"{wrong.field}: {wrong.found}") from None
    if not isinstance(seen, View):
        raise _invalid("position", "deck: >")
    if not legal_moves(seen):
        raise Problem(ProblemCode.NOTHING_TO_DECIDE)
    if request.move is None:
        return seen, None
    try:
        move = parse_move(request.move, seen.game.board)
    except NotAMove:
        raise Problem(ProblemCode.NOT_A_MOVE) from None
    reason = why_not(seen, move)
    if reason is not None:
        raise Problem(ProblemCode.ILLEGAL, reason=reason.code, rule=reason.rule)
    return seen, move


def _invalid(where: str, what: str) -> Problem:
    return Problem(ProblemCode.INVALID_REQUEST, errors=[vars(InvalidPart(where=[where], what=what))])
