"""The numbering of actions: stable, complete, and the same in every phase (docs/kernel.md)."""

from __future__ import annotations

import doctest
from dataclasses import replace
from pathlib import Path

import pytest

from assyria.board import Dignitary, card_named, load_board
from assyria.kernel import ACTIONS, NUMBERING, action_of, move_of
from assyria.rules import DONE, OFFER, Move, Phase, State
from assyria.rules.moves import Build, Buy, Court, Draft, Extend, Feed, Harvest, Hut, Start, Supply, Well
from tests.games import golden

BOARD = load_board("classic")
MANUAL = Path(__file__).parents[2] / "docs" / "kernel.md"


def card_moves(kind: type[Draft | Feed | Buy], names: str) -> list[Move]:
    cards = [card_named(name) for name in names.split()]
    return [kind(card) for card in cards if card is not None]


CARDS = (
    "barley-1 barley-2 barley-3 dates-1 dates-2 dates-3 grapes-1 grapes-2 grapes-3 "
    "palm-1 palm-2 palm-3 salt-1 salt-2 salt-3 wild plow"
)


def test_numbering_1() -> None:
    """Written out: whoever changes a number changes the version."""
    assert NUMBERING == 1
    assert [action_of(Hut(at)) for at in BOARD.hexes.values()] == list(range(64))
    assert action_of(Hut(BOARD.hexes["b5"])) == 10
    assert action_of(Hut(BOARD.hexes["j6"])) == 63
    assert [action_of(Well(site)) for site in BOARD.sites[4]] == list(range(64, 122))
    assert [BOARD.sites[4][n] for n in (0, 1, 57)] == ["a1-a2-b1", "a2-a3-b2", "i6-j5-j6"]
    assert [action_of(move) for move in card_moves(Feed, CARDS)] == list(range(122, 139))
    assert [action_of(Harvest(column)) for column in range(1, 6)] == list(range(139, 144))
    assert [action_of(Court(dignitary)) for dignitary in Dignitary] == [144, 145, 146]
    assert (action_of(OFFER), action_of(DONE), ACTIONS) == (147, 148, 149)


def test_the_manual_runs() -> None:
    """Its example does what it says."""
    failed, tried = doctest.testfile(str(MANUAL), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_the_manual_has_the_same_numbers() -> None:
    text = MANUAL.read_text(encoding="utf-8")
    for span in ("0–63", "64–121", "122–138", "139–143", "144–146", "147", "148"):
        assert f"| {span} |" in text
    assert f"numbering {NUMBERING}" in text


def position(phase: Phase) -> State:
    """Some position of the phase."""
    history = golden("4-players", 0)
    return next(
        state for state in map(history.at, range(len(history.moves))) if state.phase is phase and state.me.bases
    )


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        (Phase.DRAFT, card_moves(Draft, CARDS)),
        (Phase.HARVEST, [Harvest(column) for column in range(1, 6)]),
        (Phase.HUTS, [Hut(at) for at in BOARD.hexes.values()]),
        (Phase.SUPPLY, [*card_moves(Feed, CARDS), *(Supply(at) for at in BOARD.hexes.values())]),
        (Phase.ACTIONS, [*card_moves(Buy, CARDS), OFFER, DONE, *(Court(dignitary) for dignitary in Dignitary)]),
    ],
)
def test_a_number_means_one_move_in_each_phase(phase: Phase, moves: list[Move]) -> None:
    """There and back; every other number is no decision of the phase."""
    state = position(phase)
    numbers = [action_of(move) for move in moves]
    assert [move_of(number, state) for number in numbers] == moves
    hexes = set(range(64)) if phase is Phase.ACTIONS else set()
    for number in {-1, ACTIONS, *range(ACTIONS)} - set(numbers) - hexes:
        with pytest.raises(ValueError, match=f"{number} is no action in {phase.value}"):
            move_of(number, state)


def test_start_spaces_and_wells() -> None:
    start = golden("4-players", 0).at(0)
    assert [move_of(n, start) for n in range(64)] == [Start(at) for at in BOARD.hexes.values()]
    digging = replace(position(Phase.SUPPLY), phase=Phase.WELLS)
    assert [move_of(64 + n, digging) for n in range(58)] == [Well(site) for site in BOARD.sites[4]]
    assert move_of(148, digging) == DONE


def test_a_hex_in_the_actions_is_to_build_on_or_to_extend() -> None:
    """§6.1, §6.2 No hex holds both a hut and a ziggurat."""
    state = position(Phase.ACTIONS)
    for number, at in enumerate(BOARD.hexes.values()):
        assert move_of(number, state) == (Extend(at) if at in state.me.bases else Build(at))
        assert action_of(Build(at)) == action_of(Extend(at)) == number


def test_a_corner_with_fertile_land_has_no_number() -> None:
    """§5.4 No well may ever stand there."""
    fertile = next(site for site in BOARD.corners.values() if site not in BOARD.sites[4])
    with pytest.raises(ValueError, match="no site for a well"):
        action_of(Well(fertile))
