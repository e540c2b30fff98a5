"""Cards: food, wild and plow with letter and number on a spine; expansion and bonus cards."""

from __future__ import annotations

from assyria.board import PLOW, WILD, Card
from assyria.render.svg.markup import Point, group, move, path, rect, text, title, use
from assyria.render.svg.palette import ACCENT, FRAME, GOLD, INK, LINE, PAPER_LIGHT, SHADE, SPINES, WHITE
from assyria.render.svg.speech import Speech

WIDE, TALL = 60.0, 44.0
"""The size of a food card."""
SPINE = 20.0
"""The width of its left edge, which must stay visible where cards overlap."""
SLOT_WIDE, SLOT_TALL = 28.0, 38.0
"""The size of an expansion card."""

_PLACES: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (1.32, ((0, 0),)),
    2: (0.88, ((-8, -6), (8, 7))),
    3: (0.74, ((-9.5, -8), (9.5, -8), (0, 10))),
}


def food_card(card: Card, x: float, y: float, speech: Speech, scale: float = 1, copies: int = 1) -> str:
    """Return a card with its upper left corner at this point, or a stack of cards."""
    icon = "plow" if card == PLOW else f"food-{card.food or 'wild'}"
    middle = (SPINE + WIDE) / 2, TALL / 2
    size, places = _PLACES[card.symbols]
    spine = path(f"M{SPINE} 0H5A5 5 0 0 0 0 5V{TALL - 5}A5 5 0 0 0 5 {TALL}H{SPINE}Z", fill=SPINES[card.food])
    return group(
        title(speech.card(card)),
        rect(1.6, 2.2, WIDE, TALL, 5, fill=SHADE, fill_opacity=0.3),
        rect(0, 0, WIDE, TALL, 5, fill=PAPER_LIGHT if card.food else "#fff0c4"),
        spine,
        _code(card, copies, speech),
        *(use(icon, middle[0] + dx, middle[1] + dy, size) for dx, dy in places),
        rect(0, 0, WIDE, TALL, 5, fill="none", stroke=LINE, stroke_width=1.2),
        class_="card",
        data_card=card,
        data_copies=copies if copies > 1 else None,
        transform=move(x, y, scale),
    )


def _code(card: Card, copies: int, speech: Speech) -> str:
    """Return letter over number on the spine; for a stack, both in one line and the number of cards."""
    letter, number = speech.letter(card), "" if card == WILD else str(card.symbols)
    light = {"text_anchor": "middle", "font_weight": "700", "fill": WHITE}
    if copies > 1:
        return (
            text(SPINE / 2, 18, letter + number, 12.5, **light)
            + rect(1.5, 24, SPINE - 3, 15, 4, fill=WHITE)
            + text(SPINE / 2, 35.6, f"×{copies}", 11.5, text_anchor="middle", font_weight="700", fill=INK)
        )
    rows = [row for row in (letter, number) if row]
    if not rows:
        return use("food-wild", SPINE / 2, TALL / 2, 0.62)
    tops = (19.5, 36.5) if len(rows) == 2 else (28,)
    return "".join(text(SPINE / 2, top, row, 15, **light) for row, top in zip(rows, tops, strict=False))


def expansion_card(value: int, x: float, y: float, current: bool) -> str:
    """§1.8 Return the card with the number of huts; the current turn's card stands out."""
    return group(
        rect(1.4, 2, SLOT_WIDE, SLOT_TALL, 4, fill=SHADE, fill_opacity=0.35),
        rect(
            0,
            0,
            SLOT_WIDE,
            SLOT_TALL,
            4,
            fill=ACCENT if current else PAPER_LIGHT,
            stroke=FRAME if current else LINE,
            stroke_width=1.2,
        ),
        use("roof", SLOT_WIDE / 2, 8.5, 0.62, fill=GOLD if current else ACCENT),
        text(
            SLOT_WIDE / 2,
            32.5,
            str(value),
            20,
            text_anchor="middle",
            font_weight="700",
            fill=WHITE if current else INK,
        ),
        class_="expansion",
        data_value=value,
        transform=move(x, y),
    )


def bonus_card(value: int, x: float, y: float) -> str:
    """§1.8 Return the bonus card, which counts at court only."""
    return group(
        rect(1.4, 2, SLOT_WIDE, SLOT_TALL, 4, fill=SHADE, fill_opacity=0.35),
        rect(0, 0, SLOT_WIDE, SLOT_TALL, 4, fill="#e7eef2", stroke="#173d66", stroke_width=1.2),
        use("influence", SLOT_WIDE / 2, 10, 0.62),
        text(SLOT_WIDE / 2, 32.5, f"+{value}", 16, text_anchor="middle", font_weight="700", fill="#173d66"),
        class_="bonus",
        transform=move(x, y),
    )


def face_down(x: float, y: float) -> str:
    """Return the card of a turn still to come."""
    return group(
        rect(0, 0, SLOT_WIDE, SLOT_TALL, 4, fill="#8f5a34", stroke=FRAME, stroke_width=1.1),
        rect(
            3,
            3,
            SLOT_WIDE - 6,
            SLOT_TALL - 6,
            2.5,
            fill="none",
            stroke=GOLD,
            stroke_width=0.9,
            stroke_opacity=0.8,
        ),
        path(f"M{SLOT_WIDE / 2} 10l2.4 6.6l6.6 2.4l-6.6 2.4l-2.4 6.6l-2.4-6.6l-6.6-2.4l6.6-2.4Z", fill=GOLD),
        transform=move(x, y),
    )


def spent(x: float, y: float) -> str:
    """Return the card of a turn that is over, out of the game."""
    return group(
        rect(
            0,
            0,
            SLOT_WIDE,
            SLOT_TALL,
            4,
            fill="#dcc596",
            stroke=LINE,
            stroke_width=1,
            stroke_dasharray="3 2.4",
        ),
        path(
            f"M{SLOT_WIDE / 2 - 5} {SLOT_TALL / 2}l3.6 4.2l6.6-8.4",
            fill="none",
            stroke=LINE,
            stroke_width=2.2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform=move(x, y),
    )
