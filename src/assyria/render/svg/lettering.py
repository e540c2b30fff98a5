"""Estimated widths of texts, without knowing the font, so that nothing leaves its panel.

The widths are those of the widest font in the font stack (DejaVu Sans), rounded up; every other font
in it is narrower.
"""

from __future__ import annotations

import unicodedata

from assyria.render.svg.markup import Value, text

_REGULAR = {
    0.32: " 'IJijl|Îîï,./:;\\·",
    0.42: "()-[]ftr!ť",
    0.52: '"*_`°',
    0.57: "?csząćśźżçš",
    0.62: "FLkvxyłŁÿ",
    0.7: "ABCKRVXZĄĆŹŻÀÁÂÄÇ",
    0.8: "NUDGHOQÑÙÚÜÓÖÔŃ&",
    0.86: "#+<=>^w~×",
    1.0: "M%@WmÆæ—…",
}
_WIDTHS = {char: width for width, chars in _REGULAR.items() for char in chars}
_OTHER = 0.65
_BOLD = 1.1


def clean(raw: str) -> str:
    """Return a name as people typed it, without characters that XML or a line of text cannot hold."""
    kept = "".join(" " if char.isspace() else char for char in raw)
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C")
    return " ".join(kept.split())


def width(words: str, size: float, bold: bool = False) -> float:
    """Return the largest width that the words can have at this size."""
    total = 0.0
    for char in words:
        if unicodedata.combining(char):
            continue
        wide = unicodedata.east_asian_width(char) in "WF"
        total += 1.35 if wide or ord(char) > 0xFFFF else _WIDTHS.get(char, _OTHER if ord(char) < 0x500 else 0.85)
    return total * size * (_BOLD if bold else 1)


def shorten(words: str, size: float, room: float, bold: bool = False) -> str:
    """Return the words, or as much of their beginning as there is room for, with an ellipsis."""
    if width(words, size, bold) <= room:
        return words
    while words and width(words + "…", size, bold) > room:
        words = words[:-1]
        while words and (unicodedata.combining(words[-1]) or words[-1] == " "):
            words = words[:-1]
    return words + "…"


def fitted(
    x: float,
    y: float,
    words: str,
    size: float,
    room: float,
    bold: bool = False,
    smallest: float = 0.78,
    **attributes: Value | None,
) -> str:
    """Return a text no wider than its room: smaller down to a share of its size, then shortened."""
    needed = width(words, size, bold)
    if needed > room:
        size = max(size * smallest, size * room / needed)
        words = shorten(words, size, room + 0.01, bold)
    weight = "700" if bold else None
    return text(x, y, words, round(size, 1), font_weight=weight, **attributes)
