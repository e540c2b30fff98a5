"""What the picture says: names of seats and the words for what is seen. A diagram says hex names only."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.board import Card, Hex
from assyria.render.svg.lettering import clean
from assyria.render.svg.palette import SEATS
from assyria.render.words import Words
from assyria.rules import Position


class Speech:
    """The words of a picture, if it has any, and what its players are called."""

    def __init__(self, words: Words | None = None, names: Sequence[str] | None = None) -> None:
        self.words = words
        self._names = names

    def heading(self) -> str:
        return self.words("picture-title") if self.words else "Assyria"

    def name(self, seat: int) -> str:
        """What a player is called: the name given, or the colour's."""
        given = clean(self._names[seat]) if self._names and seat < len(self._names) else ""
        if given:
            return given
        return self.words(f"picture-seat-{SEATS[seat].word}") if self.words else ""

    def letter(self, card: Card) -> str:
        """The letter on a card; none in a diagram, which every language shares."""
        return self.words(f"picture-letter-{card.food or card}") if self.words else ""

    def card(self, card: Card) -> str:
        """A card's name."""
        if self.words is None:
            return card
        name = self.words(f"picture-food-{card.food or card}")
        return f"{name} {card.symbols}" if card.food else name

    def hex(self, at: Hex, position: Position | None = None, owner: int | None = None, out: bool = False) -> str:
        """A hex's name; with words, also what is there."""
        if self.words is None:
            return at
        parts = [self.words(f"picture-food-{at.food}"), self.words(f"picture-region-{at.region.value}")]
        if out:
            parts.append(self.words("picture-out"))
        if position is not None and at in position.game.board.starts[position.game.players]:
            parts.append(self.words("picture-start"))
        if position is not None and owner is not None:
            player = position.players[owner]
            if at in player.huts:
                parts.append(self.words("picture-hut", name=self.name(owner)))
            else:
                level = 1 + (at in player.centres) + (at in player.roofs)
                parts.append(self.words("picture-ziggurat", name=self.name(owner), level=level))
        return f"{at}: {', '.join(parts)}"
