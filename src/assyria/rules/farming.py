"""Farming: sowing, harvest and the new turn order (§4)."""

from __future__ import annotations

from collections.abc import Iterator

from assyria.board import WILD, Card
from assyria.rules.deck import draw
from assyria.rules.events import Harvested, OrderChanged, Sown
from assyria.rules.moves import Harvest
from assyria.rules.reasons import Reason
from assyria.rules.state import Position, Shuffle, State, change, with_player
from assyria.rules.step import Step


def sow(state: State, shuffle: Shuffle) -> Step:
    """§4.1 Two rows, a card for each column, each row sorted on its own."""
    width = state.game.columns
    state, upper, first = draw(state, width, shuffle)
    state, lower, second = draw(state, width, shuffle)
    rows = [sorted(row, key=_place) for row in (upper, lower)]
    columns = tuple(tuple(row[column] for row in rows if column < len(row)) for column in range(width))
    state = change(state, columns=columns, takers=(None,) * width)
    return Step(state, (*first, *second, Sown(columns)))


def _place(card: Card) -> int:
    """§4.1 Fewer symbols lie further left and wild cards rightmost; sorting keeps equals as drawn."""
    return 9 if card is WILD else card.symbols


def conceivable_moves(position: Position) -> Iterator[Harvest]:
    return (Harvest(column) for column in range(1, position.game.columns + 1))


pseudo_legal_moves = conceivable_moves


def why_not(position: Position, move: Harvest) -> Reason | None:
    """§4.2 A free column, even one that ran short of cards."""
    if not 1 <= move.column <= position.game.columns:
        return Reason.NO_SUCH_COLUMN
    if position.takers[move.column - 1] is not None:
        return Reason.COLUMN_TAKEN
    return None


def play(state: State, move: Harvest) -> Step:
    """§4.2 In turn order each player takes a column and its cards, face up."""
    seat, me, index = state.mover, state.me, move.column - 1
    cards = state.columns[index]
    state = with_player(state, seat, change(me, hand=tuple(sorted((*me.hand, *cards)))))
    state = change(
        state,
        columns=(*state.columns[:index], (), *state.columns[index + 1 :]),
        takers=(*state.takers[:index], seat, *state.takers[index + 1 :]),
        order_index=state.order_index + 1,
    )
    return Step(state, (Harvested(seat, move.column, cards),))


def new_order(state: State) -> Step:
    """§4.3 The columns taken, left to right, give the new turn order."""
    order = tuple(seat for seat in state.takers if seat is not None)
    return Step(change(state, order=order), (OrderChanged(order),))
