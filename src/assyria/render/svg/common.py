"""The middle of the table: court, offerings, wells, sown columns, draft, and the final count."""

from __future__ import annotations

from assyria.board import Dignitary
from assyria.board.tracks import MULTIPLIERS
from assyria.render.svg.cards import TALL, WIDE, food_card
from assyria.render.svg.lettering import fitted, shorten
from assyria.render.svg.markup import circle, group, line, move, path, rect, text, title, use
from assyria.render.svg.palette import ACCENT, GOLD, INK, INK_SOFT, LINE, PAPER_LIGHT, SEATS, WHITE
from assyria.render.svg.panels import Place, heading, sheet
from assyria.render.svg.pieces import socket
from assyria.render.svg.players import source_icon
from assyria.render.svg.speech import Speech
from assyria.rules import Phase, Position, Source, outcome


def court(at: Place, position: Position, speech: Speech) -> str:
    """§1.10 Return the three dignitaries with their spaces; the topmost space is the leftmost."""
    top = 28.0
    row = (at.height - top - 4) / 3
    rows = "".join(
        group(
            court_row(dignitary, position.at_court(dignitary), at.width, row, speech),
            transform=move(0, top + row * rank),
        )
        for rank, dignitary in enumerate(Dignitary)
    )
    rules = path(
        "".join(f"M12 {top + row * rank:.1f}H{at.width - 12:.1f}" for rank in range(len(Dignitary))),
        stroke=LINE,
        stroke_opacity=0.35,
    )
    name = heading(14, 21, speech.words("picture-court"), at.width - 28)
    return sheet(at, name, rules, rows, class_="court")


def court_row(dignitary: Dignitary, huts: tuple[int, ...], wide: float, tall: float, speech: Speech) -> str:
    """Return a dignitary with the cost and influence of a hut there, and the spaces."""
    r = min(12.5, tall * 0.34)
    step = 2 * r + 1.6
    scale = min(1.25, (tall - 3) / 39)
    middle = tall / 2
    first = wide - 12 - r - step * (dignitary.spaces - 1)
    spaces = "".join(socket(first + step * space, middle, r) for space in range(dignitary.spaces))
    spaces += "".join(
        use(
            f"hut-{seat}",
            first + step * space - 0.5,
            middle + r * 0.68,
            round(r / 22.5, 2),
            class_="courtier",
            data_seat=seat,
            data_dignitary=dignitary.word,
        )
        for space, seat in enumerate(huts)
    )
    left = 12 + 34 * scale
    name = speech.dignitary(dignitary)
    low = middle + (10 if name else 0)
    return (
        use(f"court-{dignitary.word}", 10 + 15 * scale, middle + 1, round(scale, 2))
        + (fitted(left, middle - 4, name, 15, first - r - left - 4, bold=True, fill=INK) if name else "")
        + group(
            title(speech.words("picture-cost", camels=dignitary.cost, influence=dignitary.influence)),
            use("camel", left + 9, low, 0.72),
            text(left + 21, low + 5.5, str(dignitary.cost), 16, font_weight="700", fill=INK),
            use("influence", left + 49, low, 0.66),
            text(left + 60, low + 5.5, str(dignitary.influence), 16, font_weight="700", fill=INK),
        )
        + spaces
    )


def offerings(at: Place, position: Position, speech: Speech) -> str:
    """§1.9 Return the offerings track, with the wells and plows that are left."""
    discs = [
        [seat for seat in position.order if position.players[seat].offering == space]
        for space in range(len(MULTIPLIERS))
    ]
    half = (at.width - 28) / 2
    low = at.height - 19
    return sheet(
        at,
        use("offering", 22, 17, 0.82),
        heading(38, 22, speech.words("picture-offerings"), at.width - 52),
        group(offerings_track(discs, at.width - 24, speech), transform=move(12, 31)),
        use("well", 25, low, 0.95),
        fitted(
            43,
            low + 5.5,
            speech.words("picture-wells-left", wells=position.wells_left),
            15,
            half - 34,
            bold=True,
            fill=INK,
            class_="wells-left",
        ),
        use("plow", 25 + half, low, 0.95),
        fitted(
            43 + half,
            low + 5.5,
            speech.words("picture-plows-left", plows=position.plows_left),
            15,
            half - 34,
            bold=True,
            fill=INK,
        ),
        class_="offerings",
    )


def offerings_track(discs: list[list[int]], wide: float, speech: Speech) -> str:
    """Return eight steps that rise, with the discs on them."""
    step = wide / len(MULTIPLIERS)
    shades = ("#ecdcb4", "#e8d09a", "#e5c583", "#e5c583", "#dfb669", "#dfb669", "#dfb669", "#d9a441")
    drawn = ""
    for space, (multiplier, shade) in enumerate(zip(MULTIPLIERS, shades, strict=True)):
        x = space * step + 1.5
        drawn += rect(x, 0, step - 3, 62, 6, fill=shade, stroke=LINE, stroke_width=1.1)
        drawn += rect(x + 2, 2, step - 7, 38, 5, fill=PAPER_LIGHT, fill_opacity=0.5)
        drawn += text(
            x + (step - 3) / 2, 57, f"×{multiplier}", 17, text_anchor="middle", font_weight="700", fill=INK
        )
        drawn += _discs(discs[space], x + (step - 3) / 2, 21, speech)
    return drawn


def _discs(seats: list[int], x: float, y: float, speech: Speech) -> str:
    places = {
        1: [(0, 0)],
        2: [(0, -9), (0, 9)],
        3: [(-9, -9), (9, -9), (0, 9)],
        4: [(-9, -9), (9, -9), (-9, 9), (9, 9)],
    }
    size = 1.05 if len(seats) == 1 else 0.72
    return "".join(
        group(
            title(speech.name(seat)),
            use(f"token-{seat}", x + dx, y + dy, size),
            class_="offering-disc",
            data_seat=seat,
        )
        for seat, (dx, dy) in zip(seats, places.get(len(seats), []), strict=True)
    )


def field(at: Place, position: Position, speech: Speech) -> str:
    """Return the sown columns, with the draft beside them during the draft; after the end, the final count."""
    if position.phase is Phase.OVER:
        return final_count(at, position, speech)
    drafting = 2 * WIDE + 44 if position.draft else 0
    return sheet(
        at,
        _sown(position, speech, at.width - drafting, at.height),
        _draft(position, speech, at.width - drafting, at.height, drafting) if drafting else "",
        class_="field",
    )


def _sown(position: Position, speech: Speech, wide: float, tall: float) -> str:
    """§4.1–§4.3 Return the columns: left means first in the next turn order; the one nobody took is for sale."""
    name = speech.words("picture-sown")
    first, last = speech.words("picture-first"), speech.words("picture-last")
    step = (wide - 16) / len(position.columns)
    arrow = (
        fitted(wide * 0.5 - 10, 21, first, 15, wide * 0.15, text_anchor="end", fill=INK_SOFT)
        + line(wide * 0.5, 16, wide * 0.84, 16, stroke=ACCENT, stroke_width=2, stroke_linecap="round")
        + path(
            f"M{wide * 0.84 - 6:.1f} 10.5l8 5.5l-8 5.5",
            fill="none",
            stroke=ACCENT,
            stroke_width=2.4,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        + fitted(wide * 0.84 + 14, 21, last, 15, wide * 0.16 - 20, fill=INK_SOFT)
    )
    sale = position.phase in (Phase.HUTS, Phase.SUPPLY, Phase.WELLS, Phase.ACTIONS)
    columns = "".join(
        group(
            _column(index, position, speech, step - 8, tall - 38, sale),
            transform=move(12 + step * index, 29),
            class_="column",
            data_column=index + 1,
        )
        for index in range(len(position.columns))
    )
    return heading(14, 21, name, wide * 0.3) + arrow + columns


def _column(index: int, position: Position, speech: Speech, wide: float, tall: float, sale: bool) -> str:
    taker = position.takers[index] if index < len(position.takers) else None
    colour = SEATS[taker].tint if taker is not None else "#ecd9ac"
    free = taker is None
    ground = rect(
        0,
        0,
        wide,
        tall,
        8,
        fill=colour,
        stroke=SEATS[taker].base if taker is not None else ACCENT if sale else LINE,
        stroke_width=2 if not free or sale else 1.1,
    )
    number = circle(17, 19, 12, fill=PAPER_LIGHT, stroke=LINE, stroke_width=1.1) + text(
        17, 25, str(index + 1), 17, text_anchor="middle", font_weight="700", fill=INK
    )
    if taker is not None:
        token = use(f"hut-{taker}", 0, 0, 1.0)
        return (
            ground
            + number
            + group(token, transform=move(wide / 2 + 10, tall / 2 + 8))
            + fitted(
                wide / 2 + 10,
                tall - 10,
                speech.name(taker),
                15,
                wide - 24 - 12,
                bold=True,
                text_anchor="middle",
                fill=INK,
                class_="taker",
            )
        )
    gap = (tall - 2 * TALL) / 3
    left = max(36.0, (wide - WIDE - (40 if sale else 0)) / 2)
    cards = "".join(
        rect(
            left,
            gap + (TALL + gap) * row,
            WIDE,
            TALL,
            5,
            fill="none",
            stroke=LINE,
            stroke_width=1,
            stroke_dasharray="4 4",
            stroke_opacity=0.5,
        )
        for row in range(len(position.columns[index]), 2)
    )
    for row, card in enumerate(position.columns[index]):
        y = gap + (TALL + gap) * row
        cards += food_card(card, left, y, speech)
        if sale and wide > 150:
            x = left + WIDE + 12
            cards += text(x + 4, y + TALL / 2 + 6, str(card.price), 17, font_weight="700", fill=INK) + use(
                "camel", x + 28, y + TALL / 2 - 1, 0.84
            )
    return ground + number + cards


def _draft(position: Position, speech: Speech, left: float, tall: float, wide: float) -> str:
    """§2.5 Return the cards turned up."""
    name = fitted(
        left + wide / 2,
        21,
        speech.words("picture-draft"),
        16,
        wide - 16,
        bold=True,
        text_anchor="middle",
        fill=WHITE,
    )
    cards = "".join(
        food_card(card, left + 17 + (WIDE + 6) * (index % 2), 32 + (TALL + 5) * (index // 2), speech)
        for index, card in enumerate(position.draft)
    )
    return group(
        rect(left, 4, wide - 4, tall - 8, 8, fill=ACCENT),
        rect(left, 28, wide - 4, tall - 32, 8, fill="#f3dcb0"),
        name,
        cards,
        class_="draft",
    )


def final_count(at: Place, position: Position, speech: Speech) -> str:
    """§8 Return everyone's points by source."""
    ended = outcome(position)
    assert ended is not None
    sources, left, total = list(Source), 252.0, 104.0
    step = (at.width - left - total) / len(sources)
    row = (at.height - 36) / len(position.players)
    drawn = ""
    for place, source in enumerate(sources):
        x = left + step * (place + 0.5)
        drawn += group(title(speech.words(f"source-{source}")), source_icon(source, x, 18, 1.05))
    drawn += use("point", at.width - total / 2 - 10, 17, 1.0)
    for seat, player in enumerate(position.players):
        y = 32 + row * seat
        base = y + row / 2 + 6
        won = seat in ended.winners
        drawn += rect(
            8,
            y + 1.5,
            at.width - 16,
            row - 3,
            6,
            fill=SEATS[seat].tint,
            stroke=GOLD if won else SEATS[seat].base,
            stroke_width=2.4 if won else 1,
        )
        drawn += use(f"token-{seat}", 28, y + row / 2, min(0.9, row / 27))
        drawn += text(
            48, base, shorten(speech.name(seat), 16, left - 62, bold=True), 16, font_weight="700", fill=INK
        )
        for place, source in enumerate(sources):
            drawn += text(
                left + step * (place + 0.5),
                base,
                str(getattr(player.ledger, source.value)),
                16,
                text_anchor="middle",
                fill=INK,
            )
        drawn += text(
            at.width - total / 2 - 10,
            base + 1,
            str(player.score),
            20,
            text_anchor="middle",
            font_weight="700",
            fill=INK,
        )
        if won:
            drawn += use("crown", at.width - 30, base - 6, 0.7)
    return sheet(at, drawn, class_="final")
