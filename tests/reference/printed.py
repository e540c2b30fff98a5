"""What is printed on the board, the cards and the tracks, for the oracle. All § are those of rules.md."""

from itertools import combinations

# §1.1: a column a line, its hexes from top to bottom; 1 upper river, 2 lower river, f fertile, none arid.
BOARD = """
a  P  D  G1 Sf B2 G
b  B  S1 Pf G2 S  P
c  S  D1 Gf Bf D2 B  D
d  B  P1 Df P2 G  P
e  G  D  B1 Gf S2 B  S
f  S  G1 Pf Df P2 D
g  P  B  D1 Sf B2 G  P
h  S  G  P1 Gf S2 D
i  D  P  S1 Bf D2 G  P
j  B  D  G1 Sf B2 S
"""
FOODS = {"G": "grapes", "P": "palm", "S": "salt", "B": "barley", "D": "dates"}
REGIONS = {"1": "upper", "2": "lower", "f": "fertile", "": "arid"}  # §1.2
COLUMNS = {2: "abcdef", 3: "abcdefgh", 4: "abcdefghij"}  # §1.3
STARTS = {2: ["b1", "b5", "e2", "e6"], 3: ["b5", "e2", "g6"], 4: ["b1", "b5", "i2", "i6"]}  # §1.4
HUTS, BASES = 10, 4  # §1.5; centres and roofs are as many as bases, so they never run out first
WELLS = {2: 8, 3: 12, 4: 16}  # §1.6
FOOD_CARDS = [f"{food}-{n}" for food in FOODS.values() for n in (1, 1, 1, 2, 2, 3, 3)] + ["wild"] * 5  # §1.7
EXPANSION_CARDS = [2, 2, 3, 3, 3, 3, 4, 4]  # §1.8, less the 4 that lies in the first slot
BONUS = 4  # §1.8
MOST_CAMELS = 10  # §1.9
OFFERINGS = [0, 1, 2, 2, 3, 3, 3, 4]  # §1.9
SPACES = {"higher": 3, "middle": 4, "lower": 6}  # §1.10
TURNS = {1: 2, 2: 3, 3: 3}  # §3
WELL_POINTS = {1: 6, 2: 5, 3: 4}  # §5.4
BUILD_PRICE, EXTEND_PRICE = 6, {1: 3, 2: 2}  # §6.1, §6.2 (by the level that the ziggurat has)
COURT_PRICE = {"higher": 4, "middle": 3, "lower": 2}  # §6.3
PLOW_PRICE = 2  # §1.7
INFLUENCE = {"higher": 3, "middle": 2, "lower": 1}  # §7.2
HIGHER_POINTS = [0, 1, 4, 8]  # §7.4
SOURCES = ["huts", "ziggurats", "wells", "influence", "higher", "offerings", "plow", "camels"]  # §10


def _read_board() -> tuple[dict[str, str], dict[str, str]]:
    """The food and the region of each hex (§1.1, §1.2)."""
    foods: dict[str, str] = {}
    regions: dict[str, str] = {}
    for line in BOARD.split("\n"):
        for row, mark in enumerate(line.split()[1:], start=1):
            foods[line[0] + str(row)] = FOODS[mark[0]]
            regions[line[0] + str(row)] = REGIONS[mark[1:]]
    return foods, regions


FOOD_OF, REGION_OF = _read_board()


def touching(one: str, other: str) -> bool:
    """Whether two hexes are neighbours, by the places of their middles in half hexes (§1.1)."""
    across = abs(ord(one[0]) - ord(other[0]))
    down = abs(_half_rows(one) - _half_rows(other))
    return (across, down) in [(0, 2), (1, 1)]


def _half_rows(name: str) -> int:
    """How low a hex lies, in half hexes; columns b d f h j sit one half lower (§1.1)."""
    return 2 * int(name[1:]) + (1 if name[0] in "bdfhj" else 0)


NEIGHBOURS = {name: [other for other in FOOD_OF if touching(name, other)] for name in FOOD_OF}
CORNERS = [
    corner
    for corner in combinations(sorted(FOOD_OF), 3)
    if touching(corner[0], corner[1]) and touching(corner[0], corner[2]) and touching(corner[1], corner[2])
]  # §5.4: where three hexes meet


def symbols(card: str) -> int:
    """The number of symbols on a card; wild and plow have one (§1.7)."""
    return 1 if card in ("wild", "plow") else int(card.split("-")[1])


def price(card: str) -> int:
    """The price of a food card: 1 for a 1-symbol card, else 2 (§1.7)."""
    return 1 if card != "wild" and symbols(card) == 1 else 2


def fits(card: str, name: str) -> bool:
    """Whether a card can feed a hut on that hex (§5.2)."""
    return card in ("wild", "plow") or card.split("-")[0] == FOOD_OF[name]


def each_symbol(cards: list[str]) -> list[str]:
    """Every card as often as it has symbols (§1.7)."""
    return [card for card in cards for _ in range(symbols(card))]
