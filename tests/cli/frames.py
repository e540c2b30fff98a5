"""What is seen of a screen: pictures that are cleared one after another, each as plain lines."""

from __future__ import annotations

import re

from rich.cells import cell_len

from assyria.rules import Game

BOARD = 15
"""Lines of heading and board."""
CLEAR = "\x1b[2J"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
KEYS = re.compile(r"(?:^|   )(\d+)(?:–(\d+))?((?: [a-j]\d)*)\u00a0?: ", re.MULTILINE)
"""What stands before the text of a choice: a number, or several and their hexes."""


def frames(output: str) -> list[list[str]]:
    """The pictures in what a program wrote, without colours and the space to the right and below."""
    found = []
    for part in output.split(CLEAR)[1:]:
        lines = [line.rstrip() for line in CODES.sub("", part).replace("\r", "").split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        found.append(lines)
    return found


def assert_fits(frame: list[str], width: int, height: int) -> None:
    """Nothing is wider or taller than the screen."""
    assert len(frame) <= height, "\n".join(frame)
    assert max(map(cell_len, frame), default=0) <= width, "\n".join(frame)


def is_table(frame: list[str]) -> bool:
    """Whether a picture shows the board, which is below the heading."""
    return len(frame) > BOARD and frame[1].startswith("/a1")


def assert_every_hex(frame: list[str], game: Game) -> None:
    """Every hex in play is drawn, and no other."""
    text = "\n".join(frame[1:BOARD])
    drawn = {at for at in game.board.hexes.values() if f"{at}{at.food[0].upper()}" in text}
    assert drawn == game.area


def keys(frame: list[str]) -> list[str]:
    """What can be typed, as the picture says."""
    found: list[str] = []
    for first, last, hexes in KEYS.findall("\n".join(frame[BOARD:-1])):
        found += [*map(str, range(int(first), int(last or first) + 1)), *hexes.split()]
    return found
