"""Boards: data files that are read and checked here, with their geometry (§1.1–§1.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import combinations
from types import MappingProxyType

from assyria.board.hexes import Food, Hex, Region, Site
from assyria.board.tracks import PLAYERS

LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FOODS = {food[0].upper(): food for food in Food}
_REGIONS = {"": Region.ARID, "f": Region.FERTILE, "1": Region.UPPER_RIVER, "2": Region.LOWER_RIVER}


class BoardError(ValueError):
    """A board file that cannot be used; names the line and what was expected."""


@dataclass(frozen=True, eq=False)
class Board:
    """A board, and the part of it that 2, 3 and 4 players use."""

    name: str
    text: str
    """Its file."""
    hexes: Mapping[str, Hex]
    areas: Mapping[int, frozenset[Hex]]
    """§1.3 The hexes in play, by number of players."""
    starts: Mapping[int, tuple[Hex, ...]]
    """§1.4 The start spaces, by number of players."""
    corners: Mapping[str, Site]
    """Corners of the whole board where three hexes meet, by name."""
    sites: Mapping[int, tuple[Site, ...]]
    """§5.4 Corners where a well may stand, by number of players."""

    def __reduce__(self) -> tuple[object, ...]:
        return parse_board, (self.name, self.text)


@cache
def load_board(name: str) -> Board:
    """Return a board that ships with the package. Raises KeyError for another name."""
    file = resources.files("assyria.board") / "data" / f"{name}.txt"
    if not name.isidentifier() or not file.is_file():
        raise KeyError(name)
    return parse_board(name, file.read_text(encoding="utf-8"))


@cache
def parse_board(name: str, text: str) -> Board:
    """Return the board in a file: columns of hexes, then a line for each number of players. The same one again."""
    columns: dict[str, list[Hex]] = {}
    setups: dict[int, tuple[int, str, list[str]]] = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        words = raw.partition("#")[0].split()
        if not words:
            continue
        if len(words) > 1 and words[1] == "players":
            players, setup = _setup_line(number, words)
            if players in setups:
                raise BoardError(f"line {number}: {players} players are set up twice")
            setups[players] = setup
        else:
            column = LETTERS[len(columns) : len(columns) + 1]
            if words[0] != column:
                raise BoardError(f"line {number}: column {column!r} expected, not {words[0]!r}")
            columns[column] = [_hex(number, column, row, mark) for row, mark in enumerate(words[1:], start=1)]
    hexes: dict[str, Hex] = {at: at for column in columns.values() for at in column}
    _link(columns)
    _check_hexes(columns)
    for players in PLAYERS:
        if players not in setups:
            raise BoardError(f"no line for {players} players")
    corners = _corners(hexes.values())
    areas = {n: _area(columns, *setups[n][:2]) for n in PLAYERS}
    starts = {n: _starts(n, areas[n], setups[n]) for n in PLAYERS}
    sites = {n: tuple(site for site in corners.values() if _is_dry(site, areas[n])) for n in PLAYERS}
    board = Board(
        name=name,
        text=text,
        hexes=MappingProxyType(hexes),
        areas=MappingProxyType(areas),
        starts=MappingProxyType(starts),
        corners=MappingProxyType(corners),
        sites=MappingProxyType(sites),
    )
    for at in hexes.values():
        at.board = board
    return board


def _hex(line: int, column: str, row: int, mark: str) -> Hex:
    food, region = _FOODS.get(mark[0]), _REGIONS.get(mark[1:])
    if food is None or region is None or row > 9:
        raise BoardError(
            f"line {line}: hex {column}{row} is {mark!r}; expected a food of {''.join(_FOODS)} "
            "and then nothing, f, 1 or 2, at most nine to a column"
        )
    return Hex(column, row, food, region)


def _setup_line(line: int, words: list[str]) -> tuple[int, tuple[int, str, list[str]]]:
    counts = {str(n): n for n in PLAYERS}
    span = words[2] if len(words) > 2 else ""
    if words[0] not in counts or len(span) != 3 or span[:2] != "a-":
        raise BoardError(f"line {line}: expected '<2, 3 or 4> players a-<last column> <start spaces>'")
    return counts[words[0]], (line, span[2], words[3:])


def _link(columns: dict[str, list[Hex]]) -> None:
    """§1.1 Set each hex's neighbours; every second column sits half a hex lower."""
    letters = list(columns)
    for index, letter in enumerate(letters):
        lower = index % 2
        for at in columns[letter]:
            beside = [(letter, at.row - 1), (letter, at.row + 1)]
            beside += [
                (letters[other], at.row - 1 + lower + step)
                for other in (index - 1, index + 1)
                if 0 <= other < len(letters)
                for step in (0, 1)
            ]
            at.neighbours = frozenset(
                columns[column][row - 1] for column, row in beside if 0 < row <= len(columns[column])
            )


def _check_hexes(columns: dict[str, list[Hex]]) -> None:
    """§1.1 Check for one hex of each river in every column, fertile land between, and unlike neighbours."""
    for letter, column in columns.items():
        regions = [at.region for at in column]
        rivers = [region for region in regions if region.is_river]
        if rivers != [Region.UPPER_RIVER, Region.LOWER_RIVER]:
            raise BoardError(f"column {letter}: one hex of each river expected, the upper one first")
        upper, lower = regions.index(Region.UPPER_RIVER), regions.index(Region.LOWER_RIVER)
        for row, region in enumerate(regions):
            if (upper < row < lower) != (region is Region.FERTILE):
                raise BoardError(f"column {letter}: fertile hexes are just those between upper and lower river")
        for at in column:
            for other in at.neighbours:
                if at.food is other.food:
                    raise BoardError(f"{min(at, other)} and {max(at, other)} are neighbours with the same food")


def _area(columns: dict[str, list[Hex]], line: int, last: str) -> frozenset[Hex]:
    if last not in columns:
        raise BoardError(f"line {line}: there is no column {last!r}")
    return frozenset(at for letter, column in columns.items() if letter <= last for at in column)


def _starts(players: int, area: frozenset[Hex], setup: tuple[int, str, list[str]]) -> tuple[Hex, ...]:
    line, _, names = setup
    by_name = {str(at): at for at in area}
    for name in names:
        if name not in by_name or by_name[name].region.is_river:
            raise BoardError(f"line {line}: start space {name!r} is not in the play area, or on a river")
    if len(set(names)) != len(names) or len(names) < players:
        raise BoardError(f"line {line}: at least {players} different start spaces expected")
    return tuple(by_name[name] for name in sorted(names))


def _corners(hexes: Iterable[Hex]) -> dict[str, Site]:
    corners = {
        frozenset((at, one, other))
        for at in hexes
        for one, other in combinations(at.neighbours, 2)
        if other in one.neighbours
    }
    return {site: site for site in sorted(Site(three) for three in corners)}


def _is_dry(site: Site, area: frozenset[Hex]) -> bool:
    """§5.4 Return whether three hexes are in play, none of them fertile."""
    return site.hexes <= area and all(at.region is not Region.FERTILE for at in site.hexes)
