"""Texts in the picture: names of seats and words for what is visible. A diagram has hex names only."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.board import PLOW, Card, Dignitary, Hex, Site
from assyria.render.svg.lettering import clean, shorten
from assyria.render.words import Words
from assyria.rules import Phase, Position


class Speech:
    """The language of a picture, if it has one, and its players' names."""

    def __init__(self, words: Words | None = None, names: Sequence[str] | None = None) -> None:
        self._words = words
        self._names = names

    def words(self, message: str, **values: str | int) -> str:
        """Return a text in the picture's language; empty in a picture without one."""
        return self._words(message, **values) if self._words else ""

    def name(self, seat: int, size: float = 0, room: float = 0, bold: bool = False) -> str:
        """Return a player's name: the one given, or the colour's; shortened if there is a limit of room."""
        given = clean(self._names[seat]) if self._names and seat < len(self._names) else ""
        name = given or self.words(f"seat-{seat}")
        return shorten(name, size, room, bold) if size else name

    def heading(self) -> str:
        return self.words("picture-title") or "Assyria"

    def story(self, position: Position) -> str:
        """Return the position in a sentence or two."""
        scores = ", ".join(
            self.words("picture-score", name=self.name(seat), points=player.score)
            for seat, player in enumerate(position.players)
        )
        if position.phase is Phase.OVER:
            return self.words("picture-story-over", scores=scores)
        return self.words("picture-story", reign=position.reign, turn=position.turn, scores=scores)

    def dignitary(self, dignitary: Dignitary) -> str:
        """Return a dignitary's title, for use outside a sentence."""
        title = self.words(f"dignitary-{dignitary.word}")
        return title[:1].upper() + title[1:]

    def letter(self, card: Card) -> str:
        """Return the letter on a card, as in positions and in the terminal; a plow has none."""
        return "" if card == PLOW else card[0].upper()

    def card(self, card: Card) -> str:
        """Return a card's name."""
        if card.food is None:
            return self.words(f"card-{card}") or card
        return self.words(f"card-{card.food}", symbols=card.symbols) or card

    def hex(self, at: Hex, position: Position | None = None, owner: int | None = None, out: bool = False) -> str:
        """Return a hex's name; with words, also what is there."""
        parts = [self.words(f"food-{at.food}"), self.words(f"region-{at.region.value}")]
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
        return f"{at}: {', '.join(parts)}" if self._words else at

    def well(self, site: Site) -> str:
        return self.words("picture-well", site=site) or site
