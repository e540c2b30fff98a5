"""The food deck: drawing, and shuffling the discard into a new deck (§2.2, §4.1)."""

from __future__ import annotations

from assyria.kernel.bits import NONE, Word, cards_of, one_card
from assyria.kernel.chance import shuffle
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import Position
from assyria.packed.layout import NO_CARD
from assyria.packed.numbering import WILD_KIND


@compiled
def draw(s: Position, rng: Word) -> tuple[int, Word]:
    """§4.1 Turn up one card, or none if deck and discard have run out together."""
    if s.deck_left == 0:
        if s.discard == NONE:
            return NO_CARD, rng
        rng = reshuffle(s, rng)
    s.deck_left -= 1
    card = s.deck[s.deck_left]
    s.deck[s.deck_left] = NO_CARD
    return card, rng


@compiled
def reshuffle(s: Position, rng: Word) -> Word:
    """§4.1 The whole discard as it then is becomes a new deck: by name from the top, then shuffled."""
    size = 0
    for kind in range(WILD_KIND, -1, -1):  # from the last to the first, since the top card lies last
        for _ in range(cards_of(s.discard, kind)):
            s.deck[size] = kind
            size += 1
    s.deck_left = size
    s.discard = NONE
    return shuffle(s.deck, size, rng)


@compiled
def discard(s: Position, card: int) -> None:
    """Put a card on the discard, which has no order."""
    s.discard += one_card(card)
