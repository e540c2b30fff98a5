"""Moves as text, one line each: in records, on the wire, at the terminal, for bots (§10)."""

from __future__ import annotations

from collections.abc import Callable

from assyria.board import Board, Card, Dignitary, Hex, Site, card_named
from assyria.rules import DONE, OFFER, Move
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


class NotAMove(ValueError):
    """A text that is no move in the notation, whatever the position."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def move_text(move: Move) -> str:
    """The move in the notation of §10."""
    match move:
        case Start(at=at):
            return f"start {at}"
        case Draft(card=card):
            return f"draft {card}"
        case Harvest(column=column):
            return f"harvest {column}"
        case Hut(at=at):
            return f"hut {at}"
        case Feed(card=card):
            return f"feed {card}"
        case Supply(at=at):
            return f"supply {at}"
        case Well(site=site):
            return f"well {site}"
        case Build(at=at):
            return f"build {at}"
        case Extend(at=at):
            return f"extend {at}"
        case Court(dignitary=dignitary):
            return f"court {dignitary.word}"
        case Offer():
            return "offer"
        case Buy(card=card):
            return f"buy {card}"
        case Done():
            return "done"


def parse_move(text: str, board: Board) -> Move:
    """The move that this text means on this board. Raises NotAMove."""
    verb, space, what = text.partition(" ")
    if not space and text in _BARE:
        return _BARE[text]
    if verb in _ON_HEX and what in board.hexes:
        return _ON_HEX[verb](board.hexes[what])
    card = card_named(what)
    if verb in _OF_CARD and card is not None:
        return _OF_CARD[verb](card)
    if verb == "harvest" and len(what) == 1 and what in "123456789":
        return Harvest(int(what))
    if verb == "court" and what in _DIGNITARIES:
        return Court(_DIGNITARIES[what])
    if verb == "well":
        hexes = frozenset(board.hexes[name] for name in what.split("-") if name in board.hexes)
        site = Site(hexes)
        if len(hexes) == 3 and site == what:
            return Well(site)
    raise NotAMove(text)


_BARE: dict[str, Move] = {"done": DONE, "offer": OFFER}
_ON_HEX: dict[str, Callable[[Hex], Move]] = {
    "start": Start,
    "hut": Hut,
    "supply": Supply,
    "build": Build,
    "extend": Extend,
}
_OF_CARD: dict[str, Callable[[Card], Move]] = {"draft": Draft, "feed": Feed, "buy": Buy}
_DIGNITARIES = {dignitary.word: dignitary for dignitary in Dignitary}
