"""The pictures of the examples in the rules text, each drawn from its example's own position."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.positions import at, cards, corners, told

from assyria.board import PLOW, Card, Dignitary, Hex
from assyria.board.tracks import CAMEL_LIMIT, MULTIPLIERS
from assyria.render.svg import Look
from assyria.render.svg.cards import SLOT_TALL, SLOT_WIDE, TALL, WIDE, bonus_card, expansion_card, food_card
from assyria.render.svg.common import court_row, offerings_track
from assyria.render.svg.geometry import centre, corner
from assyria.render.svg.markup import group, line, move, path, rect, text, use
from assyria.render.svg.palette import ACCENT, INK, LINE, SEATS
from assyria.rules import Player, Seat, State
from assyria.rules.events import (
    CamelsEarned,
    CardBought,
    CourtCamels,
    CourtRanked,
    Drafted,
    HutAtCourt,
    HutPlaced,
    HutsFed,
    OfferingsCounted,
    PlowGranted,
    Scored,
    ZigguratBuilt,
    ZigguratExtended,
)
from assyria.rules.income import hut_points
from tools.examples import BLUE, DRAWN, Example, river_shares
from tools.plates import (
    NAME_SIZE,
    PAD,
    SPEECH,
    addition,
    amount,
    arrow,
    cross,
    ghost,
    picture_of_board,
    plate,
    said,
    under,
    well_points,
)


def around(shown: Iterable[Hex], **more: object) -> Look:
    """Return how a part of the board is shown: large names, and no marks of food unless they are asked for."""
    return Look(**{"shown": list(shown), "name_size": NAME_SIZE, "hungry": False, **more})  # type: ignore[arg-type]


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


def huts(example: Example) -> str:
    """§5.1 A base and the huts in the order in which they were placed, under the card that says how many."""
    placed = [event.at for event in told(example.step, HutPlaced)]
    state = example.step.state
    look = around([*placed, *state.me.bases], labels={hut: str(n) for n, hut in enumerate(placed, 1)})
    card = expansion_card(example.state.expansion[-1], -SLOT_WIDE / 2, 0, True)
    row = group(card, transform=move(0, 12, 1.2))
    return under("huts", state, look, 12 + SLOT_TALL * 1.2 + 14, row)


def feeding(example: Example) -> str:
    """§5.2 The cards that were played, with the huts they fed, and the one that was kept."""
    return _fed("feeding", example, [*example.state.me.bases])


def strict(example: Example) -> str:
    """§5.2 The wild card where it has to go."""
    return _fed("strict", example, [at("c5"), at("b4")])


def _fed(name: str, example: Example, beside: list[Hex]) -> str:
    state = example.step.state
    fed = [(event.card, event.huts) for event in told(example.step, HutsFed)]
    hand: list[tuple[Card, tuple[Hex, ...]]] = [*fed, *((card, ()) for card in state.me.hand)]
    step = 94.0
    row = ""
    for place, (card, eaters) in enumerate(hand):
        x = step * (place - (len(hand) - 1) / 2)
        row += food_card(card, x - WIDE / 2 * 1.2, 14, SPEECH, 1.2)
        for eater in eaters:
            row += use("fed", x - 14, 14 + TALL * 1.2 + 20) + said(x + 14, 14 + TALL * 1.2 + 26, eater, 19)
        if not eaters:
            row += text(x, 14 + TALL * 1.2 + 26, "–", 19, text_anchor="middle", font_weight="700", fill=INK)
    look = around([*state.me.huts, *beside], hungry=True)
    return under(name, state, look, 14 + TALL * 1.2 + 44, row)


def wells(example: Example) -> str:
    """§5.4 The well with its points, and the corner where none can be."""
    state = example.step.state
    [scored], [refused] = told(example.step, Scored), corners("c4-c5-d4")
    look = around(state.me.huts)
    return under("wells", state, look, 50, well_points(scored.points), marks=cross(*corner(refused)))


def rivers(example: Example) -> str:
    """§5.5 What each hut on the river pays, and the camel track with its end."""
    before, after = example.state.me, example.step.state.me
    [earned] = told(example.step, CamelsEarned)
    stand = sorted(earned.huts)
    shares = river_shares(stand)
    look = around(
        stand,
        labels={hut: f"+{share}" for hut, share in zip(stand, shares, strict=True)},
        label_icons=dict.fromkeys(stand, "camel"),
        label_size=17,
    )
    seat = example.state.mover
    track = addition(-46, 28, shares, earned.camels + earned.lost, "camel")
    track += cross(92, 28, 9) + amount(130, 28, str(earned.lost), "camel")
    track += _camel_track(seat, before.camels, after.camels, 304, 52)
    return under("rivers", example.step.state, look, 128, track)


def _camel_track(seat: Seat, before: int, after: int, wide: float, top: float) -> str:
    step = wide / (CAMEL_LIMIT + 1)
    drawn = ""
    for space in range(CAMEL_LIMIT + 1):
        x = space * step - wide / 2
        drawn += rect(x + 1, top, step - 2, 58, 5, fill="#ecdcb4", stroke=LINE, stroke_width=1)
        drawn += text(x + step / 2, top + 51, str(space), 15, text_anchor="middle", font_weight="700", fill=INK)
    old, new = ((space + 0.5) * step - wide / 2 for space in (before, after))
    return (
        drawn
        + ghost(seat, old, top + 19)
        + arrow((old + 15, top + 19), (new - 15, top + 19))
        + use(f"token-{seat}", new, top + 19)
    )


def prestige(example: Example) -> str:
    """§5.6 The points of each piece, and their sum."""
    me = example.state.me
    points = {hut: hut_points([hut]) for hut in me.huts}
    tiles = {base: 1 + (base in me.centres) + (base in me.roofs) for base in me.bases}
    labels: dict[str, str] = {piece: f"+{count}" for piece, count in {**points, **tiles}.items()}
    look = around([*me.huts, *me.bases], labels=labels, label_icons=dict.fromkeys(labels, "point"), label_size=17)
    parts = [int(part) for part in example.says[1].split()]
    return under("prestige", example.state, look, 50, addition(0, 26, parts[:-1], parts[-1], "point"))


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


def _ziggurat(seat: Seat, level: int, x: float, y: float, scale: float = 1.4) -> str:
    return use(f"ziggurat-{seat}-{level}", x, y, scale, class_="ziggurat", data_seat=seat, data_level=level)


def extending(example: Example) -> str:
    """§6.2 Each ziggurat before and after, with the price; then the camels."""
    seat, before, after = example.state.mover, example.state.me, example.step.state.me
    drawn, prices = "", []
    for row, event in enumerate(told(example.step, ZigguratExtended)):
        low = 92 + 108 * row
        drawn += _ziggurat(seat, event.level - 1, 64, low) + _ziggurat(seat, event.level, 244, low)
        drawn += arrow((132, low - 20), (176, low - 20)) + amount(154, low - 42, str(event.camels), "camel", 20)
        prices.append(event.camels)
    count = f"{before.camels} − {' − '.join(map(str, prices))} = {after.camels}"
    return plate("extending", 324, 254, drawn, amount(162, 230, count, "camel"))


def intrigue(example: Example) -> str:
    """§6.3 A ziggurat takes the place of a hut, and the hut goes to court."""
    seat, wide, tall = example.state.mover, 340.0, 54.0
    [built], [sent] = told(example.step, ZigguratBuilt), told(example.step, HutAtCourt)
    drawn = use(f"hut-{seat}", 84, 76, 1.3) + arrow((130, 54), (180, 54)) + _ziggurat(seat, 1, 246, 74, 1.3)
    drawn += amount(154, 32, str(built.camels), "camel", 20)
    drawn += arrow((102, 88), (172, 246)) + amount(154, 112, str(sent.camels), "camel", 20)
    drawn += _court(example.step.state, wide, tall, 128)
    return plate("intrigue", wide, 128 + 3 * tall + 8, drawn)


def _court(state: State, wide: float, tall: float, top: float) -> str:
    return "".join(
        group(
            court_row(dignitary, state.at_court(dignitary), wide, tall, SPEECH),
            transform=move(0, top + tall * dignitary.rank),
        )
        for dignitary in Dignitary
    )


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
    drawn = _track(example.step.state, seat, wide, 50) + ghost(seat, 12 + step * (old + 0.5) - 1, 71)
    middle = 12 + step * ((old + new) / 2 + 0.5)
    numbers = "".join(
        text(12 + step * (space + 0.5) - 1, 130, str(space), 15, text_anchor="middle", fill=INK)
        for space in range(len(MULTIPLIERS))
    )
    return plate(
        "offering", wide + 24, 144, drawn, steps, numbers, amount(middle, 19, str(new - old), "camel", 20)
    )


def _track(state: State, seat: Seat, wide: float, top: float) -> str:
    discs = [[seat] if state.players[seat].offering == space else [] for space in range(len(MULTIPLIERS))]
    return group(offerings_track(discs, wide, SPEECH), transform=move(12, top))


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


def court(example: Example) -> str:
    """§7.2 The huts at court, and who scores which cards."""
    wide, tall, top = 340.0, 52.0, 6.0
    drawn = _court(example.state, wide, tall, top)
    ranked = told(example.step, CourtRanked)
    low = top + 3 * tall + 10
    for place, event in enumerate(ranked):
        drawn += _share(event, example.state, low + 50 * place, wide)
    last = low + 50 * len(ranked)
    [unranked] = set(example.state.order) - {event.seat for event in ranked}
    score = example.step.state.players[unranked].score
    drawn += use(f"token-{unranked}", 28, last + 17, 1.3) + amount(wide - 48, last + 17, str(score), "point")
    return plate("court", wide, last + 40, drawn)


def _share(event: CourtRanked, state: State, top: float, wide: float) -> str:
    """Return a player's influence, the cards that count and the points."""
    drawn = use(f"token-{event.seat}", 28, top + 21, 1.3) + amount(
        82, top + 21, str(event.influence), "influence", 20
    )
    for index, value in enumerate(event.cards):
        x = 122 + 34 * index
        printed = value in state.expansion
        drawn += expansion_card(value, x, top + 2, False) if printed else bonus_card(value, x, top + 2)
    return drawn + amount(wide - 48, top + 21, str(event.points), "point")


def second(example: Example) -> str:
    """§7.3 Both players with the cards that count for them."""
    wide, tall, top = 340.0, 52.0, 6.0
    drawn = _court(example.state, wide, tall, top)
    for place, event in enumerate(told(example.step, CourtRanked)):
        drawn += _share(event, example.state, top + 3 * tall + 10 + 50 * place, wide)
    return plate("second", wide, top + 3 * tall + 120, drawn)


def gifts(example: Example) -> str:
    """§7.4 Each dignitary with the guests and what they get."""
    [higher], [plow] = told(example.step, Scored), told(example.step, PlowGranted)
    camels = {event.seat: event.camels for event in told(example.step, CourtCamels)}
    given = {
        Dignitary.HIGHER: {higher.seat: (str(higher.points), "point")},
        Dignitary.MIDDLE: {plow.seat: ("", "plow")},
        Dignitary.LOWER: {seat: (str(count), "camel") for seat, count in camels.items()},
    }
    drawn = ""
    for dignitary in Dignitary:
        y = 34 + 56 * dignitary.rank
        drawn += use(f"court-{dignitary.word}", 34, y, 1.2)
        guests = dict.fromkeys(example.state.at_court(dignitary))
        for place, seat in enumerate(guests):
            x = 92 + 120 * place
            drawn += use(f"token-{seat}", x, y, 1.3)
            if seat not in given[dignitary]:
                drawn += cross(x + 46, y, 11)
                continue
            number, icon = given[dignitary][seat]
            drawn += amount(x + 46, y, number, icon) if number else use(icon, x + 46, y, 1.4)
    return plate("gifts", 300, 180, drawn)


def offerings(example: Example) -> str:
    """§7.5 The ziggurats, the disc, and the product."""
    seat, me, wide = example.state.mover, example.state.me, 340.0
    [counted] = told(example.step, OfferingsCounted)
    drawn = "".join(
        _ziggurat(seat, _level(me, base), 56 + 92 * n, 86, 1.2) for n, base in enumerate(_by_height(me))
    )
    product = f"{counted.ziggurats} × {counted.multiplier} = {counted.points}"
    return plate(
        "offerings",
        wide + 24,
        180,
        drawn,
        amount(282, 60, product, "point"),
        _track(example.state, seat, wide, 106),
    )


def _level(player: Player, base: Hex) -> int:
    return 1 + (base in player.centres) + (base in player.roofs)


def _by_height(player: Player) -> list[Hex]:
    return sorted(player.bases, key=lambda base: (-_level(player, base), base))


def final(example: Example) -> str:
    """§8 What counts at the end, and the sum."""
    me, ledger = example.state.me, example.step.state.players[BLUE].ledger
    drawn = "".join(
        _ziggurat(BLUE, _level(me, base), 60 + 104 * n, 86, 1.2) for n, base in enumerate(_by_height(me))
    )
    rows = (
        (str(me.tiles), "steps", ledger.ziggurats),
        ("", "plow", ledger.plow),
        (str(me.camels), "camel", ledger.camels),
    )
    for place, (number, icon, points) in enumerate(rows):
        y = 122 + 36 * place
        held = amount(92, y, number, icon) if number else use(icon, 98, y, 1.2)
        drawn += group(held, fill=SEATS[BLUE].base)
        drawn += arrow((140, y), (188, y)) + amount(234, y, str(points), "point")
    parts = (ledger.ziggurats, ledger.plow, ledger.camels)
    drawn += line(40, 218, 300, 218, stroke=LINE, stroke_width=1.4)
    return plate("final", 340, 262, drawn, addition(170, 240, parts, sum(ledger), "point"))


PICTURES: dict[str, Callable[[Example], str]] = {
    draw.__name__: draw
    for draw in (
        *(neighbours, draft, sowing, harvest, huts, feeding, strict, wells, rivers, prestige),
        *(building, extending, intrigue, offering, market, court, second, gifts, offerings, final),
    )
}
