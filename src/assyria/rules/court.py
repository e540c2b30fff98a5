"""Actions: intrigue at the court of Assur (§6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board import Dignitary
from assyria.rules.events import HutAtCourt
from assyria.rules.moves import Court
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Court]:  # noqa: ARG001 - every chapter is asked alike
    return (Court(dignitary) for dignitary in Dignitary)


pseudo_legal_moves = conceivable_moves


def why_not(position: Position, move: Court) -> Reason | None:
    """§6.3 A free space, a hut in stock, and the camels."""
    dignitary = move.dignitary
    if len(position.at_court(dignitary)) == dignitary.spaces:
        return Reason.DIGNITARY_FULL
    if not position.stock(position.mover):
        return Reason.NO_HUT_IN_STOCK
    return None if position.me.camels >= dignitary.cost else Reason.NOT_ENOUGH_CAMELS


def play(state: State, move: Court) -> Step:
    """§6.3 A hut from stock on the topmost free space."""
    seat, me, dignitary = state.mover, state.me, move.dignitary
    row = (*state.at_court(dignitary), seat)
    court = (*state.court[: dignitary.rank], row, *state.court[dignitary.rank + 1 :])
    state = with_player(state, seat, change(me, camels=me.camels - dignitary.cost))
    return Step(change(state, court=court), (HutAtCourt(seat, dignitary, len(row), dignitary.cost),))
