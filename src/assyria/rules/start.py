"""Start spaces (§2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.rules.events import Started
from assyria.rules.moves import Start
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Start]:
    return (Start(at) for at in position.game.board.hexes.values())


def pseudo_legal_moves(position: Position) -> Iterator[Start]:
    return (Start(at) for at in position.game.board.starts[position.game.players])


def why_not(position: Position, move: Start) -> Reason | None:
    """§2.4 A free start space (§1.4)."""
    if move.at not in position.game.board.starts[position.game.players]:
        return Reason.NOT_A_START_SPACE
    if position.owner(move.at) is not None:
        return Reason.START_SPACE_TAKEN
    return None


def play(state: State, move: Start) -> Step:
    """§2.4 In turn order each player puts a base on a start space."""
    seat = state.mover
    state = with_player(state, seat, change(state.me, bases=frozenset((move.at,))))
    return Step(change(state, order_index=state.order_index + 1), (Started(seat, move.at),))
