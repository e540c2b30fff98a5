"""The classic board, and board files that cannot be used (§1.1–§1.4)."""

from dataclasses import FrozenInstanceError
from importlib import resources

import pytest

from assyria.board import BoardError, Region, load_board, parse_board
from tests.positions import CLASSIC, at, corner, hexes

TEXT = (resources.files("assyria.board") / "data" / "classic.txt").read_text(encoding="utf-8")


def altered(old: str, new: str) -> str:
    """The classic board file with one place changed."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def test_heights() -> None:
    """§1.1 64 hexes in ten columns of 6 6 7 6 7 6 7 6 7 6."""
    columns = [sum(each.column == letter for each in CLASSIC.hexes.values()) for letter in "abcdefghij"]
    assert columns == [6, 6, 7, 6, 7, 6, 7, 6, 7, 6]
    assert len(CLASSIC.hexes) == 64


def test_a_hex_of_each_river_in_every_column() -> None:
    """§1.1 Two rivers cross from left to right."""
    for river in (Region.UPPER_RIVER, Region.LOWER_RIVER):
        assert [each.column for each in CLASSIC.hexes.values() if each.region is river] == list("abcdefghij")


def test_every_second_column_sits_lower() -> None:
    """§1.1 Columns b d f h j sit half a hex lower than their neighbours."""
    assert at("c3").neighbours == hexes("c2 c4 b2 b3 d2 d3")
    assert at("d3").neighbours == hexes("d2 d4 c3 c4 e3 e4")


def test_neighbours_at_the_rim() -> None:
    """§1.1 A corner of the board has few neighbours, and j is the last column."""
    assert at("a1").neighbours == hexes("a2 b1")
    assert at("b6").neighbours == hexes("b5 a6 c6 c7")
    assert at("j6").neighbours == hexes("j5 i6 i7")


def test_neighbours_are_mutual() -> None:
    """§1.1 If one hex touches another, the other touches it."""
    for each in CLASSIC.hexes.values():
        assert all(each in other.neighbours for other in each.neighbours)


def test_not_the_same_food_next_door() -> None:
    """§1.1 No two neighbours show the same food."""
    for each in CLASSIC.hexes.values():
        assert all(other.food is not each.food for other in each.neighbours)


def test_regions() -> None:
    """§1.2 Fertile between the rivers, arid outside."""
    column = [at(f"e{row}").region for row in range(1, 8)]
    arid, fertile = Region.ARID, Region.FERTILE
    assert column == [arid, arid, Region.UPPER_RIVER, fertile, Region.LOWER_RIVER, arid, arid]


@pytest.mark.parametrize(("players", "count", "last"), [(2, 38, "f"), (3, 51, "h"), (4, 64, "j")])
def test_play_areas(players: int, count: int, last: str) -> None:
    """§1.3 38, 51 or 64 hexes for 2, 3 or 4 players."""
    area = CLASSIC.areas[players]
    assert len(area) == count
    assert max(each.column for each in area) == last


def test_not_in_the_play_area() -> None:
    """§1.3 Two players do not use column g, three not column i."""
    assert at("g1") not in CLASSIC.areas[2]
    assert at("i1") not in CLASSIC.areas[3]


def test_start_spaces() -> None:
    """§1.4 Four, three, and four of which two players pick one each."""
    assert CLASSIC.starts == {4: ("b1", "b5", "i2", "i6"), 3: ("b5", "e2", "g6"), 2: ("b1", "b5", "e2", "e6")}


@pytest.mark.parametrize(("players", "count"), [(2, 31), (3, 44), (4, 58)])
def test_well_sites(players: int, count: int) -> None:
    """§5.4 Corners of three hexes in play, none of them fertile."""
    sites = CLASSIC.sites[players]
    assert len(sites) == len(set(sites)) == count
    assert all(site.hexes <= CLASSIC.areas[players] for site in sites)


def test_not_a_well_site_on_fertile_land() -> None:
    """§5.4 A corner with a fertile hex is a corner, but no well can stand there."""
    assert corner("a3-a4-b3") in CLASSIC.corners
    assert corner("a3-a4-b3") not in CLASSIC.sites[4]


def test_a_board_ships_with_the_package() -> None:
    """§1.1 The classic board is found by its name, and read once."""
    assert load_board("classic") is CLASSIC
    assert CLASSIC.name == "classic"


@pytest.mark.parametrize("name", ["atlantis", "", "../data/classic", "classic.txt"])
def test_not_a_board_that_ships(name: str) -> None:
    """§1.1 No other board, and no path to one."""
    with pytest.raises(KeyError):
        load_board(name)


def test_comments_and_empty_lines_mean_nothing() -> None:
    """§1.1 A board file may be explained."""
    board = parse_board("again", "# again\n\n" + TEXT + "\n  # the end")
    assert board.hexes == CLASSIC.hexes


WRONG = [
    # §1.1 Columns in order, known foods, at most nine rows, one hex of each river a column.
    (altered("\nc  S", "\nx  S"), "line 6: column 'c' expected, not 'x'"),
    (altered("\na  P", "\na  Q"), "line 4: hex a1 is 'Q'"),
    (altered("G1 Sf B2 G\nb", "G1 Sz B2 G\nb"), "hex a4 is 'Sz'"),
    (altered("\na  P  D", "\na  P  D  P  D  P  D"), "hex a10 is 'G'"),
    (altered("D1 Gf Bf D2", "D  Gf Bf D2"), "column c: one hex of each river"),
    (altered("D1 Gf Bf D2", "D1 Gf Bf D"), "column c: one hex of each river"),
    (altered("D1 Gf Bf D2", "D1 Gf B1 D2"), "column c: one hex of each river"),
    # §1.2 The upper river is above the lower one, and between them all is fertile, outside nothing.
    (altered("\nb  B  S1", "\nb  Bf S1"), "column b: fertile"),
    (altered("B1 Gf S2", "B1 G  S2"), "column e: fertile"),
    (altered("G1 Sf B2 G\nb", "G2 S  B1 G\nb"), "column a"),
    # §1.1 Neighbours with the same food are refused.
    (altered("\nb  B", "\nb  P"), "a1 and b1 are neighbours with the same food"),
    (altered("\na  P  D", "\na  D  D"), "a1 and a2 are neighbours with the same food"),
    # §1.3 One line for each number of players, from column a to one that there is.
    (altered("4 players  a-j", "4 players  a-k"), "line 16: there is no column 'k'"),
    (altered("3 players  a-h", "3 players  b-h"), "expected '<2, 3 or 4> players"),
    (altered("3 players  a-h", "3 players  a-hh"), "expected '<2, 3 or 4> players"),
    (altered("3 players  a-h  b5 e2 g6", "3 players"), "expected '<2, 3 or 4> players"),
    (altered("3 players", "5 players"), "expected '<2, 3 or 4> players"),
    (altered("3 players", "2 players"), "line 18: 2 players are set up twice"),
    (altered("\n3 players  a-h  b5 e2 g6", ""), "no line for 3 players"),
    # §1.4 A start space in play for every player, each named once.
    (altered("b5 e2 g6", "b5 e2 i6"), "start space 'i6' is not in the play area"),
    (altered("b5 e2 g6", "b5 e2 z9"), "start space 'z9' is not in the play area"),
    (altered("b5 e2 g6", ""), "at least 3 different start spaces"),
    (altered("b5 e2 g6", "b5 e2"), "at least 3 different start spaces"),
    (altered("b5 e2 g6", "b5 e2 b5"), "at least 3 different start spaces"),
    (altered("b5 e2 g6", "b5 e2 g6 g6"), "at least 3 different start spaces"),
    # §1.4 §6.1 A start space holds a base, and no ziggurat stands on a river.
    (altered("b5 e2 g6", "b5 e3 g6"), "river"),
    # §1.1 A column has hexes, and among them both rivers.
    ("a", "column a: one hex of each river"),
    ("", "no line for 2 players"),
]


@pytest.mark.parametrize(("text", "what"), WRONG)
def test_not_a_board(text: str, what: str) -> None:
    """§1.1 §1.2 §1.3 §1.4 What is wrong is named, with its place."""
    with pytest.raises(BoardError, match=what):
        parse_board("wrong", text)


def test_not_a_board_with_more_columns_than_letters() -> None:
    """§1.1 Columns are named by one letter each."""
    pair = "{} P D G1 Sf B2 G\n{} B S1 Pf G2 S P\n"
    letters = "abcdefghijklmnopqrstuvwxyz"
    text = "".join(pair.format(*letters[index : index + 2]) for index in range(0, 26, 2))
    with pytest.raises(BoardError):
        parse_board("wide", text + pair.format("aa", "ab"))


def test_start_spaces_in_any_order() -> None:
    """§1.4 However the file lists them, they are kept as the board is read."""
    board = parse_board("again", altered("b5 e2 g6", "g6 b5 e2"))
    assert board.starts[3] == ("b5", "e2", "g6")


def test_not_changed_in_place() -> None:
    """§1.1 A board is frozen."""
    with pytest.raises(FrozenInstanceError):
        CLASSIC.name = "other"  # type: ignore[misc]
