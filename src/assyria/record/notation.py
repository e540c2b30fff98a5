"""Moves as text, one line each: in records, on the wire, at the terminal, for bots (§10)."""

from __future__ import annotations

from dataclasses import fields
from difflib import get_close_matches

from assyria.board import Board, Dignitary, Site, card_named
from assyria.rules import DONE, OFFER, Move, Position, legal_moves
from assyria.rules.moves import (
    Build,
    Buy,
    Court,
    Done,
    Draft,
    Extend,
    Feed,
    Harvest,
    Hut,
    Offer,
    Start,
    Supply,
    Well,
)

ON_HEX: dict[str, type[Start | Hut | Supply | Build | Extend]] = {
    "start": Start,
    "hut": Hut,
    "supply": Supply,
    "build": Build,
    "extend": Extend,
}
OF_CARD: dict[str, type[Draft | Feed | Buy]] = {"draft": Draft, "feed": Feed, "buy": Buy}
BARE: dict[str, Move] = {"offer": OFFER, "done": DONE}
DIGNITARIES = {dignitary.word: dignitary for dignitary in Dignitary}

VERBS: dict[type[Move], str] = {
    Harvest: "harvest",
    Well: "well",
    Court: "court",
    Offer: "offer",
    Done: "done",
    **{kind: verb for verb, kind in ON_HEX.items()},
    **{kind: verb for verb, kind in OF_CARD.items()},
}
# By name, since to ask a move for all of its values makes it carry a dictionary from then on.
ABOUT = {kind: names[0].name for kind in VERBS if (names := fields(kind))}


class NotAMove(ValueError):
    """A text that is not a move in any position, or that may be several: `near` are those that it may mean."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text, near)
        self.text = text
        self.near = near

    def __str__(self) -> str:
        return f"{self.text!r} is not a move" + (f"; perhaps {', '.join(self.near)}" if self.near else "")


def move_text(move: Move) -> str:
    """Return the move in the notation of §10: a verb and its object."""
    kind = type(move)
    if kind not in ABOUT:
        return VERBS[kind]
    what = getattr(move, ABOUT[kind])
    return f"{VERBS[kind]} {what.word if isinstance(what, Dignitary) else what}"


def parse_move(text: str, board: Board) -> Move:
    """Return the move of this text on this board. Raises NotAMove."""
    if text in BARE:
        return BARE[text]
    verb, _, what = text.partition(" ")
    if verb in ON_HEX and what in board.hexes:
        return ON_HEX[verb](board.hexes[what])
    card = card_named(what)
    if verb in OF_CARD and card is not None:
        return OF_CARD[verb](card)
    if verb == "harvest" and len(what) == 1 and what in "123456789":
        return Harvest(int(what))
    if verb == "court" and what in DIGNITARIES:
        return Court(DIGNITARIES[what])
    if verb == "well":
        site = Site(frozenset(board.hexes[name] for name in what.split("-") if name in board.hexes))
        if len(site.hexes) == 3 and site == what:
            return Well(site)
    raise NotAMove(text)


def find_move(text: str, position: Position) -> Move:
    """Return the move that somebody means in a position, by the beginnings of its words: `h 2` is `harvest 2`.

    Upper case and further spaces do not matter. A whole move is taken as it is, legal or not; a beginning must be
    that of one legal move alone. Raises NotAMove.
    """
    given = text.lower().split()
    try:
        return parse_move(" ".join(given), position.game.board)
    except NotAMove:
        legal = {move_text(move): move for move in legal_moves(position)}
    meant = [name for name in legal if _begins(name.split(), given)]
    if len(meant) != 1:
        raise NotAMove(text, tuple(meant or get_close_matches(" ".join(given), legal)))
    return legal[meant[0]]


def _begins(words: list[str], given: list[str]) -> bool:
    return 0 < len(given) <= len(words) and all(map(str.startswith, words, given))
