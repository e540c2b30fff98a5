"""The numbers printed on the board and in the booklet: stocks, tracks, prices, points (§1, §3–§8)."""

from __future__ import annotations

from enum import Enum

PLAYERS = (2, 3, 4)

HUTS = 10
"""§1.5 Huts of a player."""
TILES = 4
"""§1.5 Bases of a player; as many centres, and as many roofs."""
WELLS = {2: 8, 3: 12, 4: 16}
"""§1.6 Wells in the common stock, by number of players."""

CAMEL_LIMIT = 10
"""§1.9 The end of the camel track."""
MULTIPLIERS = (0, 1, 2, 2, 3, 3, 3, 4)
"""§1.9 The multiplier of each space of the offerings track."""

TURNS = (2, 3, 3)
"""§3 Turns in each reign."""

WELL_POINTS = (6, 5, 4)
"""§5.4 Points for a well, by reign."""
FIRST_RIVER_HUT, FURTHER_RIVER_HUT = 3, 2
"""§5.5 Camels for the first hut on a river, and for each further one."""
FERTILE_HUT, ARID_HUT = 2, 1
"""§5.6 Points for a hut."""
ZIGGURAT_TILE = 1
"""§5.6, §8 Points for a ziggurat tile."""

BUILD_COST = 6
"""§6.1 Camels for a base."""
CENTRE_COST, ROOF_COST = 3, 2
"""§6.2 Camels for the second and the third tile of a ziggurat."""
OFFERING_COST = 1
OFFERING_STEPS = 3
"""§6.4 Camels for a step, and steps in a turn."""

HIGHER_POINTS = (0, 1, 4, 8)
"""§7.4 Points for 0, 1, 2 and 3 huts at the higher dignitary."""
LOWER_CAMELS = 1
"""§7.4 Camels for a hut at the lower dignitary."""

PLOW_POINTS = 1
CAMELS_FOR_A_POINT = 2
"""§8 Points for a plow, and camels for a point, at the end."""


class Dignitary(Enum):
    """§1.10, §6.3, §7.2 The court of Assur: spaces, camels for a hut, influence of a hut."""

    HIGHER = ("higher", 3, 4, 3)
    MIDDLE = ("middle", 4, 3, 2)
    LOWER = ("lower", 6, 2, 1)

    word: str
    spaces: int
    cost: int
    influence: int
    rank: int

    def __init__(self, word: str, spaces: int, cost: int, influence: int) -> None:
        self.word = word
        self.spaces = spaces
        self.cost = cost
        self.influence = influence
        self.rank = 3 - influence  # 0 for the higher dignitary: the index where the court's rows begin
