"""§6 Actions."""

from __future__ import annotations

from tests.positions import told

from assyria.board import PLOW
from assyria.board.tracks import MULTIPLIERS
from assyria.render.svg.cards import WIDE, food_card
from assyria.render.svg.geometry import centre
from assyria.render.svg.markup import path, text, use
from assyria.render.svg.palette import ACCENT, INK
from assyria.rules.events import CardBought, HutAtCourt, ZigguratBuilt, ZigguratExtended
from tools.examples.example import Example
from tools.plates import (
    PAD,
    SPEECH,
    amount,
    around,
    arrow,
    court_rows,
    cross,
    ghost,
    offering_track,
    picture_of_board,
    plate,
    ziggurat,
)


def building(example: Example) -> str:
    """§6.1 The only hut that can become a ziggurat, with the price; crosses on the others, around the well."""
    state = example.state
    [built] = told(example.step, ZigguratBuilt)
    refused = sorted(state.me.huts - {built.at})
    marks = "".join(cross(centre(hut)[0] - 30, centre(hut)[1] + 14, 10) for hut in refused)
    look = around(
        state.me.huts,
        lit=[built.at],
        labels={built.at: str(built.camels)},
        label_icons={built.at: "camel"},
        label_size=17,
    )
    return picture_of_board("building", state, look, marks)


def extending(example: Example) -> str:
    """§6.2 Each ziggurat before and after, with the price; then the camels."""
    seat, before, after = example.state.mover, example.state.me, example.step.state.me
    drawn, prices = "", []
    for row, event in enumerate(told(example.step, ZigguratExtended)):
        low = 92 + 108 * row
        drawn += ziggurat(seat, event.level - 1, 64, low) + ziggurat(seat, event.level, 244, low)
        drawn += arrow((132, low - 20), (176, low - 20)) + amount(154, low - 42, str(event.camels), "camel", 20)
        prices.append(event.camels)
    count = f"{before.camels} − {' − '.join(map(str, prices))} = {after.camels}"
    return plate("extending", 324, 254, drawn, amount(162, 230, count, "camel"))


def intrigue(example: Example) -> str:
    """§6.3 A ziggurat takes the place of a hut, and the hut goes to court."""
    seat, wide, tall = example.state.mover, 340.0, 54.0
    [built], [sent] = told(example.step, ZigguratBuilt), told(example.step, HutAtCourt)
    drawn = use(f"hut-{seat}", 84, 76, 1.3) + arrow((130, 54), (180, 54)) + ziggurat(seat, 1, 246, 74, 1.3)
    drawn += amount(154, 32, str(built.camels), "camel", 20)
    drawn += arrow((102, 88), (172, 246)) + amount(154, 112, str(sent.camels), "camel", 20)
    drawn += court_rows(example.step.state, wide, tall, 128)
    return plate("intrigue", wide, 128 + 3 * tall + 8, drawn)


def offering(example: Example) -> str:
    """§6.4 The disc before and after, with the camels for its steps."""
    seat, wide = example.state.mover, 340.0
    old, new = example.state.me.offering, example.step.state.me.offering
    step = wide / len(MULTIPLIERS)
    steps = "".join(
        path(
            f"M{12 + step * (space + 0.5):.1f} 46q{step / 2:.1f} -22 {step:.1f} 0",
            fill="none",
            stroke=ACCENT,
            stroke_width=2.4,
            stroke_linecap="round",
        )
        for space in range(old, new)
    )
    drawn = offering_track(example.step.state, seat, wide, 50) + ghost(seat, 12 + step * (old + 0.5) - 1, 71)
    middle = 12 + step * ((old + new) / 2 + 0.5)
    numbers = "".join(
        text(12 + step * (space + 0.5) - 1, 130, str(space), 15, text_anchor="middle", fill=INK)
        for space in range(len(MULTIPLIERS))
    )
    return plate(
        "offering", wide + 24, 144, drawn, steps, numbers, amount(middle, 19, str(new - old), "camel", 20)
    )


def market(example: Example) -> str:
    """§6.5 The cards for sale with their prices; what was bought has the buyer's disc, the other a cross."""
    seat, step, scale = example.state.mover, 108.0, 1.4
    bought = {event.card: event.camels for event in told(example.step, CardBought)}
    drawn = ""
    for place, card in enumerate([*example.state.display, PLOW]):
        x = PAD + step * (place + 0.5)
        drawn += food_card(card, x - WIDE * scale / 2, 14, SPEECH, scale)
        if card in bought:
            drawn += use(f"token-{seat}", x - 24, 102, 1.2) + amount(x + 22, 102, str(bought[card]), "camel", 20)
        else:
            drawn += cross(x, 102, 13)
    return plate("market", 2 * PAD + step * 3, 126, drawn)


PICTURES = (building, extending, intrigue, offering, market)
