"""Actions: buying food and plows (§6.5)."""

from __future__ import annotations

from assyria.kernel import farming
from assyria.kernel.action_bits import PLOW_BIT
from assyria.kernel.bits import NONE, Word, bit, one_card
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.kernel.tables import PRICES
from assyria.packed.layout import NO_CARD
from assyria.packed.numbering import PLOW_KIND


@compiled
def update_legal(s: Position) -> Word:
    """§6.5 One food card a turn from the display; a plow for a player without one."""
    me = s.players[s.order[s.order_index]]
    kinds = NONE
    if not s.bought:
        column = farming.display(s)
        for row in range(2):
            card = s.columns[column, row]
            if card != NO_CARD and me.camels >= PRICES[card]:
                kinds |= bit(card)
    if not me.plow and me.camels >= PRICES[PLOW_KIND]:
        kinds |= PLOW_BIT
    return kinds


@compiled
def play(s: Position, card: int) -> None:
    """§6.5 The price is on the card (§1.7)."""
    me = s.players[s.order[s.order_index]]
    me.camels -= PRICES[card]
    if card == PLOW_KIND:
        me.plow = 1
        return
    me.hand += one_card(card)
    s.bought = 1
    column = farming.display(s)
    if s.columns[column, 0] == card:
        s.columns[column, 0] = s.columns[column, 1]
    s.columns[column, 1] = NO_CARD
