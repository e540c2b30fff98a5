"""Actions: ziggurats (§6.1, §6.2)."""

from typing import Any

import pytest

from assyria.rules import DONE, Phase, Player, Reason, State, legal_moves
from assyria.rules.events import ZigguratBuilt, ZigguratExtended
from assyria.rules.moves import Build, Extend
from tests.positions import at, corners, hexes, played, refused, table


def acting(player: Player, **more: Any) -> State:
    return table(seats={0: player}, **more)


def build(name: str) -> Build:
    return Build(at(name))


def extend(name: str) -> Extend:
    return Extend(at(name))


@pytest.mark.parametrize("name", ["b1", "b3"])
def test_a_base_replaces_a_hut(name: str) -> None:
    """§6.1 6 camels; the hut goes back to stock. Arid or fertile land."""
    before = acting(Player(huts=hexes(f"{name} b2"), fed=hexes(f"{name} b2"), camels=7))
    step = played(before, build(name))
    me = step.state.players[0]
    assert (me.huts, me.fed, me.bases, me.camels) == (hexes("b2"), hexes("b2"), hexes(name), 1)
    assert (before.stock(0), step.state.stock(0)) == (8, 9)
    assert step.events == (ZigguratBuilt(0, at(name), camels=6),)


def test_beside_a_hex_that_touches_a_well() -> None:
    """§6.1 The hex itself must not touch a well; one further on may."""
    state = acting(Player(huts=hexes("a1 a2 b1 c1"), camels=7), wells=corners("a1-a2-b1"))
    assert build("c1") in legal_moves(state)


def test_not_two_bases_in_one_turn() -> None:
    """§6.1 §5.5 Nobody ever has twelve camels, so the second base waits."""
    state = played(acting(Player(huts=hexes("b1 b3"), camels=10)), build("b1")).state
    assert refused(state, build("b3")) is Reason.NOT_ENOUGH_CAMELS


def test_not_without_an_own_hut() -> None:
    """§6.1 Neither on an empty hex, nor on another's hut, nor on a ziggurat."""
    seats = {0: Player(bases=hexes("b5"), camels=10), 1: Player(huts=hexes("b1"))}
    for name in ("a1", "b1", "b5"):
        assert refused(table(seats=seats), build(name)) is Reason.NO_HUT_TO_REPLACE


def test_not_on_a_river() -> None:
    """§6.1 No ziggurat stands in the water."""
    assert refused(acting(Player(huts=hexes("b2"), camels=10)), build("b2")) is Reason.ON_A_RIVER


def test_not_touching_a_well() -> None:
    """§6.1 Anyone's well: nobody remembers who dug it."""
    state = acting(Player(huts=hexes("b1"), camels=10), wells=corners("a1-a2-b1"))
    assert refused(state, build("b1")) is Reason.TOUCHES_A_WELL


def test_not_a_fifth_base() -> None:
    """§1.5 §6.1 Four bases a player."""
    state = acting(Player(huts=hexes("b1"), bases=hexes("b5 i2 i6 e1"), camels=10))
    assert refused(state, build("b1")) is Reason.NO_BASE_LEFT


def test_a_fourth_base() -> None:
    """§1.5 §6.1 Three bases on the board, one to build with."""
    state = acting(Player(huts=hexes("b1"), bases=hexes("b5 i2 i6"), camels=10))
    assert played(state, build("b1")).state.players[0].bases == hexes("b1 b5 i2 i6")


def test_not_for_five_camels() -> None:
    """§6.1 A base costs 6."""
    assert refused(acting(Player(huts=hexes("b1"), camels=5)), build("b1")) is Reason.NOT_ENOUGH_CAMELS


def test_a_centre_on_a_base() -> None:
    """§6.2 3 camels, and it then has two tiles."""
    step = played(acting(Player(bases=hexes("b1"), camels=4)), extend("b1"))
    me = step.state.players[0]
    assert (me.centres, me.roofs, me.camels, me.tiles) == (hexes("b1"), frozenset(), 1, 2)
    assert step.events == (ZigguratExtended(0, at("b1"), level=2, camels=3),)


def test_a_roof_on_a_centre() -> None:
    """§6.2 2 camels, and the ziggurat is complete."""
    step = played(acting(Player(bases=hexes("b1"), centres=hexes("b1"), camels=3)), extend("b1"))
    me = step.state.players[0]
    assert (me.roofs, me.camels, me.tiles) == (hexes("b1"), 1, 3)
    assert step.events == (ZigguratExtended(0, at("b1"), level=3, camels=2),)


def test_two_different_ziggurats_in_one_turn() -> None:
    """§6.2 Each rises one level."""
    state = acting(Player(bases=hexes("b1 b5"), centres=hexes("b5"), camels=6))
    me = played(state, extend("b1"), extend("b5")).state.players[0]
    assert (me.centres, me.roofs, me.camels) == (hexes("b1 b5"), hexes("b5"), 1)


def test_again_in_the_next_turn() -> None:
    """§6.2 What rose in one turn may rise in the next."""
    state = acting(Player(bases=hexes("b1"), camels=6), raised=hexes("b1"))
    state = played(state, DONE).state
    assert state.phase is Phase.HARVEST
    assert state.raised == frozenset()


def test_all_twelve_tiles() -> None:
    """§1.5 §6.2 Tiles of one kind never run out before the ziggurats do."""
    four = hexes("b1 b5 i2 i6")
    state = acting(Player(bases=four, centres=four, roofs=four - hexes("i6"), camels=3))
    assert played(state, extend("i6")).state.players[0].tiles == 12


def test_not_twice_a_turn() -> None:
    """§6.2 A ziggurat rises at most one level a turn."""
    state = played(acting(Player(bases=hexes("b1"), camels=8)), extend("b1")).state
    assert refused(state, extend("b1")) is Reason.RAISED_THIS_TURN


def test_not_in_the_turn_it_was_built() -> None:
    """§6.2 One built this turn does not rise again this turn."""
    state = played(acting(Player(huts=hexes("b1"), camels=10)), build("b1")).state
    assert refused(state, extend("b1")) is Reason.RAISED_THIS_TURN


def test_not_above_the_roof() -> None:
    """§6.2 Three tiles are a whole ziggurat."""
    state = acting(Player(bases=hexes("b1"), centres=hexes("b1"), roofs=hexes("b1"), camels=8))
    assert refused(state, extend("b1")) is Reason.ZIGGURAT_COMPLETE


def test_not_where_no_own_ziggurat_is() -> None:
    """§6.2 Neither a hut nor another's ziggurat is extended."""
    seats = {0: Player(huts=hexes("b1"), camels=8), 1: Player(bases=hexes("b5"))}
    assert refused(table(seats=seats), extend("b1")) is Reason.NO_ZIGGURAT_THERE
    assert refused(table(seats=seats), extend("b5")) is Reason.NO_ZIGGURAT_THERE


def test_not_without_the_camels() -> None:
    """§6.2 A centre costs 3, a roof 2."""
    state = acting(Player(bases=hexes("b1"), camels=2))
    assert refused(state, extend("b1")) is Reason.NOT_ENOUGH_CAMELS
    state = acting(Player(bases=hexes("b1"), centres=hexes("b1"), camels=1))
    assert refused(state, extend("b1")) is Reason.NOT_ENOUGH_CAMELS


def test_for_the_last_camels() -> None:
    """§6.1 §6.2 Exactly what it costs is enough."""
    assert played(acting(Player(huts=hexes("b1"), camels=6)), build("b1")).state.players[0].camels == 0
    assert played(acting(Player(bases=hexes("b1"), camels=3)), extend("b1")).state.players[0].camels == 0
    high = Player(bases=hexes("b1"), centres=hexes("b1"), camels=2)
    assert played(acting(high), extend("b1")).state.players[0].camels == 0


def test_all_that_can_be_built_or_extended() -> None:
    """§6.1 §6.2 Huts and ziggurats as the board is read."""
    state = acting(Player(huts=hexes("e4 c1 a1 b3 b2"), bases=hexes("i6 b5 e1"), camels=9))
    assert [move.at for move in legal_moves(state) if isinstance(move, Build)] == ["a1", "b3", "c1", "e4"]
    assert [move.at for move in legal_moves(state) if isinstance(move, Extend)] == ["b5", "e1", "i6"]
