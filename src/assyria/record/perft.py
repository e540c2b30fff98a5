"""Counting move trees, to compare implementations of the rules (§10)."""

from __future__ import annotations

from assyria.board import Card
from assyria.rules import Move, Phase, State, legal_moves, play


def by_name(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """§10 For counting, a reshuffle gives the discard sorted by card name."""
    return tuple(sorted(cards))


def perft(state: State, depth: int) -> int:
    """Return the number of move sequences of this length; a finished game counts as one."""
    if depth == 0 or state.phase is Phase.OVER:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, move, by_name).state, depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[Move, int]:
    """Return the same count by first move; empty if there is no move."""
    if depth == 0:
        return {}
    return {move: perft(play(state, move, by_name).state, depth - 1) for move in legal_moves(state)}
