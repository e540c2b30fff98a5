"""The pictures of the docs: `make docs` writes docs/rules/diagrams/*.svg and docs/pictures/table.svg.

The pictures of the rules text hold no words, so that every language shares them, and what they show of the rules
comes from the rules. Those of examples are in `tools.example_pictures`, the others here. The picture of the table
is from a golden game.
"""

from __future__ import annotations

from pathlib import Path

from tests.positions import hexes

from assyria.board import load_board
from assyria.board.tracks import BUILD_COST, CENTRE_COST, ROOF_COST, TURNS, WELL_POINTS
from assyria.record import read_record
from assyria.render.svg import Look, draw_board
from assyria.render.svg import draw as draw_table
from assyria.render.svg.board import frame, framed
from assyria.render.svg.cards import SLOT_WIDE, face_down
from assyria.render.svg.markup import group, line, move, text, use
from assyria.render.svg.palette import INK, LINE
from assyria.render.words import words_in
from assyria.rules import Game, Phase, Player, Position, income, legal_moves, wells
from assyria.rules.moves import Well
from tools.example_pictures import PICTURES
from tools.examples import EXAMPLES
from tools.examples.example import RED, alone
from tools.examples.expansion import river_shares
from tools.plates import NAME_SIZE, SPEECH, amount, arrow, numbered, plate, under, well_points

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "rules" / "diagrams"
PICTURE = ROOT / "docs" / "pictures" / "table.svg"
BOARD = load_board("classic")


def overview() -> str:
    """What everything on the board earns in a turn: points or camels, and a well."""
    stand = hexes("c4 c5 d4 d5")
    base = hexes("b5")
    player = Player(huts=stand, fed=stand, bases=base, centres=base, roofs=base, plow=False)
    state = alone(Phase.WELLS, RED, player)
    [well] = [move for move in legal_moves(state) if isinstance(move, Well)]
    wet = sorted(hut for hut in stand if hut.region.is_river)
    camels = dict(zip(wet, river_shares(wet), strict=True))
    points = {hut: income.hut_points([hut]) for hut in stand if not hut.region.is_river}
    points |= dict.fromkeys(base, player.tiles)
    earned = camels | points
    look = Look(
        labels={at: f"+{count}" for at, count in earned.items()},
        label_icons={at: "camel" if at in camels else "point" for at in earned},
        label_size=17,
        shown=list(earned),
        name_size=NAME_SIZE,
        hungry=False,
    )
    dug = wells.play(state, well).state
    return under("overview", dug, look, 50, well_points(dug.me.ledger.wells))


def board() -> str:
    """§1.1, §1.2 The whole board, each hex tinted by its region."""
    position = alone(Phase.HARVEST, RED, Player())
    look = Look(regions=True, name_size=26, food_scale=1.45)
    return draw_board(position, look=look, heading="board")


def areas() -> str:
    """§1.3, §1.4 The play areas of two, three and four players, with their start spaces."""
    scale, gap, head = 0.36, 12.0, 44.0
    drawn, x, y, right, bottom = "", gap, 0.0, 0.0, 0.0
    for players in (2, 3, 4):
        position = Position(Game(players), (Player(),) * players, tuple(range(players)))
        look = Look(
            labels={at: str(at) for at in BOARD.starts[players]},
            label_size=62,
            names=False,
            foods=False,
            prefix=f"players-{players}-",
            ground="players-2-land" if players > 2 else "",
        )
        if players == 4:
            x, y = (x - gap) / 4 + gap / 2, bottom
        shown, wide, tall = framed(position, SPEECH, look, frame(position, look), (x, y + head), scale)
        tokens = "".join(use(f"token-{seat}", 26 * seat, 0, 1.1) for seat in range(players))
        drawn += shown + group(
            text(0, 9, str(players), 28, font_weight="700", fill=INK),
            group(tokens, transform=move(38, 0)),
            transform=move(x + wide / 2 - 19 - 13 * players, y + 24),
        )
        x, right, bottom = x + wide + gap, max(right, x + wide + gap), y + head + tall
    return plate("areas", right, bottom + gap, drawn)


def reigns() -> str:
    """§3 The reigns: their turns, what a well scores, and the flood at the end of each."""
    row, left = 66.0, 66.0
    drawn = ""
    for reign, (turns, points) in enumerate(zip(TURNS, WELL_POINTS, strict=True), start=1):
        y = row * (reign - 0.5) + 6
        drawn += numbered(32, y, reign)
        for turn in range(turns):
            drawn += face_down(left + (SLOT_WIDE + 8) * turn, y - 19)
        drawn += use("flood", left + (SLOT_WIDE + 8) * max(TURNS) + 20, y, 1.3)
        drawn += use("well", 246, y, 1.1) + amount(298, y, f"+{points}", "point")
        if reign < len(TURNS):
            drawn += line(16, y + row / 2, 324, y + row / 2, stroke=LINE, stroke_opacity=0.4)
    return plate("reigns", 340, row * len(TURNS) + 12, drawn)


def ziggurats() -> str:
    """§6.1, §6.2 Base, centre and roof, and what each costs."""
    step, drawn = 122.0, ""
    for level, cost in enumerate((BUILD_COST, CENTRE_COST, ROOF_COST), start=1):
        x = step * (level - 0.5) + 4
        drawn += use(f"ziggurat-1-{level}", x, 92, 1.35)
        drawn += amount(x, 118, str(cost), "camel")
        if level > 1:
            drawn += arrow((x - step / 2 - 9, 110), (x - step / 2 + 9, 110))
    return plate("ziggurats", step * 3 + 16, 140, drawn)


GENERAL = {draw.__name__: draw for draw in (overview, board, areas, reigns, ziggurats)}
"""Pictures of rules; the others are of examples."""


def diagrams() -> dict[str, str]:
    """Return every picture of the rules text, by name."""
    general = {name: draw() for name, draw in GENERAL.items()}
    return general | {name: draw(EXAMPLES[name]) for name, draw in PICTURES.items()}


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
    drawn = diagrams()
    for name, svg in drawn.items():
        (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
    for file in FOLDER.glob("*.svg"):
        if file.stem not in drawn:
            file.unlink()


if __name__ == "__main__":
    main()
