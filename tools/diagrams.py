"""The pictures of the docs: `make docs` writes docs/rules/diagrams/*.svg and docs/pictures/table.svg.

The diagrams of the rules text hold no words, so that every language shares them, and what they show of the
rules comes from the rules. The picture of the table is from a golden game.
"""

from __future__ import annotations

from pathlib import Path

from assyria.board import FOOD_CARDS, Dignitary, Hex, Region, card_named, load_board
from assyria.board.tracks import (
    BUILD_COST,
    CENTRE_COST,
    FIRST_RIVER_HUT,
    FURTHER_RIVER_HUT,
    MULTIPLIERS,
    ROOF_COST,
)
from assyria.record import read_record
from assyria.render.svg import Look, Speech, draw_board
from assyria.render.svg import draw as draw_table
from assyria.render.svg.board import frame, framed
from assyria.render.svg.cards import TALL, WIDE, food_card
from assyria.render.svg.common import court_row, offerings_track
from assyria.render.svg.defs import picture
from assyria.render.svg.markup import circle, group, line, move, path, rect, text, use
from assyria.render.svg.palette import ACCENT, INK, LINE
from assyria.render.words import words_in
from assyria.rules import Deal, Game, Phase, Player, Position, State, legal_moves, new_game, supply, wells
from assyria.rules.moves import Feed, Hut, Well
from assyria.rules.setup import SHUFFLED_EXPANSION

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "rules" / "diagrams"
PICTURE = ROOT / "docs" / "pictures" / "table.svg"
BOARD = load_board("classic")
SPEECH = Speech()
"""No words: a picture for every language."""


def hexes(names: str) -> frozenset[Hex]:
    return frozenset(BOARD.hexes[name] for name in names.split())


def one_player(phase: Phase, player: Player, seat: int, to_place: int = 0) -> State:
    """Four at the table, one of them with something on the board; it is this one's turn."""
    players = [Player()] * 4
    players[seat] = player
    order = (seat, *(other for other in range(4) if other != seat))
    return State(Game(4), tuple(players), order, phase, expansion=(4,), to_place=to_place)


def plate(name: str, width: float, height: float, *children: str) -> str:
    """A picture on a history of paper."""
    ground = rect(1, 1, width - 2, height - 2, 12, fill="url(#paper)", stroke="#8a6a3a", stroke_width=1.6)
    return picture(width, height, name, "", ground + "".join(children))


def board() -> str:
    """§1.1, §1.2 The whole board, each hex tinted by its region."""
    return draw_board(one_player(Phase.START, Player(), 0), look=Look(regions=True), heading="board")


def areas() -> str:
    """§1.3, §1.4 The play areas of two, three and four players, with their start spaces."""
    scale, gap, head = 0.44, 14.0, 46.0
    drawn, x, tall = "", gap, 0.0
    for players in (2, 3, 4):
        position = Position(Game(players), (Player(),) * players, tuple(range(players)))
        starts = BOARD.starts[players]
        look = Look(
            labels={at: str(at) for at in starts},
            label_size=38,
            names=False,
            foods=False,
            prefix=f"players-{players}-",
            ground="players-2-land" if players > 2 else "",
        )
        part, wide, tall = framed(position, SPEECH, look, frame(position, look), (x, head), scale)
        tokens = "".join(use(f"token-{seat}", 24 * seat) for seat in range(players))
        drawn += part + group(
            text(0, 9, str(players), 26, font_weight="700", fill=INK),
            group(tokens, transform=move(38, 0)),
            transform=move(x + wide / 2 - 19 - 12 * players, 24),
        )
        x += wide + gap
    return plate("areas", x, head + tall + gap, drawn)


def sowing() -> str:
    """§4.1 Drawn wild, dates-1, barley-2, grapes-1, grapes-3; laid out by the rules."""
    drawn = [card_named(name) for name in ("wild", "dates-1", "barley-2", "grapes-1", "grapes-3")]
    first = [card for card in drawn if card is not None]
    rest = list(FOOD_CARDS)
    for card in first:
        rest.remove(card)
    table = new_game(Game(4), Deal((0, 1, 2, 3), (*first, *rest), SHUFFLED_EXPANSION)).state
    scale, step = 1.5, WIDE * 1.5 + 16
    row = ""
    for index, column in enumerate(table.columns):
        x = 20 + step * index
        row += food_card(column[0], x, 20, SPEECH, scale)
        middle, low = x + WIDE * scale / 2, 20 + TALL * scale + 30
        row += circle(middle, low, 13, fill="#fdf7e8", stroke=LINE, stroke_width=1.2)
        row += text(middle, low + 6.5, str(index + 1), 18, text_anchor="middle", font_weight="700", fill=INK)
        if index:
            row += _arrow(middle - step + 24, middle - 24, low)
    return plate("sowing", 20 + step * 5 + 4, 20 + TALL * scale + 58, row)


def _arrow(left: float, right: float, y: float) -> str:
    shaft = line(left, y, right, y, stroke=ACCENT, stroke_width=2.4, stroke_linecap="round")
    return shaft + path(
        f"M{right - 7:.1f} {y - 6:.1f}l8 6l-8 6",
        fill="none",
        stroke=ACCENT,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def huts() -> str:
    """§5.1 A base and two huts; lit is where the next hut may go."""
    player = Player(bases=hexes("b5"), huts=hexes("c5 c4"))
    position = one_player(Phase.HUTS, player, seat=0, to_place=1)
    lit = {at.at for at in legal_moves(position) if isinstance(at, Hut)}
    look = Look(lit=lit, shown=lit | player.huts | player.bases, hungry=False)
    return draw_board(position, look=look, heading="huts")


def supplied() -> str:
    """§5.2, §5.3 Grapes-3 feeds the three huts on grapes; the one on barley starves."""
    card = card_named("grapes-3")
    assert card is not None
    player = Player(bases=hexes("d3"), huts=hexes("c3 b4 e4 c4"), hand=(card,), plow=False)
    fed = supply.play(one_player(Phase.SUPPLY, player, seat=1), Feed(card)).state
    look = Look(shown=[*player.huts, *player.bases], hungry=True)
    part, wide, tall = framed(fed, SPEECH, look, frame(fed, look), (142, 8))
    scale = 1.45
    y = (tall + 16 - TALL * scale) / 2
    body = part + food_card(card, 12, y, SPEECH, scale) + _arrow(109, 131, y + TALL * scale / 2)
    return plate("supply", 142 + wide + 8, tall + 16, body)


def dug() -> str:
    """§5.4 Two huts on the river and one on arid land, and the well where they meet."""
    player = Player(huts=hexes("c2 d1 d2"), fed=hexes("c2 d1 d2"), plow=False)
    position = one_player(Phase.WELLS, player, seat=2)
    [well] = [at for at in legal_moves(position) if isinstance(at, Well)]
    look = Look(shown=[*player.huts, "c1"], hungry=False)
    return draw_board(wells.play(position, well).state, look=look, heading="wells")


def income() -> str:
    """§5.5 Two huts on the upper river and one on the lower."""
    player = Player(huts=hexes("b2 d2 c5"))
    labels: dict[str, str] = {}
    for river in (Region.UPPER_RIVER, Region.LOWER_RIVER):
        for place, at in enumerate(sorted(at for at in player.huts if at.region is river)):
            labels[at] = f"+{FURTHER_RIVER_HUT if place else FIRST_RIVER_HUT}"
    look = Look(labels=labels, label_icon="camel", shown=hexes("a3 b2 d2 e3 c5 b4 d4"), hungry=False)
    return draw_board(one_player(Phase.ACTIONS, player, seat=3), look=look, heading="income")


def ziggurats() -> str:
    """§6.1, §6.2 Base, centre and roof, and what each costs."""
    step, drawn = 190.0, ""
    for level, cost in enumerate((BUILD_COST, CENTRE_COST, ROOF_COST), start=1):
        x = step * (level - 0.5) + 8
        drawn += use(f"ziggurat-1-{level}", x, 132, 2)
        drawn += text(x - 8, 175, str(cost), 26, text_anchor="end", font_weight="700", fill=INK)
        drawn += use("camel", x + 14, 165, 1.35)
        if level > 1:
            drawn += _arrow(x - step / 2 - 10, x - step / 2 + 10, 112)
    return plate("ziggurats", step * 3 + 44, 192, drawn)


def court() -> str:
    """§1.10, §7.2 The dignitaries with the huts of a worked example: red, green and yellow."""
    wide, tall = 360.0, 56.0
    at = ((0, 0), (3,), (0, 2, 2))
    rows = "".join(
        group(
            court_row(dignitary, at[dignitary.rank], wide, tall, SPEECH),
            transform=move(0, 8 + tall * dignitary.rank),
        )
        for dignitary in Dignitary
    )
    return plate("court", wide, 3 * tall + 16, rows)


def offerings() -> str:
    """§1.9 The offerings track with four discs on their way."""
    discs: list[list[int]] = [[] for _ in MULTIPLIERS]
    for seat, space in enumerate((4, 1, 2, 1)):
        discs[space].append(seat)
    track = offerings_track(discs, 400, SPEECH)
    return plate("offerings", 424, 86, group(track, transform=move(12, 12)))


DIAGRAMS = {
    "board": board,
    "areas": areas,
    "sowing": sowing,
    "huts": huts,
    "supply": supplied,
    "wells": dug,
    "income": income,
    "ziggurats": ziggurats,
    "court": court,
    "offerings": offerings,
}


def table() -> str:
    """A golden game of four greedy bots: the second to feed huts in the last turn of the second reign."""
    game = (ROOT / "tests" / "golden" / "4-players.jsonl").read_bytes().splitlines()[15]
    history = read_record(game)
    states = [history.at(number) for number in range(len(history.moves))]
    feeding = (s for s in states if (s.reign, s.turn, s.phase, s.order_index) == (2, 3, Phase.SUPPLY, 1))
    return draw_table(next(feeding), words_in("en"))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(table(), encoding="utf-8", newline="\n")
    for name, draw in DIAGRAMS.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
