"""Farming: sowing, harvest and the new turn order (§4)."""

from __future__ import annotations

from assyria.kernel import deck
from assyria.kernel.action_bits import COLUMN_BIT
from assyria.kernel.bits import NONE, Word, bit, one_card
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import PLACES
from assyria.packed.layout import NO_CARD, NOBODY


@compiled
def sow(s: Position, rng: Word) -> Word:
    """§4.1 Two rows, a card for each column, each row sorted on its own, equals as drawn."""
    width = s.seats + 1
    for row in range(2):
        for drawn in range(width):
            card, rng = deck.draw(s, rng)
            if card == NO_CARD:
                break
            column = drawn
            while column > 0 and PLACES[s.columns[column - 1, row]] > PLACES[card]:
                s.columns[column, row] = s.columns[column - 1, row]
                column -= 1
            s.columns[column, row] = card
    for column in range(width):
        s.takers[column] = NOBODY
    return rng


@compiled
def update_legal(s: Position) -> None:
    """§4.2 A free column, even one that ran short of cards."""
    columns = NONE
    for column in range(s.seats + 1):
        if s.takers[column] == NOBODY:
            columns |= bit(COLUMN_BIT + column)
    s.legal_others = columns


@compiled
def play(s: Position, column: int) -> None:
    """§4.2 In turn order each player takes a column and its cards, face up."""
    seat = s.order[s.order_index]
    for row in range(2):
        card = s.columns[column, row]
        if card != NO_CARD:
            s.players[seat].hand += one_card(card)
            s.columns[column, row] = NO_CARD
    s.takers[column] = seat
    s.order_index += 1


@compiled
def new_order(s: Position) -> None:
    """§4.3 The columns taken, left to right, give the new turn order."""
    place = 0
    for column in range(s.seats + 1):
        if s.takers[column] != NOBODY:
            s.order[place] = s.takers[column]
            place += 1


@compiled
def display(s: Position) -> int:
    """§4.3 The column that nobody took, for sale in the actions."""
    column = 0
    while s.takers[column] != NOBODY:
        column += 1
    return column
