"""The whole table in a terminal: board, players, columns, court."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from assyria.board import Card, Dignitary, Hex
from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import CAMEL_LIMIT, MULTIPLIERS, TURNS
from assyria.render.hexmap import SEAT_LETTERS, SEAT_STYLES, board_text
from assyria.render.story import card_name, card_names
from assyria.render.words import Words
from assyria.rules import Phase, Position, Seat, Source

SHAPES = "▲●■◆"
PLOW_MARK = "✓"


def table_text(
    position: Position, words: Words, names: Sequence[str], lit: Collection[Hex] = ()
) -> RenderableType:
    """Return everything on the table, top to bottom."""
    parts: list[RenderableType] = [_heading(position, words), board_text(position, lit), _legend(words)]
    parts.append(_players(position, words, names))
    if position.draft:
        parts.append(Text(words("table-draft", cards=card_names(position.draft, words))))
    parts.append(Columns([_columns(position, words, names), _court(position, words)], padding=(0, 4)))
    return Group(*parts)


def seat_label(seat: Seat, names: Sequence[str]) -> Text:
    """Return colour, shape and letter, then the name."""
    return Text(f"{SHAPES[seat]} {SEAT_LETTERS[seat]} {names[seat]}", SEAT_STYLES[seat])


def result_text(position: Position, words: Words, names: Sequence[str]) -> Table:
    """Return points by source, one column per player."""
    table = Table(title=words("table-result"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in range(position.game.players):
        table.add_column(seat_label(seat, names), justify="right")
    for index, source in enumerate(Source):
        table.add_row(words(f"source-{source}"), *(str(player.ledger[index]) for player in position.players))
    table.add_section()
    table.add_row(words("table-score"), *(str(player.score) for player in position.players), style="bold")
    return table


def _heading(position: Position, words: Words) -> Text:
    cards = " ".join(map(str, position.expansion)) or "–"
    if position.game.players == 4 and position.reign > 1:
        cards += f" +{BONUS_CARD}"
    return Text(
        words(
            "table-heading",
            reign=position.reign,
            turn=position.turn,
            turns=TURNS[position.reign - 1],
            phase=words(f"phase-{position.phase.value}"),
            cards=cards,
            wells=position.wells_left,
        ),
        style="bold",
    )


def _legend(words: Words) -> Text:
    return Text(words("table-legend"), style="dim")


def _players(position: Position, words: Words, names: Sequence[str]) -> Table:
    """Return the players in turn order, with the one to decide marked."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(words("table-player"))
    for column in ("table-score", "table-camels", "table-huts", "table-offering", "table-plow"):
        table.add_column(words(column), justify="right")
    table.add_column(words("table-hand"))
    for seat in position.order:
        player = position.players[seat]
        table.add_row(
            "→" if seat == position.seat else "",
            seat_label(seat, names),
            str(player.score),
            f"{player.camels}/{CAMEL_LIMIT}",
            str(position.stock(seat)),
            f"×{MULTIPLIERS[player.offering]}",
            PLOW_MARK if player.plow else "–",
            card_names(player.hand, words) if player.hand else "–",
        )
    return table


def _columns(position: Position, words: Words, names: Sequence[str]) -> Table:
    """Return the sown columns; left means first in the turn order."""
    table = Table(title=words("table-columns"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for number in range(1, position.game.columns + 1):
        table.add_column(str(number))
    harvesting = position.phase in (Phase.START, Phase.DRAFT, Phase.HARVEST)
    table.add_row(
        *(
            _column(cards, taker, words, names, for_sale=not harvesting)
            for cards, taker in zip(position.columns, position.takers, strict=True)
        )
    )
    return table


def _column(
    cards: tuple[Card, ...], taker: Seat | None, words: Words, names: Sequence[str], for_sale: bool
) -> Text:
    if taker is not None:
        return seat_label(taker, names)
    if not cards:
        return Text("–")
    lines = [card_name(card, words) + (f" ({card.price})" if for_sale else "") for card in cards]
    return Text("\n".join(lines))


def _court(position: Position, words: Words) -> Table:
    """Return the dignitaries with their spaces from the top, the cost of a hut and its influence."""
    table = Table(title=words("table-court"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("table-dignitary"))
    table.add_column(words("table-cost"), justify="right")
    table.add_column(words("table-influence"), justify="right")
    table.add_column(words("table-spaces"))
    for dignitary in Dignitary:
        row = position.at_court(dignitary)
        spaces = Text()
        for seat in row:
            spaces.append(f"{SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
        spaces.append("· " * (dignitary.spaces - len(row)))
        name = words(f"dignitary-{dignitary.word}")
        table.add_row(name, str(dignitary.cost), str(dignitary.influence), spaces)
    return table
