"""One panel for each player: name, points, stock, camels, offerings, plow and hand."""

from __future__ import annotations

from math import ceil

from assyria.board import Card
from assyria.board.tracks import CAMEL_LIMIT, MULTIPLIERS
from assyria.render.svg.cards import SPINE, TALL, WIDE, food_card
from assyria.render.svg.lettering import fitted
from assyria.render.svg.markup import circle, group, move, path, rect, tag, text, title, use
from assyria.render.svg.palette import ACCENT, INK, INK_SOFT, LINE, SEATS, STONE_DARK, WHITE
from assyria.render.svg.panels import Place, sheet
from assyria.render.svg.speech import Speech
from assyria.rules import Position, Source, outcome

BAND = 46.0
"""The width of the coloured strip at the left."""
HEAD, COUNTS, POINTS = 40.0, 34.0, 32.0
"""The heights of a panel's rows: name and score, what is counted, points by source."""
ROOMY = 150.0
"""The height from which a panel has room for points by source."""


def player_panel(at: Place, position: Position, seat: int, speech: Speech) -> str:
    ended = outcome(position)
    won = ended is not None and seat in ended.winners
    marked = seat == position.seat or won
    roomy = at.height >= ROOMY and ended is None
    top = HEAD + COUNTS + (POINTS if roomy else 0)
    return sheet(
        at,
        _band(seat, at, won, position.order.index(seat) + 1),
        _head(at, position, seat, speech),
        group(_counts(position, seat, speech, at), transform=move(BAND + 12, HEAD + COUNTS / 2)),
        group(_ledger(at, position, seat, speech), transform=move(BAND + 12, HEAD + COUNTS + POINTS / 2))
        if roomy
        else "",
        _hand(at, position, seat, top + 3, speech),
        marked=marked,
        class_="player",
        data_seat=seat,
    )


def _band(seat: int, at: Place, won: bool, place: int) -> str:
    colour = SEATS[seat]
    return (
        path(
            f"M{BAND} 0H10A10 10 0 0 0 0 10V{at.height - 10:.1f}A10 10 0 0 0 10 {at.height:.1f}H{BAND}Z",
            fill=colour.base,
        )
        + rect(BAND - 4, 0, 4, at.height, fill=colour.deep)
        + use(
            f"shape-{seat}",
            (BAND - 4) / 2 + 0.5,
            30 if not won else 62,
            2.5,
            fill=WHITE,
            stroke=colour.outline,
            stroke_width=0.7,
        )
        + (use("crown", (BAND - 4) / 2 + 0.5, 26, 1.3) if won else "")
        + circle((BAND - 4) / 2 + 0.5, at.height - 22, 13, fill="#fff9ea", stroke=colour.outline, stroke_width=1.4)
        + text(
            (BAND - 4) / 2 + 0.5,
            at.height - 16,
            str(place),
            18,
            text_anchor="middle",
            font_weight="700",
            fill=INK,
        )
    )


def _head(at: Place, position: Position, seat: int, speech: Speech) -> str:
    score = str(position.players[seat].score)
    room = at.width - BAND - 14 - 25 * len(score) - 48
    return fitted(
        BAND + 12, 29, speech.name(seat), 19, room, bold=True, smallest=0.85, fill=INK, class_="name"
    ) + group(
        title(speech.words("picture-points")),
        use("point", at.width - 26 - 24 * len(score), 21, 0.8),
        text(at.width - 12, 34, score, 35, text_anchor="end", font_weight="700", fill=INK, class_="score"),
    )


def _counts(position: Position, seat: int, speech: Speech, at: Place) -> str:
    """Return huts in stock, camels on their track, the offering's multiplier, and the plow."""
    player, words = position.players[seat], speech.words
    size = {"font_weight": "700", "fill": INK}
    track = "".join(
        circle(
            n * 7.7,
            0,
            3,
            fill="#c08a45" if n < player.camels else "#efe0ba",
            stroke="#6b4414",
            stroke_width=0.9,
        )
        for n in range(CAMEL_LIMIT)
    )
    plow = (
        use("plow", 0, 0, 0.95)
        if player.plow
        else (
            circle(0, 0, 12, fill="none", stroke=STONE_DARK, stroke_width=1.4, stroke_dasharray="3.4 2.6")
            + use("plow", 0, 0, 0.8, opacity=0.3)
        )
    )
    stretch = (at.width - BAND - 24 - 306) / 3
    return (
        group(
            title(words("picture-stock")),
            use(f"hut-{seat}", 9, 12, 0.62),
            text(27, 6.5, str(position.stock(seat)), 19, **size),
            class_="stock",
        )
        + group(
            title(words("picture-camels")),
            use("camel", 12, 0, 0.95),
            tag(
                "text",
                str(player.camels),
                tag("tspan", f"/{CAMEL_LIMIT}", font_size=13, font_weight="400", fill=INK_SOFT),
                x=29,
                y=6.5,
                font_size=19,
                **size,
            ),
            group(track, transform=move(82, 1)),
            transform=move(56 + stretch, 0),
            class_="camels",
        )
        + group(
            title(words("picture-offerings")),
            use("offering", 10, -1, 0.92),
            text(25, 6.5, f"×{MULTIPLIERS[player.offering]}", 19, **size),
            transform=move(220 + 2 * stretch, 0),
            class_="offering",
        )
        + group(
            title(words("picture-plow")),
            plow,
            transform=move(292 + 3 * stretch, 0),
            class_="plow",
            data_held="yes" if player.plow else "no",
        )
    )


SOURCE_ICONS = {
    Source.HUTS: ("roof", 0.72),
    Source.ZIGGURATS: ("steps", 0.78),
    Source.WELLS: ("well", 0.72),
    Source.INFLUENCE: ("influence", 0.78),
    Source.HIGHER: ("court-higher", 0.55),
    Source.OFFERINGS: ("offering", 0.8),
    Source.PLOW: ("plow", 0.82),
    Source.CAMELS: ("camel", 0.82),
}


def source_icon(source: Source, x: float, y: float, scale: float = 1) -> str:
    icon, size = SOURCE_ICONS[source]
    return use(icon, x, y, round(size * scale, 2), fill="#8f4a22" if icon in ("roof", "steps") else None)


def _ledger(at: Place, position: Position, seat: int, speech: Speech) -> str:
    """Return the points by source so far; plow and camels count at the end only."""
    sources = [source for source in Source if source not in (Source.PLOW, Source.CAMELS)]
    step = (at.width - BAND - 22) / len(sources)
    drawn = rect(-3, -14, at.width - BAND - 18, 28, 6, fill="#ead8ae", fill_opacity=0.65)
    for place, source in enumerate(sources):
        points = str(getattr(position.players[seat].ledger, source.value))
        drawn += group(
            title(speech.words(f"source-{source}")),
            source_icon(source, place * step + 10, 0, 0.9),
            text(place * step + 24, 5, points, 14, font_weight="700", fill=INK),
        )
    return drawn


def _hand(at: Place, position: Position, seat: int, top: float, speech: Speech) -> str:
    """Return the hand; right of it the card being spread over huts, and how many it still feeds (§5.2)."""
    wide, tall = at.width - BAND - 22, at.height - top - 8
    card = position.supplying if seat == position.seat else None
    if card is None:
        return hand(position.players[seat].hand, BAND + 11, top, wide, tall, speech)
    scale = min(1.2, (tall - 2) / (TALL + 8))
    room = (WIDE + 46) * scale
    spread = group(
        rect(-4, -4, WIDE + 42, TALL + 8, 7, fill="#ffe9a8", stroke=ACCENT, stroke_width=2),
        food_card(card, 0, 0, speech),
        use("fed", WIDE + 12, TALL / 2, 0.8),
        text(WIDE + 23, TALL / 2 + 6.5, str(position.picks), 18, font_weight="700", fill=INK),
        transform=move(BAND + 11 + wide - room + 6, top + 1 + 4 * scale, scale),
        class_="supplying",
    )
    return hand(position.players[seat].hand, BAND + 11, top, wide - room - 4, tall, speech) + spread


def hand(cards: tuple[Card, ...], x: float, y: float, wide: float, tall: float, speech: Speech) -> str:
    """Return cards side by side, on as many rows as the height allows, overlapping if there are many."""
    if not cards:
        return rect(
            x,
            y,
            wide,
            min(tall, TALL),
            6,
            fill="none",
            stroke=LINE,
            stroke_width=1,
            stroke_dasharray="4 4",
            stroke_opacity=0.45,
        )
    rows, scale = _rows(len(cards), wide, tall)
    stacks = [(card, 1) for card in cards]
    if (wide - WIDE * scale) / max(1, ceil(len(cards) / rows) - 1) < SPINE * scale:
        stacks = [(card, cards.count(card)) for card in sorted(set(cards))]
        rows, scale = _rows(len(stacks), wide, tall)
    a_row = ceil(len(stacks) / rows)
    step = min(WIDE * scale + 6, (wide - WIDE * scale) / max(1, a_row - 1))
    return "".join(
        food_card(
            card, x + step * (index % a_row), y + (TALL * scale + 5) * (index // a_row), speech, scale, copies
        )
        for index, (card, copies) in enumerate(stacks)
    )


def _rows(cards: int, wide: float, tall: float) -> tuple[int, float]:
    """Return the number of rows for this many cards, and how large the cards can be."""
    most = max(1, int((tall + 5) / (TALL * 0.88 + 5)))
    for rows in range(1, most + 1):
        scale = min(1.4, ((tall + 5) / rows - 5) / TALL)
        if ceil(cards / rows) * (WIDE * scale + 6) - 6 <= wide:
            return rows, scale
        smaller = min(scale, 1.0)
        if ceil(cards / rows) * (WIDE * smaller + 6) - 6 <= wide:
            return rows, smaller
    return most, min(1.0, ((tall + 5) / most - 5) / TALL)
