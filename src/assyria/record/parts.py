"""Deals and moves of records as JSON has them."""

from __future__ import annotations

from collections.abc import Collection

from assyria.board import Card, card_named
from assyria.record.json_values import integer_at, list_at, need, object_at, text_at, unknown
from assyria.record.notation import NotAMove, move_text, parse_move
from assyria.record.record import Dealt, Fault, Played, RecordError
from assyria.rules import Game

FOOD, EXPANSION = "food", "expansion"


def read_dealt(value: object, where: str, decks: Collection[str]) -> Dealt:
    """Return a deal of one of these decks. Raises RecordError."""
    document = object_at(value, where)
    deck = text_at(need(document, "deck", where), f"{where}.deck")
    if deck not in decks:
        raise RecordError(Fault.WRONG_DECK, f"{where}.deck", deck, ", ".join(decks))
    cards = list_at(need(document, "cards", where), f"{where}.cards")
    extra = unknown(document, ("deck", "cards"))
    if deck == EXPANSION:
        return Dealt(deck, tuple(integer_at(c, f"{where}.cards[{n}]") for n, c in enumerate(cards)), extra)
    return Dealt(deck, tuple(_card(c, f"{where}.cards[{n}]") for n, c in enumerate(cards)), extra)


def _card(value: object, where: str) -> Card:
    name = text_at(value, where)
    card = card_named(name)
    if card is None:
        raise RecordError(Fault.WRONG_VALUE, where, name, "grapes-1 … dates-3, wild")
    return card


def read_played(value: object, where: str, number: int, game: Game) -> Played:
    """Return a move, which has this number in its game. Raises RecordError."""
    document = object_at(value, where)
    seat = integer_at(need(document, "seat", where), f"{where}.seat")
    text = text_at(need(document, "move", where), f"{where}.move")
    try:
        move = parse_move(text, game.board)
    except NotAMove:
        raise RecordError(Fault.UNKNOWN_MOVE, found=text, number=number) from None
    return Played(seat, move, unknown(document, ("seat", "move")))


def write_dealt(dealt: Dealt) -> dict[str, object]:
    return {"deck": dealt.deck, "cards": dealt.cards, **dealt.extra}


def write_played(played: Played) -> dict[str, object]:
    return {"seat": played.seat, "move": move_text(played.move), **played.extra}
