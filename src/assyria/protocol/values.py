"""The plain values of the protocol: names for texts and numbers, and the limits of what clients send."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from assyria.board.cards import CARDS
from assyria.record.text import CONTROLS, DIRECTIONS, INVISIBLE, JOINERS, what_is_wrong
from assyria.record.variations import LONGEST_NAME


@dataclass(frozen=True)
class Named:
    """In an annotation: the value's name in the documentation and in generated types."""

    name: str
    doc: str
    values: tuple[str, ...] = ()
    """All there are, if they can be listed."""


@dataclass(frozen=True)
class Limits:
    """In an annotation: what a value from outside has to keep to.

    Pydantic asks every annotation for its schema by the method below, so a server validates with it; nothing of
    Pydantic is needed here.
    """

    at_least: float | None = None
    at_most: float | None = None
    shortest: int | None = None
    longest: int | None = None
    pattern: str | None = None
    written: str | None = None
    """What a text that matches the pattern is, if it has to be more than visible."""

    def check(self, value: Any) -> None:
        """Raise ValueError, which says what a value should be, for one that does not keep to it."""
        if self.at_least is not None and value < self.at_least:
            raise ValueError(f"at least {self.at_least}")
        if self.at_most is not None and value > self.at_most:
            raise ValueError(f"at most {self.at_most}")
        if self.shortest is not None and len(value) < self.shortest:
            raise ValueError(f"no shorter than {self.shortest}")
        if self.longest is not None and len(value) > self.longest:
            raise ValueError(f"no longer than {self.longest}")
        # Not `search`, whose $ also stands before the end of a last line.
        if self.pattern is not None and not re.fullmatch(self.pattern, value):
            raise ValueError(self.written or "characters that can be seen")

    KEYS: ClassVar = {
        "at_least": "ge",
        "at_most": "le",
        "shortest": "min_length",
        "longest": "max_length",
        "pattern": "pattern",
    }

    def __get_pydantic_core_schema__(
        self, source: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        schema = dict(handler(source))
        for name, key in self.KEYS.items():
            if getattr(self, name) is not None:
                schema[key] = getattr(self, name)
        if schema["type"] == "int":
            schema["strict"] = True
        if schema["type"] == "float":
            schema["allow_inf_nan"] = False
        return schema


@dataclass(frozen=True)
class Text:
    """In an annotation: text that people write, with joiners or without; `optional` if it may be empty."""

    joiners: bool = True
    optional: bool = False

    def check(self, text: str) -> str:
        """Return the text as it is. Raises ValueError, which says what it should be."""
        wrong = what_is_wrong(text, self.joiners) if text or not self.optional else None
        if wrong is not None:
            raise ValueError(wrong)
        return text

    def __get_pydantic_core_schema__(
        self, source: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        check = {"type": "no-info", "function": self.check}
        return {"type": "function-after", "function": check, "schema": handler(source)}


MONTH = 30 * 24 * 3600

Seat: TypeAlias = Annotated[int, Named("Seat", "A place at the table, from 0 to 3."), Limits(0, 3)]
Version: TypeAlias = Annotated[
    int, Named("Version", "How many entries the table's ledger has had since its first."), Limits(0, 1_000_000)
]
NotNegative: TypeAlias = Annotated[int, Limits(0)]
MoveCount: TypeAlias = Annotated[int, Limits(0, 100_000)]
MoveText: TypeAlias = Annotated[
    str, Named("MoveText", "A move as text: `hut c4`. See docs/record-format.md."), Limits(longest=40)
]
Hex: TypeAlias = Annotated[str, Named("Hex", "A hex of the board: `a1` to `j6`.")]
Site: TypeAlias = Annotated[str, Named("Site", "A place for a well: three hexes, `a1-a2-b1`.")]
Card: TypeAlias = Annotated[str, Named("Card", "A card by its name.", tuple(CARDS))]
Time: TypeAlias = Annotated[float, Named("Time", "Seconds since 1970.")]
Seconds: TypeAlias = Annotated[float, Limits(0, MONTH)]

_NAME = CONTROLS + DIRECTIONS + INVISIBLE + JOINERS
_TEXT = CONTROLS + DIRECTIONS + INVISIBLE
PersonName: TypeAlias = Annotated[
    str,
    Limits(shortest=1, longest=40, pattern=rf"^[^\s{_NAME}]([^{_NAME}]*[^\s{_NAME}])?$"),
    Text(joiners=False),
]
ChatWords: TypeAlias = Annotated[str, Limits(shortest=1, longest=500, pattern=rf"^[^{_TEXT}]*$"), Text()]
Note: TypeAlias = Annotated[str, Limits(longest=500, pattern=rf"^[^{_TEXT}]*$"), Text(optional=True)]
LineName: TypeAlias = Annotated[str, Limits(longest=LONGEST_NAME, pattern=rf"^[^{_TEXT}]*$"), Text(optional=True)]
AccountName: TypeAlias = Annotated[str, Limits(shortest=2, longest=40, pattern=r"^[\w.-]+$"), Text(joiners=False)]
BotName: TypeAlias = Annotated[str, Limits(longest=40)]
Language: TypeAlias = Literal["en", "fr", "de", "pl"]
