"""§1.1, §2.5, §4 The board, the draft, and farming."""

from __future__ import annotations

from tests.positions import at, cards, told

from assyria.render.svg.cards import TALL, WIDE, food_card
from assyria.render.svg.markup import group, line, rect, text, use
from assyria.render.svg.palette import ACCENT, INK, LINE
from assyria.rules.events import Drafted
from tools.examples.example import Example
from tools.examples.farming import DRAWN
from tools.plates import PAD, SPEECH, around, arrow, picture_of_board, plate


def neighbours(example: Example) -> str:
    """§1.1 A hex, and its neighbours lit."""
    middle = at("b5")
    return picture_of_board(
        "neighbours", example.state, around([middle, *middle.neighbours], lit=middle.neighbours)
    )


def draft(example: Example) -> str:
    """§2.5 The players in turn order with the card each took, and an arrow from the last to the first."""
    step, scale = 112.0, 1.4
    taken = {event.seat: event.card for event in told(example.step, Drafted)}
    drawn = ""
    for place, seat in enumerate(example.state.order):
        x = PAD + step * (place + 0.5)
        drawn += use(f"token-{seat}", x, 32, 1.4)
        drawn += food_card(taken[seat], x - WIDE * scale / 2, 62, SPEECH, scale)
    wide, low = PAD * 2 + step * len(taken), 62 + TALL * scale + 22
    drawn += arrow((wide - PAD - step / 2, low), (PAD + step / 2, low))
    return plate("draft", wide, low + 16, drawn)


def sowing(example: Example) -> str:
    """§4.1 A row as it was drawn, and as it lies."""
    step, small, scale = 84.0, 1.0, 1.28
    row = [column[0] for column in example.state.columns]
    low = 20 + TALL + 46
    drawn = ""
    for place, card in enumerate(cards(DRAWN)):
        x, to = PAD + step * (place + 0.5), PAD + step * (row.index(card) + 0.5)
        drawn += line(x, 20 + TALL + 5, to, low - 5, stroke=LINE, stroke_width=2, stroke_dasharray="5 4")
        drawn += food_card(card, x - WIDE * small / 2, 20, SPEECH, small)
    for place, card in enumerate(row):
        x = PAD + step * (place + 0.5)
        drawn += food_card(card, x - WIDE * scale / 2, low, SPEECH, scale)
        drawn += _column_number(x, low + TALL * scale + 24, place + 1)
    return plate("sowing", 2 * PAD + step * len(row), low + TALL * scale + 46, drawn)


def _column_number(x: float, y: float, number: int) -> str:
    return text(x, y + 6.5, str(number), 19, text_anchor="middle", font_weight="700", fill=INK)


def harvest(example: Example) -> str:
    """§4.3 The columns with who took them, from left to right; the one left over with its cards for sale."""
    step, wide = 76.0, 64.0
    takers = example.step.state.takers
    drawn, tall = "", 2 * TALL + 66
    for place, (column, taker) in enumerate(zip(example.state.columns, takers, strict=True)):
        left = PAD + step * place + (step - wide) / 2
        middle = left + wide / 2
        lies = "".join(
            food_card(card, middle - WIDE / 2, 36 + (TALL + 5) * row, SPEECH) for row, card in enumerate(column)
        )
        free = taker is None
        drawn += rect(
            left - 4,
            4,
            wide + 8,
            tall,
            8,
            fill="#ecd9ac" if free else "none",
            stroke=ACCENT if free else "none",
            stroke_width=2,
        )
        drawn += _column_number(middle, 20, place + 1)
        drawn += group(lies, opacity=None if free else 0.4)
        low = 4 + tall + 22
        drawn += use("coin", middle, low) if taker is None else use(f"token-{taker}", middle, low, 1.35)
    width = 2 * PAD + step * len(takers)
    return plate("harvest", width, tall + 74, drawn, arrow((PAD + 12, tall + 58), (width - PAD - 12, tall + 58)))


PICTURES = (neighbours, draft, sowing, harvest)
