"""Actions: offerings (§6.4)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board.tracks import MULTIPLIERS, OFFERING_COST, OFFERING_STEPS
from assyria.rules.events import OfferingMade
from assyria.rules.moves import OFFER, Offer
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Offer]:  # noqa: ARG001 - every chapter is asked alike
    return iter((OFFER,))


pseudo_legal_moves = conceivable_moves


def why_not(position: Position, move: Offer) -> Reason | None:  # noqa: ARG001 - one offer is like another
    """§6.4 At most three steps a turn, never past the last space."""
    if position.me.offering == len(MULTIPLIERS) - 1:
        return Reason.TRACK_ENDS
    if position.offered == OFFERING_STEPS:
        return Reason.THREE_STEPS_MADE
    return None if position.me.camels >= OFFERING_COST else Reason.NOT_ENOUGH_CAMELS


def play(state: State, move: Offer) -> Step:  # noqa: ARG001
    """§6.4 1 camel, one step on the track."""
    seat, me = state.mover, state.me
    space = me.offering + 1
    state = with_player(state, seat, change(me, camels=me.camels - OFFERING_COST, offering=space))
    event = OfferingMade(seat, space, MULTIPLIERS[space], OFFERING_COST)
    return Step(change(state, offered=state.offered + 1), (event,))
