"""The story in words: one message per event."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from enum import Enum

from assyria.board import WILD, Card, Dignitary
from assyria.record import GameHistory
from assyria.render.words import Words
from assyria.rules import Event, Reason

LONGEST_NAME = 40
"""Characters of a name in a record that are shown."""

COUNTED = {"camels": "n-camels", "points": "n-points"}
"""Fields that are told with their unit; huts and cards that come as a number, too."""


def card_name(card: Card, words: Words) -> str:
    if card.food is None:
        return words("card-wild") if card == WILD else words("card-plow")
    return words(f"card-{card.food}", symbols=card.symbols)


def card_names(cards: Iterable[Card], words: Words) -> str:
    return ", ".join(card_name(card, words) for card in cards) or words("nothing")


def seat_names(players: int, words: Words) -> list[str]:
    """Return the names of the seats' colours."""
    return [words(f"seat-{seat}") for seat in range(players)]


def names_of(history: GameHistory, words: Words) -> list[str]:
    """Return the players' names from a record, as safe text; the seat's colour where there is none."""
    colours = seat_names(history.game.players, words)
    given = history.extra.get("names")
    if not isinstance(given, list) or len(given) != len(colours):
        return colours
    return [_safe(name) or colour for name, colour in zip(given, colours, strict=True)]


def distinct(names: Sequence[str], words: Words) -> list[str]:
    """Return the names with the seat's colour where two are the same, as bots' often are: "greedy (Blue)"."""
    colours = seat_names(len(names), words)
    return [
        words("table-same-name", name=name, seat=colour) if names.count(name) > 1 else name
        for name, colour in zip(names, colours, strict=True)
    ]


def _safe(name: object) -> str:
    """Return a name in one line, without characters that would steer a terminal."""
    if not isinstance(name, str):
        return ""
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:LONGEST_NAME]


def reason_text(reason: Reason, words: Words) -> str:
    """Return why a move is refused, with the paragraph of the rules."""
    return f"{words(f'reason-{reason.code}')} ({reason.rule})"


def event_message(event: type[Event]) -> str:
    """Return the message for this kind of event: `HutPlaced` has `event-hut-placed`."""
    return "event" + re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", event.__name__)


class Teller:
    """Tells events in one language, with the names of the people at the table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def story(self, events: Iterable[Event]) -> list[str]:
        """Return what happened, one line per event."""
        return [self.tell(event) for event in events]

    def tell(self, event: Event) -> str:
        """Return an event in words: each field is a value of its message, for lists also their length, `_n`."""
        values: dict[str, str | int] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            values[field.name] = self._spoken(field.name, value)
            if isinstance(value, tuple):
                values[f"{field.name}_n"] = len(value)
        return self.words(event_message(type(event)), **values)

    def _spoken(self, name: str, value: object) -> str | int:
        match name, value:
            case "seat", int():
                return self.names[value]
            case "order" | "winners", tuple():
                return ", ".join(self.names[seat] for seat in value)
            case "scores", tuple():
                return ", ".join(f"{who} {score}" for who, score in zip(self.names, value, strict=True))
            case "columns", tuple():
                return " | ".join(card_names(column, self.words) for column in value)
            case _, Card():
                return card_name(value, self.words)
            case _, Dignitary():
                return self.words(f"dignitary-{value.word}")
            case "source", str():
                return self.words(f"source-{value}")
            case _, tuple() if all(isinstance(item, Card) for item in value):
                return card_names(value, self.words)
            case _, tuple() if all(isinstance(item, int) for item in value):
                return " + ".join(map(str, value))
            case _, tuple():
                return ", ".join(map(str, value))
            case "huts" | "cards", int():
                return self.words(f"n-{name}", count=value)
            case _, int():
                return self.words(COUNTED[name], count=value) if name in COUNTED else value
            case _, Enum():
                return str(value.value)
            case _:
                return str(value)
