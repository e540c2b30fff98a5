"""The draft of the first food cards (§2.5)."""

from __future__ import annotations

from assyria.kernel import deck
from assyria.kernel.bits import NONE, Word, bit, one_card
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.packed.layout import NO_CARD


@compiled
def show(s: Position, rng: Word) -> Word:
    """§2.5 As many cards as players are turned up; three for two players with that rule option."""
    for place in range(s.draft_size):
        card, rng = deck.draw(s, rng)
        s.draft[place] = card
    return rng


@compiled
def update_legal(s: Position) -> None:
    """§2.5 One of the cards turned up."""
    kinds = NONE
    for place in range(s.draft_size):
        if s.draft[place] != NO_CARD:
            kinds |= bit(s.draft[place])
    s.legal_others = kinds


@compiled
def play(s: Position, card: int) -> None:
    """§2.5 From the last player to the first, each takes one."""
    s.players[s.order[s.order_index]].hand += one_card(card)
    place = 0
    while s.draft[place] != card:
        place += 1
    for later in range(place + 1, s.draft_size):
        s.draft[later - 1] = s.draft[later]
    s.draft[s.draft_size - 1] = NO_CARD
    s.order_index -= 1


@compiled
def clear(s: Position) -> None:
    """§2.5 A card left over is discarded; §2.6 play goes on with the harvest."""
    for place in range(s.draft_size):
        if s.draft[place] != NO_CARD:
            deck.discard(s, s.draft[place])
            s.draft[place] = NO_CARD
