"""What a coach says, in words: each code is a message, and its numbers are the values."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.board import load_board
from assyria.protocol.coaching import Explanation, Headline, HeadlineCode, Moment, Verdict, Why
from assyria.record import parse_move
from assyria.render.story import card_name
from assyria.render.words import Words
from assyria.rules import Seat
from assyria.rules import moves as mv


class Coach:
    """Speaks one language, of these people."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def headline(self, seat: Seat, headline: Headline) -> str:
        """Return where the game was decided for a seat, and what its own decisions did to it."""
        about = self._about(seat)
        rival, points = self._names[headline.rival], {"mine": headline.mine, "theirs": headline.theirs}
        said = [self._words("coach-headline-broken-off")] if headline.broken_off else []
        code = "level" if headline.broken_off and headline.code is HeadlineCode.SHARED else headline.code
        said.append(self._words(f"coach-headline-{code}", rival=rival, **about, **points))
        if headline.decisive:
            said.append(self._words("coach-headline-decisive"))
        if headline.lost is not None and round(headline.lost):
            said.append(self._words("coach-headline-lost", **about, lost=round(headline.lost)))
        return " ".join(said)

    def moment(self, moment: Moment) -> str:
        """Return what was better at a decision, or what was good about it, and why."""
        message = "coach-praised" if moment.verdict is Verdict.EXCELLENT else "coach-better"
        return self._words(
            message, move=self.move(moment.why.move), why=self.reasons(moment.seat, moment.why.reasons)
        )

    def explanation(self, seat: Seat, why: Explanation) -> list[str]:
        """Return why a move is best, and what is as good."""
        said = []
        if why.other is not None:
            reasons = self.reasons(seat, why.reasons)
            said.append(self._words("coach-compared", move=self.move(why.other), why=reasons))
        if why.equals:
            said.append(self._words("coach-equal", moves=", ".join(map(self.move, why.equals))))
        return said

    def reasons(self, seat: Seat, reasons: Sequence[Why]) -> str:
        """Return reasons as sentences, one after the other."""
        return " ".join(self._reason(seat, reason) for reason in reasons)

    def _reason(self, seat: Seat, reason: Why) -> str:
        values: dict[str, str | float] = {"hexes": ", ".join(reason.hexes), "n": len(reason.hexes)}
        values["place"], values["other"] = reason.place or 0, reason.other_place or 0
        if reason.count is not None:
            values["count"] = reason.count
        if reason.points is not None:
            values["points"] = reason.points
        if reason.rival is not None:
            values["rival"] = self._names[reason.rival]
        if reason.source is not None:
            values["source"] = self._words(f"source-{reason.source}")
        return self._words(f"coach-why-{reason.code}", **self._about(seat), **values)

    def _about(self, seat: Seat) -> dict[str, str]:
        return {"who": "other", "name": self._names[seat]}

    def move(self, text: str) -> str:
        """Return what a move does."""
        words = self._words
        match parse_move(text, load_board("classic")):
            case mv.Harvest(column=column):
                return words("coach-column", column=column)
            case mv.Draft(card=card) | mv.Feed(card=card) | mv.Buy(card=card):
                return words(f"page-table-do-{text.split()[0]}", card=card_name(card, words))
            case mv.Court(dignitary=dignitary):
                return words("page-table-do-court", dignitary=words(f"dignitary-{dignitary.word}"))
            case _:
                verb, _, at = text.partition(" ")
                return words(f"page-table-do-{verb}", at=at)
