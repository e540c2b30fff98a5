"""Whether two positions are as good as the same, so that the engine helps nobody in a running game."""

from __future__ import annotations

from collections import Counter

from assyria.packed.numbering import NUMBER_OF_KIND, NUMBER_OF_SITE, hexes_word
from assyria.record import GameHistory
from assyria.rules import Position

SAME = 0.75
"""The part of all pieces and open cards that two positions of one game have in common.

Found by playing: after a move it is mostly 0.95, and less than this only where cards turn up or huts starve. Of
two games in their first reign one pair of positions in 15,000 reaches it; later hardly any does.
"""
WORD = 64
"""Bits for each kind of piece: as many as the board has hexes."""
COPIES = 8
"""Bits for each kind of card, and for each row of the court: more than there are."""


def mark_of(position: Position) -> int:
    """Return what lies on the table, a bit for each piece at its place and for each open card.

    Whose it is, points, camels, turn and undealt cards are left out: a position in which only these are changed,
    or in which players have changed seats, has the same mark.
    """
    players, columns = position.players, position.columns
    cards = Counter(
        [card for each in (*columns, *(player.hand for player in players), position.draft) for card in each]
    )
    words = (
        *(sum(hexes_word(getattr(player, kind)) for player in players) for kind in _PIECES),
        sum(1 << NUMBER_OF_SITE[site] for site in position.wells),
        _counts(list(map(len, position.court))),
        _counts([cards[kind] for kind in NUMBER_OF_KIND]),
    )
    return sum(word << place * WORD for place, word in enumerate(words))


_PIECES = ("huts", "bases", "centres", "roofs")


def _counts(numbers: list[int]) -> int:
    """Return numbers as bits: as many of each as it says."""
    return sum(((1 << number) - 1) << place * COPIES for place, number in enumerate(numbers))


def marks_of(history: GameHistory) -> list[int]:
    """Return the marks of all positions of a game."""
    return [mark_of(history.at(number)) for number in range(len(history.moves) + 1)]


def alike(one: int, other: int) -> bool:
    """Return whether positions with these marks are as good as the same."""
    return (one & other).bit_count() >= SAME * (one | other).bit_count()
