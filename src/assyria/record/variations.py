"""Variations of records as JSON has them: lines that leave the game, and lines that leave those."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from assyria.record.json_values import integer_at, list_at, need, object_at, text_at, unknown
from assyria.record.parts import EXPANSION, FOOD, read_dealt, read_played, write_dealt, write_played
from assyria.record.record import Fault, RecordError, Variation
from assyria.record.text import what_is_wrong
from assyria.rules import Game

VARIATIONS = "variations"
MOST_LINES = 64
"""The most lines of a record, all together."""
DEEPEST_LINE = 8
"""The most lines that may leave one another: a line of a line is 2 deep."""
LONGEST_NAME = 80

_KNOWN = ("at", "name", "deals", "moves", VARIATIONS)


def read_variations(document: dict[str, Any], game: Game) -> tuple[Variation, ...]:
    """Return the lines of a record; whether they can be played is not checked. Raises RecordError."""
    found = _variations(document, game, "", 1)
    if sum(1 for _ in all_lines(found)) > MOST_LINES:
        raise RecordError(Fault.TOO_MANY_LINES, VARIATIONS, expected=str(MOST_LINES))
    return found


def all_lines(variations: Sequence[Variation]) -> Iterator[Variation]:
    """Yield these lines and all that leave them."""
    for line in variations:
        yield line
        yield from all_lines(line.variations)


def write_variation(line: Variation) -> dict[str, object]:
    """Return a line as JSON has it; what is empty is not written, but for its moves."""
    written: dict[str, object] = {"at": line.at}
    if line.name:
        written["name"] = line.name
    if line.deals:
        written["deals"] = [write_dealt(dealt) for dealt in line.deals]
    written["moves"] = [write_played(played) for played in line.moves]
    if line.variations:
        written[VARIATIONS] = [write_variation(each) for each in line.variations]
    return {**written, **line.extra}


def _variations(document: dict[str, Any], game: Game, inside: str, depth: int) -> tuple[Variation, ...]:
    lines = list_at(document.get(VARIATIONS, []), f"{inside}{VARIATIONS}")
    if lines and depth > DEEPEST_LINE:
        raise RecordError(Fault.LINES_TOO_DEEP, f"{inside}{VARIATIONS}", expected=str(DEEPEST_LINE))
    return tuple(_variation(line, game, f"{inside}{VARIATIONS}[{n}]", depth) for n, line in enumerate(lines))


def _variation(value: object, game: Game, where: str, depth: int) -> Variation:
    document = object_at(value, where)
    at = integer_at(need(document, "at", where), f"{where}.at")
    name = text_at(document.get("name", ""), f"{where}.name")
    # Older lines have names that could be printed; newer ones were checked as all text is, and may have joiners.
    if len(name) > LONGEST_NAME or not (name.isprintable() or what_is_wrong(name) is None):
        expected = f"at most {LONGEST_NAME} characters that can be seen"
        raise RecordError(Fault.WRONG_VALUE, f"{where}.name", name, expected)
    deals = list_at(document.get("deals", []), f"{where}.deals")
    moves = list_at(need(document, "moves", where), f"{where}.moves")
    try:
        played = tuple(read_played(move, f"{where}.moves[{n}]", at + n + 1, game) for n, move in enumerate(moves))
    except RecordError as wrong:
        # A place within the line already says which one it is.
        raise (wrong if wrong.where else wrong.in_line(where)) from None
    return Variation(
        at=at,
        name=name,
        # The second deal says whether the first is the rest of the deck or a reshuffle.
        deals=tuple(
            read_dealt(dealt, f"{where}.deals[{n}]", (FOOD, EXPANSION) if n == 1 else (FOOD,))
            for n, dealt in enumerate(deals)
        ),
        moves=played,
        variations=_variations(document, game, f"{where}.", depth + 1),
        extra=unknown(document, _KNOWN),
    )
