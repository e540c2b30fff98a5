"""The whole table in a terminal: the board, and beside it players, hands, columns and court.

It takes 80 columns and, but for very full hands, 15 lines, so that a decision fits below it on a screen of 24.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from assyria.board import Card, Dignitary, Hex, Site
from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import MULTIPLIERS, TURNS
from assyria.preview import Choice
from assyria.render.choices import ON_A_HEX
from assyria.render.hexmap import SEAT_LETTERS, SEAT_STYLES, board_lines
from assyria.render.lines import fit, flow, paragraph, side_by_side
from assyria.render.words import Words
from assyria.rules import Phase, Position, Seat, Source, outcome
from assyria.rules import moves as mv

SHAPES = "▲●■◆"
PLOW_MARK = "✓"
HUNGRY_MARK = "!"
FREE_SPACE = "·"

GAP = 1
NARROWEST = 26
"""The width of a panel beside the board; where there is less, it goes below."""
LONGEST_NAME = 10
"""Cells of a name in the panel, twice as many where it is wide."""
WIDE = 40
NUMBERS = 4
"""Cells for a number of each player."""


def table_lines(
    position: Position, words: Words, names: Sequence[str], width: int, choices: Sequence[Choice] = ()
) -> list[Text]:
    """Return everything on the table, line by line; what can be chosen is marked on the board."""
    lit = {choice.at[0]: _mark(choice) for choice in choices if isinstance(choice.move, ON_A_HEX)}
    sites = [choice.move.site for choice in choices if isinstance(choice.move, mv.Well)]
    return [*_heading(position, words, width), *_board_and_panel(position, words, names, width, lit, sites)]


def legend_lines(words: Words, width: int) -> list[Text]:
    """Return what the signs mean."""
    return paragraph(words("table-legend"), width, "dim")


def seat_mark(seat: Seat) -> Text:
    """Return shape and letter of a seat, in its colour."""
    return Text(f"{SHAPES[seat]}{SEAT_LETTERS[seat]}", SEAT_STYLES[seat])


def _mark(choice: Choice) -> str:
    """Return what the board says of a hex that can be chosen: the gain of a hut, and whether it lacks food."""
    if not isinstance(choice.move, mv.Hut):
        return ""
    return f"{choice.camels or choice.points}{HUNGRY_MARK if choice.hungry else ''}"


def _heading(position: Position, words: Words, width: int) -> list[Text]:
    if position.phase is Phase.OVER:
        return paragraph(words("prompt-over"), width, "bold")
    cards = " ".join(map(str, position.expansion)) or "–"
    if position.game.players == 4 and position.reign > 1:
        cards += f" +{BONUS_CARD}"
    text = words(
        "table-heading",
        reign=position.reign,
        turn=position.turn,
        turns=TURNS[position.reign - 1],
        phase=words(f"phase-{position.phase.value}"),
        cards=cards,
        wells=position.wells_left,
    )
    return paragraph(text, width, "bold")


def _board_and_panel(
    position: Position, words: Words, names: Sequence[str], width: int, lit: dict[Hex, str], sites: list[Site]
) -> list[Text]:
    board = board_lines(position, lit, sites)
    room = width - board[0].cell_len - GAP
    if room < NARROWEST:
        return [*board, *_panel(position, words, names, width)]
    return side_by_side(board, _panel(position, words, names, room), GAP)


def _panel(position: Position, words: Words, names: Sequence[str], width: int) -> list[Text]:
    if position.phase is Phase.OVER:
        return [*_result(position, words, width), *_people(position, names, width)]
    return [
        *_numbers(position, words, width),
        *_people(position, names, width),
        *_draft(position, words, width),
        *_columns(position, words, width),
        *_court(position, words, width),
    ]


def _numbers(position: Position, words: Words, width: int) -> list[Text]:
    """Return what each player has, one column per player."""
    seats, players = range(position.game.players), position.players
    rows = (
        ("table-score", [str(player.score) for player in players]),
        ("table-camels", [str(player.camels) for player in players]),
        ("table-huts", [str(position.stock(seat)) for seat in seats]),
        ("table-offering", [f"×{MULTIPLIERS[player.offering]}" for player in players]),
        ("table-plow", [PLOW_MARK if player.plow else "–" for player in players]),
    )
    return _grid([(words(label), numbers) for label, numbers in rows], width)


def _result(position: Position, words: Words, width: int) -> list[Text]:
    """Return points by source, one column per player."""
    players = position.players
    rows = [
        (words(f"source-{source}"), [str(player.ledger[index]) for player in players])
        for index, source in enumerate(Source)
    ]
    lines = _grid([*rows, (words("table-score"), [str(player.score) for player in players])], width)
    lines[-1].stylize("bold")
    return lines


def _grid(rows: list[tuple[str, list[str]]], width: int) -> list[Text]:
    """Return numbers under the players' marks. A label that is too long takes two lines."""
    players = len(rows[0][1])
    room = min(width - NUMBERS * players, max(cell_len(label) for label, _ in rows) + 1)
    lines = [Text(" " * room)]
    for seat in range(players):
        lines[0].append(" " * (NUMBERS - 2)).append_text(seat_mark(seat))
    for label, numbers in rows:
        *above, last = paragraph(label, room, indent=1)
        lines += above
        lines.append(Text(fit(last.plain, room) + "".join(number.rjust(NUMBERS) for number in numbers)))
    return lines


def _people(position: Position, names: Sequence[str], width: int) -> list[Text]:
    """Return names and hands in turn order, with the one to decide marked, in the end the winners."""
    room = min(LONGEST_NAME * (1 + (width >= WIDE)), max(map(cell_len, names)))
    end = outcome(position)
    marks = {position.seat: "→"} if end is None else dict.fromkeys(end.winners, "★")
    lines = []
    for seat in position.order:
        label = Text.assemble(marks.get(seat, " "), seat_mark(seat), " ", fit(names[seat], room))
        lines += flow([label, *map(_card, sorted(position.players[seat].hand))], width, indent=4)
    return lines


def _draft(position: Position, words: Words, width: int) -> list[Text]:
    return _labelled(words("table-draft"), list(map(_card, position.draft)), width) if position.draft else []


def _columns(position: Position, words: Words, width: int) -> list[Text]:
    """Return the sown columns, with who has taken them; left means first in the turn order."""
    cells = []
    for number, (cards, taker) in enumerate(zip(position.columns, position.takers, strict=True), start=1):
        cell = Text(f"{number}:")
        if taker is not None:
            cell.append_text(seat_mark(taker))
        else:
            cell.append_text(Text(" ").join(map(_card, cards)) if cards else Text("–"))
        cells.append(cell)
    return _labelled(words("table-columns"), cells, width)


def _court(position: Position, words: Words, width: int) -> list[Text]:
    """Return the spaces of the dignitaries, the higher one first."""
    cells = []
    for dignitary in Dignitary:
        row = position.at_court(dignitary)
        cell = Text()
        for seat in row:
            cell.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        cells.append(cell.append(FREE_SPACE * (dignitary.spaces - len(row))))
    return _labelled(words("table-court"), cells, width)


def _labelled(label: str, cells: list[Text], width: int) -> list[Text]:
    return flow([Text(label), *cells], width, indent=1)


def _card(card: Card) -> Text:
    """Return a card as the board's letter for its food, and its symbols: G3; W is wild."""
    return Text(f"{card.food[0].upper()}{card.symbols}" if card.food else "W")
