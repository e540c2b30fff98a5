"""§7, §8 The flood, and the end of the game."""

from __future__ import annotations

from tests.positions import told

from assyria.board import Dignitary, Hex
from assyria.render.svg.cards import bonus_card, expansion_card
from assyria.render.svg.markup import group, line, use
from assyria.render.svg.palette import LINE, SEATS
from assyria.rules import Player, State
from assyria.rules.events import CourtCamels, CourtRanked, OfferingsCounted, PlowGranted, Scored
from tools.examples.example import BLUE, Example
from tools.plates import addition, amount, arrow, court_rows, cross, offering_track, plate, ziggurat


def court(example: Example) -> str:
    """§7.2 The huts at court, and who scores which cards."""
    wide, tall, top = 340.0, 52.0, 6.0
    drawn = court_rows(example.state, wide, tall, top)
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
    drawn = court_rows(example.state, wide, tall, top)
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
        ziggurat(seat, _level(me, base), 56 + 92 * n, 86, 1.2) for n, base in enumerate(_by_height(me))
    )
    product = f"{counted.ziggurats} × {counted.multiplier} = {counted.points}"
    return plate(
        "offerings",
        wide + 24,
        180,
        drawn,
        amount(282, 60, product, "point"),
        offering_track(example.state, seat, wide, 106),
    )


def _level(player: Player, base: Hex) -> int:
    return 1 + (base in player.centres) + (base in player.roofs)


def _by_height(player: Player) -> list[Hex]:
    return sorted(player.bases, key=lambda base: (-_level(player, base), base))


def final(example: Example) -> str:
    """§8 What counts at the end, and the sum."""
    me, ledger = example.state.me, example.step.state.players[BLUE].ledger
    drawn = "".join(
        ziggurat(BLUE, _level(me, base), 60 + 104 * n, 86, 1.2) for n, base in enumerate(_by_height(me))
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


PICTURES = (court, second, gifts, offerings, final)
