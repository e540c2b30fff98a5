"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from rich.cells import cell_len
from rich.text import Text

from assyria.board.tracks import TURNS
from assyria.preview import preview
from assyria.render.choices import choice_cells, keyed_choices
from assyria.render.hexmap import board_lines
from assyria.render.lines import flow
from assyria.render.story import seat_names
from assyria.render.terminal import legend_lines, table_lines
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Phase, State, legal_moves, outcome, view
from assyria.rules.moves import Build, Harvest, Hut, Start, Supply, Well
from tests.effort import effort
from tests.games import KINDS, golden


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def drawn(state: State) -> str:
    return plain(board_lines(state))


def first(kind: str, phase: Phase) -> State:
    """The first position of some golden game in which there is a choice in this phase."""
    return first_where(kind, lambda state: state.phase is phase)


def first_where(kind: str, wanted: Callable[[State], bool]) -> State:
    """The first such position of some golden game in which there is a choice."""
    for number in range(20):
        history = golden(kind, number)
        for at in range(len(history.moves)):
            state = history.at(at)
            if wanted(state) and len(legal_moves(state)) > 1:
                return state
    raise AssertionError(kind)


def test_the_board_shows_every_hex_in_play() -> None:
    """§1.3 Hexes out of play are not drawn. Name, food and land stand together."""
    for kind, count in (("4-players", 64), ("3-players", 51), ("2-players", 38)):
        state = golden(kind, 0).at(0)
        text = drawn(state)
        shown = [at for at in state.game.board.hexes.values() if f"{at}{at.food[0].upper()}" in text]
        assert len(shown) == count
        assert text.count("~") == sum(at.region.is_river for at in state.game.area)


def test_the_board_leaves_room_for_the_rest() -> None:
    """Fourteen lines; all of one width."""
    for kind, width in (("4-players", 51), ("3-players", 41), ("2-players", 31)):
        lines = board_lines(golden(kind, 0).at(0))
        assert len(lines) == 14
        assert {line.cell_len for line in lines} == {width}


def test_the_board_shows_every_piece() -> None:
    """Huts, fed huts, ziggurats by level, wells."""
    for number in (1, 5, 9):
        history = golden("4-players", number)
        for at in range(0, len(history.moves), 10):
            state = history.at(at)
            text = drawn(state)
            assert text.count("⌂") == sum(len(player.huts) for player in state.players)
            assert text.count("⌂✓") == sum(len(player.fed) for player in state.players)
            assert text.count("▲") == sum(len(player.bases) for player in state.players)
            assert text.count("▲3") == sum(len(player.roofs) for player in state.players)
            assert text.count("O") == len(state.wells)


@pytest.mark.parametrize("phase", [Phase.START, Phase.HUTS, Phase.SUPPLY, Phase.WELLS, Phase.ACTIONS])
def test_what_can_be_chosen_is_marked_without_colour(phase: Phase) -> None:
    """Every hex and every corner that can be chosen, empty or with a piece, has a + in plain text."""
    words = words_in("en")
    state = first("3-players", phase)
    choices = preview(view(state)).choices
    places = {
        c.at for c in choices if not isinstance(c.move, Harvest) and (len(c.at) == 1 or isinstance(c.move, Well))
    }
    if phase is Phase.SUPPLY:
        places = {choice.at for choice in choices if isinstance(choice.move, Supply)}
    board = "\n".join(line.plain[:41] for line in table_lines(state, words, ["a", "b", "c"], 80, choices))
    assert board.count("+") == len(places)
    assert places or phase is Phase.SUPPLY


def test_a_hut_shows_its_gain_on_the_board() -> None:
    """Points, or camels on a river; ! where there is no food for it."""
    for number in range(3):
        history = golden("4-players", number)
        for at in range(0, len(history.moves), effort(5, 1)):
            state = history.at(at)
            if state.phase is not Phase.HUTS:
                continue
            choices = preview(view(state)).choices
            board = plain(table_lines(state, words_in("en"), ["a", "b", "c", "d"], 80, choices))
            assert board.count("!") == sum(choice.hungry for choice in choices)
            for choice in choices:
                assert f"+{choice.camels or choice.points}" in board


def test_a_building_site_keeps_its_hut() -> None:
    """The + stands before the piece, not in its place."""
    history = golden("2-players", 0)
    states = (history.at(at) for at in range(len(history.moves)))
    state = next(state for state in states if any(isinstance(move, Build) for move in legal_moves(state)))
    seat = "RB"[state.mover]
    choices = preview(view(state)).choices
    board = plain(table_lines(state, words_in("en"), ["a", "b"], 80, choices))
    assert board.count(f"+{seat}⌂") == sum(isinstance(choice.move, Build) for choice in choices) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_table_fits_its_room(language: str, kind: str) -> None:
    """Eighty columns and eighteen lines in every language, usually fifteen; nobody's name is missing or cut."""
    words = words_in(language)
    for number in range(effort(1, 3)):
        history = golden(kind, number)
        names = seat_names(history.game.players, words)
        heights = []
        for at in range(0, len(history.moves) + 1, effort(17, 3)):
            state = history.at(at)
            lines = table_lines(state, words, names, 80)
            assert max(line.cell_len for line in lines) <= 80
            heights.append(len(lines))
            text = plain(lines)
            assert "…" not in text
            assert all(name in text for name in names)
        assert max(heights) <= 18
        assert sorted(heights)[len(heights) // 2] == 15


def test_long_and_wide_names_are_cut() -> None:
    """So that nobody's name pushes the board off the screen; where there is more room, more of it is read."""
    names = ["Bartholomäus von Ninive", "亚述国王亚述国王亚述国王", "👑" * 20, "z\u0334" * 20]
    state = golden("4-players", 1).at(90)
    for width, shown in ((80, "Bartholom… "), (100, "Bartholomäus von Ni… ")):
        lines = table_lines(state, words_in("en"), names, width)
        assert max(line.cell_len for line in lines) <= width
        assert len(lines) <= 17
        assert shown in plain(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_is_one_line(language: str) -> None:
    """In every phase, with as many cards and wells as there can be."""
    words = words_in(language)
    state = golden("4-players", 0).at(0)
    first_turn_only = (Phase.START, Phase.DRAFT)
    for phase, reign in product(Phase, (1, 2, 3)):
        for turn in range(1, TURNS[reign - 1] + 1):
            if phase in first_turn_only and (reign, turn) != (1, 1):
                continue
            one = replace(state, phase=phase, reign=reign, turn=turn, expansion=(4,) * turn)
            assert table_lines(one, words, ["a", "b", "c", "d"], 80)[1].plain.startswith("/a1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_part_of_the_table(language: str) -> None:
    """Points by source and in all, and a star for the winner."""
    words = words_in(language)
    for kind in ("2-players", "3-players", "4-players"):
        state = golden(kind, 2).state
        end = outcome(state)
        assert end is not None
        lines = table_lines(state, words, seat_names(len(end.scores), words), 80)
        text = plain(lines)
        assert len(lines) <= 18
        assert text.count("★") == len(end.winners)
        for seat, score in enumerate(end.scores):
            assert str(score) in text
            assert all(str(points) in text for points in end.ledgers[seat])


def test_narrow_terminals_have_the_panel_below() -> None:
    """Nothing is lost where there is no room beside the board."""
    words = words_in("en")
    state = golden("4-players", 1).at(60)
    names = seat_names(4, words)
    wide, narrow = plain(table_lines(state, words, names, 80)), plain(table_lines(state, words, names, 60))
    assert max(map(cell_len, narrow.splitlines())) <= 60
    assert sorted("".join(wide.split())) == sorted("".join(narrow.split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    """All that stands on the board and in hands."""
    lines = legend_lines(words_in(language), 80)
    text = plain(lines)
    assert all(sign in text for sign in ("⌂", "⌂✓", "▲1–3", "+2"))
    assert all(f"{sign}\u00a0" in text for sign in '⌂Oo~"+!GPSBDW'), "each with its meaning in one line"
    assert len(lines) <= 6


class TestChoices:
    @pytest.mark.parametrize("phase", [Phase.START, Phase.HUTS, Phase.SUPPLY])
    def test_hexes_are_typed_as_they_are_called_or_by_number(self, phase: Phase) -> None:
        """§5.1 A hut by its hex; hexes that earn the same stand together, with the numbers that they have."""
        state = first_where(
            "2-players",
            lambda state: state.phase is phase and (state.supplying is None) == (phase is not Phase.SUPPLY),
        )
        choices = preview(view(state)).choices
        keyed = keyed_choices(choices, words_in("en"))
        moves = legal_moves(state)
        assert [keyed[str(number)].move for number in range(1, len(moves) + 1)] == list(
            dict.fromkeys(choice.move for choice in keyed.values())
        )
        assert {key: choice.move for key, choice in keyed.items() if not key.isdecimal()} == {
            str(move.at): move for move in moves if isinstance(move, (Start, Hut, Supply))
        }
        cells = [cell.plain for cell in choice_cells(choices, words_in("en"))]
        for cell in cells:
            numbers, *hexes = cell.split(":")[0].split()
            first_number, last = int(numbers.split("–")[0]), int(numbers.split("–")[-1])
            assert [keyed[str(number)] for number in range(first_number, last + 1)] == [keyed[at] for at in hexes]
        assert len({cell.split(": ")[1] for cell in cells}) == len(cells)

    def test_columns_are_typed_by_their_numbers(self) -> None:
        """Also when some have been taken."""
        state = next(
            state
            for history in (golden("4-players", number) for number in range(10))
            for at in range(4, 12)
            if (state := history.at(at)).phase is Phase.HARVEST
            and state.takers[0] is None
            and state.takers[1] is not None
        )
        keyed = keyed_choices(preview(view(state)).choices, words_in("en"))
        assert all(choice.move == Harvest(int(key)) for key, choice in keyed.items())
        assert set(keyed) == {str(n) for n, taker in enumerate(state.takers, start=1) if taker is None}

    def test_to_finish_is_always_nought(self) -> None:
        """And always the first that is read; all others are numbered from 1."""
        state = first("4-players", Phase.ACTIONS)
        choices = preview(view(state)).choices
        keyed = keyed_choices(choices, words_in("en"))
        assert {choice.move for choice in keyed.values()} == {*legal_moves(state)}
        numbers = [int(key) for key in keyed if key.isdecimal()]
        assert numbers == list(range(len(legal_moves(state))))
        assert choice_cells(choices, words_in("en"))[0].plain == "0: finish"


class TestLines:
    def test_cells_stay_whole_where_they_can(self) -> None:
        """A cell that does not fit goes to the next line."""
        cells = [Text("c4 c5: +2"), Text("d1: +1"), Text("e7: +3 camels")]
        assert [line.plain for line in flow(cells, 20, gap=3)] == ["c4 c5: +2   d1: +1", "e7: +3 camels"]

    def test_long_cells_are_broken_at_spaces_then_anywhere(self) -> None:
        """A path has no spaces; a wide character takes two cells."""
        assert [line.plain for line in flow([Text("one two three")], 8, indent=1)] == ["one two", " three"]
        assert [line.plain for line in flow([Text("/a/long/path")], 6)] == ["/a/lon", "g/path"]
        assert [line.plain for line in flow([Text("亚述亚述")], 5)] == ["亚述", "亚述"]
