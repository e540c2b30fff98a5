"""What a bot may answer, and the one place where answers are checked."""

from __future__ import annotations

from operator import index

from assyria.bots.failure import FailureCode, NoAnswer
from assyria.packed import move_of
from assyria.preview import Choice
from assyria.record import NotAMove, move_text, parse_move
from assyria.rules import Move, View, legal_moves

LONGEST_ANSWER = 300
"""Characters of a wrong answer that are reported."""


def check_answer(answer: object, seen: View) -> Move:
    """Return the legal move that an answer names. Raises NoAnswer.

    An answer is a move, its text, its number (`kernel.action_of`), or its choice in a preview.
    """
    found = answer.move if isinstance(answer, Choice) else answer
    try:
        if isinstance(found, str):
            found = parse_move(found, seen.game.board)
        elif not isinstance(found, bool) and hasattr(found, "__index__"):  # also NumPy's whole numbers
            found = move_of(index(found), seen)
    except (NotAMove, ValueError):
        raise _wrong(FailureCode.ILLEGAL, answer, seen) from None
    if not isinstance(found, Move):
        raise _wrong(FailureCode.NO_MOVE, answer, seen)
    if found not in legal_moves(seen):
        raise _wrong(FailureCode.ILLEGAL, answer, seen)
    return found


def _wrong(code: FailureCode, answer: object, seen: View) -> NoAnswer:
    try:
        text = repr(answer)
    except Exception as wrong:  # foreign objects may raise anything
        text = f"<{type(answer).__name__}, whose repr raises {type(wrong).__name__}>"
    text = text if len(text) <= LONGEST_ANSWER else f"{text[:LONGEST_ANSWER]}…"
    legal = [move_text(move) for move in legal_moves(seen)]
    offered = ", ".join(legal[:3]) + (f" … ({len(legal)} moves)" if len(legal) > 3 else "")
    what = "is not legal" if code is FailureCode.ILLEGAL else "is no move"
    return NoAnswer(code, f"{text} {what} here; legal: {offered}", answer=text)
