"""§5 Expansion."""

from __future__ import annotations

from tests.positions import at, corners, told

from assyria.board import Card, Hex
from assyria.board.tracks import CAMEL_LIMIT
from assyria.render.svg.cards import SLOT_TALL, SLOT_WIDE, TALL, WIDE, expansion_card, food_card
from assyria.render.svg.geometry import corner
from assyria.render.svg.markup import group, move, rect, text, use
from assyria.render.svg.palette import INK, LINE
from assyria.rules import Seat
from assyria.rules.events import CamelsEarned, HutPlaced, HutsFed, Scored
from assyria.rules.income import hut_points
from tools.examples.example import Example
from tools.examples.expansion import river_shares
from tools.plates import SPEECH, addition, amount, around, arrow, cross, ghost, said, under, well_points


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


PICTURES = (huts, feeding, strict, wells, rivers, prestige)
