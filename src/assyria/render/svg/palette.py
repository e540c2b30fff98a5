"""The colours of the table, and the seats' colours with their shapes."""

from __future__ import annotations

from dataclasses import dataclass

from assyria.board import Food

PAPER = "#f6ead0"
PAPER_LIGHT = "#fdf7e8"
SAND_LIGHT = "#f5e6c1"
SAND = "#ecd4a0"
SAND_DARK = "#d8b377"
DUNE = "#c79a5b"
DUNE_SHADE = "#a9743a"
FERTILE = "#8fae55"
FERTILE_LIGHT = "#a8c26c"
FERTILE_DARK = "#769a43"
BLADE = "#5f8036"
BLADE_LIGHT = "#bcd083"
WATER = "#2f8fa3"
WATER_LIGHT = "#49aebf"
BANK = "#1f6f80"
GLINT = "#c9eef2"
INK = "#2b2118"
INK_SOFT = "#5a4326"
LINE = "#7b5a2e"
ACCENT = "#a8481f"
FRAME = "#3a2a1c"
FRAME_DARK = "#241910"
GOLD = "#d9a441"
SHADE = "#3b1f08"
STONE_DARK = "#8a7354"
WHITE = "#fffdf6"


@dataclass(frozen=True)
class Colour:
    """A seat's colour, always shown with the seat's shape."""

    base: str
    light: str
    deep: str
    outline: str
    tint: str
    """Paper with a little of the colour, for the background of a panel."""
    ribbon: str
    """Dark enough for light letters."""


SEATS = (
    Colour("#c8452d", "#e07a5f", "#9a3120", "#7c2413", "#fbe9dc", ribbon="#9a3120"),
    Colour("#2f6fb0", "#6aa0d6", "#225388", "#173d66", "#e9eef0", ribbon="#225388"),
    Colour("#3f8f4f", "#74b77c", "#2c6b3a", "#1f5229", "#edf1dd", ribbon="#2c6b3a"),
    Colour("#e0b12e", "#f3d473", "#b5891b", "#7d5d0b", "#fdf3d0", ribbon="#7d5d0b"),
)
"""Red ▲, blue ●, green ■, yellow ◆."""

SPINES = {
    Food.GRAPES: "#5d3a7e",
    Food.PALM: "#2c6a38",
    Food.SALT: "#4d6678",
    Food.BARLEY: "#8a5f10",
    Food.DATES: "#85361c",
    None: INK,
}
"""The edge of a food card, dark enough for light letters; None is the wild card."""
