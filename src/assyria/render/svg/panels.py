"""Panels of paper on the table, and the header with calendar and turn order."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import TURNS
from assyria.render.svg.cards import SLOT_TALL, SLOT_WIDE, bonus_card, expansion_card, face_down, spent
from assyria.render.svg.lettering import fitted, width
from assyria.render.svg.markup import Value, circle, gradient, group, move, path, rect, tag, text, title, use
from assyria.render.svg.palette import (
    ACCENT,
    FRAME,
    FRAME_DARK,
    GOLD,
    INK,
    INK_SOFT,
    LINE,
    PAPER,
    PAPER_LIGHT,
    SEATS,
    SHADE,
    WHITE,
)
from assyria.render.svg.speech import Speech
from assyria.rules import Phase, Position, outcome


@dataclass(frozen=True)
class Place:
    """The place of a panel."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


def paints() -> dict[str, str]:
    """Return gradients and clips, by id."""
    return {
        "paper": gradient("paper", (0, PAPER_LIGHT, 1), (1, PAPER, 1), x1=0, y1=0, x2=0.3, y2=1),
        "sky": gradient("sky", (0, "#f7d692", 1), (0.6, "#f0b46a", 1), (1, "#d9824a", 1), x1=0, y1=0, x2=0, y2=1),
        "wood": gradient("wood", (0, "#5a4029", 1), (0.5, FRAME, 1), (1, FRAME_DARK, 1), x1=0, y1=0, x2=1, y2=1),
        "round": tag("clipPath", circle(0, 0, 24), id="round"),
    }


def sheet(at: Place, *children: str, marked: bool = False, **attributes: Value | None) -> str:
    """Return a panel; a marked one has a golden edge. Children are placed from its upper left corner."""
    edge = rect(0, 0, at.width, at.height, 10, fill="none", stroke="#8a6a3a", stroke_width=1.2, stroke_opacity=0.7)
    if marked:
        edge = rect(-1, -1, at.width + 2, at.height + 2, 11, fill="none", stroke=GOLD, stroke_width=4) + rect(
            1.4, 1.4, at.width - 2.8, at.height - 2.8, 8.5, fill="none", stroke=ACCENT, stroke_width=1.6
        )
    return group(
        rect(2, 4, at.width, at.height, 10, fill="#000000", fill_opacity=0.3),
        rect(0, 0, at.width, at.height, 10, fill="url(#paper)"),
        *children,
        edge,
        transform=move(at.x, at.y),
        **attributes,
    )


def heading(x: float, y: float, words: str, room: float, size: float = 16) -> str:
    return fitted(x, y, words, size, room, bold=True, fill=INK)


def header(at: Place, position: Position, speech: Speech) -> str:
    """Return title, reign and turn, and the calendar."""
    over = position.phase is Phase.OVER
    words = speech.words
    when = words("picture-over") if over else words("picture-reign", reign=position.reign)
    what = "" if over else words("picture-turn", turn=position.turn, huts=position.expansion[-1])
    calendar, wide = _calendar(position, speech)
    left = 66 + width(words("picture-title"), 27, bold=True) + 22
    room = at.width - wide - 22 - left - 14
    middle = at.height / 2
    return sheet(
        at,
        group(_emblem(), transform=move(35, middle)),
        text(68, middle + 9, words("picture-title"), 27, font_weight="700", fill=INK, letter_spacing=0.5),
        tag("line", x1=left - 8, y1=14, x2=left - 8, y2=at.height - 14, stroke=LINE, stroke_opacity=0.5),
        fitted(left + 6, middle - (3 if what else -6), when, 18, room, bold=True, fill=INK),
        fitted(left + 6, middle + 19, what, 15, room, fill=INK_SOFT) if what else "",
        group(calendar, transform=move(at.width - wide - 16, (at.height - SLOT_TALL) / 2)),
        class_="header",
    )


def _emblem() -> str:
    """Return a ziggurat in front of the evening sun."""
    return (
        circle(0.8, 1.6, 25, fill=SHADE, fill_opacity=0.35)
        + group(
            circle(0, 0, 24, fill="url(#sky)"),
            circle(6, 1, 9, fill="#fff3c9", fill_opacity=0.95),
            path("M-26 12C-14 6-4 10 4 9S20 6 28 10V28H-28Z", fill="#c58a4a"),
            path(
                "M-15 13V7H-11V1H-7V-5H-3V-9H3V-5H7V1H11V7H15V13Z",
                fill="#7a3b1c",
                stroke="#4a1f0c",
                stroke_width=1,
            ),
            path("M-2.4 13L-1.4-3H1.4L2.4 13Z", fill="#d9a263"),
            path("M-28 16C-12 10 2 20 28 13V28H-28Z", fill="#e6bd7c"),
            clip_path="url(#round)",
        )
        + circle(0, 0, 24, fill="none", stroke=LINE, stroke_width=2)
        + circle(0, 0, 22, fill="none", stroke=GOLD, stroke_width=1.2)
    )


def _calendar(position: Position, speech: Speech) -> tuple[str, float]:
    """§3 Return two, three and three turns, a flood after each reign, this reign's cards; and the width."""
    over = position.phase is Phase.OVER
    drawn, x = "", 0.0
    for reign, turns in enumerate(TURNS, start=1):
        now = reign == position.reign and not over
        drawn += text(
            x + 10,
            SLOT_TALL / 2 + 6,
            "I" * reign,
            16,
            text_anchor="middle",
            font_weight="700",
            fill=ACCENT if now else INK_SOFT,
        )
        x += 23
        for turn in range(1, turns + 1):
            if now and turn <= len(position.expansion):
                drawn += expansion_card(position.expansion[turn - 1], x, 0, turn == position.turn)
            elif reign < position.reign or over:
                drawn += spent(x, 0)
            else:
                drawn += face_down(x, 0)
            x += SLOT_WIDE + 4
        if now and reign > 1 and position.game.players == 4:
            drawn += group(title(speech.words("picture-bonus")), bonus_card(BONUS_CARD, x + 2, 0))
            x += SLOT_WIDE + 6
        gone = reign < position.reign or over
        drawn += use("flood", x + 14, SLOT_TALL / 2, 0.86, opacity=None if gone or now else 0.55)
        x += 32
    return drawn, x - 2


def decision(at: Place, position: Position, speech: Speech) -> str:
    """Return the turn order, and whose decision it is."""
    seat = position.seat
    label = speech.words("picture-order")
    step, right = 42.0, at.width - 24
    tokens = ""
    for place, who in enumerate(position.order):
        x = right - step * (len(position.order) - 1 - place)
        if who == seat:
            tokens += circle(x, 21, 16, fill="#ffe9a8", stroke=ACCENT, stroke_width=2)
        tokens += group(title(speech.name(who)), use(f"token-{who}", x, 21), class_="order", data_seat=who)
        if place:
            tokens += path(
                f"M{x - step / 2 - 2.5:.1f} 16l5 5l-5 5",
                fill="none",
                stroke=INK_SOFT,
                stroke_width=2,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
    room = right - step * (len(position.order) - 1) - 16 - 22
    colour = ACCENT if seat is None else SEATS[seat].ribbon
    prompt = _prompt(position, speech, at.width - 62)
    return sheet(
        at,
        fitted(14, 27, label, 15, room, bold=True, fill=INK_SOFT),
        tokens,
        rect(8, 42, at.width - 16, at.height - 49, 8, fill=colour),
        use("crown", 26, 42 + (at.height - 49) / 2, 0.72)
        if seat is None
        else use(f"shape-{seat}", 26, 42 + (at.height - 49) / 2, 1.1, fill=WHITE),
        fitted(
            44,
            42 + (at.height - 49) / 2 + 5.6,
            prompt,
            16,
            at.width - 62,
            bold=True,
            fill=WHITE,
            class_="now",
        ),
        class_="decision",
    )


def _prompt(position: Position, speech: Speech, room: float) -> str:
    """Return who decides what. A long name is shortened, but never the text of the decision."""
    ended = outcome(position)
    if ended is not None:
        names = ", ".join(speech.name(winner) for winner in ended.winners)
        if len(ended.winners) > 1:
            return speech.words("picture-shared", name=names)
        return speech.words("picture-won", name=names)
    phase, left = position.phase.value, position.to_place
    bare = width(speech.words("picture-now", phase=phase, left=left, name=""), 13, bold=True)
    name = speech.name(position.mover, 13, room - bare, bold=True)
    return speech.words("picture-now", phase=phase, left=left, name=name)
