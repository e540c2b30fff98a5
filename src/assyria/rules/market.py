"""Actions: buying food and plows (§6.5)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board import PLOW
from assyria.board.cards import CARDS
from assyria.rules.events import CardBought
from assyria.rules.moves import Buy
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, State, change, with_player
from assyria.rules.step import Step


def conceivable_moves(position: Position) -> Iterator[Buy]:  # noqa: ARG001 - every chapter is asked alike
    return (Buy(card) for card in CARDS.values())


def pseudo_legal_moves(position: Position) -> Iterator[Buy]:
    return (Buy(card) for card in sorted({*position.display, PLOW}))


def why_not(position: Position, move: Buy) -> Reason | None:
    """§6.5 One food card a turn from the display; a plow for a player without one.

    There are as many plows as players, so a player without one always finds one on the board.
    """
    card, me = move.card, position.me
    if card == PLOW:
        if me.plow:
            return Reason.HAS_A_PLOW
    elif card not in position.display:
        return Reason.NOT_ON_DISPLAY
    elif position.bought:
        return Reason.BOUGHT_THIS_TURN
    return None if me.camels >= card.price else Reason.NOT_ENOUGH_CAMELS


def play(state: State, move: Buy) -> Step:
    """§6.5 The price is on the card (§1.7)."""
    seat, me, card = state.mover, state.me, move.card
    me = change(me, camels=me.camels - card.price)
    event = CardBought(seat, card, card.price)
    if card == PLOW:
        return Step(with_player(state, seat, change(me, plow=True)), (event,))
    index = state.takers.index(None)
    left = list(state.display)
    left.remove(card)
    state = with_player(state, seat, change(me, hand=tuple(sorted((*me.hand, card)))))
    columns = (*state.columns[:index], tuple(left), *state.columns[index + 1 :])
    return Step(change(state, columns=columns, bought=True), (event,))
