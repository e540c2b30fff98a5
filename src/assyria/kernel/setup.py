"""Preparation: the table before the first decision (§2.1–§2.3)."""

from __future__ import annotations

from assyria.board.cards import FIRST_EXPANSION
from assyria.board.tracks import HUTS as HUTS_OF_A_PLAYER
from assyria.kernel import farming
from assyria.kernel.bits import NONE, Word
from assyria.kernel.chance import shuffle
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import START, Position
from assyria.kernel.tables import DECK, EXPANSION_DECK
from assyria.packed.layout import NO_CARD, NOBODY


@compiled
def new_game(s: Position, seats: int, draft_size: int, strict_feeding: int, rng: Word) -> Word:
    """§2.1–§2.3 Everyone has pieces and a plow, the first card is a 4, the first sowing is laid out.

    The block's bytes must be zero. Chance draws the turn order, then the food deck, then the expansion deck.
    """
    s.seats = seats
    s.draft_size = draft_size
    s.strict_feeding = strict_feeding
    s.phase = START
    s.reign = 1
    s.turn = 1
    s.supplying = NO_CARD
    for seat in range(seats):
        s.order[seat] = seat
        s.players[seat].plow = 1
        s.players[seat].stock = HUTS_OF_A_PLAYER
    rng = shuffle(s.order, seats, rng)
    for place in range(len(DECK)):
        s.deck[place] = DECK[place]
    s.deck_left = len(DECK)
    rng = shuffle(s.deck, len(DECK), rng)
    for place in range(len(EXPANSION_DECK)):
        s.expansion_deck[place] = EXPANSION_DECK[place]
    s.expansion_left = len(EXPANSION_DECK)
    rng = shuffle(s.expansion_deck, len(EXPANSION_DECK), rng)
    s.expansion[0] = FIRST_EXPANSION
    for place in range(len(s.draft)):
        s.draft[place] = NO_CARD
    for row in range(s.court.shape[0]):
        for space in range(s.court.shape[1]):
            s.court[row, space] = NOBODY
    for column in range(len(s.takers)):
        s.columns[column, 0] = NO_CARD
        s.columns[column, 1] = NO_CARD
        s.takers[column] = NOBODY
    s.discard = NONE
    return farming.sow(s, rng)


@compiled
def redeal(s: Position, rng: Word) -> Word:
    """Shuffle the undealt cards. The view of the position stays the same."""
    rng = shuffle(s.deck, s.deck_left, rng)
    return shuffle(s.expansion_deck, s.expansion_left, rng)
