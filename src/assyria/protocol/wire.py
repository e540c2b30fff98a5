"""How values of the game travel: as texts, numbers, lists and objects; and the types they then have."""

from __future__ import annotations

import types
from dataclasses import dataclass, fields, make_dataclass
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from assyria.board import Dignitary, Food
from assyria.preview import When
from assyria.protocol.values import Card, Hex, MoveText, Named, Seat, Site
from assyria.record import move_text
from assyria.record.record import Fault
from assyria.rules import Move, Phase, Reason, ScoreBreakdown
from assyria.rules.events import TieBreak
from assyria.rules.state import Source

MOVES = get_args(Move)


def plain_value(value: Any) -> Any:
    """Return a value that a JSON encoder does not know as one that it does, or whose parts it asks about again."""
    if isinstance(value, MOVES):
        return move_text(value)
    if isinstance(value, ScoreBreakdown):
        return value._asdict()
    return word_of(value) if isinstance(value, Enum) else vars(value)


def to_plain(value: Any) -> Any:
    """Return a value of the game as JSON has it, through and through."""
    if isinstance(value, tuple) and not isinstance(value, ScoreBreakdown):
        return [to_plain(item) for item in value]
    if value is None or (isinstance(value, str | int) and not isinstance(value, Enum)):
        return value
    return plain_value(value)


def word_of(value: Enum) -> str:
    """Return an enumeration's member as it is written on the wire."""
    return str(getattr(value, "word", None) or getattr(value, "code", None) or value.value)


def words(kind: type[Enum], name: str, doc: str) -> Any:
    """Return the type that an enumeration's members have on the wire."""
    return Annotated[str, Named(name, doc, tuple(word_of(one) for one in kind))]


PhaseWord = words(Phase, "Phase", "What the next decision is about.")
SourceWord = words(Source, "Source", "Where points come from.")
FoodWord = words(Food, "Food", "What a hex shows and a food card feeds.")
WhenWord = words(When, "When", "When a choice pays: at once, at this turn's income, each turn, at the flood.")
TieBreakWord = words(TieBreak, "TieBreak", "What put a player before the next one at court.")
DignitaryWord = words(Dignitary, "Dignitary", "Who is at court.")
ReasonWord = words(Reason, "ReasonCode", "Why the rules refuse a move.")
FaultWord = words(Fault, "RecordFault", "What is wrong with a record.")


@dataclass(kw_only=True)
class ScoreBreakdownMessage:
    """A player's points by source; their sum is the score."""

    huts: int
    ziggurats: int
    wells: int
    influence: int
    higher: int
    offerings: int
    plow: int
    camels: int


ON_THE_WIRE: dict[str, Any] = {
    "Seat": Seat,
    "Hex": Hex,
    "Site": Site,
    "Card": Card,
    "Food": FoodWord,
    "ScoreBreakdown": ScoreBreakdownMessage,
    "Move": MoveText,
    "When": WhenWord,
    "Source": SourceWord,
    "TieBreak": TieBreakWord,
    "Dignitary": DignitaryWord,
}
"""What names in the annotations of the rules and of previews are on the wire."""


def wire_type(kind: type, name: str, /, event: str | None = None, **more: Any) -> type:
    """Return the type of a dataclass of the game on the wire.

    `event` is its own name there, if it has one; `more` are further fields, or other types of fields it has.
    """
    hints = get_type_hints(kind, localns=ON_THE_WIRE, include_extras=True)
    tag = {} if event is None else {"event": Literal[event]}
    found = {field.name: _as_json(hints[field.name]) for field in fields(kind)}
    made = make_dataclass(name, list({**tag, **found, **more}.items()), kw_only=True)
    made.__doc__ = kind.__doc__
    made.__module__ = __name__
    return made


def _as_json(hint: Any) -> Any:
    """Tuples are lists in JSON."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        return list[_as_json(args[0])]  # type: ignore[misc]
    if origin in (Union, types.UnionType):
        return Union[tuple(_as_json(arg) for arg in args)]  # noqa: UP007
    return hint
